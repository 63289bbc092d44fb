/// Cuts a stream of JSON objects apart: one a line, or the elements of a list, however laid out.
///
/// A list may be wrapped in an object under the key `events`, `pointerEvents` or `touchEvents`.
/// At most one object is kept.
struct ObjectSplitter: Sendable {
  /// The longest object, in bytes.
  static let limit: Int = 65536

  private var object: [UInt8] = []
  private var depth: Int = 0
  private var isInString: Bool = false
  private var isAfterBackslash: Bool = false
  /// The last text of the outermost level, which may be the key of a wrapped list.
  private var word: [UInt8] = []
  private var isWrapped: Bool = false
  private var isDone: Bool = false
  private var line: Int = 1
  private var firstLine: Int = 1

  /// Takes the next bytes and hands over every object that is complete, with its first line.
  mutating func feed(
    _ block: Span<UInt8>, _ body: (_ object: [UInt8], _ line: Int) throws(TraceError) -> Void
  ) throws(TraceError) {
    for index in 0..<block.count {
      let byte = block[index]
      if byte == 0x0A { line += 1 }
      if depth == 0 {
        try takeOutside(byte)
      } else if take(byte) {
        let whole = object
        object.removeAll(keepingCapacity: true)
        try body(whole, firstLine)
      } else if object.count > ObjectSplitter.limit {
        throw TraceError(
          line: firstLine, expected: "events of at most 64 KiB", found: "a longer object")
      }
    }
  }

  /// Whether the end of the file cuts an object off.
  var isCutOff: Bool { depth > 0 }

  /// Between objects: lists, commas, and whatever stands behind a wrapped list.
  private mutating func takeOutside(_ byte: UInt8) throws(TraceError) {
    switch byte {
    case UInt8(ascii: "{"):
      guard !isDone else { return }
      depth = 1
      object.append(byte)
      firstLine = line
      word = []
    case UInt8(ascii: "]"):
      isDone = isDone || isWrapped
    case UInt8(ascii: "["), UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF:
      break
    default:
      guard isWrapped else {
        throw TraceError(
          line: line, expected: "an event as an object {…}",
          found: "'\(String(decoding: [byte], as: UTF8.self))'")
      }
    }
  }

  /// Inside an object; true if it is complete.
  private mutating func take(_ byte: UInt8) -> Bool {
    object.append(byte)
    if isInString {
      if isAfterBackslash {
        isAfterBackslash = false
      } else if byte == UInt8(ascii: "\\") {
        isAfterBackslash = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      } else if depth == 1 {
        word.append(byte)
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
      if depth == 1 { word = [] }
    case UInt8(ascii: "["):
      if depth == 1 && !isWrapped && ObjectSplitter.wrappers.contains(word) {
        isWrapped = true
        depth = 0
        object.removeAll(keepingCapacity: true)
        return false
      }
      depth += 1
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      return depth == 0
    default: break
    }
    return false
  }

  private static let wrappers: [[UInt8]] = [
    Array("events".utf8), Array("pointerEvents".utf8), Array("touchEvents".utf8),
  ]
}
