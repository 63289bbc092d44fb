import Testing
import Touchstone

/// Story C: a header card above a list that scrolls; its button plays today's pick.
@Suite struct HeaderCardStoryTests {
  typealias Card = TapCard<TodaysPick>

  static let pick = TodaysPick(artist: "Nina Simone", album: "Blue", title: "Little Girl Blue")
  static let other = TodaysPick(artist: "Miles Davis", album: "Kind of Blue", title: "So What")

  /// A screen: a pan that scrolls, and the card below it, which gets what the arena lets through.
  struct Screen {
    var arena: Arena
    var delivery = TouchDelivery()
    var card: Card
    var log: [String] = []
    var journal = Journal()
    private var now = Timestamp.zero

    init(_ item: TodaysPick? = pick, hasHandler: Bool = true) throws {
      arena = try Arena([.pan("scroll", PanConfiguration(axis: .vertical, measure: .axis))])
      card = try Card(
        button: Rect(x: 260, y: 40, width: 100, height: 44), item: item, hasHandler: hasHandler)
    }

    /// The journal of a tap.
    static func journal(hasHandler: Bool) throws -> Journal {
      var screen = try Screen(hasHandler: hasHandler)
      screen.touch(HeaderCardStoryTests.tap)
      return screen.journal
    }

    mutating func touch(_ script: String) {
      for word in script.split(separator: " ") {
        let frame = Play.frame(word)
        now = frame.time
        var gestures: [GestureEvent] = []
        arena.handle(frame, into: &gestures)
        var touches: [Touch] = []
        delivery.update(frame, gestures, of: arena, into: &touches)
        for event in gestures where event.state == .began { log.append("scroll") }
        for touch in touches { send(.touch(touch)) }
      }
    }

    mutating func send(_ input: Card.Input) {
      journal.record(note: card.decision(on: input).text, at: now)
      for effect in card.send(input) {
        switch effect {
        case .highlight(let isOn): log.append(isOn ? "on" : "off")
        case .tap(let pick): log.append(pick.command)
        case .unhandled(let pick): log.append("nobody hears: \(pick.command)")
        }
      }
    }
  }

  static let tap = "0:d1=300,60 80:u1=302,61"

  @Test func `a tap on the button plays the pick that the card names`() throws {
    var screen = try Screen()
    #expect(
      screen.card.item?.caption == "Today's pick is Nina Simone's album - Blue, let's listen.")
    screen.touch(HeaderCardStoryTests.tap)
    #expect(screen.log == ["on", "off", "play Little Girl Blue"])
  }

  @Test func `without a pick the header is empty and nothing can be tapped`() throws {
    var screen = try Screen(nil)
    screen.touch(HeaderCardStoryTests.tap)
    #expect(screen.log == [])
    screen.send(.item(HeaderCardStoryTests.pick))
    screen.touch("1000:d2=300,60 1080:u2=300,60")
    #expect(screen.log == ["on", "off", "play Little Girl Blue"])
  }

  @Test func `without a handler nothing is played, and the log shows it`() throws {
    var screen = try Screen(hasHandler: false)
    screen.touch(HeaderCardStoryTests.tap)
    #expect(screen.log == ["on", "off", "nobody hears: play Little Girl Blue"])
    let heard = try Screen.journal(hasHandler: true)
    #expect(
      screen.journal.notes == [
        "pressed: the finger landed on the button",
        "tap that nobody handles: the finger lifted on the button",
      ])
    #expect(heard.notes.last == "tap: the finger lifted on the button")
    #expect(heard.digest != screen.journal.digest)
    screen.send(.handler(true))
    screen.touch("1000:d2=300,60 1080:u2=300,60")
    #expect(screen.log.last == "play Little Girl Blue")
  }

  @Test func `a pick that changes under the finger is not played, nor is the new one`() throws {
    for new in [HeaderCardStoryTests.other, nil] {
      var screen = try Screen()
      screen.touch("0:d1=300,60")
      screen.send(.item(new))
      screen.touch("80:u1=300,60")
      #expect(screen.log == ["on", "off"])
      screen.send(.item(HeaderCardStoryTests.other))
      screen.touch("1000:d2=300,60 1080:u2=300,60")
      #expect(screen.log == ["on", "off", "on", "off", "play So What"])
    }
  }

  @Test func `a pick that comes again unchanged disturbs nothing`() throws {
    var screen = try Screen()
    screen.touch("0:d1=300,60")
    screen.send(.item(HeaderCardStoryTests.pick))
    screen.touch("80:u1=300,60")
    #expect(screen.log == ["on", "off", "play Little Girl Blue"])
  }

  @Test func `a pick that changes and changes back during the press is not played`() throws {
    var screen = try Screen()
    screen.touch("0:d1=300,60")
    screen.send(.item(HeaderCardStoryTests.other))
    screen.send(.item(HeaderCardStoryTests.pick))
    screen.touch("80:u1=300,60")
    #expect(screen.log == ["on", "off"])
  }

  @Test func `a finger that scrolls from the button takes the press back`() throws {
    var screen = try Screen()
    screen.touch("0:d1=300,60 16:m1=300,66 32:m1=300,75 48:m1=300,62 64:u1=300,62")
    #expect(screen.log == ["on", "scroll", "off"])
  }

  @Test func `a finger that leaves and comes back plays, one that lifts outside does not`() throws {
    var screen = try Screen()
    // Sideways, so that nothing scrolls.
    screen.touch("0:d1=300,60 16:m1=200,60 32:m1=300,60 80:u1=300,60")
    #expect(screen.log == ["on", "off", "on", "off", "play Little Girl Blue"])
    screen.log = []
    screen.touch("1000:d2=300,60 1016:m2=200,60 1080:u2=200,60")
    #expect(screen.log == ["on", "off"])
  }

  @Test func `a call takes the touch away, a second finger changes nothing`() throws {
    var screen = try Screen()
    screen.touch("0:d1=300,60 50:c1")
    #expect(screen.log == ["on", "off"])
    screen.log = []
    screen.touch("1000:d2=300,60 1010:d3=310,60 1020:u3=310,60 1080:u2=300,60")
    #expect(screen.log == ["on", "off", "play Little Girl Blue"])
  }

  @Test func `a button that moves away under the finger is not tapped`() throws {
    var screen = try Screen()
    screen.touch("0:d1=300,60")
    screen.send(.layout(Rect(x: 20, y: 40, width: 100, height: 44)))
    screen.touch("80:u1=300,60")
    #expect(screen.log == ["on", "off"])
  }
}
