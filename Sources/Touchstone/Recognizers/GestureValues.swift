/// The numbers of a gesture at one moment.
public struct GestureValues: Hashable, Sendable {
  /// Middle of the fingers, in points of the view; for a pan, the place that it follows.
  public var location: Point
  /// Where the touch landed, in points of the view.
  public var startLocation: Point
  /// Movement since the pan's origin, in points; zero for other gestures.
  public var translation: Vector
  /// Distance of the fingers relative to when the pinch began; 1 for other gestures.
  public var scale: Double
  /// Turn of the fingers since they landed, in degrees, clockwise positive; 0 for other gestures.
  public var rotation: Double
  /// Direction of a swipe.
  public var direction: SwipeDirection?
  /// Fingers that take part.
  public var numberOfTouches: Int
  /// Taps that were counted.
  public var numberOfTaps: Int

  /// Makes values; what is left out is neutral.
  public init(
    location: Point = .zero, startLocation: Point = .zero, translation: Vector = .zero,
    scale: Double = 1, rotation: Double = 0, direction: SwipeDirection? = nil,
    numberOfTouches: Int = 0, numberOfTaps: Int = 0
  ) {
    self.location = location
    self.startLocation = startLocation
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.direction = direction
    self.numberOfTouches = numberOfTouches
    self.numberOfTaps = numberOfTaps
  }
}
