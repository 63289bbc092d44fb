/// Why an answer of a server cannot be used.
public enum RemoteAnswerError: Error, Hashable, Sendable {
  /// The answer is empty.
  case empty
  /// The answer is no JSON; where it stops being one, in bytes from the start.
  case malformed(at: Int)
  /// The answer nests objects and lists too deeply to be read; where, in bytes from the start.
  case tooDeep(at: Int)
  /// The answer is JSON, but no object.
  case notAnObject
  /// The object lacks the key.
  case missing(key: String)
  /// The value under the key is no text, or an empty one.
  case notText(key: String)

  /// The error in words.
  public var text: String {
    switch self {
    case .empty: "the answer is empty"
    case .malformed(let offset): "the answer is no JSON from byte \(offset) on"
    case .tooDeep(let offset): "the answer is nested too deeply at byte \(offset)"
    case .notAnObject: "the answer is no JSON object"
    case .missing(let key): "the answer has no '\(key)'"
    case .notText(let key): "the answer's '\(key)' is no text"
    }
  }
}
