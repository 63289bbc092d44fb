import Touchstone

/// A run of an arena, written as text and read back as text.
///
/// One word a frame: a time in milliseconds and what the fingers do there, for example
/// `16:m1=280,30` (finger 1 moves), `0:d1=0,0+d2=60,0` (two land together), `500:` (time passes),
/// `20:u1=5,5` (lift), `30:c1` (cancel).
struct Play {
  var arena: Arena
  var journal = Journal()

  init(_ contenders: [Contender], _ relations: [Relation] = []) throws {
    arena = try Arena(contenders, relations: relations)
  }

  /// Runs frames; unknown words stop the test.
  mutating func run(_ script: String) {
    for word in script.split(whereSeparator: \.isWhitespace) { step(Play.frame(word)) }
  }

  mutating func step(_ frame: TouchFrame) {
    var events: [GestureEvent] = []
    if frame.touches.isEmpty {
      arena.advance(to: frame.time, into: &events)
    } else {
      arena.advance(to: frame.time, into: &events)
      journal.record(events)
      events.removeAll()
      journal.record(frame: frame.time)
      arena.handle(frame, into: &events)
    }
    journal.record(events)
  }

  static func frame(_ word: Substring) -> TouchFrame {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "expected time:touches, found \(word)")
    guard let ms = Double(parts[0]) else { preconditionFailure("no time in \(word)") }
    let touches = parts[1].split(separator: "+").map { text -> Touch in
      let sides = text.split(separator: "=")
      let numbers = sides.count > 1 ? sides[1].split(separator: ",").compactMap { Double($0) } : []
      guard let id = Int64(sides[0].dropFirst()), let sign = sides[0].first else {
        preconditionFailure("no finger in \(word)")
      }
      let phase: TouchPhase =
        sign == "d" ? .began : sign == "m" ? .moved : sign == "u" ? .ended : .cancelled
      let point = numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : .zero
      return Touch(id: TouchID(id), phase: phase, position: point)
    }
    return TouchFrame(time: Timestamp(seconds: ms / 1000), touches: touches)
  }

  /// The events as lines: `16 swipe began (-10,0)`, failures with their reasons.
  var lines: [String] {
    journal.events.map { event in
      let ms = Decimals.short(event.time.seconds * 1000)
      let name = arena.name(of: event.recognizer)
      let tail: String
      switch event.state {
      case .failed:
        tail = ": " + (event.failure?.text { arena.name(of: $0) } ?? "?")
      case .recognized:
        tail = " " + event.cause.text { arena.name(of: $0) }
      default:
        let t = event.values.translation
        tail = t == .zero ? "" : " (\(Decimals.short(t.x)),\(Decimals.short(t.y)))"
      }
      return "\(ms) \(name) \(event.state)\(tail)"
    }
  }

  func timeline(_ name: String) -> String {
    arena.id(named: name).map { journal.timeline(of: $0) } ?? "no such recognizer"
  }
}

/// The lines of a run in one call.
func lines(
  _ contenders: [Contender], _ relations: [Relation] = [], _ script: String
) throws -> [String] {
  var play = try Play(contenders, relations)
  play.run(script)
  return play.lines
}
