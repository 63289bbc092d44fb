import Foundation

/// A Swift file as words, without its comments and without what its strings say.
///
/// Code inside a string's interpolation counts as code.
struct SourceFile {
  /// An identifier, or one character of punctuation.
  struct Word: Equatable {
    var text: String
    var line: Int
    /// How many braces are open around it.
    var depth: Int
  }

  /// The path within the package, for example `Sources/Touchstone/Touch/Touch.swift`.
  var path: String
  var words: [Word] = []

  init(path: String, text: String) {
    self.path = path
    var lexer = Lexer(Array(text))
    lexer.readCode(untilParenthesis: false)
    words = lexer.words
  }

  /// The file's name without its extension.
  var name: String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".swift") ? last.dropLast(6) : last)
  }

  /// The part of the path at an index, or nothing.
  func folder(_ index: Int) -> String {
    let parts = path.split(separator: "/")
    return index < parts.count - 1 ? String(parts[index]) : ""
  }
}

extension SourceFile {
  /// A type that stands in a file outside every other type.
  struct Declaration: Equatable {
    var name: String
    var line: Int
    var isPublic: Bool
    var isExtension: Bool
  }

  /// Types and extensions outside every other type, in order.
  var declarations: [Declaration] {
    let keywords: Set = ["struct", "enum", "class", "actor", "protocol", "typealias", "extension"]
    var found: [Declaration] = []
    for (index, word) in words.enumerated() where word.depth == 0 && index + 1 < words.count {
      guard keywords.contains(word.text), words[index + 1].isIdentifier else { continue }
      // `class` is also a requirement of a protocol, and modifiers stand before it.
      let before = words[..<index].reversed().prefix { $0.line == word.line }
      found.append(
        Declaration(
          name: words[index + 1].text, line: word.line,
          isPublic: before.contains { $0.text == "public" },
          isExtension: word.text == "extension"))
    }
    return found
  }

  /// Modules that the file imports.
  var imports: [(module: String, line: Int)] {
    words.indices.dropLast().compactMap { index in
      guard words[index].text == "import", words[index].depth == 0 else { return nil }
      let kinds: Set = ["struct", "enum", "class", "protocol", "typealias", "func", "let", "var"]
      let next = kinds.contains(words[index + 1].text) ? index + 2 : index + 1
      return next < words.count ? (words[next].text, words[next].line) : nil
    }
  }
}

extension SourceFile.Word {
  var isIdentifier: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
}

/// Splits a Swift file into words.
private struct Lexer {
  var words: [SourceFile.Word] = []
  private let text: [Character]
  private var index = 0
  private var line = 1
  private var depth = 0

  init(_ text: [Character]) { self.text = text }

  mutating func readCode(untilParenthesis: Bool) {
    var parentheses = 0
    while index < text.count {
      let character = text[index]
      if untilParenthesis && character == ")" && parentheses == 0 { return }
      if starts("//") {
        while index < text.count && !text[index].isNewline { index += 1 }
      } else if starts("/*") {
        skipBlockComment()
      } else if let hashes = stringStart() {
        skipString(hashes: hashes)
      } else if character == "`" {
        let start = index
        index += 1
        while index < text.count && text[index] != "`" { index += 1 }
        add(String(text[min(start + 1, text.count)..<index]))
        index += 1
      } else if character.isLetter || character == "_" {
        let start = index
        while index < text.count
          && (text[index].isLetter || text[index].isNumber || text[index] == "_")
        {
          index += 1
        }
        add(String(text[start..<index]))
      } else {
        if character == "}" { depth -= 1 }
        if !character.isWhitespace { add(String(character)) }
        if character == "{" { depth += 1 }
        if character == "(" { parentheses += 1 }
        if character == ")" { parentheses -= 1 }
        step()
      }
    }
  }

  private mutating func add(_ word: String) {
    words.append(SourceFile.Word(text: word, line: line, depth: depth))
  }

  private mutating func step() {
    if text[index].isNewline { line += 1 }
    index += 1
  }

  private func starts(_ prefix: String, at offset: Int = 0) -> Bool {
    var at = index + offset
    for character in prefix {
      guard at < text.count, text[at] == character else { return false }
      at += 1
    }
    return true
  }

  private mutating func skipBlockComment() {
    var open = 0
    while index < text.count {
      if starts("/*") {
        open += 1
        index += 2
      } else if starts("*/") {
        open -= 1
        index += 2
        if open == 0 { return }
      } else {
        step()
      }
    }
  }

  /// The number of `#` before a string that starts here; nil if none does.
  private func stringStart() -> Int? {
    var hashes = 0
    while starts("#", at: hashes) { hashes += 1 }
    return starts("\"", at: hashes) ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    index += hashes
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    index += quotes.count
    let marks = String(repeating: "#", count: hashes)
    while index < text.count {
      if starts("\\" + marks + "(") {
        index += 2 + hashes
        readCode(untilParenthesis: true)
        if index < text.count { index += 1 }
      } else if starts("\\" + marks) {
        index += 1 + hashes
        if index < text.count { step() }
      } else if starts(quotes + marks) {
        index += quotes.count + hashes
        return
      } else if quotes.count == 1 && text[index].isNewline {
        return
      } else {
        step()
      }
    }
  }
}
