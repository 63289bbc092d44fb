/// Writes what a check found into the expectations that were not met.
public enum TraceBlessing {
  /// The trace with these expectations replaced; every other line keeps its bytes.
  ///
  /// Failures without anything to replace them by are left.
  public static func bless(
    _ bytes: [UInt8], _ failures: [CheckFailure]
  ) throws(TraceError) -> [UInt8] {
    var reader = TraceReader()
    var writer = TraceWriter()
    var replacements: [(line: Int, text: [UInt8])] = []
    var failure: TraceError?
    func take(_ line: TraceLine) {
      var text: [UInt8] = []
      do throws(TraceError) {
        switch line.content {
        case .header: try writer.write(line, to: &text)
        case .setup, .end: return
        case .record(var record):
          guard let blessed = failures.first(where: { $0.line == line.number })?.blessed,
            let index = record.members.firstIndex(where: { $0.key == "expect" })
          else { return }
          record.members[index].value = blessed
          try writer.write(record, to: &text)
          replacements.append((line.number, text))
        }
      } catch {
        failure = failure ?? error
      }
    }
    try reader.feed(bytes, take)
    try reader.finish(take)
    if let failure { throw failure }
    return splice(bytes, replacements)
  }

  /// Puts whole lines in place of others.
  private static func splice(
    _ bytes: [UInt8], _ replacements: [(line: Int, text: [UInt8])]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var number = 1
    var start = 0
    var next = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      if next < replacements.count && replacements[next].line == number {
        result += replacements[next].text
        next += 1
      } else {
        result += bytes[start..<end]
      }
      start = end
      number += 1
    }
    return result
  }
}
