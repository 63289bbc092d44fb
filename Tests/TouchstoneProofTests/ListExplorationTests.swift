import Foundation
import Testing

/// Every state that a list of two rows can reach in a few steps, judged by I1 to I10.
///
/// `TOUCHSTONE_PROOF=long` goes deeper; `.ci/prove` does that.
@Suite struct ListExplorationTests {
  @Test(arguments: ListWorlds.names)
  func `no state of a list breaks a law`(_ name: String) throws {
    for world in try ListWorlds.worlds(of: name) {
      let exploration = Proof.explore(world.model, depth: Proof.isLong ? world.long : world.quick)
      #expect(exploration.counterexample == nil, "\(exploration.text)")
    }
  }
}
