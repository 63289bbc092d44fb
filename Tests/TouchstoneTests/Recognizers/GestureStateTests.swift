import Testing
import Touchstone

@Suite struct GestureStateTests {
  /// The drawing above the enum, arrow by arrow; a final state goes back to possible by a reset.
  static let arrows: [GestureState: [GestureState]] = [
    .possible: [.began, .recognized, .failed],
    .began: [.changed, .ended, .cancelled],
    .changed: [.changed, .ended, .cancelled],
    .ended: [.possible],
    .cancelled: [.possible],
    .failed: [.possible],
    .recognized: [.possible],
  ]

  @Test func `every pair of states is allowed exactly where the drawing has an arrow`() {
    var wrong: [String] = []
    for from in GestureState.allCases {
      for to in GestureState.allCases {
        let isDrawn = GestureStateTests.arrows[from]?.contains(to) ?? false
        if from.canBecome(to) != isDrawn { wrong.append("\(from) → \(to)") }
      }
    }
    #expect(wrong == [])
  }

  @Test func `a state is either undecided, under way, or final`() {
    let active = GestureState.allCases.filter(\.isActive)
    let final = GestureState.allCases.filter(\.isFinal)
    #expect(active == [.began, .changed])
    #expect(final == [.ended, .cancelled, .failed, .recognized])
  }
}
