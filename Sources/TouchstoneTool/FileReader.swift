/// Reads a file, or standard input for `-`, in blocks, so that memory does not grow with the file.
struct FileReader: ~Copyable {
  /// The path as the user wrote it.
  let path: String
  private let descriptor: Int32

  /// Opens a file; a missing one, a folder, or one that may not be read is an error.
  init(_ path: String) throws(ToolError) {
    self.path = path
    descriptor = path == "-" ? 0 : try System.openForReading(path)
  }

  deinit {
    if descriptor > 0 { System.closeDescriptor(descriptor) }
  }

  /// The next bytes, at most `count`; nothing at the end.
  mutating func next(count: Int = 1 << 16) throws(ToolError) -> [UInt8] {
    try System.readBlock(descriptor, count: count, path: path)
  }

  /// Everything in the file at once, for small files.
  static func readAll(_ path: String) throws(ToolError) -> [UInt8] {
    var reader = try FileReader(path)
    var all: [UInt8] = []
    while true {
      let block = try reader.next()
      if block.isEmpty { return all }
      all += block
    }
  }
}
