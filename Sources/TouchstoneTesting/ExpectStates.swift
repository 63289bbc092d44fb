public import Touchstone

/// Expects the states that a recognizer went through, changes in a row counted once.
///
/// `[.began, .changed, .ended]` is a whole pan, however often it changed. A failure shows both lists
/// under each other with a mark below the first state that differs. It works under XCTest and Swift
/// Testing and fails at the caller's line.
///
/// - Returns: Whether the states are the same.
@discardableResult
public func expectStates(
  _ journal: Journal, of recognizer: RecognizerID, _ expected: [GestureState],
  fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  var found: [GestureState] = []
  for state in journal.states(of: recognizer) where state != .changed || found.last != .changed {
    found.append(state)
  }
  guard let message = StateDifference.message(expected: expected, found: found) else {
    return true
  }
  Failure.report(message, CallSite(fileID, filePath, file, line, column))
  return false
}
