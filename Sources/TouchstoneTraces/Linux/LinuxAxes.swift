/// The ranges that a device announces for its axes.
package struct LinuxAxes: Equatable, Sendable {
  /// The range of one axis, in the device's units.
  package struct Range: Equatable, Sendable {
    package var minimum: Int64
    package var maximum: Int64
    /// Units per millimetre; 0 if the device does not say.
    package var resolution: Int64 = 0
  }

  private var codes: [UInt16] = []
  private var ranges: [Range] = []

  /// The slot that is selected when the recording starts.
  var initialSlot: Int = 0

  subscript(code: UInt16) -> Range? {
    get { codes.firstIndex(of: code).map { ranges[$0] } }
    set {
      if let index = codes.firstIndex(of: code) {
        codes.remove(at: index)
        ranges.remove(at: index)
      }
      guard let newValue else { return }
      codes.append(code)
      ranges.append(newValue)
    }
  }

  /// The range of x, of single points if the device has them.
  var x: Range? { self[LinuxEvent.Axis.pointX] ?? self[LinuxEvent.Axis.x] }
  /// The range of y.
  var y: Range? { self[LinuxEvent.Axis.pointY] ?? self[LinuxEvent.Axis.y] }
  /// The range of the pressure.
  var pressure: Range? {
    self[LinuxEvent.Axis.pointPressure] ?? self[LinuxEvent.Axis.pressure]
  }

  /// Both ranges, if the device announces usable ones.
  var axes: TraceAxes? {
    guard let x, let y else { return nil }
    return TraceAxes(
      minX: Double(x.minimum), maxX: Double(x.maximum), minY: Double(y.minimum),
      maxY: Double(y.maximum))
  }
}
