import Touchstone
import TouchstoneTraces

/// Plays what was drawn by lot into a list, judges every step, and makes what fails small.
struct TraceJudge: Sendable {
  /// What the list is called in a story.
  let name: String
  /// The setup of a trace, which makes the list.
  let setup: String
  private let start: SwipeList
  private let laws: ListLaws
  private let tamper: ListModel.Tamper?

  init(_ name: String, list: String, tamper: ListModel.Tamper? = nil) throws {
    self.name = name
    self.tamper = tamper
    setup = #"{"list":{\#(list),"rows":[{"id":"A"},{"id":"B"},{"id":"C"}]}}"#
    let value = try JSONValue(Array(setup.utf8))
    let read = try TraceSetup(value, view: Size(width: 320, height: 640), line: 2)
    guard let start = try read.swipeList(line: 2) else {
      throw TraceError(line: 2, expected: "a list", found: setup)
    }
    self.start = start
    laws = ListLaws(start, start.configuration)
  }

  /// The law that a run breaks; nil if none.
  ///
  /// I10: the run is played twice, the second time with ticks in between, and must say the same.
  func law(_ inputs: [SwipeList.Input]) -> BrokenLaw? {
    var list = start
    var laws = self.laws
    var events: [SwipeListEvent] = []
    var said: [SwipeListEvent] = []
    for input in inputs {
      for part in TraceJudge.parts(of: input, after: list) {
        let before = list
        events.removeAll(keepingCapacity: true)
        list.send(part, into: &events)
        tamper?(part, &events)
        if let broken = laws.judge(part, before, events, list) { return broken }
        said += events
      }
    }
    if let broken = laws.rests(list) { return broken }
    return tamper == nil && said != whole(inputs) ? BrokenLaw("I10", "ticks change events") : nil
  }

  /// What the list says without ticks in between.
  private func whole(_ inputs: [SwipeList.Input]) -> [SwipeListEvent] {
    var list = start
    var events: [SwipeListEvent] = []
    for input in inputs { list.send(input, into: &events) }
    return events
  }

  /// An input behind ticks: half of the time before it, then the rest.
  private static func parts(
    of input: SwipeList.Input, after list: SwipeList
  ) -> [SwipeList.Input] {
    let time: Timestamp
    switch input {
    case .touches(let frame): time = frame.time
    case .tick(let end): time = end
    case .host(_, at: let moment): time = moment
    }
    let now = max(list.now, .zero)
    let half = (time.nanoseconds - now.nanoseconds) / 2
    return half > 0 ? [.tick(now.advanced(byNanoseconds: half)), .tick(time), input] : [input]
  }

  /// The smallest run that breaks the same law, as a story and as a trace to be replayed.
  func report(_ inputs: [SwipeList.Input], _ broken: BrokenLaw, seed: UInt64) throws -> String {
    let lines = try TraceLines.lines(of: inputs, setup: setup)
    let law = broken.law
    var shrinker = TraceShrinker(limit: 3000) { lines in
      guard let inputs = try? TraceLines.inputs(of: lines) else { return false }
      return self.law(inputs)?.law == law
    }
    let smallest = shrinker.shrink(lines)
    let rest = try TraceLines.inputs(of: smallest)
    let found = self.law(rest) ?? broken
    return """
      \(story(rest, found))
      seed \(seed), \(inputs.count) inputs made \(rest.count):
      \(String(decoding: try TraceLines.bytes(of: smallest), as: UTF8.self))
      """
  }

  private func story(_ inputs: [SwipeList.Input], _ broken: BrokenLaw) -> Story {
    var list = start
    var rows: [(what: String, state: String, news: String)] = [("at first", state(list), "")]
    for input in inputs {
      var events = list.send(input)
      tamper?(input, &events)
      let news = events.compactMap { event -> String? in
        guard case .effect(let effect, at: _) = event else { return nil }
        return (effect.row.map { $0.text + " " } ?? "") + effect.name
      }
      rows.append((TraceJudge.text(input), state(list), news.joined(separator: ", ")))
    }
    return Story(name, broken, rows)
  }

  private func state(_ list: SwipeList) -> String {
    list.rows.map { row in
      "\(row.id.text) \(row.stateName) \(Decimals.short(row.offset(at: list.now)))"
    }.joined(separator: ", ")
  }

  private static func text(_ input: SwipeList.Input) -> String {
    func seconds(_ time: Timestamp) -> String { Decimals.short(time.seconds) + " s " }
    switch input {
    case .touches(let frame):
      let fingers = frame.touches.map { touch in
        "finger \(touch.id.rawValue) \(touch.phase) at "
          + "(\(Decimals.short(touch.position.x)), \(Decimals.short(touch.position.y)))"
      }
      return seconds(frame.time) + fingers.joined(separator: ", ")
    case .tick(let time): return seconds(time)
    case .host(let event, at: let time): return seconds(time) + ListStep.text(event)
    }
  }
}
