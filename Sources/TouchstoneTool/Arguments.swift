import TouchstoneTraces

/// What stands behind a command's name, checked against the options that it takes.
struct Arguments: Sendable {
  /// Words that are no options, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts words into options and operands; an unknown option is an error that names the nearest.
  ///
  /// `--name value` and `--name=value` are the same; `--` ends the options; `-` is an operand.
  init(_ words: [String], for command: Command) throws(ToolError) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        operands += words[index...]
        break
      }
      guard word.hasPrefix("-"), word != "-", !Arguments.isNumber(word) else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw .usage(Arguments.unknown(name, among: command))
      }
      if option.value == nil {
        guard parts.count == 1 else {
          throw .usage("\(name) is a flag and takes no value, found '\(word)'")
        }
        values[name, default: []].append("")
      } else if parts.count == 2 {
        values[name, default: []].append(String(parts[1]))
      } else if index < words.count {
        values[name, default: []].append(words[index])
        index += 1
      } else {
        throw .usage("\(name) needs a value: \(option.value ?? "")")
      }
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The value of an option, the last one if it was given twice.
  func value(_ option: String) -> String? { values[option]?.last }

  /// Every value of an option, in order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option as a finite number.
  func number(_ option: String) throws(ToolError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw .usage("\(option) needs a number, found '\(text)'")
    }
    return number
  }

  /// The value of an option as a whole number within a range.
  func integer(_ option: String, in range: ClosedRange<Int>) throws(ToolError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(option) needs a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "found '\(text)'")
    }
    return number
  }

  /// The value of an option that is one of a few words.
  func choice(_ option: String, of words: [String], default fallback: String)
    throws(ToolError) -> String
  {
    guard let text = value(option) else { return fallback }
    guard words.contains(text) else {
      throw .usage(
        "\(option) is one of \(words.joined(separator: ", ")); found '\(text)'"
          + Arguments.suggestion(for: text, among: words))
    }
    return text
  }

  /// The only operand; an error names what was expected.
  func onlyOperand(_ what: String) throws(ToolError) -> String {
    guard operands.count == 1 else {
      throw .usage("expected one \(what), found \(operands.count) operands")
    }
    return operands[0]
  }

  private static func isNumber(_ word: String) -> Bool {
    word.dropFirst().first.map { $0.isNumber || $0 == "." } ?? false
  }

  private static func unknown(_ name: String, among command: Command) -> String {
    "unknown option '\(name)' of 'touchstone \(command.name)'"
      + suggestion(for: name, among: command.options.map(\.name))
  }

  /// A question that names the nearest word, or nothing if none is near.
  static func suggestion(for word: String, among words: [String]) -> String {
    NearestWord.of(word, among: words).map { "; did you mean '\($0)'?" } ?? ""
  }
}
