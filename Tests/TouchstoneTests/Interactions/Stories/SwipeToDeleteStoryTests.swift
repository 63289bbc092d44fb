import Testing
import Touchstone

/// Story A: timers in a list, deleted by a swipe, a question and a repository that may fail.
@Suite struct SwipeToDeleteStoryTests {
  /// The app: it performs effects and answers.
  struct App {
    var play: ListPlay
    var minutes: [String: Int] = ["A": 5, "B": 10, "C": 25]
    var alerts: [String] = []
    var question: DeletionToken?
    var requests: [DeletionToken] = []
    private var seen = 0

    init() throws { play = try ListPlay(.seed) }

    var header: String { "\(minutes.count) timers, \(minutes.values.reduce(0, +)) minutes" }

    /// Does what the list asked for since the last time.
    mutating func perform() {
      while seen < play.events.count {
        let event = play.events[seen]
        seen += 1
        guard case .effect(let effect, _) = event else { continue }
        switch effect {
        case .confirm(let row, let token):
          alerts.append("Delete timer \(row.text)?")
          question = token
        case .delete(_, let token): requests.append(token)
        case .removed(let row): minutes[row.text] = nil
        case .deleteFailed(let row, _, let reason):
          alerts.append("\(row.text) not deleted: \(reason)")
        default: continue
        }
      }
    }

    mutating func touch(_ script: String) {
      play.touch(script)
      perform()
    }

    mutating func answer(_ yes: Bool, at ms: Int64) {
      guard let question else { return }
      play.host(.confirm(question, yes: yes), at: ms)
      perform()
    }

    mutating func result(_ failure: String?, token: Int? = nil, at ms: Int64) {
      guard let token = token.map({ DeletionToken($0) }) ?? requests.last else { return }
      play.host(.result(token, failure: failure), at: ms)
      perform()
    }
  }

  /// Opens the second row and taps what it reveals.
  static let openAndTap =
    "0:d1=290,90 100:m1=280,90 200:m1=230,90 300:m1=220,90 400:m1=220,90 500:u1=220,90 "
    + "1500:d2=290,90 1550:u2=290,90"

  @Test func `the area appears and disappears once each, and to the right nothing changes`() throws
  {
    var app = try App()
    var seen: [String] = []
    func look() {
      let row = app.play.list.rows[1]
      seen.append(
        "\(Decimals.short(row.offset(at: app.play.list.now))) \(row.isActionVisible ? "red" : "-")")
    }
    app.touch("0:d1=290,90 16:m1=270,90")
    look()
    // Ten points are the threshold's.
    for (ms, x) in [(32, 254), (48, 250), (64, 256), (80, 240), (96, 255), (112, 330), (128, 280)] {
      app.touch("\(ms):m1=\(x),90")
      look()
    }
    #expect(
      seen == [
        "-10 -", "-26 red", "-30 red", "-24 -", "-40 red", "-25 -", "-25 -", "0 -",
      ])
    #expect(
      app.play.effects == ["dragBegan:B", "show:B", "hide:B", "show:B", "hide:B"])
    // Two equal samples, so that the velocity is 0.
    app.touch("300:m1=280,90 400:m1=280,90 500:u1=280,90")
    #expect(app.play.picture == "A closed 0, B closed 0, C closed 0")
  }

  @Test func `closing hides the area at once, opening shows it at once`() throws {
    var app = try App()
    // A fling of 20 points at 640 points a second: the area is not visible before the lift.
    app.touch("0:d1=290,90 31.25:m1=270,90 31.25:u1=270,90")
    #expect(app.play.effects == ["dragBegan:B", "show:B", "willOpen:B"])
    #expect(app.play.list[1].offset(at: app.play.list.now) == -10)
    app.play.wait(until: 2000)
    app.play.host(.close("B"), at: 2000)
    #expect(app.play.effects.suffix(3) == ["didOpen:B", "hide:B", "willClose:B"])
    #expect(app.play.list[1].offset(at: app.play.list.now) == -80)
  }

  @Test func `a timer is swiped, confirmed and deleted`() throws {
    var app = try App()
    app.touch(SwipeToDeleteStoryTests.openAndTap)
    #expect(app.alerts == ["Delete timer B?"])
    #expect(app.play.picture == "A closed 0, B confirming -80, C closed 0")
    app.answer(true, at: 2000)
    #expect(app.header == "3 timers, 40 minutes")
    app.result(nil, at: 3000)
    #expect(app.header == "2 timers, 30 minutes")
    #expect(app.play.picture == "A closed 0, C closed 0")
    #expect(
      app.play.effects == [
        "dragBegan:B", "show:B", "willOpen:B", "didOpen:B", "confirm:B", "delete:B", "removed:B",
      ])
  }

  @Test func `no keeps the timer, and the row stays open`() throws {
    var app = try App()
    app.touch(SwipeToDeleteStoryTests.openAndTap)
    app.answer(false, at: 2000)
    app.play.wait(until: 5000)
    #expect(app.play.picture == "A closed 0, B open -80, C closed 0")
    #expect(app.requests == [])
    #expect(app.header == "3 timers, 40 minutes")
  }

  @Test func `a repository that throws loses nothing, and the second try works`() throws {
    var app = try App()
    app.touch(SwipeToDeleteStoryTests.openAndTap)
    app.answer(true, at: 2000)
    app.result("disk full", at: 3000)
    #expect(app.alerts.last == "B not deleted: disk full")
    #expect(app.play.picture == "A closed 0, B open -80, C closed 0")
    #expect(app.header == "3 timers, 40 minutes")
    app.touch("4000:d3=290,90 4050:u3=290,90")
    app.answer(true, at: 5000)
    app.result(nil, at: 6000)
    #expect(app.header == "2 timers, 30 minutes")
    #expect(app.requests == [DeletionToken(1), DeletionToken(2)])
  }

  @Test func `answers that come late, twice or for another question change nothing`() throws {
    var app = try App()
    app.touch(SwipeToDeleteStoryTests.openAndTap)
    app.result(nil, token: 1, at: 1600)
    app.result("too early", token: 1, at: 1610)
    app.play.host(.confirm(DeletionToken(7), yes: true), at: 1700)
    #expect(app.requests == [])
    app.answer(true, at: 2000)
    app.answer(true, at: 2100)
    app.answer(false, at: 2200)
    app.result("unknown", token: 9, at: 2300)
    app.result(nil, at: 3000)
    app.result(nil, token: 1, at: 3100)
    app.result("again", token: 1, at: 3200)
    #expect(app.play.effects.filter { $0 == "delete:B" }.count == 1)
    #expect(app.play.effects.filter { $0 == "removed:B" }.count == 1)
    #expect(app.header == "2 timers, 30 minutes")
  }

  @Test func `a list that changes meanwhile loses the right row`() throws {
    var app = try App()
    app.touch(SwipeToDeleteStoryTests.openAndTap)
    app.play.host(.insert("N", index: 0), at: 1700)
    app.play.host(.move("C", index: 0), at: 1800)
    app.play.host(.reload, at: 1900)
    app.answer(true, at: 2000)
    app.result(nil, at: 3000)
    #expect(app.play.list.rows.map(\.id.text) == ["C", "N", "A"])
    #expect(app.minutes["B"] == nil)
  }
}
