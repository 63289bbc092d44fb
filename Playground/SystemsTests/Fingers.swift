import Touchstone

/// Frames of one finger, from places in points and times in milliseconds.
enum Fingers {
  /// Lands, moves in even steps, and lifts where it came to after a rest.
  static func drag(
    from start: (x: Double, y: Double), by dx: Double, at begin: Int64, rest: Int64 = 200
  ) -> [TouchFrame] {
    var frames: [TouchFrame] = [.at(milliseconds: begin, .began(1, start.x, start.y))]
    for step in 1...10 {
      let x = start.x + dx * Double(step) / 10
      frames.append(.at(milliseconds: begin + Int64(step) * 32, .moved(1, x, start.y)))
    }
    frames.append(.at(milliseconds: begin + 320 + rest, .moved(1, start.x + dx, start.y)))
    frames.append(.at(milliseconds: begin + 320 + 2 * rest, .ended(1, start.x + dx, start.y)))
    return frames
  }

  /// Lands, moves fast, and lifts while it moves.
  static func flick(
    from start: (x: Double, y: Double), by dx: Double, at begin: Int64
  ) -> [TouchFrame] {
    var frames: [TouchFrame] = [.at(milliseconds: begin, .began(1, start.x, start.y))]
    for step in 1...5 {
      let x = start.x + dx * Double(step) / 5
      frames.append(.at(milliseconds: begin + Int64(step) * 8, .moved(1, x, start.y)))
    }
    frames.append(.at(milliseconds: begin + 48, .ended(1, start.x + dx, start.y)))
    return frames
  }

  static func tap(_ x: Double, _ y: Double, at begin: Int64) -> [TouchFrame] {
    [.at(milliseconds: begin, .began(1, x, y)), .at(milliseconds: begin + 60, .ended(1, x, y))]
  }

  /// Rests for 700 ms and lifts.
  static func hold(_ x: Double, _ y: Double, at begin: Int64) -> [TouchFrame] {
    [.at(milliseconds: begin, .began(1, x, y)), .at(milliseconds: begin + 700, .ended(1, x, y))]
  }
}
