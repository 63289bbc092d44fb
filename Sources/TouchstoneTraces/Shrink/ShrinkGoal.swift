import Touchstone

/// What must stay true while a trace is made smaller.
public struct ShrinkGoal: Sendable {
  /// The trace to start with: it carries the one expectation that matters, or those that must hold.
  public let lines: [TraceLine]
  /// The expectation in words.
  public let text: String
  /// What was found instead, without its numbers; nil if the expectations must hold.
  private let failure: String?
  private let options: TraceOptions

  /// Keeps an expectation unmet in the same way.
  ///
  /// - Parameter line: The line of the expectation; nil for the first that is not met.
  /// Nil if it is met, or if every one is.
  public init?(
    failing line: Int?, of lines: [TraceLine], _ options: TraceOptions = TraceOptions()
  ) throws(TraceError) {
    let check = try ShrinkGoal.check(lines, options)
    // Judged lines are counted from 1 in the order in which they are written.
    let place = lines.firstIndex { $0.number == line }.map { $0 + 1 }
    let wanted = check.failures.first { line == nil || $0.line == place }
    guard let wanted else { return nil }
    self.options = options
    failure = ShrinkGoal.shape(of: wanted.found)
    text = wanted.expected
    self.lines = ShrinkGoal.keeping(wanted.line - 1, of: lines)
  }

  /// Keeps expectations met, which are written into the trace instead of its own.
  public init?(
    until expectations: [JSONValue], of lines: [TraceLine],
    _ options: TraceOptions = TraceOptions()
  ) throws(TraceError) {
    self.options = options
    failure = nil
    var kept = ShrinkGoal.keeping(nil, of: lines)
    var words = ""
    let place = kept.lastIndex { TraceShrinker.isEnd($0) } ?? kept.endIndex
    for value in expectations.reversed() {
      var record = TraceRecord(time: nil)
      record.members = [JSONMember("expect", value)]
      kept.insert(TraceLine(.record(record)), at: place)
      words = value.text + (words.isEmpty ? "" : " and ") + words
    }
    text = words
    self.lines = kept
    guard try ShrinkGoal.check(kept, options).failures.isEmpty else { return nil }
  }

  /// Whether a smaller trace still shows the same.
  public func holds(_ lines: [TraceLine]) -> Bool {
    guard let check = try? ShrinkGoal.check(lines, options) else { return false }
    guard let failure else { return check.failures.isEmpty }
    return check.failures.contains { ShrinkGoal.shape(of: $0.found) == failure }
  }

  private static func check(
    _ lines: [TraceLine], _ options: TraceOptions
  ) throws(TraceError) -> TraceCheck {
    var writer = TraceWriter()
    var bytes: [UInt8] = []
    for line in lines { try writer.write(line, to: &bytes) }
    return try TraceCheck(of: bytes, options)
  }

  /// The lines without expectations, but for the one at an index.
  private static func keeping(_ kept: Int?, of lines: [TraceLine]) -> [TraceLine] {
    var result: [TraceLine] = []
    for (index, line) in lines.enumerated() {
      guard index != kept, case .record(var record) = line.content, record["expect"] != nil else {
        result.append(line)
        continue
      }
      record.members.removeAll { $0.key == "expect" }
      let isEmpty = record.touches.isEmpty && !record.isTick && record.members.isEmpty
      // A moment that only an expectation named still passes.
      if isEmpty && record.time == nil { continue }
      record.isTick = record.isTick || isEmpty
      result.append(TraceLine(.record(record), number: line.number))
    }
    return result
  }

  /// What a finding says beside its numbers; the same word many times in a row counts once.
  private static func shape(of text: String) -> String {
    var words: [[UInt8]] = []
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      var letters: [UInt8] = []
      for byte in word where !isNumeric(byte) { letters.append(byte) }
      if words.last != letters { words.append(letters) }
    }
    return String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    (48..<58).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "e")
  }
}
