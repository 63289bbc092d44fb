import Touchstone

/// Takes keys out of an object one by one and refuses what is left.
///
/// A misspelt threshold must not be ignored, so every error names the key, and one about an unknown
/// key names the nearest that is known.
struct KeyReader {
  private let members: [JSONMember]
  private let line: Int
  private let place: String
  private var known: [String] = []

  /// Starts with an object; anything else is an error.
  ///
  /// - Parameter place: What the object is, for messages, for example `recognizer "cell"`.
  init(_ value: JSONValue, line: Int, place: String) throws(TraceError) {
    guard let members = value.members else {
      throw TraceError(line: line, expected: "an object for \(place)", found: value.kind)
    }
    self.members = members
    self.line = line
    self.place = place
  }

  /// A reader for an object behind a key.
  func nested(_ value: JSONValue, _ key: String) throws(TraceError) -> KeyReader {
    try KeyReader(value, line: line, place: "'\(key)' of \(place)")
  }

  /// The value of a key; nil if it is not there.
  mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    return members.first { $0.key == key }?.value
  }

  func error(_ key: String, expected: String, found: JSONValue) -> TraceError {
    TraceError(
      line: line, expected: "\(expected) for '\(key)' of \(place)", found: found.text)
  }

  mutating func number(_ key: String, _ fallback: Double) throws(TraceError) -> Double {
    guard let value = take(key) else { return fallback }
    guard let number = value.number else { throw error(key, expected: "a number", found: value) }
    return number
  }

  /// A number, or null for no limit.
  mutating func limit(_ key: String, _ fallback: Double?) throws(TraceError) -> Double? {
    guard let value = take(key) else { return fallback }
    if value.isNull { return nil }
    guard let number = value.number else {
      throw error(key, expected: "a number or null", found: value)
    }
    return number
  }

  mutating func count(_ key: String, _ fallback: Int, unlimited: Int? = nil) throws(TraceError)
    -> Int
  {
    guard let value = take(key) else { return fallback }
    if let unlimited, value.isNull { return unlimited }
    guard let number = value.integer, let count = Int(exactly: number) else {
      throw error(key, expected: "a whole number", found: value)
    }
    return count
  }

  mutating func flag(_ key: String, _ fallback: Bool) throws(TraceError) -> Bool {
    guard let value = take(key) else { return fallback }
    guard let flag = value.bool else { throw error(key, expected: "true or false", found: value) }
    return flag
  }

  mutating func text(_ key: String) throws(TraceError) -> String? {
    guard let value = take(key) else { return nil }
    guard let text = value.string else { throw error(key, expected: "a text", found: value) }
    return text
  }

  /// One of a few words.
  mutating func choice<Choice>(
    _ key: String, _ words: [(String, Choice)], _ fallback: Choice
  ) throws(TraceError) -> Choice {
    guard let value = take(key) else { return fallback }
    for (word, choice) in words where value.string == word { return choice }
    var list = ""
    for (index, entry) in words.enumerated() { list += (index == 0 ? "" : ", ") + entry.0 }
    throw error(key, expected: "one of \(list)", found: value)
  }

  mutating func touches(_ fallback: TouchCount) throws(TraceError) -> TouchCount {
    guard let value = take("touches") else { return fallback }
    guard let pair = value.elements, pair.count == 2, let minimum = pair[0].integer,
      let least = Int(exactly: minimum), pair[1].isNull || pair[1].integer != nil
    else { throw error("touches", expected: "[fewest, most or null]", found: value) }
    return TouchCount(least, pair[1].integer.flatMap { Int(exactly: $0) })
  }

  /// Refuses keys that nobody asked for.
  func finish() throws(TraceError) {
    for member in members where !known.contains(member.key) {
      let nearest = NearestWord.of(member.key, among: known)
      throw TraceError(
        line: line, expected: "a known key in \(place)", found: "'\(member.key)'",
        advice: nearest.map { "did you mean '\($0)'?" } ?? "")
    }
  }
}
