/// A number with its value and its canonical digits.
public struct JSONNumber: Equatable, Sendable {
  /// The nearest double.
  public let value: Double
  /// The digits as the canonical form writes them: whole numbers in full, others shortest.
  public let text: String

  /// Makes a number from a double; not-a-number and infinities are refused.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    var bytes: [UInt8] = []
    DecimalWriter.append(value, to: &bytes)
    self.init(value: value, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Makes a number from an integer.
  public init(_ value: Int64) {
    var bytes: [UInt8] = []
    DecimalWriter.append(value, to: &bytes)
    self.init(value: Double(value), text: String(decoding: bytes, as: UTF8.self))
  }

  init(value: Double, text: String) {
    self.value = value
    self.text = text
  }

  /// The value as an integer, if it is one and fits.
  public var integer: Int64? { Int64(text) }
}
