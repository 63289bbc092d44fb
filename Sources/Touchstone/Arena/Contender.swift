/// A recognizer with its name and its place in the hierarchy of views, ready for an arena.
public struct ContenderOf<Custom: Recognizer>: Equatable, Sendable {
  /// What it is called in relations, journals and messages; unique within an arena.
  public var name: String
  /// How deep its view lies; deeper ones are asked first.
  ///
  /// 0 is the outermost view.
  public var depth: Int
  /// Whether it takes part.
  public var isEnabled: Bool
  /// What it watches for.
  public var kind: Kind

  /// The recognizers that there are, and a person's own.
  public enum Kind: Equatable, Sendable {
    /// Follows fingers.
    case pan(PanConfiguration)
    /// Begins after a rest.
    case longPress(LongPressConfiguration)
    /// Short touches.
    case tap(TapConfiguration)
    /// Quick straight movements.
    case swipe(SwipeConfiguration)
    /// Fingers that spread and close.
    case pinch(PinchConfiguration)
    /// Fingers that turn.
    case rotation(RotationConfiguration)
    /// A person's own.
    case custom(Custom)
  }

  /// Makes a contender.
  public init(_ name: String, _ kind: Kind, depth: Int = 0, isEnabled: Bool = true) {
    self.name = name
    self.kind = kind
    self.depth = depth
    self.isEnabled = isEnabled
  }

  /// A pan.
  public static func pan(
    _ name: String = "pan", _ configuration: PanConfiguration = PanConfiguration(),
    depth: Int = 0, isEnabled: Bool = true
  ) -> ContenderOf {
    ContenderOf(name, .pan(configuration), depth: depth, isEnabled: isEnabled)
  }

  /// A long press.
  public static func longPress(
    _ name: String = "longPress",
    _ configuration: LongPressConfiguration = LongPressConfiguration(),
    depth: Int = 0, isEnabled: Bool = true
  ) -> ContenderOf {
    ContenderOf(name, .longPress(configuration), depth: depth, isEnabled: isEnabled)
  }

  /// One or more taps.
  public static func tap(
    _ name: String = "tap", _ configuration: TapConfiguration = TapConfiguration(),
    depth: Int = 0, isEnabled: Bool = true
  ) -> ContenderOf {
    ContenderOf(name, .tap(configuration), depth: depth, isEnabled: isEnabled)
  }

  /// A swipe.
  public static func swipe(
    _ name: String = "swipe", _ configuration: SwipeConfiguration = SwipeConfiguration(),
    depth: Int = 0, isEnabled: Bool = true
  ) -> ContenderOf {
    ContenderOf(name, .swipe(configuration), depth: depth, isEnabled: isEnabled)
  }

  /// A pinch.
  public static func pinch(
    _ name: String = "pinch", _ configuration: PinchConfiguration = PinchConfiguration(),
    depth: Int = 0, isEnabled: Bool = true
  ) -> ContenderOf {
    ContenderOf(name, .pinch(configuration), depth: depth, isEnabled: isEnabled)
  }

  /// A rotation.
  public static func rotation(
    _ name: String = "rotation", _ configuration: RotationConfiguration = RotationConfiguration(),
    depth: Int = 0, isEnabled: Bool = true
  ) -> ContenderOf {
    ContenderOf(name, .rotation(configuration), depth: depth, isEnabled: isEnabled)
  }

  /// A person's own recognizer.
  public static func custom(
    _ name: String, _ recognizer: Custom, depth: Int = 0, isEnabled: Bool = true
  ) -> ContenderOf {
    ContenderOf(name, .custom(recognizer), depth: depth, isEnabled: isEnabled)
  }
}

/// A contender of the built-in kinds.
public typealias Contender = ContenderOf<Never>
