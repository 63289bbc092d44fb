public import Touchstone

/// Expects what rows told their host, in order.
///
/// A failure shows all effects under each other, those that did not come with a minus and those that
/// nobody expected with a plus, and the decisions that led to them. It works under XCTest and Swift
/// Testing and fails at the caller's line.
///
/// - Returns: Whether the effects are the same.
@discardableResult
public func expectEffects(
  _ journal: Journal, _ expected: [RowEffect],
  fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  if journal.effects == expected { return true }
  var message = EffectDifference.message(
    after: "the run", expected: expected, found: journal.effects)
  for note in journal.notes { message += "\n  \(note)" }
  Failure.report(message, CallSite(fileID, filePath, file, line, column))
  return false
}
