import Foundation

/// A table of reference numbers from the folder of shared conformance data.
///
/// The folder is named by the environment variable TOUCHSTONE_SHARED; without it, `../shared` beside
/// the package.
struct ConformanceTable {
  /// The sections of the file by name.
  let sections: [String: [[String: Any]]]

  /// Whether the data is here; tests without it are skipped and say so.
  static let isPresent: Bool = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("springs.json").path)

  private static var folder: URL {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let shared =
      ProcessInfo.processInfo.environment["TOUCHSTONE_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? package.deletingLastPathComponent().appendingPathComponent("shared")
    return shared.appendingPathComponent("conformance/tables")
  }

  init(_ name: String) throws {
    let data = try Data(contentsOf: ConformanceTable.folder.appendingPathComponent(name))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    sections = object.compactMapValues { $0 as? [[String: Any]] }
  }

  /// The entries of a section, each with its name for failures.
  func entries(_ section: String) -> [Entry] {
    (sections[section] ?? []).map(Entry.init)
  }

  /// One case of a table.
  struct Entry {
    let object: [String: Any]

    init(_ object: [String: Any]) { self.object = object }

    var id: String { object["id"] as? String ?? "?" }
    var kind: String { object["kind"] as? String ?? "" }

    func number(_ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }
    func flag(_ key: String) -> Bool? { (object[key] as? NSNumber)?.boolValue }
    func entry(_ key: String) -> Entry? { (object[key] as? [String: Any]).map(Entry.init) }
    func numbers(_ key: String) -> [Double]? {
      (object[key] as? [NSNumber])?.map(\.doubleValue)
    }

    /// Rows of numbers; nil stands for null.
    func rows(_ key: String) -> [[Double?]] {
      (object[key] as? [[Any]] ?? []).map { row in row.map { ($0 as? NSNumber)?.doubleValue } }
    }
  }
}
