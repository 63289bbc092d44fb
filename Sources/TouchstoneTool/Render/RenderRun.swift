import Touchstone
import TouchstoneRendering
import TouchstoneTraces

/// One run of `touchstone render`.
struct RenderRun {
  let replay: ReplayRun
  let picture: PictureArguments
  let recording: Recording
  let look: Stage.Look
  /// What is drawn of the run.
  let choice: Choice
  let columns: Int?

  /// What is drawn of a run.
  enum Choice: Equatable {
    /// One moment; nil is the end.
    case moment(Timestamp?)
    /// So many moments in one picture.
    case strip(Int, Range)
    /// Every frame.
    case frames(Range)
  }

  /// From when to when; nil where the run itself starts and ends.
  struct Range: Equatable {
    var start: Timestamp?
    var end: Timestamp?
  }

  /// The most frames of an animation: a minute at 60 a second.
  static let animationLimit: Int = 3600

  /// The most frames of a log.
  static let logLimit: Int = 1_000_000

  init(_ arguments: Arguments, _ picture: PictureArguments) throws(ToolError) {
    guard arguments.value("--profile") != "all" else {
      throw .usage("--profile needs one rule book to draw; 'touchstone replay' compares all")
    }
    replay = try ReplayRun(arguments)
    self.picture = picture
    columns = try arguments.integer("--columns", in: 1...1000)
    choice = try RenderRun.choice(arguments, picture.format)
    recording = try Recording(replay.path, replay.options)
    let summary = recording.summary
    look = Stage.Look(
      size: picture.size ?? summary.view, appearance: picture.appearance,
      showsTouches: arguments.has("--touches"), title: summary.header.title ?? replay.path)
  }

  private static func choice(
    _ arguments: Arguments, _ format: PictureFormat
  ) throws(ToolError) -> Choice {
    let at = try moment(arguments, "--at")
    let count = try arguments.integer("--strip", in: 1...1000)
    let range = Range(
      start: try moment(arguments, "--start"), end: try moment(arguments, "--end"))
    if let start = range.start, let end = range.end, end < start {
      throw .usage("--end lies before --start")
    }
    if format.isMoving {
      if at != nil || count != nil {
        throw .usage(
          "--at and --strip are for one picture; .\(format.rawValue) holds the whole run")
      }
      return .frames(range)
    }
    if let count {
      if at != nil { throw .usage("--at is one moment, --strip many; expected one of them") }
      return .strip(count, range)
    }
    if range.start != nil || range.end != nil {
      throw .usage("--start and --end are for strips and animations; --at T is one moment")
    }
    return .moment(at)
  }

  private static func moment(
    _ arguments: Arguments, _ option: String
  ) throws(ToolError) -> Timestamp? {
    try arguments.number(option).map { Timestamp(seconds: $0) }
  }

  func run() throws(ToolError) -> Int32 {
    switch choice {
    case .moment(let time):
      var scene: Scene?
      let moment = if let time { time } else { try end() }
      try play([moment]) { (shot) throws(ToolError) in scene = shot.scene }
      if let scene { try picture.write(picture.bytes(of: scene)) }
    case .strip(let count, let range):
      try picture.write(picture.bytes(of: strip(count, range)))
    case .frames(let range):
      if picture.format == .apng {
        try picture.write(animation(range))
      } else {
        try picture.write(Array(log(range).text.utf8))
      }
    }
    return 0
  }

  // MARK: The run

  /// One moment of the run.
  struct Shot {
    var time: Timestamp
    var scene: Scene
    /// What goes on, in one line.
    var caption: String
  }

  /// When everything has come to rest.
  private func end() throws(ToolError) -> Timestamp {
    var (replay, names) = try self.replay.prepare(recording, self.replay.profiles[0])
    var stage = Stage(names.recognizers)
    try self.replay.perform(recording, &replay) { (event, replay, events) in
      if let event { stage.handle(event, replay) }
      stage.handle(events, replay)
      events.removeAll(keepingCapacity: true)
    }
    return stage.end(replay)
  }

  /// Plays the recording and hands out what can be seen at some moments, which must not go back.
  func play(
    _ moments: [Timestamp], _ body: (Shot) throws(ToolError) -> Void
  ) throws(ToolError) {
    var (replay, names) = try self.replay.prepare(recording, self.replay.profiles[0])
    var stage = Stage(names.recognizers)
    var next = 0
    try self.replay.perform(
      recording, &replay,
      before: { (event, replay, events) throws(ToolError) in
        // At the end of the recording all moments are still to come.
        guard let limit = event == nil ? Timestamp.max : event?.time else { return }
        while next < moments.count, event == nil || moments[next] < limit {
          let time = moments[next]
          next += 1
          try tick(&replay, time, &events)
          stage.handle(events, replay)
          events.removeAll(keepingCapacity: true)
          try body(
            Shot(
              time: time, scene: stage.scene(replay, at: time, look),
              caption: stage.caption(replay, at: time)))
        }
      },
      take: { (event, replay, events) in
        if let event { stage.handle(event, replay) }
        stage.handle(events, replay)
        events.removeAll(keepingCapacity: true)
      })
  }

  private func tick(
    _ replay: inout Replay, _ time: Timestamp, _ events: inout [ReplayEvent]
  ) throws(ToolError) {
    do throws(TraceError) {
      try replay.handle(TraceEvent(.tick, time: time), into: &events)
    } catch {
      throw .input("\(recording.path): \(error.message)")
    }
  }

  /// From when to when a strip or an animation goes.
  func bounds(_ range: Range) throws(ToolError) -> (start: Timestamp, end: Timestamp) {
    let start = range.start ?? recording.summary.first ?? .zero
    if let end = range.end { return (start, max(start, end)) }
    return (start, max(start, try end()))
  }

  /// The moments of all frames of a range.
  func frames(_ range: Range, limit: Int) throws(ToolError) -> [Timestamp] {
    let (start, end) = try bounds(range)
    guard let rate = replay.frameRate else {
      throw .usage("--frames needs at least 1 frame a second here")
    }
    let needed = (end.seconds(since: start) * Double(rate.framesPerSecond)).rounded(.up) + 1
    guard needed <= Double(limit) else {
      throw .usage(
        "the run has \(Decimals.fixed(needed, decimals: 0)) frames at \(rate.framesPerSecond) a "
          + "second, at most \(limit) are drawn; take a part with --start and --end, or fewer "
          + "with --frames")
    }
    return (0..<Int(needed)).map { start.advanced(bySeconds: rate.seconds(ofFrame: $0)) }
  }
}
