public import Touchstone

/// Shows where a finger is and which way it came, so that a replay explains itself.
public struct TouchMark: Hashable, Sendable {
  /// Where the finger is, in points; nil after it was lifted.
  public var location: Point?
  /// Where it was, from the oldest place to the newest.
  public var trail: [Point]
  /// Light or dark colours.
  public var appearance: Appearance
  /// What the dot's layer is called.
  public var name: String

  /// Makes a mark.
  public init(
    at location: Point?, trail: [Point] = [], appearance: Appearance = .light,
    name: String = "touch"
  ) {
    self.location = location
    self.trail = trail
    self.appearance = appearance
    self.name = name
  }

  /// Points across the dot.
  private static let diameter: Double = 40
  /// Half of the trail's width at its oldest and at its newest place.
  private static let halfWidths: (first: Double, last: Double) = (1, 8)
  /// Places of a trail that lie nearer to each other count as one, so that a resting finger's noise
  /// does not fray it.
  private static let spacing: Double = 3

  /// The trail and the dot.
  public var layer: Layer {
    let color = Palette(appearance).touch
    let solid = color.with(alpha: 255)
    var parts: [Layer] = []
    let path = TouchMark.path(trail)
    if !path.elements.isEmpty {
      parts.append(Layer(frame: .zero, content: .shape(path, solid)))
    }
    if let location, location.isFinite {
      let half = TouchMark.diameter / 2
      parts.append(
        Layer(
          name, frame: Rect(x: -half, y: -half, width: 2 * half, height: 2 * half),
          transform: Transform(translation: location - .zero), fill: solid, cornerRadius: half))
    }
    // The parts overlap, so they are solid within a layer that is not.
    return Layer(
      frame: .zero, transform: Transform(opacity: Double(color.alpha) / 255), sublayers: parts)
  }

  /// The outline of a trail that grows wider towards its end.
  private static func path(_ trail: [Point]) -> Path {
    var points: [Point] = []
    var lengths: [Double] = []
    for point in trail where point.isFinite {
      guard let last = points.last else {
        points.append(point)
        lengths.append(0)
        continue
      }
      let step = (point - last).length
      if step < spacing { continue }
      points.append(point)
      lengths.append(lengths[lengths.count - 1] + step)
    }
    guard points.count > 1, let whole = lengths.last else { return Path() }
    var path = Path()
    var before: (point: Point, half: Double)?
    for (point, length) in zip(points, lengths) {
      let half = halfWidths.first + (halfWidths.last - halfWidths.first) * length / whole
      // All parts wind the same way, so that where they overlap they count once.
      let round = Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
      path.elements.append(contentsOf: Path.ellipse(in: round).elements)
      if let (start, startHalf) = before {
        let along = (point - start) * (1 / (point - start).length)
        let across = Vector(x: along.y, y: -along.x)
        path.elements.append(.move(start + across * startHalf))
        path.elements.append(.line(point + across * half))
        path.elements.append(.line(point - across * half))
        path.elements.append(.line(start - across * startHalf))
        path.elements.append(.close)
      }
      before = (point, half)
    }
    return path
  }
}
