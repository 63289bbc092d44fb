import Testing

@testable import TouchstoneTool

@Suite struct ArgumentsTests {
  private static let command = Command(
    name: "weigh", summary: "", operands: "FILE", discussion: "",
    options: [
      .init("--unit", "g|kg", ""), .init("--times", "N", ""), .init("--loud", nil, ""),
    ],
    run: { _ in 0 })

  private static func parse(_ words: String) throws(ToolError) -> Arguments {
    try Arguments(words.split(separator: " ").map(String.init), for: command)
  }

  /// The message of the error that a command line meets, or what it is instead.
  private static func complaint(
    _ words: String, _ use: (Arguments) throws(ToolError) -> Void = { _ in }
  ) -> String {
    do throws(ToolError) {
      try use(try parse(words))
      return "no error"
    } catch {
      if case .usage(let message) = error { return message }
      return "not a usage error: \(error)"
    }
  }

  @Test func `a value stands behind its option or after an equals sign`() throws {
    let spaced = try Self.parse("a --unit kg b --loud -")
    let joined = try Self.parse("a --unit=kg --loud b -")
    #expect(spaced.operands == ["a", "b", "-"])
    #expect(joined.operands == spaced.operands)
    #expect([spaced, joined].map { $0.value("--unit") } == ["kg", "kg"])
    #expect([spaced, joined].map { $0.has("--loud") } == [true, true])
    #expect(try Self.parse("a").has("--loud") == false)
  }

  @Test func `a value may hold an equals sign or be empty`() throws {
    #expect(try Self.parse("--unit=a=b").value("--unit") == "a=b")
    #expect(try Self.parse("--unit=").value("--unit") == "")
  }

  @Test func `the last of two values counts, all are kept`() throws {
    let arguments = try Self.parse("--unit g --unit kg")
    #expect(arguments.value("--unit") == "kg")
    #expect(arguments.all("--unit") == ["g", "kg"])
  }

  @Test func `everything after two dashes is an operand`() throws {
    let arguments = try Self.parse("--loud -- --unit -- -x")
    #expect(arguments.operands == ["--unit", "--", "-x"])
    #expect(arguments.value("--unit") == nil)
  }

  @Test func `a negative number is an operand`() throws {
    #expect(try Self.parse("-5 -.5 -0.1").operands == ["-5", "-.5", "-0.1"])
  }

  @Test func `numbers are read and held to their range`() throws {
    let arguments = try Self.parse("--times 12 --unit -1.5e2")
    #expect(try arguments.integer("--times", in: 1...12) == 12)
    #expect(try arguments.number("--unit") == -150)
    #expect(try arguments.number("--loud") == nil)
  }

  @Test func `a bad command line is told what is wrong with it and what is near`() {
    let found: [(String, String)] = [
      (
        Self.complaint("--unti kg"),
        "unknown option '--unti' of 'touchstone weigh'; did you mean '--unit'?"
      ),
      (
        Self.complaint("--tims=3"),
        "unknown option '--tims' of 'touchstone weigh'; did you mean '--times'?"
      ),
      (Self.complaint("--zzzzzzzzzz"), "unknown option '--zzzzzzzzzz' of 'touchstone weigh'"),
      (Self.complaint("--loud=yes"), "--loud is a flag and takes no value, found '--loud=yes'"),
      (Self.complaint("a --unit"), "--unit needs a value: g|kg"),
      (
        Self.complaint("--times many") { (a) throws(ToolError) in
          _ = try a.integer("--times", in: 1...12)
        },
        "--times needs a whole number from 1 to 12, found 'many'"
      ),
      (
        Self.complaint("--times 13") { (a) throws(ToolError) in
          _ = try a.integer("--times", in: 1...12)
        },
        "--times needs a whole number from 1 to 12, found '13'"
      ),
      (
        Self.complaint("--times 99999999999999999999") { (a) throws(ToolError) in
          _ = try a.integer("--times", in: 1...12)
        },
        "--times needs a whole number from 1 to 12, found '99999999999999999999'"
      ),
      (
        Self.complaint("--times inf") { (a) throws(ToolError) in _ = try a.number("--times") },
        "--times needs a number, found 'inf'"
      ),
      (
        Self.complaint("--times nan") { (a) throws(ToolError) in _ = try a.number("--times") },
        "--times needs a number, found 'nan'"
      ),
      (
        Self.complaint("--unit gg") { (a) throws(ToolError) in
          _ = try a.choice("--unit", of: ["g", "kg"], default: "g")
        },
        "--unit is one of g, kg; found 'gg'; did you mean 'g'?"
      ),
      (
        Self.complaint("a b") { (a) throws(ToolError) in _ = try a.onlyOperand("file") },
        "expected one file, found 2 operands"
      ),
      (
        Self.complaint("") { (a) throws(ToolError) in _ = try a.onlyOperand("file") },
        "expected one file, found 0 operands"
      ),
    ]
    #expect(found.map(\.0) == found.map(\.1))
  }
}
