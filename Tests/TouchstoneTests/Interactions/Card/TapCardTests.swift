import Testing
import Touchstone

/// The button of a header card: what a finger must do to play the item.
@Suite struct TapCardTests {
  typealias Card = TapCard<TodaysPick>

  static let pick = TodaysPick(artist: "Nina", album: "Blue", title: "Little Girl")
  static let other = TodaysPick(artist: "Miles", album: "Kind", title: "So What")
  static let button = Rect(x: 10, y: 10, width: 80, height: 40)

  static func card(
    _ item: TodaysPick? = pick, hasHandler: Bool = true,
    _ configuration: TapCardConfiguration = .standard
  ) throws -> Card {
    try Card(button: button, item: item, hasHandler: hasHandler, configuration)
  }

  /// What the card says to raw touches: `on`, `off`, `tap`, `unhandled`.
  static func play(_ card: inout Card, _ script: String) -> String {
    script.split(separator: " ").flatMap { Play.frame($0).touches }
      .flatMap { card.send(.touch($0)) }.map(word).joined(separator: " ")
  }

  static func word(_ effect: Card.Effect) -> String {
    switch effect {
    case .highlight(let isOn): isOn ? "on" : "off"
    case .tap(let pick): "tap:\(pick.title)"
    case .unhandled(let pick): "unhandled:\(pick.title)"
    }
  }

  @Test func `what a finger does decides whether it plays`() throws {
    let table: [(script: String, effects: String)] = [
      ("0:d1=20,20 50:u1=20,20", "on off tap:Little Girl"),
      ("0:d1=20,20 10:m1=200,20 50:u1=200,20", "on off"),
      ("0:d1=20,20 10:m1=200,20 20:m1=30,30 50:u1=30,30", "on off on off tap:Little Girl"),
      ("0:d1=20,20 50:c1", "on off"),
      ("0:d1=20,20 10:m1=200,20 50:c1", "on off"),
      ("0:d1=20,20 50:u1=300,20", "on off"),
      ("0:d1=20,20 10:m1=300,20 50:u1=20,20", "on off tap:Little Girl"),
      ("0:d1=200,20 10:m1=20,20 50:u1=20,20", ""),
      ("0:d1=20,20 10:d2=30,20 20:u2=30,20 50:u1=20,20", "on off tap:Little Girl"),
      ("0:d1=20,20 10:d2=30,20 20:u1=20,20 50:u2=30,20", "on off tap:Little Girl"),
      ("0:d1=20,20 10:c2 20:m2=500,500 50:u1=20,20", "on off tap:Little Girl"),
      ("0:d1=20,20 10:d1=25,20 50:u1=20,20", "on off on off tap:Little Girl"),
      ("0:d1=20,20 10:d1=250,20 50:u1=20,20", "on off"),
      ("0:d1=90,20 10:u1=90,20", ""), ("0:d1=20,50 10:u1=20,50", ""),
      ("0:d1=10,10 10:u1=89.999,49.999", "on off tap:Little Girl"),
      ("0:m1=20,20 10:u1=20,20 20:c1", ""),
      ("0:d1=20,20 10:m1=nan,20 50:u1=nan,nan", "on off tap:Little Girl"),
      ("0:d1=20,20 10:m1=200,20 50:u1=nan,nan", "on off"), ("0:d1=nan,20 10:u1=20,20", ""),
    ]
    var wrong: [String] = []
    for (script, effects) in table {
      var card = try TapCardTests.card()
      let found = TapCardTests.play(&card, script)
      if found != effects { wrong.append("\(script): \(found)") }
      if card.state != .idle { wrong.append("\(script): not idle") }
    }
    #expect(wrong == [])
  }

