internal import Touchstone

/// How much of each pixel lies within outlines.
///
/// Every edge adds, for each row that it crosses, by how much it covers the pixels to its right;
/// the sum from left to right is the exact area (as in the rasterizers of FreeType and font-rs).
/// Only + − × ÷ of doubles are used, so the result has the same bits everywhere.
struct Coverage {
  /// The pixels that are looked at.
  private(set) var bounds: PixelRect
  private var deltas: [Double] = []
  /// For each row, the first and the last cell that an edge touched.
  private var first: [Int] = []
  private var last: [Int] = []

  /// A covered part of a pixel, 0…255 of 255.
  ///
  /// Parts are rounded to fifteenths: the eye does not see the difference, and pictures have so few
  /// colours that a PNG needs one byte a pixel.
  static func rounded(_ part: Double) -> UInt32 {
    UInt32(min(part, 1) * 15 + 0.5) * 17
  }

  /// Makes an empty buffer; it is reused for one outline after another.
  init() {
    bounds = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  }

  /// Prepares for outlines within some pixels.
  mutating func start(_ bounds: PixelRect) {
    self.bounds = bounds
    let count = (bounds.width + 2) * bounds.height
    if deltas.count < count {
      deltas.append(contentsOf: repeatElement(0, count: count - deltas.count))
    }
    if first.count < bounds.height {
      first = [Int](repeating: .max, count: bounds.height)
      last = [Int](repeating: -1, count: bounds.height)
    }
  }

  /// Adds a closed outline.
  ///
  /// - Parameter polygon: Its corners, in pixels; the last is joined to the first.
  mutating func add(_ polygon: [Point]) {
    guard var from = polygon.last else { return }
    let high = Double(bounds.height)
    let (left, topEdge) = (Double(bounds.left), Double(bounds.top))
    from = Point(x: from.x - left, y: from.y - topEdge)
    for corner in polygon {
      let to = Point(x: corner.x - left, y: corner.y - topEdge)
      if from.y < to.y {
        addEdge(from, to, 1, high)
      } else if from.y > to.y {
        addEdge(to, from, -1, high)
      }
      from = to
    }
  }

  /// Cuts a downward edge to the buffer and adds its parts.
  private mutating func addEdge(
    _ upper: Point, _ lower: Point, _ sign: Double, _ high: Double
  ) {
    guard lower.y > 0, upper.y < high else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let startY = max(upper.y, 0)
    let endY = min(lower.y, high)
    let width = Double(bounds.width)
    let startX = startY == upper.y ? upper.x : upper.x + (startY - upper.y) * slope
    let endX = endY == lower.y ? lower.x : upper.x + (endY - upper.y) * slope
    if min(startX, endX) >= 0 && max(startX, endX) <= width {
      addRows(startX, startY, endX, endY, slope, sign)
      return
    }
    // What lies to the left covers whole rows, so it moves to the left side; what lies to the right
    // covers nothing. In between the edge is cut where it crosses the sides.
    var cuts = (startY, startY)
    if slope != 0 {
      let atLeft = min(max(startY - startX / slope, startY), endY)
      let atRight = min(max(startY + (width - startX) / slope, startY), endY)
      cuts = slope > 0 ? (atLeft, atRight) : (atRight, atLeft)
    }
    for (y0, y1) in [(startY, cuts.0), (cuts.0, cuts.1), (cuts.1, endY)] where y1 > y0 {
      let middle = startX + ((y0 + y1) / 2 - startY) * slope
      if middle <= 0 {
        addRows(0, y0, 0, y1, 0, sign)
      } else if middle < width {
        let x0 = min(max(startX + (y0 - startY) * slope, 0), width)
        let x1 = min(max(startX + (y1 - startY) * slope, 0), width)
        addRows(x0, y0, x1, y1, (x1 - x0) / (y1 - y0), sign)
      }
    }
  }

  /// Adds a downward edge that lies within the buffer.
  private mutating func addRows(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, _ slope: Double,
    _ sign: Double
  ) {
    let stride = bounds.width + 2
    let width = Double(bounds.width)
    let lastRow = min(Int(endY), bounds.height - 1)
    var row = Int(startY)
    var y = startY
    var x = startX
    deltas.withUnsafeMutableBufferPointer { deltas in
      while row <= lastRow && y < endY {
        let nextY = min(Double(row + 1), endY)
        let nextX = nextY == endY ? endX : min(max(startX + (nextY - startY) * slope, 0), width)
        let touched = Coverage.addRow(
          deltas, row * stride, x, nextX, (nextY - y) * sign)
        if touched.first < first[row] { first[row] = touched.first }
        if touched.last > last[row] { last[row] = touched.last }
        x = nextX
        y = nextY
        row += 1
      }
    }
  }

  /// Adds an edge that stays within one row and covers `height` of it; the answer is the cells that
  /// changed.
  private static func addRow(
    _ deltas: UnsafeMutableBufferPointer<Double>, _ base: Int, _ x0: Double, _ x1: Double,
    _ height: Double
  ) -> (first: Int, last: Int) {
    let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
    let firstCell = Int(left)
    let lastCell = Int(right)
    if firstCell == lastCell {
      // The part of the cell to the right of the edge is a trapezium.
      let part = 1 - ((left - Double(firstCell)) + (right - Double(firstCell))) / 2
      deltas[base + firstCell] += height * part
      deltas[base + firstCell + 1] += height * (1 - part)
      return (firstCell, firstCell + 1)
    }
    let perCell = height / (right - left)
    let inFirst = Double(firstCell + 1) - left
    // Area covered so far, as seen by the cell, minus what the cells before already handed on.
    var covered = perCell * inFirst * inFirst / 2
    deltas[base + firstCell] += covered
    var handedOn = covered
    var cell = firstCell + 1
    var reached = perCell * inFirst
    while cell < lastCell {
      covered = reached + perCell / 2
      deltas[base + cell] += covered - handedOn
      handedOn = covered
      reached += perCell
      cell += 1
    }
    let inLast = right - Double(lastCell)
    covered = reached + perCell * inLast * (1 - inLast / 2)
    deltas[base + lastCell] += covered - handedOn
    deltas[base + lastCell + 1] += height - covered
    return (firstCell, lastCell + 1)
  }

  /// Hands out the covered pixels row by row and empties the buffer.
  ///
  /// - Parameter body: Gets the row and the column of a pixel and its coverage, 1…255.
  mutating func finish(_ body: (_ row: Int, _ column: Int, _ coverage: UInt32) -> Void) {
    let stride = bounds.width + 2
    deltas.withUnsafeMutableBufferPointer { deltas in
      for row in 0..<bounds.height where last[row] >= 0 {
        var sum = 0.0
        for cell in first[row]...last[row] {
          let index = row * stride + cell
          sum += deltas[index]
          deltas[index] = 0
          guard cell < bounds.width else { continue }
          let coverage = Coverage.rounded(sum.magnitude)
          if coverage > 0 { body(bounds.top + row, bounds.left + cell, coverage) }
        }
        // Edges beyond the right side are not there to end what they would end.
        let rest = Coverage.rounded(sum.magnitude)
        if rest > 0 && last[row] + 1 < bounds.width {
          for cell in last[row] + 1..<bounds.width {
            body(bounds.top + row, bounds.left + cell, rest)
          }
        }
        first[row] = .max
        last[row] = -1
      }
    }
  }
}
