import Touchstone

/// One run of `touchstone explain`.
struct ExplainRun {
  private let replay: ReplayRun

  init(_ arguments: Arguments) throws(ToolError) {
    if arguments.value("--profile") == "all" {
      throw .usage("--profile needs one rule book to explain; 'touchstone replay' compares all")
    }
    replay = try ReplayRun(arguments)
  }

  func run() throws(ToolError) -> Int32 {
    let recording = try Recording(replay.path, replay.options)
    var console = Console()
    var story = ExplainStory(isJSON: replay.isJSON)
    try replay.play(recording, replay.profiles[0], &story, &console)
    try console.flush()
    return 0
  }
}
