/// Says where two timelines part.
package enum TimelineDifference {
  /// A picture of both timelines; nil if they are the same.
  ///
  /// ```
  /// timelines differ at sign 3: expected "B", found "."
  ///   expected  ..B~E
  ///   found     ...B~E
  ///               ^
  /// ```
  package static func message(expected: String, found: String) -> String? {
    guard expected != found else { return nil }
    let left = Array(expected)
    let right = Array(found)
    var index = 0
    while index < min(left.count, right.count), left[index] == right[index] { index += 1 }
    func sign(_ signs: [Character]) -> String {
      index < signs.count ? "\"\(signs[index])\"" : "the end"
    }
    return """
      timelines differ at sign \(index + 1): expected \(sign(left)), found \(sign(right))
        expected  \(expected)
        found     \(found)
                  \(String(repeating: " ", count: index))^
      """
  }
}
