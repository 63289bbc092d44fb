/// Turns a terminal's bytes into keys and finger movements; a sequence may arrive in pieces.
struct InputParser {
  enum Event: Equatable {
    case key(Character)
    case up, down, left, right, escape
    /// A cell, counted from 0.
    case press(column: Int, row: Int)
    case drag(column: Int, row: Int)
    case release(column: Int, row: Int)
    /// Rows, positive downwards.
    case scroll(Int)
    case focus(Bool)
  }

  private var pending: [UInt8] = []

  /// Whether an escape waits for more; if none comes soon it was the key.
  var isWaiting: Bool { !pending.isEmpty }

  /// Takes in bytes.
  mutating func feed(_ bytes: [UInt8]) -> [Event] {
    pending += bytes
    var events: [Event] = []
    while let event = next() { if let event { events.append(event) } }
    return events
  }

  /// Nothing followed: what waits is a key.
  mutating func flush() -> [Event] {
    let isEscape = pending == [0x1b]
    pending = []
    return isEscape ? [.escape] : []
  }

  /// One event; `.some(nil)` for bytes that mean nothing, nil if there are too few.
  private mutating func next() -> Event?? {
    guard let first = pending.first else { return nil }
    if first != 0x1b {
      let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      guard pending.count >= length else { return nil }
      let text = String(decoding: pending[..<length], as: UTF8.self)
      pending.removeFirst(length)
      return .some(text.first.map { Event.key($0) })
    }
    guard pending.count >= 2 else { return nil }
    if pending[1] != UInt8(ascii: "["), pending[1] != UInt8(ascii: "O") {
      pending.removeFirst()
      return .some(.escape)
    }
    guard
      let end = pending.indices.dropFirst(2).first(where: { (0x40...0x7e).contains(pending[$0]) })
    else {
      if pending.count > 64 { pending = [] }
      return nil
    }
    let body = String(decoding: pending[2..<end], as: UTF8.self)
    let final = pending[end]
    pending.removeFirst(end + 1)
    return .some(InputParser.sequence(body, final))
  }

  private static func sequence(_ body: String, _ final: UInt8) -> Event? {
    switch (final, body) {
    case (UInt8(ascii: "A"), ""): return .up
    case (UInt8(ascii: "B"), ""): return .down
    case (UInt8(ascii: "C"), ""): return .right
    case (UInt8(ascii: "D"), ""): return .left
    case (UInt8(ascii: "I"), ""): return .focus(true)
    case (UInt8(ascii: "O"), ""): return .focus(false)
    case (UInt8(ascii: "M"), _), (UInt8(ascii: "m"), _): return mouse(body, isLift: final == 0x6d)
    default: return nil
    }
  }

  private static func mouse(_ body: String, isLift: Bool) -> Event? {
    guard body.first == "<" else { return nil }
    let numbers = body.dropFirst().split(separator: ";").map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let x = numbers[1], let y = numbers[2],
      (1...100_000).contains(x), (1...100_000).contains(y)
    else { return nil }
    if button & 64 != 0 { return button & 1 == 0 ? .scroll(-1) : .scroll(1) }
    if button & 3 != 0 { return nil }  // Only the first button is the finger.
    if isLift { return .release(column: x - 1, row: y - 1) }
    return button & 32 != 0
      ? .drag(column: x - 1, row: y - 1) : .press(column: x - 1, row: y - 1)
  }
}