  @Test func `the seed's button holds its finger 70 points away, but not one that lands there`()
    throws
  {
    let table: [(script: String, effects: String)] = [
      ("0:d1=20,20 10:m1=159.99,20 50:u1=159.99,20", "on off tap:Little Girl"),
      ("0:d1=20,20 10:m1=160,20 50:u1=160,20", "on off"),
      ("0:d1=20,20 10:m1=20,-60 50:u1=20,-60", "on off tap:Little Girl"),
      ("0:d1=20,20 10:m1=20,-60.01 50:u1=20,-60.01", "on off"),
      ("0:d1=100,20 10:m1=20,20 50:u1=20,20", ""),
    ]
    var found: [String] = []
    for (script, _) in table {
      var card = try TapCardTests.card(TapCardTests.pick, .seed)
      found.append(TapCardTests.play(&card, script))
    }
    #expect(found == table.map(\.effects))
  }

  static let inputs: [Card.Input] = {
    let places = [Point(x: 20, y: 20), Point(x: 300, y: 20)]
    let touches = [1, 2].flatMap { id in
      [TouchPhase.began, .moved, .ended, .cancelled].flatMap { phase in
        places.map { Touch(id: TouchID(id), phase: phase, position: $0) }
      }
    }
    return touches.map { Card.Input.touch($0) } + [
      .item(nil), .item(pick), .item(other), .handler(true), .handler(false), .layout(button),
      .layout(Rect(x: 200, y: 0, width: 200, height: 100)),
    ]
  }()

  @Test func `what is said to be ignored changes nothing, everything else does something`() throws {
    var cards = [try TapCardTests.card()]
    var next = 0
    while next < cards.count {
      for input in TapCardTests.inputs {
        var copy = cards[next]
        copy.send(input)
        if !cards.contains(copy) { cards.append(copy) }
      }
      next += 1
    }
    // 3 items, a handler or none, 2 places of the button; idle, or 2 fingers inside or outside.
    #expect(cards.count == 4 * 3 + 2 * 2 * 2 * 2 * 2)
    #expect(contradictions(cards, TapCardTests.inputs) { $0.decision(on: $1).text } == [])
  }

  @Test func `a card explains why it did not play`() throws {
    func last(_ script: String, _ change: Card.Input? = nil) throws -> String {
      var card = try TapCardTests.card(TapCardTests.pick, hasHandler: false)
      var text = ""
      for touch in script.split(separator: " ").flatMap({ Play.frame($0).touches }) {
        if let change, touch.phase == .ended {
          text = card.decision(on: change).text + "; "
          card.send(change)
        } else {
          text = ""
        }
        text += card.decision(on: .touch(touch)).text
        card.send(.touch(touch))
      }
      return text
    }
    #expect(
      [
        try last("0:d1=300,20"), try last("0:d1=20,20 10:u1=300,20"), try last("0:d1=20,20 10:c1"),
        try last("0:d1=20,20 10:u1=20,20"), try last("0:d1=20,20 10:d2=20,20"),
        try last("0:d1=20,20 10:u1=20,20", .item(TapCardTests.other)),
        try last("0:d1=20,20 10:u1=20,20", .handler(true)),
        try last("0:d1=20,20 10:d1=300,20"),
        try TapCardTests.card(nil).decision(on: .touch(.began(1, 20, 20))).text,
      ] == [
        "ignored: the finger landed beside the button",
        "no tap: the finger lifted beside the button",
        "no tap: the touch was taken away",
        "tap that nobody handles: the finger lifted on the button",
        "ignored: another finger presses the button",
        "no tap: another item is shown than the one that was pressed; "
          + "ignored: no finger presses the button",
        "takes another handler; tap: the finger lifted on the button",
        "no tap: the finger's lift was lost, it landed anew beside the button",
        "ignored: the card is empty",
      ])
  }

  @Test func `a margin that makes no sense is refused`() {
    for margin in [-1, .infinity, .nan] {
      #expect(throws: ConfigurationError.self) {
        try Card(button: .zero, TapCardConfiguration(margin: margin))
      }
    }
  }
}
