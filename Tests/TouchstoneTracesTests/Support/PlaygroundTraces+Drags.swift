import Touchstone
import TouchstoneTraces

extension PlaygroundTraces {
  /// How far and how fast a finger goes, at the limits and beyond.
  static let drags: [Entry] = [
    story(
      "drag-to-25-shows-nothing",
      "25 points are not beyond 25: the action stays hidden",
      .drag(by: Vector(x: -35, y: 0), over: .milliseconds(250), from: row),
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":-25}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"show":0,"willOpen":0,"dragBegan:B":1}}"#),
      ]),
    story(
      "drag-beyond-25-shows-the-action",
      "A sixteenth of a point beyond 25 shows the action, once, and hides it",
      .drag(by: Vector(x: -35.0625, y: 0), over: .milliseconds(250), from: row),
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":-25.0625}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"show:B":1,"hide:B":1,"willOpen":0}}"#),
      ]),
    story(
      "drag-to-40-closes",
      "40 points are not beyond 40: the row closes",
      .drag(by: Vector(x: -50, y: 0), over: .milliseconds(250), from: row),
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":-40}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"show:B":1,"hide:B":1,"willOpen":0}}"#),
      ]),
    story(
      "drag-beyond-40-opens",
      "A sixteenth of a point beyond 40 opens the row",
      .drag(by: Vector(x: -50.0625, y: 0), over: .milliseconds(250), from: row),
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":-40.0625}"#),
        (265_625, #"{"row":"B","state":"settling"}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"effects":{"show:B":1,"hide":0,"willOpen:B":1,"didOpen:B":1}}"#),
      ]),
    story(
      "long-drag-stops-at-80",
      "200 points of drag move the row by its 80",
      .drag(by: Vector(x: -210, y: 0), over: .milliseconds(250), from: row),
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":-80}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
      ]),
    story(
      "insets-widen-the-action",
      "Inset and safe area make 140 points of 80",
      list: #","leftInset":16,"safeLeft":44"#,
      .drag(by: Vector(x: -310, y: 0), over: .milliseconds(250), from: rightEnd),
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":-140}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-140}"#),
      ]),
    story(
      "drag-to-the-right-moves-nothing",
      "The pan begins, the row stays where it is",
      .drag(by: Vector(x: 70, y: 0), over: .milliseconds(250), from: middle),
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":0}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"dragBegan:B":1,"show":0,"willOpen":0,"willClose":0}}"#),
      ]),
    story(
      "beyond-the-start-keeps-the-offset",
      "Drawn back over where it began, the row keeps its last offset until the lift",
      .drag(by: Vector(x: -60, y: 0), over: .milliseconds(250), from: row)
        .moving(by: Vector(x: 100, y: 0), over: .microseconds(15_625)),
      expect: [
        (265_625, #"{"row":"B","state":"dragging","offset":-50}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"show:B":1,"hide:B":1,"willOpen":0}}"#),
      ]),
    story(
      "flick-at-400-closes",
      "400 points a second are not beyond 400: the row closes",
      rate: 32,
      .drag(by: Vector(x: -10, y: 0), over: frame, from: row)
        .moving(by: Vector(x: -12.5, y: 0), over: frame)
        .moving(by: Vector(x: -12.5, y: 0), over: frame)
        .moving(by: Vector(x: -12.5, y: 0), over: frame),
      expect: [
        (156_250, #"{"r":"pan","state":"ended","translation":[-37.5,0],"velocity":[-400,0]}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"willOpen":0}}"#),
      ]),
    story(
      "flick-beyond-400-opens",
      "402 points a second open the row at 37.6875 points",
      rate: 32,
      .drag(by: Vector(x: -10, y: 0), over: frame, from: row)
        .moving(by: Vector(x: -12.5625, y: 0), over: frame)
        .moving(by: Vector(x: -12.5625, y: 0), over: frame)
        .moving(by: Vector(x: -12.5625, y: 0), over: frame),
      expect: [
        (156_250, #"{"r":"pan","state":"ended","translation":[-37.6875,0],"velocity":[-402,0]}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
      ]),
    story(
      "flick-back-beyond-40-opens",
      "The way decides, although the finger flies back to the right",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .moving(by: Vector(x: 40, y: 0), over: .microseconds(31_250)),
      expect: [
        (296_875, #"{"r":"pan","state":"ended","translation":[-50,0],"velocity":[1280,0]}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
      ]),
    story(
      "flick-then-rest-opens",
      "UIKit keeps the velocity of a finger that rests before it lifts",
      .flick(velocity: Vector(x: -750, y: 0), from: row).resting(for: .milliseconds(300)),
      expect: [
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"effects":{"willOpen:B":1}}"#),
      ]),
    story(
      "cancel-before-40-closes",
      "A touch that is taken away is judged like a lift",
      .drag(by: Vector(x: -40, y: 0), over: .milliseconds(250), from: row).cancelled(),
      expect: [
        (nil, #"{"r":"press","exactly":["failed"]}"#),
        (265_625, #"{"r":"pan","state":"cancelled","translation":[-30,0]}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"show:B":1,"hide:B":1,"willOpen":0}}"#),
      ]),
    story(
      "opened-row-starts-again-from-zero",
      "A drag on an open row counts from zero: 30 points close it",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .seconds(1)))
        .then(.drag(by: Vector(x: -40, y: 0), over: .milliseconds(250), from: row)),
      expect: [
        (1_000_000, #"{"row":"B","state":"open","offset":-80}"#),
        (1_500_000, #"{"row":"B","state":"dragging","offset":-30}"#),
        (3_000_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"willOpen:B":1,"didOpen:B":1,"willClose:B":1,"didClose:B":1}}"#),
      ]),
    story(
      "opened-row-stays-open",
      "60 points on an open row keep it open; only the action is hidden and shown again",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .seconds(1)))
        .then(.drag(by: Vector(x: -70, y: 0), over: .milliseconds(250), from: row)),
      expect: [
        (3_000_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"effects":{"willOpen:B":1,"didOpen:B":1,"willClose":0,"show:B":2,"hide:B":1}}"#),
      ]),
    story(
      "right-to-left-opens-to-the-right",
      "The trailing end is the left one where the language runs to the left",
      .drag(by: Vector(x: 50.0625, y: 0), over: .milliseconds(250), from: middle),
      host: [
        (0, #"{"op":"layout","direction":"rtl"}"#)
      ],
      expect: [
        (300_000, #"{"row":"B","state":"settling"}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":80}"#),
        (nil, #"{"effects":{"show:B":1,"willOpen:B":1}}"#),
      ]),
    story(
      "right-to-left-ignores-the-left",
      "Where the language runs to the left, a drag to the left moves nothing",
      .drag(by: Vector(x: -70, y: 0), over: .milliseconds(250), from: middle),
      host: [
        (0, #"{"op":"layout","direction":"rtl"}"#)
      ],
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":0}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"show":0,"willOpen":0}}"#),
      ]),
  ]
}

extension PlaygroundTraces {
  /// In the second row, and elsewhere.
  static let row: Point = Point(x: 330, y: 92)
  static let rightEnd: Point = Point(x: 380, y: 92)
  static let middle: Point = Point(x: 200, y: 92)
  static let firstRow: Point = Point(x: 330, y: 30)
  /// One frame of a screen that reports 32 times a second.
  static let frame: Duration = .microseconds(31_250)

  /// A trace over rows of the seed configuration, without noise, so that its numbers are exact.
  static func story(
    _ name: String, _ title: String, list: String = "", rate: Int = 64, _ script: TouchScript,
    host: [(Int64, String)] = [], expect: [(Int64?, String)]
  ) -> Entry {
    var script = script
    script.rate = FrameRate(rate) ?? script.rate
    script.noise = 0
    return Entry(
      name: name, title: title, setup: #"{"list":{"config":"seed","width":390"# + list + "}}",
      script: script, host: host.map { (time: $0.0, text: $0.1) },
      expectations: expect.map { (time: $0.0, text: $0.1) })
  }
}
