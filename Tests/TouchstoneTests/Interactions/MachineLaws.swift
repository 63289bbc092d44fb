import Touchstone

/// Inputs whose explanation and effect contradict each other: what is said to be ignored must change
/// nothing and do nothing, and what is not must change or do something.
func contradictions<M: Machine>(
  _ machines: [M], _ inputs: [M.Input], _ explain: (M, M.Input) -> String
) -> [String] {
  var wrong: [String] = []
  for machine in machines {
    for input in inputs {
      var copy = machine
      let effects = copy.send(input)
      let text = explain(machine, input)
      let isIgnored = text.hasPrefix("ignored")
      if isIgnored != (effects.isEmpty && copy == machine) {
        wrong.append("\(machine) on \(input): \(text), but \(effects), then \(copy)")
      }
    }
  }
  return wrong
}
