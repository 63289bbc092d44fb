import Foundation

/// The terminal as the demo needs it: raw input, the alternate screen, and back again.
///
/// Signals only write a byte into a pipe that the loop polls; a crash restores the terminal itself.
enum Terminal {
  nonisolated(unsafe) private static var saved = termios()
  nonisolated(unsafe) private static var isRaw = false
  nonisolated(unsafe) private static var signalPipe: [Int32] = [-1, -1]

  /// Alternate screen, no cursor, drag reports as text, focus reports.
  private static let enter = "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?1002h\u{1b}[?1006h\u{1b}[?1004h"
  private static let leaving: StaticString =
    "\u{1b}[?1004l\u{1b}[?1006l\u{1b}[?1002l\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"

  /// The descriptor from which caught signals are read, a byte each.
  static var signals: Int32 { signalPipe[0] }

  static func start() {
    signalPipe = pipeEnds()
    for number in [SIGTERM, SIGHUP, SIGWINCH, SIGCONT] {
      signal(number) { caught in
        var byte = UInt8(truncatingIfNeeded: caught)
        _ = write(Terminal.signalPipe[1], &byte, 1)
      }
    }
    for number in [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE] {
      signal(number) { caught in
        Terminal.restore()
        signal(caught, SIG_DFL)
        raise(caught)
      }
    }
    signal(SIGPIPE, SIG_IGN)
    makeRaw()
  }

  /// A pipe whose ends never block.
  static func pipeEnds() -> [Int32] {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return ends
  }

  static func makeRaw() {
    tcgetattr(0, &saved)
    var raw = saved
    cfmakeraw(&raw)
    tcsetattr(0, TCSANOW, &raw)
    isRaw = true
    put(enter)
  }

  /// Gives the terminal back as it was; safe in a signal handler, and more than once.
  static func restore() {
    guard isRaw else { return }
    isRaw = false
    _ = write(1, leaving.utf8Start, leaving.utf8CodeUnitCount)
    tcsetattr(0, TCSANOW, &saved)
  }

  /// Stops the process as Ctrl-Z does elsewhere; goes on when it is continued.
  static func suspend() {
    restore()
    kill(0, SIGSTOP)
    makeRaw()
  }

  /// Columns and rows; 80 × 24 where the terminal does not say.
  static func size() -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes everything, however long the terminal takes.
  static func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, 1000)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Waits for one of the descriptors, nil for ever; the answer is which are ready.
  static func wait(_ descriptors: [Int32], milliseconds: Int32?) -> [Int32] {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&waiting, nfds_t(waiting.count), milliseconds ?? -1)
    return count > 0 ? waiting.filter { $0.revents != 0 }.map { $0.fd } : []
  }

  /// What can be read now; nil at the end of the input.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { return Array(buffer[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }
}
