extension Transform: VectorArithmetic {
  /// The difference of two equal transforms: every part is zero, the scale too.
  @inlinable
  public static var zero: Transform {
    Transform(translation: .zero, scale: 0, rotation: 0, opacity: 0)
  }

  /// The sum, part by part; meant for differences and velocities, not for chaining transforms.
  @inlinable
  public static func + (left: Transform, right: Transform) -> Transform {
    Transform(
      translation: left.translation + right.translation, scale: left.scale + right.scale,
      rotation: left.rotation + right.rotation, opacity: left.opacity + right.opacity)
  }

  /// The difference, part by part.
  @inlinable
  public static func - (left: Transform, right: Transform) -> Transform {
    Transform(
      translation: left.translation - right.translation, scale: left.scale - right.scale,
      rotation: left.rotation - right.rotation, opacity: left.opacity - right.opacity)
  }

  /// Multiplies every part by a factor.
  @inlinable
  public mutating func scale(by factor: Double) {
    translation = translation * factor
    scale *= factor
    rotation *= factor
    opacity *= factor
  }

  /// The sum of the squares of all parts, whatever their units.
  @inlinable
  public var magnitudeSquared: Double {
    translation.lengthSquared + scale * scale + rotation * rotation + opacity * opacity
  }

  /// Five: x, y, scale, rotation, opacity.
  @inlinable
  public static var componentCount: Int { 5 }

  /// One of x, y, scale, rotation, opacity, in this order.
  @inlinable
  public func component(_ index: Int) -> Double {
    switch index {
    case 0: translation.x
    case 1: translation.y
    case 2: scale
    case 3: rotation
    default: opacity
    }
  }

  /// One point for x and y; a hundredth for the others, which moves the edge of something a
  /// hundred points wide by about a point.
  @inlinable
  public static func unit(ofComponent index: Int) -> Double { index < 2 ? 1 : 0.01 }
}
