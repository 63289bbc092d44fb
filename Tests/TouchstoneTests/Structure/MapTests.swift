import Foundation
import Testing

/// What `Docs/Map.md` says and what is there, kept together.
@Suite struct MapTests {
  /// Paths in a text: whatever stands between backticks and has a slash but no space.
  private static func paths(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.contains("/") && !$0.element.contains(" ") }
      .map { String($0.element) }
  }

  /// Folders that hold Swift files, and the folder of the first level for headers.
  private static func folders(of files: [String]) -> [String] {
    Set(files.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
  }

  /// Folders that a map names neither themselves nor by a file in them.
  private static func unmapped(_ folders: [String], by map: [String]) -> [String] {
    folders.filter { folder in !map.contains { $0 == folder || $0.hasPrefix(folder + "/") } }
  }

  @Test func `every path of the map exists`() throws {
    let map = Self.paths(in: try PackageFiles.text("Docs/Map.md"))
    #expect(map.count > 40)
    expectNone(
      map.filter { !PackageFiles.exists($0) }
        .map { "Docs/Map.md names \($0), which is not there; correct the line" })
  }

  @Test func `every folder of the sources is on the map`() throws {
    let map = Self.paths(in: try PackageFiles.text("Docs/Map.md"))
    let folders = Self.folders(of: PackageFiles.paths(below: "Sources", suffix: ".swift"))
    expectNone(
      Self.unmapped(folders, by: map)
        .map { "\($0) is not in Docs/Map.md; add a line that says what one changes there" })
  }

  @Test func `a folder that is missing on a map is found`() {
    let map = Self.paths(in: "| a | `Sources/A/One` | `Sources/B/C.swift`, `no path` |")
    #expect(map == ["Sources/A/One", "Sources/B/C.swift"])
    let folders = Self.folders(of: [
      "Sources/A/One/X.swift", "Sources/A/One/Y.swift", "Sources/A/Two/X.swift",
      "Sources/B/D.swift",
    ])
    #expect(Self.unmapped(folders, by: map) == ["Sources/A/Two"])
  }
}
