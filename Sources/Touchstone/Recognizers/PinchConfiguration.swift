/// When a pinch begins; both figures are assumptions, UIKit's are private.
public struct PinchConfiguration: Hashable, Sendable {
  /// Points by which the fingers' distance must change; it begins beyond that.
  public var minimumSpanChange: Double
  /// Points that the fingers' distance must have, before or after the change.
  public var minimumSpan: Double

  /// Makes a configuration.
  public init(minimumSpanChange: Double = 10, minimumSpan: Double = 0) {
    self.minimumSpanChange = minimumSpanChange
    self.minimumSpan = minimumSpan
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("minimumSpanChange", minimumSpanChange)
    try ConfigurationError.check("minimumSpan", minimumSpan)
  }
}
