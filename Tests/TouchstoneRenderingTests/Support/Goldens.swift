import Foundation
import Testing
import TouchstoneRendering

/// Files under Tests/Goldens, made by the tests themselves.
///
/// With the environment variable TOUCHSTONE_BLESS set, a test writes what it finds instead of
/// comparing; what changed is then seen in the difference of the commit.
enum Goldens {
  static let folder: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  static var isBlessing: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_BLESS"] != nil }

  /// What a file holds; while blessing, what is found is written first.
  static func bytes(_ name: String, found: [UInt8]) throws -> [UInt8] {
    let file = folder.appendingPathComponent(name)
    if isBlessing { try Data(found).write(to: file) }
    return [UInt8](try Data(contentsOf: file))
  }

  /// The lines of two texts that differ, as a difference; empty if none does.
  static func difference(_ found: String, from golden: String) -> String {
    if found == golden { return "" }
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for index in 0..<max(old.count, new.count) {
      let (before, after) = (
        index < old.count ? old[index] : nil, index < new.count ? new[index] : nil
      )
      if before == after { continue }
      if let before { lines.append("  \(index + 1) - \(before)") }
      if let after { lines.append("  \(index + 1) + \(after)") }
    }
    return lines.prefix(12).joined(separator: "\n")
  }
}
