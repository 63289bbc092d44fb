/// How something is shown relative to its place at rest.
///
/// The parts are kept apart, not multiplied into a matrix, so that a spring can move each of them.
/// They apply in the order scale, rotation, translation, about the middle of what is shown.
public struct Transform: Hashable, Sendable {
  /// Movement in points; x to the right, y downwards.
  public var translation: Vector
  /// Size factor; 1 is natural size.
  public var scale: Double
  /// Turn in radians; positive turns clockwise on a screen whose y grows downwards.
  public var rotation: Double
  /// Visibility from 0 (unseen) to 1 (solid).
  public var opacity: Double

  /// Shown at rest: not moved, not scaled, not turned, solid.
  public static let identity: Transform = Transform()

  /// Makes a transform; what is left out stays at rest.
  @inlinable
  public init(
    translation: Vector = .zero, scale: Double = 1, rotation: Double = 0, opacity: Double = 1
  ) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }

  /// Whether every part is a finite number.
  public var isFinite: Bool {
    translation.isFinite && scale.isFinite && rotation.isFinite && opacity.isFinite
  }
}
