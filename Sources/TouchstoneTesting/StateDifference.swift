import Touchstone

/// Says where two lists of states part.
enum StateDifference {
  /// A picture of both lists; nil if they are the same.
  ///
  /// ```
  /// states differ at step 2: expected changed, found ended
  ///   expected  began  changed  ended
  ///   found     began  ended
  ///                    ^
  /// ```
  static func message(expected: [GestureState], found: [GestureState]) -> String? {
    guard expected != found else { return nil }
    var step = 0
    while step < min(expected.count, found.count), expected[step] == found[step] { step += 1 }
    func name(_ states: [GestureState]) -> String {
      step < states.count ? states[step].name : "the end"
    }
    // Both lists are the same up to here, so the mark stands at the same place below both.
    let indent = expected[..<step].reduce(0) { $0 + $1.name.count + 2 }
    return """
      states differ at step \(step + 1): expected \(name(expected)), found \(name(found))
        expected  \(line(expected))
        found     \(line(found))
                  \(String(repeating: " ", count: indent))^
      """
  }

  private static func line(_ states: [GestureState]) -> String {
    states.isEmpty ? "nothing" : states.map(\.name).joined(separator: "  ")
  }
}
