import Testing
import Touchstone
import TouchstoneTraces

@Suite struct SwipeRowScriptTests {
  @Test func `a flick opens the row, and deleting asks first`() throws {
    var row = try SwipeRow(id: "tea")
    let effects = try row.play(.flick(velocity: Vector(x: -900, y: 20)))
    #expect(effects == [.dragBegan("tea"), .show("tea"), .willOpen("tea"), .didOpen("tea")])
    #expect(row.offset(at: .max) == -80)

    let token = DeletionToken(1)
    #expect(row.send(.tapAction(.zero)) == [.confirm("tea", token)])
    #expect(row.send(.confirm(token, yes: true, .zero)) == [.delete("tea", token)])
    #expect(
      row.send(.result(token, failure: "offline", .zero)) == [
        .deleteFailed("tea", token, reason: "offline")
      ])
  }

  @Test func `a second script closes the row again`() throws {
    var row = try SwipeRow(id: "tea")
    try row.play(.drag(by: Vector(x: -120, y: 3), over: .milliseconds(200)))
    let effects = try row.play(
      .drag(by: Vector(x: 60, y: 0), over: .milliseconds(300)), at: .milliseconds(5_000))
    #expect(effects.last == .didClose("tea"))
    #expect(row.offset(at: .max) == 0)
  }
}
