import Testing
import Touchstone

@Suite struct RowExplorationTests {
  @Test func `no state of a row breaks a law`() throws {
    for (name, configuration) in ListWorlds.configurations {
      let model = try RowModel(name, configuration)
      let exploration = Proof.explore(model, depth: Proof.isLong ? 4 : 2)
      #expect(exploration.counterexample == nil, "\(exploration.text)")
    }
  }

  @Test func `no state at all of a deletion breaks a law`() {
    var incomplete: [String] = []
    for confirms in [true, false] {
      for isOptimistic in [true, false] {
        let model = FlowModel(confirms: confirms, isOptimistic: isOptimistic)
        let exploration = Proof.explore(model, depth: 20)
        #expect(exploration.counterexample == nil, "\(exploration.text)")
        if !exploration.isComplete { incomplete.append(model.name) }
      }
    }
    #expect(incomplete == [])
  }
}
