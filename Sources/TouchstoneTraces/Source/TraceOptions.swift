public import Touchstone

/// How a recording is to be read.
public struct TraceOptions: Equatable, Sendable {
  /// The format; nil to recognize it by the content.
  public var format: TraceFormat?
  /// The size of the view in points, instead of what the file says.
  public var view: Size?
  /// The ranges of the axes, for recordings that do not say.
  public var axes: TraceAxes?
  /// How the device is mounted, for recordings that do not say.
  public var orientation: TraceOrientation = []
  /// The device to follow, by name or node; nil for the first that is touched.
  public var device: String?
  /// Frames a second of a recording without times.
  public var frameRate: FrameRate?
  /// Whether a recording without times may be read without a frame rate; its times are all 0.
  public var acceptsUntimed: Bool = false
  /// Whether a time that goes back in a trace is held instead of being an error.
  public var clampsTime: Bool = false
  /// Whether everything odd is an error instead of a warning.
  public var isStrict: Bool = false
  /// Whether fingers still down at the end of a device's recording are lifted, not cancelled.
  public var liftsOpenContacts: Bool = false
  /// How many contacts are kept until they are taken; more are only counted, by default all.
  public var contactCapacity: Int = 0

  /// Options that leave everything to the recording.
  public init() {}
}
