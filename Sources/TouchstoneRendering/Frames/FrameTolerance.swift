/// How far two frames may lie apart and still count as the same.
public struct FrameTolerance: Hashable, Sendable {
  /// Seconds.
  public var time: Double
  /// Points, for x and y each.
  public var translation: Double
  /// Size factor.
  public var scale: Double
  /// Radians.
  public var rotation: Double
  /// Visibility, 0…1.
  public var opacity: Double

  /// Not the smallest difference.
  public static let exact: FrameTolerance = FrameTolerance(0)

  /// Makes a tolerance; what is left out is 1e-9.
  public init(
    time: Double = 1e-9, translation: Double = 1e-9, scale: Double = 1e-9,
    rotation: Double = 1e-9, opacity: Double = 1e-9
  ) {
    self.time = time
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }

  /// Makes a tolerance that is the same for all numbers.
  public init(_ all: Double) {
    self.init(time: all, translation: all, scale: all, rotation: all, opacity: all)
  }

  /// The tolerance of one number of a transform.
  public func value(for part: TransformPart) -> Double {
    switch part {
    case .x, .y: translation
    case .scale: scale
    case .rotation: rotation
    case .opacity: opacity
    }
  }
}
