import TouchstoneTraces

/// What can be fuzzed.
enum FuzzTarget: String, CaseIterable {
  /// The importers and the native reader.
  case native, evemu, getevent, evtest, libinput, binary24, binary16, pointer, webdriver
  /// Whatever the content says.
  case recognized
  /// A trace with a setup and expectations.
  case check
  /// Frames that no device would send, through every kind of recognizer.
  case replay
  /// Touches, ticks and events of the app in any order, through a swipe list.
  case list
  /// Scenes of any layers, in all renderers.
  case scenes
  /// The log of frames.
  case frames
  /// What a server answers to the removal of a track.
  case answer

  func run(_ bytes: [UInt8]) {
    switch self {
    case .native, .evemu, .getevent, .evtest, .libinput, .binary24, .binary16, .pointer,
      .webdriver:
      Importing.run(bytes, TraceFormat(name: rawValue))
    case .recognized: Importing.run(bytes, nil)
    case .check: Checking.run(bytes)
    case .replay: Replaying.run(bytes)
    case .list: Listing.run(bytes)
    case .scenes: Drawing.run(bytes)
    case .frames: Logging.run(bytes)
    case .answer: Answering.run(bytes)
    }
  }
}
