/// An object of a setup whose keys are all known; one that nobody asked for is an error.
struct KeyedObject {
  /// Where the object stands, for messages, such as `recognizer "cell"`.
  let path: String
  let line: Int
  private let members: [JSONMember]
  private var known: [String] = []

  init(_ value: JSONValue, path: String, line: Int) throws(TraceError) {
    guard let members = value.members else {
      throw TraceError(line: line, expected: "\(path) to be an object", found: value.kind)
    }
    self.members = members
    self.path = path
    self.line = line
  }

  /// The value of a key, which becomes a known one.
  mutating func value(_ key: String) -> JSONValue? {
    known.append(key)
    return members.first { $0.key == key }?.value
  }

  /// A number, if the key is there; null stands for `unlimited` where that makes sense.
  mutating func number(
    _ key: String, into number: inout Double, unlimited: Double? = nil
  ) throws(TraceError) {
    guard let value = value(key) else { return }
    if value.isNull, let unlimited {
      number = unlimited
    } else if let found = value.number {
      number = found
    } else {
      throw bad(key, unlimited == nil ? "a number" : "a number or null", value)
    }
  }

  /// A limit, if the key is there; null means that there is none.
  mutating func limit(_ key: String, into limit: inout Double?) throws(TraceError) {
    guard let value = value(key) else { return }
    if value.isNull {
      limit = nil
    } else if let found = value.number {
      limit = found
    } else {
      throw bad(key, "a number or null", value)
    }
  }

  /// A whole number, if the key is there.
  mutating func count(
    _ key: String, into count: inout Int, unlimited: Int? = nil
  ) throws(TraceError) {
    guard let value = value(key) else { return }
    if value.isNull, let unlimited {
      count = unlimited
    } else if let found = value.integer, let found = Int(exactly: found) {
      count = found
    } else {
      throw bad(key, "a whole number", value)
    }
  }

  /// True or false, if the key is there.
  mutating func flag(_ key: String, into flag: inout Bool) throws(TraceError) {
    guard let value = value(key) else { return }
    guard let found = value.bool else { throw bad(key, "true or false", value) }
    flag = found
  }

  /// One of a few words, if the key is there.
  mutating func word<Word>(
    _ key: String, _ words: [(name: String, word: Word)], into word: inout Word
  ) throws(TraceError) {
    guard let value = value(key) else { return }
    guard let name = value.string, let found = words.first(where: { $0.name == name }) else {
      var names = ""
      for (name, _) in words { names += (names.isEmpty ? "" : ", ") + name }
      throw bad(key, "one of \(names)", value)
    }
    word = found.word
  }

  /// Text that must be there and not empty.
  mutating func text(_ key: String) throws(TraceError) -> String {
    guard let value = value(key) else { throw missing(key) }
    guard let text = value.string, !text.isEmpty else { throw bad(key, "a name", value) }
    return text
  }

  /// Two numbers, if the key is there.
  mutating func pair(_ key: String) throws(TraceError) -> (Double, Double)? {
    guard let value = value(key) else { return nil }
    guard let elements = value.elements, elements.count == 2, let first = elements[0].number,
      let second = elements[1].number
    else { throw bad(key, "[x,y]", value) }
    return (first, second)
  }

  /// Refuses keys that nobody asked for.
  func finish() throws(TraceError) {
    guard let member = members.first(where: { !known.contains($0.key) }) else { return }
    let nearest = EditDistance.nearest(to: member.key, among: known)
    throw TraceError(
      line: line, expected: "a known key of \(path)", found: "'\(member.key)'",
      advice: nearest.map { "did you mean \($0)?" } ?? "")
  }

  /// An error about the value of a key.
  func bad(_ key: String, _ expected: String, _ value: JSONValue) -> TraceError {
    TraceError(line: line, expected: "\(key) of \(path) to be \(expected)", found: value.text)
  }

  /// An error about a key that must be there.
  func missing(_ key: String) -> TraceError {
    TraceError(line: line, expected: "\(path) to have \(key)", found: "none")
  }
}
