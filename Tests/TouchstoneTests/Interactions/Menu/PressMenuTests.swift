import Testing
import Touchstone

/// A menu for the thing under a resting finger.
@Suite struct PressMenuTests {
  static let inputs: [PressMenu.Input] =
    ([nil, "A", "B"] as [RowID?]).flatMap { item in
      OwnerRule.Verdict.allCases.map { .began(on: item, $0) }
    } + [.choose, .cancel, .gone("A"), .gone("B")]

  static func menu(
    on item: RowID, _ configuration: PressMenuConfiguration = .standard
  ) -> PressMenu {
    var menu = PressMenu(configuration)
    menu.send(.began(on: item, .allowed))
    return menu
  }

  @Test func `what is said to be ignored changes nothing, everything else does something`() {
    for configuration in [PressMenuConfiguration.standard, .seed] {
      let menus = [PressMenu(configuration), PressMenuTests.menu(on: "A", configuration)]
      #expect(
        contradictions(menus, PressMenuTests.inputs) { $0.decision(on: $1).text } == [])
    }
  }

  @Test func `every input to every state does what the table says, and says why`() {
    let table:
      [(shown: RowID?, input: PressMenu.Input, text: String, effects: [PressMenu.Effect])] =
        [
          (nil, .began(on: "A", .allowed), "shows the menu of A", [.show("A")]),
          (
            nil, .began(on: "A", .notOwner), "no menu of A: only the owner may change this",
            [.refuse("A", .notOwner)]
          ),
          (
            nil, .began(on: "A", .profileLoading), "no menu of A: your profile is still loading",
            [.refuse("A", .profileLoading)]
          ),
          (
            nil, .began(on: "A", .profileFailed), "no menu of A: your profile could not be loaded",
            [.refuse("A", .profileFailed)]
          ),
          (nil, .began(on: nil, .allowed), "ignored: nothing lies under the finger", []),
          (nil, .began(on: nil, .notOwner), "ignored: nothing lies under the finger", []),
          (nil, .choose, "ignored: no menu is shown", []),
          (nil, .cancel, "ignored: no menu is shown", []),
          (nil, .gone("A"), "ignored: no menu of A is shown", []),
          ("A", .began(on: "B", .allowed), "ignored: the menu of A is shown, one at a time", []),
          ("A", .began(on: "A", .allowed), "ignored: the menu of A is shown, one at a time", []),
          ("A", .began(on: nil, .allowed), "ignored: the menu of A is shown, one at a time", []),
          ("A", .choose, "does to A what the menu offers", [.perform("A")]),
          ("A", .cancel, "closes the menu of A", [.dismiss("A")]),
          ("A", .gone("A"), "closes the menu of A, which is gone", [.dismiss("A")]),
          ("A", .gone("B"), "ignored: no menu of B is shown", []),
        ]
    var wrong: [String] = []
    for (shown, input, text, effects) in table {
      var menu = shown.map { PressMenuTests.menu(on: $0) } ?? PressMenu()
      let said = menu.decision(on: input).text
      let done = menu.send(input)
      if said != text || done != effects { wrong.append("\(input): \(said), \(done)") }
    }
    #expect(wrong == [])
  }

  @Test func `the seed's sheet outlives its track, and Remove still asks the server`() {
    var menu = PressMenuTests.menu(on: "A", .seed)
    #expect(menu.decision(on: .gone("A")).text == "ignored: the menu stays although A is gone")
    #expect(menu.send(.gone("A")) == [])
    #expect(menu.item == "A")
    #expect(menu.send(.choose) == [.perform("A")])
    #expect(menu.send(.choose) == [])
  }

  @Test func `a press of an arena asks for the menu of what lies under the finger`() throws {
    // Rows of 60 points under a pan for scrolling; one press for all of them.
    func effects(_ script: String) throws -> [PressMenu.Effect] {
      var play = try Play([.pan("scroll"), .longPress("press")])
      play.run(script)
      var menu = PressMenu()
      return play.journal.events.flatMap { event -> [PressMenu.Effect] in
        guard event.recognizer == play.arena.id(named: "press"), event.state == .began else {
          return []
        }
        let y = event.values.location.y
        let row: RowID? = y < 60 ? "A" : y < 120 ? "B" : nil
        return menu.send(.began(on: row, .allowed))
      }
    }
    #expect(try effects("0:d1=50,90 600: 700:m1=50,300 800:u1=50,300") == [.show("B")])
    #expect(try effects("0:d1=50,90 400:u1=50,90 900:") == [])
    #expect(try effects("0:d1=50,90 100:m1=50,130 900: 950:u1=50,130") == [])
    #expect(try effects("0:d1=50,200 600: 700:u1=50,200") == [])
    #expect(
      try effects("0:d1=50,90 600: 700:c1 800:d2=50,30 1400: 1500:u2=50,30") == [.show("B")])
  }
}
