import Touchstone

/// Turns the coordinates of a file into points of the view.
struct TraceScale: Sendable {
  private let axes: TraceAxes?
  private let view: Size
  private let orientation: TraceOrientation

  init(_ header: TraceHeader, view: Size?) {
    axes = header.axes
    orientation = header.orientation
    self.view = view ?? header.viewSize
  }

  /// Whether coordinates are points of the view already.
  var isIdentity: Bool { axes == nil && orientation.isEmpty }

  /// The place in the view.
  ///
  /// With axes the last unit of the device lies one unit inside the edge, as the system does it;
  /// a mirrored axis keeps that.
  func point(_ place: Point) -> Point {
    let isSwapped = orientation.contains(.swap)
    var x = isSwapped ? place.y : place.x
    var y = isSwapped ? place.x : place.y
    guard let axes else {
      if orientation.contains(.flipX) { x = view.width - x }
      if orientation.contains(.flipY) { y = view.height - y }
      return Point(x: x, y: y)
    }
    x = TraceScale.scaled(
      x, from: isSwapped ? axes.minY : axes.minX, to: isSwapped ? axes.maxY : axes.maxX,
      isMirrored: orientation.contains(.flipX), size: view.width)
    y = TraceScale.scaled(
      y, from: isSwapped ? axes.minX : axes.minY, to: isSwapped ? axes.maxX : axes.maxY,
      isMirrored: orientation.contains(.flipY), size: view.height)
    return Point(x: x, y: y)
  }

  private static func scaled(
    _ value: Double, from minimum: Double, to maximum: Double, isMirrored: Bool, size: Double
  ) -> Double {
    (isMirrored ? maximum - value : value - minimum) * size / (maximum - minimum + 1)
  }
}
