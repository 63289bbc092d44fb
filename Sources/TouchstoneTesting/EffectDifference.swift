/// Says how the effects of a machine differ from those that were expected.
enum EffectDifference {
  /// All effects in order, those that are missing with a minus, those too many with a plus.
  ///
  /// ```
  /// effects differ after ask:
  ///     hide(1)
  ///   - delete(1)
  ///   + confirm(1)
  /// ```
  static func message<Effect: Equatable>(
    after input: String, expected: [Effect], found: [Effect]
  ) -> String {
    var lines: [String] = []
    var next = 0
    var missing = 0
    let (removed, inserted) = changes(from: expected, to: found)
    while missing < expected.count || next < found.count {
      if removed.contains(missing) {
        lines.append("  - \(ValueText.of(expected[missing]))")
        missing += 1
      } else if inserted.contains(next) {
        lines.append("  + \(ValueText.of(found[next]))")
        next += 1
      } else {
        lines.append("    \(ValueText.of(found[next]))")
        missing += 1
        next += 1
      }
    }
    return "effects differ after \(input):\n" + lines.joined(separator: "\n")
  }

  /// Places of effects that are missing, and of those too many, by a longest common part.
  ///
  /// Of two equally long ones the one that the expected effects begin, so that a message is the same
  /// everywhere.
  private static func changes<Effect: Equatable>(
    from expected: [Effect], to found: [Effect]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    let row = [Int](repeating: 0, count: found.count + 1)
    // Length of the longest common part of what is left from two places on.
    var common = [[Int]](repeating: row, count: expected.count + 1)
    for i in expected.indices.reversed() {
      for j in found.indices.reversed() {
        common[i][j] =
          expected[i] == found[j]
          ? common[i + 1][j + 1] + 1 : max(common[i][j + 1], common[i + 1][j])
      }
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    var (i, j) = (0, 0)
    while i < expected.count || j < found.count {
      if i < expected.count, j < found.count, expected[i] == found[j] {
        (i, j) = (i + 1, j + 1)
      } else if i == expected.count || j < found.count && common[i][j + 1] >= common[i + 1][j] {
        inserted.insert(j)
        j += 1
      } else {
        removed.insert(i)
        i += 1
      }
    }
    return (removed, inserted)
  }
}
