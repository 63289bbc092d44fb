public import Touchstone

/// Shows where a finger is and which way it came, so that a replay explains itself.
public struct TouchMark: Hashable, Sendable {
  /// Where the finger is, in points; nil after it was lifted.
  public var location: Point?
  /// Where it was, from the oldest place to the newest.
  public var trail: [Point]
  /// Light or dark colours.
  public var appearance: Appearance

  /// Makes a mark.
  public init(at location: Point?, trail: [Point] = [], appearance: Appearance = .light) {
    self.location = location
    self.trail = trail
    self.appearance = appearance
  }

  /// Points across the dot.
  private static let diameter: Double = 40
  /// Pieces that a trail is divided into, each thicker than the one before.
  private static let pieces: Int = 24

  /// The trail and the dot, which is named "touch".
  public var layer: Layer {
    let color = Palette(appearance).touch
    let solid = color.with(alpha: 255)
    let points = trail.filter { $0.isFinite }
    var parts = points.count > 1 ? TouchMark.pieces(points, solid) : []
    if let location, location.isFinite {
      let half = TouchMark.diameter / 2
      parts.append(
        Layer(
          "touch", frame: Rect(x: -half, y: -half, width: 2 * half, height: 2 * half),
          transform: Transform(translation: location - .zero), fill: solid, cornerRadius: half))
    }
    // The parts overlap, so they are solid within a layer that is not.
    return Layer(
      frame: .zero, transform: Transform(opacity: Double(color.alpha) / 255), sublayers: parts)
  }

  private static func pieces(_ points: [Point], _ color: Color) -> [Layer] {
    var layers: [Layer] = []
    let count = min(pieces, points.count - 1)
    for piece in 0..<count {
      let first = piece * (points.count - 1) / count
      let last = (piece + 1) * (points.count - 1) / count
      let width = 2 + 14 * Double(piece + 1) / Double(count)
      layers.append(
        Layer(
          frame: .zero,
          content: .line(.polyline(Array(points[first...last])), width: width, color)))
    }
    return layers
  }
}
