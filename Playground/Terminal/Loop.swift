import Foundation
import Touchstone
import TouchstoneRendering
import TouchstoneSystems

/// Waits, feeds the app, performs what it asks for, and writes what changed.
struct Loop {
  var app: App
  let store: TimerStore
  let server: (host: String, port: UInt16)
  private var screen = Screen()
  private var parser = InputParser()
  private var answered: [UInt8] = []
  private let answers = Terminal.pipeEnds()
  private let start = Loop.clock()
  private var isRunning = true

  init(app: App, store: TimerStore, server: (String, UInt16)) {
    self.app = app
    self.store = store
    self.server = server
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      screen.colors = .none
    } else if environment["COLORTERM"]?.isEmpty ?? true,
      !["256color", "direct", "kitty"].contains(where: {
        environment["TERM"]?.contains($0) ?? false
      })
    {
      screen.colors = .sixteen
    }
  }

  private static func clock() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }

  /// Since the start, in whole microseconds.
  private var now: Timestamp {
    Timestamp(nanoseconds: (Loop.clock() - start) / 1000 * 1000)
  }

  mutating func run() {
    draw()
    while isRunning {
      let ready = Terminal.wait([0, Terminal.signals, answers[0]], milliseconds: patience)
      if ready.contains(Terminal.signals) { takeSignals() }
      if ready.contains(answers[0]) { takeAnswers() }
      if ready.contains(0) {
        guard let bytes = Terminal.read(0) else { return }
        for event in parser.feed(bytes) { app.handle(event, at: now) }
      } else if parser.isWaiting {
        for event in parser.flush() { app.handle(event, at: now) }
      }
      app.advance(to: now)
      perform()
      if isRunning { draw() }
    }
  }

  /// How long nothing needs to be done; nil for ever.
  private var patience: Int32? {
    if parser.isWaiting { return 30 }
    let now = now
    if app.isMoving(at: now) { return 16 }
    guard let deadline = app.deadline else { return nil }
    // Rounded up, so that it is due when the wait is over.
    return Int32(max(0, min(60_000, deadline.nanoseconds(since: now) / 1_000_000 + 1)))
  }

  private mutating func takeSignals() {
    for number in Terminal.read(Terminal.signals) ?? [] {
      switch Int32(number) {
      case SIGWINCH:
        let size = Terminal.size()
        app.resize(size.columns, size.rows, at: now)
      case SIGCONT: screen.forget()
      default: isRunning = false
      }
    }
  }

  private mutating func takeAnswers() {
    answered += Terminal.read(answers[0]) ?? []
    while let end = answered.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: answered[..<end], as: UTF8.self)
      answered.removeFirst(end + 1)
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let token = Int(parts[0]), let status = Int(parts[1]) else {
        continue
      }
      let answer = DeletionToken(token)
      if (200..<300).contains(status) {
        app.playlist.answer(answer, body: Array(parts[2].utf8), at: now)
      } else {
        let reason = status == 0 ? String(parts[2]) : "the server answered \(status)"
        app.playlist.unreachable(answer, reason: reason, at: now)
      }
    }
    app.finish(at: now)
  }

  private mutating func perform() {
    while !app.requests.isEmpty {
      switch app.requests.removeFirst() {
      case .quit: isRunning = false
      case .suspend:
        app.suspend(at: now)
        Terminal.suspend()
        screen.forget()
      case .send(let request, let token):
        Loopback.send(
          request, token: token, host: server.host, port: server.port, answers: answers[1])
      case .save(let id, let token):
        var failure: String?
        do throws(TimerStore.Failure) {
          try store.save(app.timers.timers.filter { $0.id != id })
        } catch {
          failure = error.text
        }
        app.timers.finish(token, failure: failure, at: now)
        app.finish(at: now)
      }
    }
  }

  private mutating func draw() {
    do throws(RenderingError) {
      let text = screen.update(try TextGrid(app.scene(at: now), cell: app.cell))
      if !text.isEmpty { Terminal.put(text) }
    } catch {
      isRunning = false
    }
  }
}
