/// The formats of recorded touches that can be read, told apart by their content.
public enum TraceFormat: UInt8, Hashable, Sendable, CaseIterable {
  /// This package's own traces.
  case native
  /// What `evemu-record` writes.
  case evemu
  /// What Android's `getevent` prints.
  case getevent
  /// What `evtest` prints.
  case evtest
  /// What `libinput record` writes.
  case libinput
  /// Events of the kernel as they are, 24 bytes each.
  case binary24
  /// Events of the kernel as they are, 16 bytes each.
  case binary16
  /// Pointer or touch events of a browser as JSON.
  case pointer
  /// Actions for a WebDriver or Appium.
  case webdriver

  /// The name on the command line and in lists for programs.
  public var name: String {
    switch self {
    case .native: "native"
    case .evemu: "evemu"
    case .getevent: "getevent"
    case .evtest: "evtest"
    case .libinput: "libinput-record"
    case .binary24: "input_event24"
    case .binary16: "input_event16"
    case .pointer: "pointer"
    case .webdriver: "webdriver"
    }
  }

  /// The format with a name; nil if there is none.
  public init?(name: String) {
    guard let format = TraceFormat.allCases.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// What the format is, in a few words.
  public var summary: String {
    switch self {
    case .native: "a touchstone trace"
    case .evemu: "evemu text"
    case .getevent: "getevent text"
    case .evtest: "evtest text"
    case .libinput: "a libinput recording"
    case .binary24: "binary input events of 24 bytes"
    case .binary16: "binary input events of 16 bytes"
    case .pointer: "pointer events in JSON"
    case .webdriver: "WebDriver actions in JSON"
    }
  }
}
