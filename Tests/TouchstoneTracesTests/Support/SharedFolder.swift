import Foundation

/// The folder of recordings and cases beside the package, which is not part of it.
///
/// `TOUCHSTONE_SHARED` names it; the default is `../shared` beside the package's folder.
enum SharedFolder {
  static let path: String = {
    if let path = ProcessInfo.processInfo.environment["TOUCHSTONE_SHARED"] { return path }
    return packageFolder.deletingLastPathComponent().appendingPathComponent("shared").path
  }()

  static let packageFolder: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  static let isPresent: Bool = FileManager.default.fileExists(atPath: path)

  /// Every file below a folder, by its path within it, in order.
  static func files(in folder: String, suffix: String) -> [String] {
    let root = path + "/" + folder
    guard let all = FileManager.default.enumerator(atPath: root) else { return [] }
    return all.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted()
  }

  static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)))
  }
}
