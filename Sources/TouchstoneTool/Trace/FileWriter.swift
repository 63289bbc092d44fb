/// Writes a file, or standard output for `-`.
///
/// A file gets its name only when everything is written: what stood there before stays until
/// then, also if it is the file that is being read.
struct FileWriter: ~Copyable {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var isCommitted: Bool = false

  /// Starts a file.
  init(_ path: String) throws(ToolError) {
    self.path = path
    temporary = path + ".partial"
    descriptor = path == "-" ? 1 : try System.openForWriting(temporary)
  }

  deinit {
    guard descriptor > 1 else { return }
    if !isCommitted {
      System.closeDescriptor(descriptor)
      System.remove(temporary)
    }
  }

  /// Adds bytes.
  mutating func write(_ bytes: [UInt8]) throws(ToolError) {
    if bytes.isEmpty { return }
    if let failure = System.writeAll(bytes, to: descriptor) { throw .input("\(path): \(failure)") }
  }

  /// Gives the file its name.
  mutating func commit() throws(ToolError) {
    guard descriptor > 1, !isCommitted else { return }
    System.closeDescriptor(descriptor)
    isCommitted = true
    try System.rename(temporary, to: path)
  }
}
