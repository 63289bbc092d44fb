import Touchstone
import TouchstoneTraces

extension PlaygroundTraces {
  /// What the app does beside the fingers: deletion, scrolling, layout, rows that come and go.
  static let events: [Entry] = [
    story(
      "delete-confirmed",
      "Asked, confirmed and done: the row is gone, once",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (1_300_000, #"{"op":"tapAction","row":"B"}"#),
        (1_400_000, #"{"op":"confirm","token":1,"yes":true}"#),
        (1_500_000, #"{"op":"result","token":1,"ok":true}"#),
      ],
      expect: [
        (1_350_000, #"{"row":"B","state":"confirming","offset":-80}"#),
        (1_450_000, #"{"row":"B","state":"deleting","offset":-80}"#),
        (2_000_000, #"{"row":"B","state":"gone"}"#),
        (2_000_000, #"{"row":"C","state":"closed","offset":0,"index":1}"#),
        (
          nil,
          #"{"effects":{"confirm:B":1,"delete:B":1,"removed:B":1,"deleteFailed":0,"hideRow":0}}"#
        ),
      ]),
    story(
      "delete-declined",
      "Asked and declined: the row stays open",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (1_300_000, #"{"op":"tapAction","row":"B"}"#),
        (1_400_000, #"{"op":"confirm","token":1,"yes":false}"#),
      ],
      expect: [
        (2_000_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"effects":{"confirm:B":1,"delete":0,"removed":0,"willClose":0}}"#),
      ]),
    story(
      "delete-failed",
      "The repository cannot delete: the row stays open, nothing is lost, a second try has its own token",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (1_300_000, #"{"op":"tapAction","row":"B"}"#),
        (1_400_000, #"{"op":"confirm","token":1,"yes":true}"#),
        (1_500_000, #"{"op":"result","token":1,"ok":false,"reason":"offline"}"#),
        (1_600_000, #"{"op":"tapAction","row":"B"}"#),
        (1_700_000, #"{"op":"confirm","token":2,"yes":true}"#),
        (1_800_000, #"{"op":"result","token":2,"ok":true}"#),
      ],
      expect: [
        (1_550_000, #"{"row":"B","state":"open","offset":-80}"#),
        (1_650_000, #"{"row":"B","state":"confirming","offset":-80}"#),
        (2_000_000, #"{"row":"B","state":"gone"}"#),
        (
          nil,
          #"{"effects":{"deleteFailed:B":1,"restore":0,"confirm:B":2,"delete:B":2,"removed:B":1}}"#
        ),
      ]),
    story(
      "delete-answers-that-nobody-waits-for",
      "Unknown tokens, a second answer and an undo change nothing",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (1_250_000, #"{"op":"result","token":1,"ok":true}"#),
        (1_300_000, #"{"op":"tapAction","row":"B"}"#),
        (1_350_000, #"{"op":"confirm","token":7,"yes":true}"#),
        (1_400_000, #"{"op":"confirm","token":1,"yes":true}"#),
        (1_450_000, #"{"op":"undo","token":1}"#),
        (1_500_000, #"{"op":"confirm","token":1,"yes":false}"#),
        (1_600_000, #"{"op":"result","token":1,"ok":false}"#),
        (1_700_000, #"{"op":"result","token":1,"ok":true}"#),
      ],
      expect: [
        (1_550_000, #"{"row":"B","state":"deleting","offset":-80}"#),
        (2_500_000, #"{"row":"B","state":"open","offset":-80}"#),
        (
          nil,
          #"{"effects":{"delete:B":1,"deleteFailed:B":1,"removed":0,"restore":0,"cancelDelete":0,"recreate":0}}"#
        ),
      ]),
    story(
      "busy-row-follows-no-finger",
      "While the person is asked, a drag moves nothing",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row)
        .then(.pause(for: .seconds(1)))
        .then(.drag(by: Vector(x: -60, y: 0), over: .milliseconds(250), from: row)),
      host: [
        (1_100_000, #"{"op":"tapAction","row":"B"}"#)
      ],
      expect: [
        (2_500_000, #"{"row":"B","state":"confirming","offset":-80}"#),
        (nil, #"{"effects":{"dragBegan:B":1,"willClose":0,"select":0}}"#),
      ]),
    story(
      "scroll-closes-what-is-open",
      "The person scrolls: the open row closes",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (1_200_000, #"{"op":"scrollBegan"}"#)
      ],
      expect: [
        (1_200_000, #"{"row":"B","state":"settling"}"#),
        (2_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"willClose:B":1,"didClose:B":1}}"#),
      ]),
    story(
      "scroll-takes-a-resting-finger",
      "A scroll takes the touch that has not begun a drag",
      .hold(for: .milliseconds(200), at: row)
        .moving(by: Vector(x: -100, y: 0), over: .milliseconds(250)),
      host: [
        (100_000, #"{"op":"scrollBegan"}"#)
      ],
      expect: [
        (nil, #"{"r":"pan","exactly":["failed"]}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"dragBegan":0,"select":0}}"#),
      ]),
    story(
      "drag-outlives-a-scroll",
      "A drag that has begun keeps its touch when the list scrolls",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (200_000, #"{"op":"scrollBegan"}"#)
      ],
      expect: [
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"r":"pan","never":["cancelled","failed"]}"#),
      ]),
    story(
      "suspended-in-mid-drag",
      "The app loses the screen in mid-drag: the pan is cancelled and judged, the row is at rest at once",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (250_000, #"{"op":"suspend"}"#)
      ],
      expect: [
        (250_000, #"{"r":"pan","state":"cancelled","translation":[-90,0],"vTol":10000}"#),
        (250_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"effects":{"willOpen:B":1,"didOpen:B":1}}"#),
      ]),
    story(
      "disabled-in-mid-drag",
      "A row that is disabled in mid-drag lets go of its finger and closes",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (250_000, #"{"op":"enabled","row":"B","value":false}"#)
      ],
      expect: [
        (250_000, #"{"row":"B","state":"settling"}"#),
        (1_500_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"r":"pan","never":["ended"]}"#),
        (nil, #"{"effects":{"willOpen":0,"select":0}}"#),
      ]),
    story(
      "removed-in-mid-drag",
      "A row that is removed in mid-drag vanishes without a word",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (250_000, #"{"op":"remove","row":"B"}"#)
      ],
      expect: [
        (250_000, #"{"row":"B","state":"gone"}"#),
        (250_000, #"{"row":"C","state":"closed","offset":0,"index":1}"#),
        (nil, #"{"r":"pan","never":["ended"]}"#),
        (nil, #"{"effects":{"willOpen":0,"didOpen":0,"willClose":0,"didClose":0,"removed":0}}"#),
      ]),
    story(
      "another-row-in-the-view-starts-closed",
      "The view of an open row gets another row, which starts closed",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (1_200_000, #"{"op":"rebind","row":"B","as":"D"}"#)
      ],
      expect: [
        (1_200_000, #"{"row":"D","state":"closed","offset":0,"index":1}"#),
        (1_200_000, #"{"row":"B","state":"gone"}"#),
        (nil, #"{"effects":{"willOpen:B":1,"didOpen:B":1,"willClose":0,"didClose":0}}"#),
      ]),
    story(
      "wider-action-in-mid-drag",
      "The action becomes wider in mid-drag: the row follows the finger farther",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (250_000, #"{"op":"layout","trailing":120}"#)
      ],
      expect: [
        (245_000, #"{"row":"B","state":"dragging","offset":-80}"#),
        (250_000, #"{"row":"B","state":"dragging","offset":-90}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-120}"#),
        (nil, #"{"effects":{"show:B":1,"hide":0}}"#),
      ]),
    story(
      "layout-moves-an-open-row",
      "The action of an open row becomes wider: the row goes there without an event",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (1_200_000, #"{"op":"layout","trailing":120}"#)
      ],
      expect: [
        (1_150_000, #"{"row":"B","state":"open","offset":-80}"#),
        (1_200_000, #"{"row":"B","state":"open","offset":-120}"#),
        (nil, #"{"effects":{"willOpen:B":1,"didOpen:B":1,"willClose":0}}"#),
      ]),
    story(
      "action-taken-away",
      "The action of an open row is taken away: the row is closed at once, and says so",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (1_200_000, #"{"op":"layout","trailing":0}"#)
      ],
      expect: [
        (1_200_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"hide:B":1,"willClose:B":1,"didClose:B":1}}"#),
      ]),
    story(
      "reduced-motion-is-there-at-once",
      "With reduced motion the row is open at the lift, with the same events",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(250), from: row),
      host: [
        (0, #"{"op":"reduceMotion","value":true}"#)
      ],
      expect: [
        (265_625, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"effects":{"willOpen:B":1,"didOpen:B":1}}"#),
      ]),
    story(
      "opened-and-closed-by-the-app",
      "The app opens a row and closes it; neither needs a finger",
      .tap(at: Point(x: 100, y: 250)),
      host: [
        (100_000, #"{"op":"open","row":"B"}"#),
        (1_100_000, #"{"op":"close","row":"B"}"#),
      ],
      expect: [
        (100_000, #"{"row":"B","state":"settling"}"#),
        (1_000_000, #"{"row":"B","state":"open","offset":-80}"#),
        (3_000_000, #"{"row":"B","state":"closed","offset":0}"#),
        (nil, #"{"effects":{"willOpen:B":1,"didOpen:B":1,"willClose:B":1,"didClose:B":1}}"#),
      ]),
    story(
      "open-is-refused-under-a-finger",
      "While a finger drags a row, the app cannot open another",
      .drag(by: Vector(x: -100, y: 0), over: .milliseconds(500), from: row),
      host: [
        (300_000, #"{"op":"open","row":"A"}"#)
      ],
      expect: [
        (1_500_000, #"{"row":"A","state":"closed","offset":0}"#),
        (1_500_000, #"{"row":"B","state":"open","offset":-80}"#),
        (nil, #"{"effects":{"openRefused:A":1,"willOpen:A":0}}"#),
      ]),
  ]
}
