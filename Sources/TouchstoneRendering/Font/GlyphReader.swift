internal import Touchstone

/// Reads the drawings of characters.
struct GlyphReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var cuts = Glyph.Stroke()

  init(_ drawing: StaticString) {
    bytes = UnsafeBufferPointer(start: drawing.utf8Start, count: drawing.utf8CodeUnitCount)
  }

  /// The next line of the pen; nil at the end.
  mutating func next() -> Glyph.Stroke? {
    var stroke: Glyph.Stroke?
    while let letter = peek() {
      let isStart = letter == UInt8(ascii: "M")
      let isCut = letter >= UInt8(ascii: "a")
      if isStart || isCut, let stroke { return stroke }
      index += 1
      switch letter {
      case UInt8(ascii: "b"): cuts.cutsBase = true
      case UInt8(ascii: "x"): cuts.cutsXHeight = true
      case UInt8(ascii: "p"): cuts.cutsCapHeight = true
      case UInt8(ascii: "n"): cuts = Glyph.Stroke()
      default:
        var current = stroke ?? cuts
        draw(letter, &current.path)
        stroke = current
      }
    }
    return stroke
  }

  private mutating func draw(_ letter: UInt8, _ path: inout Path) {
    switch letter {
    case UInt8(ascii: "M"): path.elements.append(.move(point()))
    case UInt8(ascii: "L"): path.elements.append(.line(point()))
    case UInt8(ascii: "C"): path.elements.append(.curve(point(), point(), point()))
    case UInt8(ascii: "A"):
      let (center, radius) = (point(), point())
      let ends = point()
      arc(center, radius, ends.x, ends.y, &path)
    default: break
    }
  }

  /// The control distance of a quarter ellipse; a little more than a circle's makes bowls that
  /// look less pinched at small sizes.
  private static let roundness: Double = 0.575

  private func arc(
    _ center: Point, _ radius: Point, _ from: Double, _ to: Double, _ path: inout Path
  ) {
    var start = from
    while start != to {
      // The quarter that the next part lies in, and the part's ends within it.
      let quarter = to > start ? start.rounded(.down) : start.rounded(.up) - 1
      let end = to > start ? min(to, quarter + 1) : max(to, quarter)
      let (u, v) = (start - quarter, end - quarter)
      func blossom(_ r: Double, _ s: Double, _ t: Double) -> Point {
        let corners = GlyphReader.quarter(Int(quarter))
        let weights = [
          (1 - r) * (1 - s) * (1 - t),
          r * (1 - s) * (1 - t) + (1 - r) * s * (1 - t) + (1 - r) * (1 - s) * t,
          r * s * (1 - t) + r * (1 - s) * t + (1 - r) * s * t,
          r * s * t,
        ]
        var (x, y) = (0.0, 0.0)
        for (corner, weight) in zip(corners, weights) {
          x += corner.x * weight
          y += corner.y * weight
        }
        return Point(x: center.x + x * radius.x, y: center.y + y * radius.y)
      }
      if start == from {
        let first = blossom(u, u, u)
        path.elements.append(path.elements.isEmpty ? .move(first) : .line(first))
      }
      path.elements.append(.curve(blossom(u, u, v), blossom(u, v, v), blossom(v, v, v)))
      start = end
    }
  }

  /// The corners of a quarter of the unit circle as a cubic curve.
  private static func quarter(_ number: Int) -> [Point] {
    let k = roundness
    let first = [
      Point(x: 1, y: 0), Point(x: 1, y: k), Point(x: k, y: 1), Point(x: 0, y: 1),
    ]
    switch number & 3 {
    case 0: return first
    case 1: return first.map { Point(x: -$0.y, y: $0.x) }
    case 2: return first.map { Point(x: -$0.x, y: -$0.y) }
    default: return first.map { Point(x: $0.y, y: -$0.x) }
    }
  }

  private mutating func point() -> Point {
    let x = number()
    return Point(x: x, y: number())
  }

  private mutating func peek() -> UInt8? {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func number() -> Double {
    var isNegative = false
    var value = 0.0
    var unit = 0.0
    if peek() == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        unit = 1
      } else if (48...57).contains(byte) {
        value = value * 10 + Double(byte - 48)
        unit *= 10
      } else {
        break
      }
      index += 1
    }
    if unit > 1 { value /= unit }
    return isNegative ? -value : value
  }
}
