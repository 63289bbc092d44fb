import Testing
import Touchstone
import TouchstoneTraces

/// The traces of the playground, each as the script that makes it.
enum PlaygroundTraces {
  struct Entry: Sendable, CustomTestStringConvertible {
    var name: String
    var title: String
    var script: TouchScript

    var testDescription: String { name }

    func bytes() throws -> [UInt8] {
      var header = TraceHeader()
      header.view = Size(width: 390, height: 300)
      header.title = title
      header.source = "TouchScript"
      return try script.trace(header)
    }
  }

  /// In the second row.
  private static let start: Point = Point(x: 330, y: 92)

  static let all: [Entry] = [
    Entry(
      name: "slow-drag-opens", title: "A slow drag to the left by 96 points opens the row",
      script: .drag(by: Vector(x: -96, y: 2), over: .milliseconds(700), from: start)),
    Entry(
      name: "flick-opens",
      title: "A flick of 40 points, 30 beyond the threshold, opens the row by its velocity",
      script: .flick(
        velocity: Vector(x: -750, y: 30), over: .milliseconds(100), from: start)),
    Entry(
      name: "short-drag-stays-closed",
      title: "A slow drag to the left by 42 points, 32 beyond the threshold, closes again",
      script: .drag(by: Vector(x: -42, y: -1), over: .milliseconds(600), from: start)
        .resting(for: .milliseconds(100))),
    Entry(
      name: "vertical-scroll", title: "A drag upwards is a scroll and moves no row",
      script: .drag(by: Vector(x: -6, y: -140), over: .milliseconds(350), from: start)),
    Entry(
      name: "long-press", title: "A finger rests for 0.8 s: the press begins after 0.5 s",
      script: .hold(for: .milliseconds(800), at: Point(x: 180, y: 150))),
    Entry(
      name: "tap", title: "A short touch",
      script: .tap(at: Point(x: 120, y: 35))),
    Entry(
      name: "cancel", title: "The system takes the touch away in the middle of a drag",
      script: .drag(by: Vector(x: -70, y: 4), over: .milliseconds(300), from: start)
        .cancelled()),
    Entry(
      name: "two-fingers",
      title: "A second finger lands while the first one drags; both move together",
      script: .drag(by: Vector(x: -80, y: 6), over: .milliseconds(500), from: start)
        .with(
          .drag(
            by: Vector(x: -60, y: -4), over: .milliseconds(400), from: Point(x: 250, y: 210)),
          after: .milliseconds(120))),
  ]
}
