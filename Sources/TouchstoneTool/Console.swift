/// Standard output, buffered, and standard error, at once.
struct Console: ~Copyable {
  private var buffer: [UInt8] = []

  /// Whether standard error is a terminal, so that progress may be shown there.
  static var showsProgress: Bool { System.isTerminal(2) }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { System.isTerminal(1) }

  /// Adds text to the output; it is written in large pieces.
  mutating func write(_ text: String) throws(ToolError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Adds a line to the output.
  mutating func writeLine(_ text: String = "") throws(ToolError) {
    try write(text)
    try write("\n")
  }

  /// Adds bytes to the output.
  mutating func write(bytes: [UInt8]) throws(ToolError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes what is buffered; a reader that went away or a full disk is an error.
  mutating func flush() throws(ToolError) {
    let failure = System.writeAll(buffer, to: 1)
    buffer.removeAll(keepingCapacity: true)
    if let failure { throw .input("standard output: \(failure)") }
  }

  /// Writes a line to standard error at once.
  static func complain(_ text: String) {
    _ = System.writeAll(Array((text + "\n").utf8), to: 2)
  }

  /// Writes without a line end to standard error, for progress lines.
  static func showProgress(_ text: String) {
    _ = System.writeAll(Array(text.utf8), to: 2)
  }
}
