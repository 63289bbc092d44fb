import Foundation
import TouchstoneSystems

/// Timers in a JSON file that is replaced as a whole, so that it is never half written.
struct TimerStore {
  private struct Entry: Codable {
    var id: String
    var name: String
    var minutes: Int
  }

  let url: URL

  struct Failure: Error { var text: String }

  /// Where the file lies unless somebody says otherwise.
  static var usual: URL {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "."
    let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    return URL(fileURLWithPath: data ?? home + "/.local/share")
      .appendingPathComponent("touchstone-demo/timers.json")
  }

  /// Reads the timers; a file that does not exist is made with samples.
  func load() throws(Failure) -> [FocusTimer] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      try save(FocusTimer.samples)
      return FocusTimer.samples
    }
    do {
      let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
      // Minutes beyond a year of them are no focus, and sums of them would not fit.
      for entry in entries where entry.id.isEmpty || !(0...525_600).contains(entry.minutes) {
        throw Failure(
          text: "\(url.path): expected an id and 0…525600 minutes, found '\(entry.id)' and "
            + "\(entry.minutes)")
      }
      return entries.map { FocusTimer(id: $0.id, name: $0.name, minutes: $0.minutes) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        text: "\(url.path): expected a list of {\"id\", \"name\", \"minutes\"}; repair or move it")
    }
  }

  /// Writes the timers; a read-only file is respected.
  func save(_ timers: [FocusTimer]) throws(Failure) {
    let entries = timers.map { Entry(id: $0.id, name: $0.name, minutes: $0.minutes) }
    let manager = FileManager.default
    // Replacing needs only the folder's permission, so the file's own is looked at here.
    if let mode = try? manager.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber,
      mode.intValue & 0o222 == 0
    {
      throw Failure(text: "\(url.lastPathComponent) is read-only")
    }
    do {
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(entries).write(to: url, options: .atomic)
    } catch {
      throw Failure(text: "\(url.lastPathComponent) could not be written")
    }
  }
}
