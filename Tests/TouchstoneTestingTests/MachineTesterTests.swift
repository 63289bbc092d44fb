import Testing
import Touchstone
import TouchstoneTesting
import XCTest

@Suite struct MachineTesterTests {
  static let token = DeletionToken(1)

  /// Expects that a test fails in this file, and says nothing but this.
  private func expectFailure(saying text: String, _ test: () -> Void) {
    withKnownIssue {
      test()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text]
        && issue.sourceLocation?.fileName == "MachineTesterTests.swift"
    }
  }

  @Test func `a deletion that is confirmed asks first and then deletes`() {
    var tester = MachineTester(DeleteFlow(), exhaustive: true)
    tester.send(.ask)
    tester.expect(.confirm(Self.token))
    tester.send(.answer(Self.token, yes: true))
    tester.expect(.delete(Self.token))
    tester.send(.result(Self.token, failure: nil))
    tester.expect(.removed(Self.token))
    tester.finish()
    #expect(tester.machine.state == .gone)
  }

  @Test func `a plain tester passes over what is not expected, an exhaustive one does not`() {
    let flow = DeleteFlow(confirms: false, isOptimistic: true)
    var plain = MachineTester(flow)
    plain.send(.begin)
    plain.send(.undo(Self.token))
    let isExpected = plain.expect(.hide(Self.token), .cancelDelete(Self.token))
    #expect(isExpected)
    plain.finish()

    let picture = """
      effects differ after begin:
        + delete(1)
          hide(1)
      """
    expectFailure(saying: picture) {
      var exhaustive = MachineTester(flow, exhaustive: true)
      exhaustive.send(.begin)
      exhaustive.expect(.hide(Self.token))
    }
  }

  @Test func `an effect that does not come is shown with a minus among those that came`() {
    let picture = """
      effects differ after ask:
        - delete(1)
        + confirm(1)
      """
    expectFailure(saying: picture) {
      var tester = MachineTester(DeleteFlow(), exhaustive: true)
      tester.send(.ask)
      tester.expect(.delete(Self.token))
    }
  }

  @Test func `effects that come in another order are not those that were expected`() {
    let picture = """
      effects differ after begin:
        + delete(1)
          hide(1)
        - delete(1)
      """
    expectFailure(saying: picture) {
      var tester = MachineTester(DeleteFlow(confirms: false, isOptimistic: true))
      tester.send(.begin)
      tester.expect(.hide(Self.token), .delete(Self.token))
    }
  }

  @Test func `an effect that nobody expected fails at the next input, or at the end`() {
    let picture = "effects differ after ask:\n  + confirm(1)"
    expectFailure(saying: picture) {
      var tester = MachineTester(DeleteFlow(), exhaustive: true)
      tester.send(.ask)
      tester.send(.undo(Self.token))
      tester.finish()
    }
    expectFailure(saying: picture) {
      var tester = MachineTester(DeleteFlow(), exhaustive: true)
      tester.send(.ask)
      tester.finish()
    }
  }

  @Test func `states that differ are shown with a mark below the first`() throws {
    let journal = try ExpectTimelineTests.journal()
    #expect(expectStates(journal, of: RecognizerID(0), [.began, .changed, .ended]))
    let picture = """
      states differ at step 2: expected ended, found changed
        expected  began  ended
        found     began  changed  ended
                         ^
      """
    expectFailure(saying: picture) {
      expectStates(journal, of: RecognizerID(0), [.began, .ended])
    }
  }
}

/// The same tester from an XCTest case.
final class MachineTesterXCTests: XCTestCase {
  func testADeletionAsksFirst() {
    var tester = MachineTester(DeleteFlow(), exhaustive: true)
    tester.send(.ask)
    let isExpected = tester.expect(.confirm(DeletionToken(1)))
    XCTAssertTrue(isExpected)
    tester.finish()
  }
}
