/// The rule book of a platform: constants and rules for the same recognizers.
///
/// A profile is data; anyone can make one. One trace can be judged by all of them.
public struct GestureProfile: Hashable, Sendable {
  /// What it is called in traces and on the command line.
  public var name: String
  /// Pan in both axes.
  public var pan: PanConfiguration
  /// Pan along one axis; its own axis is replaced by the one asked for.
  public var axisPan: PanConfiguration
  /// Long press.
  public var longPress: LongPressConfiguration
  /// Tap.
  public var tap: TapConfiguration
  /// Swipe.
  public var swipe: SwipeConfiguration
  /// Pinch.
  public var pinch: PinchConfiguration
  /// Rotation.
  public var rotation: RotationConfiguration

  /// Makes a profile; what is left out is UIKit's.
  public init(
    name: String, pan: PanConfiguration = PanConfiguration(), axisPan: PanConfiguration? = nil,
    longPress: LongPressConfiguration = LongPressConfiguration(),
    tap: TapConfiguration = TapConfiguration(), swipe: SwipeConfiguration = SwipeConfiguration(),
    pinch: PinchConfiguration = PinchConfiguration(),
    rotation: RotationConfiguration = RotationConfiguration()
  ) {
    self.name = name
    self.pan = pan
    self.axisPan = axisPan ?? pan
    self.longPress = longPress
    self.tap = tap
    self.swipe = swipe
    self.pinch = pinch
    self.rotation = rotation
  }

  /// The pan for an axis.
  public func pan(along axis: PanConfiguration.Axis) -> PanConfiguration {
    guard axis != .free else { return pan }
    var configuration = axisPan
    configuration.axis = axis
    return configuration
  }

  /// Every profile, in the order in which a comparison lists them.
  public static let all: [GestureProfile] = [
    .uiKit, .standard, .swiftUI, .flutter, .android, .chromium,
  ]

  /// The profile with a name.
  public static func named(_ name: String) -> GestureProfile? {
    all.first { $0.name == name }
  }
}
