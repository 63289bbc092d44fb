internal import Testing
internal import XCTest

/// Reports a failure at the caller's line to whichever framework runs the test.
enum Failure {
  static func report(_ message: String, _ place: CallSite) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: place.fileID, filePath: place.filePath, line: place.line,
          column: place.column))
    } else {
      XCTFail(message, file: place.file, line: UInt(place.line))
    }
  }
}

/// Where an expectation stands in a test.
struct CallSite {
  var fileID: String
  var filePath: String
  var file: StaticString
  var line: Int
  var column: Int

  init(_ fileID: String, _ filePath: String, _ file: StaticString, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.file = file
    self.line = line
    self.column = column
  }
}
