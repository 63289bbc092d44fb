/// A piece of JSON: what a trace carries besides touches.
///
/// Objects keep the order of their keys and numbers keep their digits, so that what is read can be
/// written again unchanged.
public indirect enum JSONValue: Equatable, Sendable {
  /// Nothing; in a setup it means "no limit".
  case null
  /// True or false.
  case bool(Bool)
  /// A finite number.
  case number(JSONNumber)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Keys with values, in the order in which they were written; no key twice.
  case object([JSONMember])
}

/// One key of an object with its value.
public struct JSONMember: Equatable, Sendable {
  /// The key.
  public var key: String
  /// What stands behind it.
  public var value: JSONValue

  /// Makes a member from its key and its value.
  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

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
