/// Says how the effects of a machine differ from those that were expected.
enum EffectDifference {
  /// All effects in order, those that are missing with a minus, those too many with a plus.
  ///
  /// ```
  /// effects differ after ask:
  ///     hide(DeletionToken(number: 1))
  ///   - delete(DeletionToken(number: 1))
  ///   + confirm(DeletionToken(number: 1))
  /// ```
  static func message<Effect: Equatable>(
    after input: String, expected: [Effect], found: [Effect]
  ) -> String {
    var lines: [String] = []
    var next = 0
    var missing = 0
    let difference = found.difference(from: expected)
    let removed = Set(
      difference.removals.map { if case .remove(let place, _, _) = $0 { place } else { -1 } })
    let inserted = Set(
      difference.insertions.map { if case .insert(let place, _, _) = $0 { place } else { -1 } })
    while missing < expected.count || next < found.count {
      if removed.contains(missing) {
        lines.append("  - \(text(expected[missing]))")
        missing += 1
      } else if inserted.contains(next) {
        lines.append("  + \(text(found[next]))")
        next += 1
      } else {
        lines.append("    \(text(found[next]))")
        missing += 1
        next += 1
      }
    }
    return "effects differ after \(input):\n" + lines.joined(separator: "\n")
  }

  /// A value as it is written in code, nearly: names of modules are left out.
  static func text(_ value: Any) -> String {
    String(describing: value).replacing("Touchstone.", with: "")
  }
}
