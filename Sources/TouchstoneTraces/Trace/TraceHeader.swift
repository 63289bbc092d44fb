public import Touchstone

/// What the first line of a trace says about all others.
public struct TraceHeader: Equatable, Sendable {
  /// Ticks of the file in a second: 1,000, 1,000,000 or 1,000,000,000.
  public var ticksPerSecond: Int64 = 1_000_000
  /// The view's size in points; nil if the file does not say.
  public var view: Size?
  /// The ranges of the device's axes if coordinates are in its units; nil if they are points.
  public var axes: TraceAxes?
  /// Whether coordinates are units of a device whose ranges are not known (`"units":"device"`).
  ///
  /// They are taken as points; a recording that is written for such a device keeps them whole.
  public var isInDeviceUnits: Bool = false
  /// How the device is mounted.
  public var orientation: TraceOrientation = []
  /// What recorded the touches.
  public var device: String?
  /// Where the trace comes from.
  public var source: String?
  /// What happens in it.
  public var title: String?
  /// Keys that this package does not know, in order.
  public var unknown: [JSONMember] = []
  /// The order in which the keys were read, so that they are written the same way.
  var keys: [String] = ["trace", "hz"]

  /// The version of the format that this package reads and writes.
  public static let version: Int64 = 1

  /// Makes the header of a trace in points and microseconds.
  public init() {}

  /// Nanoseconds of one tick.
  public var nanosecondsPerTick: Int64 { 1_000_000_000 / ticksPerSecond }

  /// The size of the view in points, with what holds where the file says nothing.
  ///
  /// 400 points wide, as high as the device's axes are in proportion, 640 without axes.
  public var viewSize: Size {
    if let view { return view }
    guard let axes else { return Size(width: 400, height: 640) }
    let ratio = axes.height / axes.width
    return Size(width: 400, height: 400 * (orientation.contains(.swap) ? 1 / ratio : ratio))
  }
}
