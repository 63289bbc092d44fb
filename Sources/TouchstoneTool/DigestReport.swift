import TouchstoneTraces

/// Checksums with their names, for a person or for a program.
struct DigestReport {
  /// What each sum is over.
  var rows: [(name: String, hash: UInt64)] = []

  private static let width = 25

  /// Writes a line a sum, or one object.
  func write(isJSON: Bool) throws(ToolError) {
    var console = Console()
    let lines = rows.map { row in
      let digits = String(row.hash, radix: 16)
      return (row.name, String(repeating: "0", count: 16 - digits.count) + digits)
    }
    if isJSON {
      let members = lines.map { JSONMember($0.0, .string($0.1)) }
      try console.writeLine(JSONValue.object(members).text)
    } else {
      for (name, hash) in lines {
        let gap = max(1, DigestReport.width - name.count - hash.count)
        try console.writeLine(name + String(repeating: " ", count: gap) + hash)
      }
    }
    try console.flush()
  }
}
