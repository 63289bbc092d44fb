import Touchstone
import TouchstoneTraces

/// Writes what comes out of a replay, for a person or for a program.
protocol ReplayOutput {
  /// Before anything else: what the recording is.
  mutating func begin(_ recording: Recording, _ names: ReplayNames, _ console: inout Console)
    throws(ToolError)

  /// One thing that happened.
  mutating func write(_ event: ReplayEvent, _ names: ReplayNames, _ console: inout Console)
    throws(ToolError)

  /// One thing that led to nothing, and why.
  mutating func write(
    _ refusal: RowRefusal, at time: Timestamp, _ console: inout Console
  ) throws(ToolError)

  /// After everything else: how it came out.
  mutating func end(_ replay: Replay, _ names: ReplayNames, _ console: inout Console)
    throws(ToolError)
}

/// The names and the list that the events of a replay refer to.
struct ReplayNames {
  /// Name of the rule book, or of the trace's own setup.
  var profile: String
  /// Names of the recognizers in the order of their ids.
  var recognizers: [String]
  /// Name of the list's configuration; nil for no list.
  var listName: String?
  /// Height of the rows under the fingers.
  var rowHeight: Double
  /// Width of the rows.
  var rowWidth: Double
  /// What the rows reveal now; nil for no list.
  var layout: RowLayout?
  /// Spring frames a second; nil for none.
  var frameRate: FrameRate?

  func name(_ id: RecognizerID) -> String { recognizers[id.index] }
}

extension ReplayOutput {
  /// What led to nothing is not written.
  mutating func write(
    _ refusal: RowRefusal, at time: Timestamp, _ console: inout Console
  ) throws(ToolError) {}
}

extension ReplayRun {
  /// Plays a recording once and writes what comes of it.
  func play(
    _ recording: Recording, _ profile: GestureProfile, _ output: inout some ReplayOutput,
    _ console: inout Console
  ) throws(ToolError) {
    var (replay, names) = try prepare(recording, profile)
    try output.begin(recording, names, &console)
    try perform(recording, &replay) { (event, replay, events) throws(ToolError) in
      names.layout = replay.list?.layout
      for event in events { try output.write(event, names, &console) }
      events.removeAll(keepingCapacity: true)
      // What the end of the recording is refused is nobody's wish.
      if event != nil, let refusal = replay.refusal {
        try output.write(refusal, at: replay.now, &console)
      }
    }
    try output.end(replay, names, &console)
  }

  /// The recognizers and rows that a recording meets.
  func prepare(
    _ recording: Recording, _ profile: GestureProfile
  ) throws(ToolError) -> (Replay, ReplayNames) {
    let summary = recording.summary
    var setup = setup(profile)
    var list: SwipeList?
    var name = profile.name
    do throws(TraceError) {
      var kind: String? = listName
      if kinds == nil, profiles.count == 1, let value = summary.setup {
        setup = try TraceSetup(value, view: summary.view, line: summary.setupLine)
        list = try setup.swipeList(line: summary.setupLine)
        name = "the trace's own setup"
        kind = setup.list?["config"]?.string ?? "standard"
      } else {
        list = try self.list(summary.view, setup)
      }
      let replay = try Replay(setup, list: list, line: summary.setupLine)
      let arena = replay.arena
      let names = ReplayNames(
        profile: name,
        recognizers: (0..<arena.count).map { arena.name(of: RecognizerID($0)) },
        listName: list == nil ? nil : kind, rowHeight: list?.rowHeight ?? 0,
        rowWidth: list?.layout.width ?? summary.view.width, frameRate: frameRate)
      return (replay, names)
    } catch {
      throw .input("\(recording.path): \(error.message)")
    }
  }
  /// A list laid over the view, moved by the first pan of the options; nil without one.
  private func list(
    _ view: Size, _ setup: TraceSetup
  ) throws(TraceError) -> SwipeList? {
    let hasPan = setup.contenders.contains { contender in
      if case .pan = contender.kind { true } else { false }
    }
    guard hasPan, let list else { return nil }
    do throws(ArenaError) {
      return try SwipeList(
        covering: view, list, contenders: setup.contenders, relations: setup.relations)
    } catch {
      throw TraceError(expected: "a list that makes sense", found: error.text)
    }
  }
}
