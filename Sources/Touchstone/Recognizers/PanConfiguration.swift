/// When a pan begins and what it reports.
///
/// Defaults are UIKit's.
public struct PanConfiguration: Hashable, Sendable {
  /// Fingers that it takes; UIKit: one or more.
  public var touches: TouchCount
  /// The axis that it follows.
  public var axis: Axis
  /// The edge of `bounds` at which it must start; nil for anywhere.
  public var edge: ScreenEdge?
  /// How far from the edge it may start, in points; 20 is our assumption, UIKit's is private.
  public var edgeInset: Double
  /// The view whose edge counts; needed with `edge`.
  public var bounds: Rect?
  /// How far the fingers must move before it begins, in points; UIKit: 10 (measured).
  public var minimumDistance: Double
  /// Whether it begins only beyond the distance (true) or on reaching it (false, UIKit).
  public var isStrict: Bool
  /// What is compared with the distance.
  public var measure: Measure
  /// Where its translation counts from.
  public var origin: Origin
  /// What must be greater along the axis than across it at the moment it would begin.
  public var directionGuard: DirectionGuard
  /// Which fingers it follows.
  public var tracking: Tracking
  /// What a finger beyond the most does.
  public var exceedingMaximum: ExceedingMaximum
  /// Whether it begins without movement once no rival is left (Flutter).
  public var beginsWhenAlone: Bool
  /// How its velocity is estimated.
  public var velocity: VelocityConfiguration

  /// The axis that a pan follows.
  public enum Axis: UInt8, Hashable, Sendable {
    /// Both.
    case free
    /// Left and right; the other component is reported as 0.
    case horizontal
    /// Up and down; the other component is reported as 0.
    case vertical
  }

  /// What is compared with the minimum distance.
  public enum Measure: UInt8, Hashable, Sendable {
    /// The straight way from the start (UIKit, measured).
    case displacement
    /// The straight way along the axis (Flutter's axis drags).
    case axis
    /// The greater of the two components.
    case perAxis
    /// The length of the path (Flutter's free drag).
    case path
  }

  /// Where a translation counts from.
  public enum Origin: UInt8, Hashable, Sendable {
    /// Where the finger landed.
    case touchDown
    /// The minimum distance further along the movement, so that only the excess is reported.
    case threshold
    /// The point where the pan began.
    case acceptance
  }

  /// What must be greater along the axis than across it.
  public enum DirectionGuard: UInt8, Hashable, Sendable {
    /// Nothing.
    case none
    /// The velocity.
    case velocity
    /// The movement.
    case translation
  }

  /// Which fingers a pan follows.
  public enum Tracking: UInt8, Hashable, Sendable {
    /// The middle of all.
    case centroid
    /// The one that landed last; when it lifts, the one that landed first.
    case latest
    /// All; their movements add up.
    case sum
  }

  /// What a finger beyond the most does.
  public enum ExceedingMaximum: UInt8, Hashable, Sendable {
    /// Nothing; it is not followed.
    case ignore
    /// It makes the pan fail, or cancels it.
    case fail
    /// It makes the pan fail, or ends it.
    case end
  }

  /// Makes a configuration; what is left out is UIKit's.
  public init(
    touches: TouchCount = .atLeast(1), axis: Axis = .free, edge: ScreenEdge? = nil,
    edgeInset: Double = 20, bounds: Rect? = nil, minimumDistance: Double = 10,
    isStrict: Bool = false, measure: Measure = .displacement, origin: Origin = .threshold,
    directionGuard: DirectionGuard = .none, tracking: Tracking = .centroid,
    exceedingMaximum: ExceedingMaximum = .ignore, beginsWhenAlone: Bool = false,
    velocity: VelocityConfiguration = .uiKit
  ) {
    self.touches = touches
    self.axis = axis
    self.edge = edge
    self.edgeInset = edgeInset
    self.bounds = bounds
    self.minimumDistance = minimumDistance
    self.isStrict = isStrict
    self.measure = measure
    self.origin = origin
    self.directionGuard = directionGuard
    self.tracking = tracking
    self.exceedingMaximum = exceedingMaximum
    self.beginsWhenAlone = beginsWhenAlone
    self.velocity = velocity
  }

  func validate() throws(ConfigurationError) {
    try touches.validate()
    try ConfigurationError.check("minimumDistance", minimumDistance)
    try ConfigurationError.check("edgeInset", edgeInset)
    if edge != nil, bounds == nil {
      throw ConfigurationError("edge", .missing(because: "the view's bounds say where it is"))
    }
    if let bounds {
      try ConfigurationError.check("bounds", bounds.minX, min: -.greatestFiniteMagnitude)
      try ConfigurationError.check("bounds", bounds.minY, min: -.greatestFiniteMagnitude)
      try ConfigurationError.check("bounds", bounds.size.width)
      try ConfigurationError.check("bounds", bounds.size.height)
    }
    if directionGuard != .none, axis == .free {
      throw ConfigurationError("guard", .contradicts("axis free"))
    }
    try velocity.validate()
  }
}
