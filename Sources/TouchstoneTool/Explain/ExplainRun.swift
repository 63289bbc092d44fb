import Touchstone

/// One run of `touchstone explain`.
struct ExplainRun {
  private var replay: ReplayRun
  private let showsPeers: Bool

  init(_ arguments: Arguments) throws(ToolError) {
    if arguments.value("--profile") == "all" {
      throw .usage("--profile needs one rule book to explain; 'touchstone replay' compares all")
    }
    replay = try ReplayRun(arguments)
    showsPeers = arguments.has("--peers")
    if let seconds = try arguments.number("--at") {
      guard seconds >= 0 else { throw .usage("--at needs a moment from 0 on, found \(seconds)") }
      replay.end = Timestamp(seconds: seconds)
    }
  }

  func run() throws(ToolError) -> Int32 {
    let recording = try Recording(replay.path, replay.options)
    var console = Console()
    var story = ExplainStory(
      isJSON: replay.isJSON, showsPeers: showsPeers, isMoment: replay.end != nil)
    try replay.play(recording, replay.profiles[0], &story, &console)
    try console.flush()
    return 0
  }
}
