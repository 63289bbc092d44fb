import Foundation
import Touchstone
import TouchstoneRendering
import TouchstoneSystems

/// The demo: reads the command line, then polls, feeds the app, and writes what changed.
@main enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") {
      print(Options.help)
      return
    }
    do {
      let options = try Options(arguments)
      guard isatty(0) == 1, isatty(1) == 1 else {
        complain("needs a terminal for input and output; run it in one, without pipes", 2)
      }
      let store = TimerStore(url: options.store)
      let timers = try store.load()
      let server = try remote(options)
      let size = Terminal.size()
      let app = try App(options, timers: timers, columns: size.columns, rows: size.rows)
      Terminal.start()
      var loop = Loop(app: app, store: store, server: server)
      loop.run()
      Terminal.restore()
    } catch let failure as Options.Failure {
      complain(failure.text, 2)
    } catch let failure as TimerStore.Failure {
      complain(failure.text, 1)
    } catch {
      complain("\(error)", 1)
    }
  }

  private static func remote(_ options: Options) throws(Options.Failure) -> (String, UInt16) {
    if let api = options.api { return (api.host, api.port) }
    guard let port = Loopback.serve(latency: options.latency, fails: options.fails) else {
      throw Options.Failure(text: "no port on the loopback device; name a server with --api")
    }
    return ("127.0.0.1", port)
  }

  private static func complain(_ text: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data("touchstone-demo: \(text)\n".utf8))
    exit(code)
  }
}
