import Touchstone
import TouchstoneTraces

extension PlaygroundTraces {
  /// Taps, holds, second fingers and edges.
  static let fingers: [Entry] = [
    story(
      "tap-selects",
      "A tap on a closed row selects it",
      .tap(at: Point(x: 100, y: 92)),
      expect: [
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"select:B":1,"select:A":0,"dragBegan":0}}"#),
      ]),
    story(
      "tap-on-open-row-closes",
      "A tap on the content of an open row closes it and selects nothing",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .seconds(1)))
        .then(.tap(at: Point(x: 100, y: 92))),
      expect: [
        (3_000_000, #"{"row":"B","state":"closed","offset":0}"#),
        (
          nil,
          #"{"effects":{"select":0,"tapConsumed:B":1,"willClose:B":1,"didClose:B":1,"confirm":0}}"#
        ),
      ]),
    story(
      "tap-on-action-asks",
      "A tap on the revealed action asks before it deletes",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .seconds(1)))
        .then(.tap(at: Point(x: 350, y: 92))),
      expect: [
        (3_000_000, #"{"row":"B","state":"confirming","offset":-80}"#),
        (nil, #"{"effects":{"confirm:B":1,"delete":0,"select":0,"willClose":0}}"#),
      ]),
    story(
      "tap-beside-rows-closes",
      "A tap below the last row closes what is open",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .seconds(1)))
        .then(.tap(at: Point(x: 100, y: 250))),
      expect: [
        (3_000_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"outside":1,"select":0,"willClose:B":1}}"#),
      ]),
    story(
      "caught-in-flight",
      "A finger catches the row on its way and holds it there; its tap does nothing but close",
      .drag(by: Vector(x: -60, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .milliseconds(63)))
        .then(.tap(at: Point(x: 100, y: 92))),
      expect: [
        (343_750, #"{"row":"B","state":"tracking"}"#),
        (3_000_000, #"{"row":"B","state":"closed","offset":0}"#),
        (
          nil,
          #"{"effects":{"tapConsumed:B":1,"select":0,"willOpen:B":1,"didOpen":0,"willClose:B":1,"didClose:B":1}}"#
        ),
      ]),
    story(
      "two-rows-open",
      "Without the option, a second row opens and the first stays open",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .seconds(1)))
        .then(.drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: firstRow)),
      expect: [
        (3_000_000, #"{"row":"A","state":"open","offset":-80}"#),
        (3_000_000, #"{"row":"B","state":"open","offset":-80}"#),
      ]),
    story(
      "one-open-closes-the-other",
      "With the option, a touch on another row closes the open one and does nothing else",
      list: #","allowMultiple":false"#,
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .seconds(1)))
        .then(.tap(at: Point(x: 100, y: 30))),
      expect: [
        (3_000_000, #"{"row":"B","state":"closed","offset":0}"#),
        (3_000_000, #"{"row":"A","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"tapConsumed:A":1,"select":0,"didClose:B":1}}"#),
      ]),
    story(
      "hold-asks-for-the-menu",
      "Half a second of rest asks for the menu; after that nothing moves the row",
      .hold(for: .milliseconds(600), at: row)
        .moving(by: Vector(x: -100, y: 0), over: .milliseconds(250)),
      expect: [
        (500_000, #"{"r":"press","state":"began","location":[330,92]}"#),
        (875_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"r":"pan","exactly":["failed"]}"#),
        (nil, #"{"effects":{"menu:B":1,"select":0,"dragBegan":0}}"#),
      ]),
    story(
      "wandering-9-points-still-presses",
      "A finger may wander nine points and still ask for the menu",
      .drag(by: Vector(x: 0, y: 9), over: .milliseconds(250), from: row).resting(
        for: .milliseconds(400)),
      expect: [
        (500_000, #"{"r":"press","state":"began"}"#),
        (nil, #"{"effects":{"menu:B":1,"dragBegan":0,"select":0}}"#),
      ]),
    story(
      "wandering-11-points-drags",
      "Eleven points are no press; without an axis test they are a drag that moves nothing",
      .drag(by: Vector(x: 0, y: 11), over: .milliseconds(250), from: row).resting(
        for: .milliseconds(400)),
      expect: [
        (nil, #"{"r":"press","never":["began"]}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"menu":0,"dragBegan:B":1,"show":0,"select":0}}"#),
      ]),
    story(
      "second-finger-on-the-row-ends-it",
      "Two fingers on one row are neither a drag nor a press",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .with(.hold(for: .milliseconds(300), at: middle), after: .milliseconds(31)),
      expect: [
        (nil, #"{"r":"pan","exactly":["failed"]}"#),
        (nil, #"{"r":"press","exactly":["failed"]}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"dragBegan":0,"select":0,"willOpen":0}}"#),
      ]),
    story(
      "second-finger-on-a-drag-is-ignored",
      "A second finger on a row that is dragged changes nothing",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .with(.hold(for: .milliseconds(300), at: middle), after: .milliseconds(188)),
      expect: [
        (265_625, #"{"r":"pan","state":"ended","translation":[-90,0],"vTol":10000}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"r":"pan","never":["failed","cancelled"]}"#),
        (nil, #"{"effects":{"select":0}}"#),
      ]),
    story(
      "finger-on-another-row-is-ignored",
      "While one finger drags a row, another row follows nobody",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .with(
          .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: firstRow),
          after: .milliseconds(188)),
      expect: [
        (1_500_000, #"{"row":"A","state":"closed","offset":0}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"effects":{"dragBegan:A":0,"dragBegan:B":1,"select":0}}"#),
      ]),
    story(
      "edge-yields",
      "With an edge inset of 20, a finger that lands at 20 leaves the row alone",
      list: #","edgeInset":20"#,
      .drag(by: Vector(x: 100, y: 0), over: .milliseconds(250), from: Point(x: 20, y: 92)),
      expect: [
        (nil, #"{"r":"pan","exactly":["failed"]}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"yieldEdge:B":1,"dragBegan":0,"select":0}}"#),
      ]),
    story(
      "beside-the-edge-drags",
      "With an edge inset of 20, a finger that lands a sixteenth beside it drags",
      list: #","edgeInset":20"#,
      .drag(by: Vector(x: 100, y: 0), over: .milliseconds(250), from: Point(x: 20.0625, y: 92)),
      expect: [
        (250_000, #"{"row":"B","state":"dragging","offset":0}"#),
        (nil, #"{"effects":{"yieldEdge":0,"dragBegan:B":1}}"#),
      ]),
  ]
}
