import Testing
import Touchstone
import TouchstoneTesting
import TouchstoneTraces

@Suite struct ExpectEffectsTests {
  private func journal() throws -> Journal {
    var list = try SwipeList(["tea", "eggs"], width: 320, .seed)
    return list.play(.drag(by: Vector(x: -40, y: 0), over: .milliseconds(400)))
  }

  @Test func `the same effects pass`() throws {
    #expect(expectEffects(try journal(), [.dragBegan("tea"), .show("tea"), .hide("tea")]))
  }

  @Test func `other effects fail at the caller's line, with the decision that led to them`() throws
  {
    let journal = try journal()
    withKnownIssue {
      _ = expectEffects(
        journal, [.dragBegan("tea"), .show("tea"), .willOpen("tea"), .didOpen("tea")])
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        effects differ after the run:
            dragBegan("tea")
            show("tea")
          - willOpen("tea")
          - didOpen("tea")
          + hide("tea")
          tea closes: position -30.001 pt, limit -40; velocity -5.625 pt/s, limit -400
        """
      ] && issue.sourceLocation?.fileName == "ExpectEffectsTests.swift"
    }
  }

  @Test func `values read as they are written in code`() throws {
    var tester = MachineTester(try SwipeRow(id: "tea"), exhaustive: true)
    tester.send(.delete(.milliseconds(1500)))
    withKnownIssue {
      tester.send(.perform("pin", .zero))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        effects differ after delete(1.5 s):
          + delete("tea", 1)
        """
      ]
    }
  }
}
