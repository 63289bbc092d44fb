import Foundation

/// The files of this package as they lie on the disk.
enum PackageFiles {
  static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  /// Paths within the package of every file below a folder, in order; hidden ones are left out.
  static func paths(below folder: String, suffix: String = "") -> [String] {
    let base = root.appendingPathComponent(folder).path
    let all = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { folder + "/" + $0 }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// Every Swift file of the targets, as words.
  static let sources: [SourceFile] = paths(below: "Sources", suffix: ".swift").compactMap { path in
    (try? text(path)).map { SourceFile(path: path, text: $0) }
  }
}
