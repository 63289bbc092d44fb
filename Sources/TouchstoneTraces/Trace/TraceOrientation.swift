/// How a device is mounted relative to the view: axes exchanged, axes mirrored.
///
/// The axes are exchanged first; the mirrors then apply to the view's own axes.
public struct TraceOrientation: OptionSet, Hashable, Sendable {
  /// The sum of the options' bits.
  public var rawValue: UInt8

  /// Makes an orientation from the sum of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The view's x grows to the left of the device.
  public static let flipX: TraceOrientation = TraceOrientation(rawValue: 1)
  /// The view's y grows upwards on the device.
  public static let flipY: TraceOrientation = TraceOrientation(rawValue: 2)
  /// The device's x is the view's y.
  public static let swap: TraceOrientation = TraceOrientation(rawValue: 4)

  /// Reads the words joined by plus signs, for example `swap+flipX`; nil for anything else.
  public init?(_ text: String) {
    self = []
    for word in text.split(separator: "+", omittingEmptySubsequences: false) {
      switch word {
      case "flipX": insert(.flipX)
      case "flipY": insert(.flipY)
      case "swap": insert(.swap)
      default: return nil
      }
    }
  }

  /// The words joined by plus signs; empty for a device mounted like the view.
  public var text: String {
    var words: [String] = []
    if contains(.flipX) { words.append("flipX") }
    if contains(.flipY) { words.append("flipY") }
    if contains(.swap) { words.append("swap") }
    return words.joined(separator: "+")
  }
}
