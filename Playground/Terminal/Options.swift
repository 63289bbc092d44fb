import Foundation

/// The command line.
struct Options {
  var store: URL = TimerStore.usual
  /// A server of one's own, such as `http://127.0.0.1:8080`; nil for the one inside the demo.
  var api: (host: String, port: UInt16)?
  var latency = 0.8
  var fails = false
  var isOptimistic = false
  var user = "me"
  var pick = true
  /// Points that a cell is wide; a cell is 2.5 times as high.
  var pointsPerCell = 8.0

  static let help = """
    Usage: touchstone-demo [options]

    Timers, a playlist and today's pick in a terminal; the mouse is the finger.

      --store FILE     timers, as JSON; made with samples if it is missing
      --api URL        http://ADDRESS:PORT of a server for the playlist; else one inside the demo
      --latency SECS   how long the demo's server takes, 0…60; 0.8
      --fail           the demo's server refuses
      --optimistic     a track goes at once and can be brought back while the server works
      --user NAME      who you are; the playlist belongs to "me"
      --no-pick        nothing is recommended today
      --cell POINTS    points that a cell is wide, 4…16; 8
      --help           this text
    """

  struct Failure: Error { var text: String }

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--store": store = URL(fileURLWithPath: try Options.value(name, &rest))
      case "--api": api = try Options.server(Options.value(name, &rest))
      case "--latency": latency = try Options.number(name, &rest, 0...60)
      case "--fail": fails = true
      case "--optimistic": isOptimistic = true
      case "--user": user = try Options.value(name, &rest)
      case "--no-pick": pick = false
      case "--cell": pointsPerCell = try Options.number(name, &rest, 4...16)
      default: throw Failure(text: "no option '\(name)'; --help lists them")
      }
    }
  }

  private static func value(
    _ name: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw Failure(text: "\(name) needs a value; --help tells which")
    }
    return value
  }

  private static func number(
    _ name: String, _ rest: inout ArraySlice<String>, _ range: ClosedRange<Double>
  ) throws(Failure) -> Double {
    let text = try value(name, &rest)
    guard let number = Double(text), range.contains(number) else {
      throw Failure(
        text: "\(name): expected a number from \(range.lowerBound) to \(range.upperBound), "
          + "found '\(text)'")
    }
    return number
  }

  private static func server(_ text: String) throws(Failure) -> (host: String, port: UInt16) {
    guard let url = URL(string: text), url.scheme == "http", let host = url.host,
      let port = UInt16(exactly: url.port ?? 80), url.path.isEmpty || url.path == "/"
    else { throw Failure(text: "--api: expected http://ADDRESS:PORT, found '\(text)'") }
    return (host, port)
  }
}
