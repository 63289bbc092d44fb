public import Touchstone

/// Expects what a recognizer did, one character a frame or event, for example `..B~E`.
///
/// A failure shows both timelines under each other with a mark below the first difference. It works
/// under XCTest and Swift Testing and fails at the caller's line. The signs are those of
/// `Journal.timeline(of:)`.
///
/// - Returns: Whether the timelines are the same.
@discardableResult
public func expectTimeline(
  _ journal: Journal, of recognizer: RecognizerID, _ expected: String,
  fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let found = journal.timeline(of: recognizer)
  guard let message = TimelineDifference.message(expected: expected, found: found) else {
    return true
  }
  Failure.report(message, CallSite(fileID, filePath, file, line, column))
  return false
}
