/// When a rotation begins; the figure is an assumption, UIKit's is private.
public struct RotationConfiguration: Hashable, Sendable {
  /// Degrees that the fingers must turn; it begins beyond that.
  public var minimumRotation: Double

  /// Makes a configuration.
  public init(minimumRotation: Double = 10) {
    self.minimumRotation = minimumRotation
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("minimumRotation", minimumRotation)
  }
}
