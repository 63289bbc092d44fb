import Testing

@testable import TouchstoneTool

@Suite struct MainTests {
  @Test func `help and version go to the output and are no failure`() throws {
    let version = try ToolRun("--version")
    #expect(version.output == "touchstone \(Main.version)\n")
    let helps = try [["--help"], ["-h"], ["help"]].map { try ToolRun(arguments: $0) }
    #expect(Set(helps.map(\.output)).count == 1)
    #expect((helps + [version]).map(\.code) == [0, 0, 0, 0])
    #expect((helps + [version]).allSatisfy { $0.errors.isEmpty })
    let missing = Main.commands.filter { !helps[0].output.contains("  \($0.name) ") }
    #expect(missing.map(\.name) == [], "commands that the help does not list")
  }

  @Test func `every command explains itself and each of its options`() throws {
    for command in Main.commands {
      let long = try ToolRun("help", command.name)
      let short = try ToolRun(command.name, "--help")
      #expect(long.output == short.output)
      #expect([long.code, short.code] == [0, 0])
      let missing = command.options.filter { !long.output.contains("  \($0.name)") }
      #expect(missing.map(\.name) == [])
      #expect(long.output.contains("usage: touchstone \(command.name)"))
    }
  }

  @Test func `a command line that is not understood exits with 2 and says what is near`() throws {
    let cases: [([String], String)] = [
      ([], "touchstone: expected a command"),
      (["repaly"], "touchstone: unknown command 'repaly'; did you mean 'replay'?"),
      (["help", "repaly"], "touchstone: unknown command 'repaly'; did you mean 'replay'?"),
      (["--verison"], "touchstone: unknown option '--verison'; did you mean '--version'?"),
      (
        ["replay", "x", "--view", "wide"],
        "touchstone: --view needs a size such as 390x844, found 'wide'"
      ),
      (
        ["replay", "x", "--formt", "json"],
        "touchstone: unknown option '--formt' of 'touchstone replay'; did you mean '--format'?"
      ),
      (["replay"], "touchstone: expected one file, found 0 operands"),
      (
        ["replay", "x", "--format", "xml"],
        "touchstone: --format is one of text, json; found 'xml'"
      ),
      (
        ["replay", "x", "--frames", "-1"],
        "touchstone: --frames needs a whole number from 0 to 1000000, found '-1'"
      ),
    ]
    let runs = try cases.map { try ToolRun(arguments: $0.0) }
    #expect(runs.map { $0.errors.split(separator: "\n").first.map(String.init) } == cases.map(\.1))
    #expect(Set(runs.map(\.code)) == [2])
    #expect(runs.allSatisfy { $0.output.isEmpty && $0.errors.hasSuffix("'touchstone help'.\n") })
  }

  @Test func `a file that cannot be read exits with 1 and is named`() throws {
    let missing = try ToolRun("replay", "no/such/file.trace.jsonl")
    let folder = try ToolRun("replay", "/")
    let empty = try ToolRun("replay", "/dev/null")
    let rubbish = try ToolRun("replay", "-", input: "\u{1}\u{2}rubbish\u{3}")
    #expect(
      [missing, folder].map(\.errors) == [
        "touchstone: no/such/file.trace.jsonl: No such file or directory\n",
        "touchstone: /: is a folder, expected a file\n",
      ])
    #expect(empty.errors.hasPrefix("touchstone: /dev/null: "))
    #expect(empty.errors.contains("an empty file"))
    #expect(rubbish.errors.contains("no known format"))
    #expect([missing, folder, empty, rubbish].map(\.code) == [1, 1, 1, 1])
    #expect([missing, folder, empty, rubbish].allSatisfy { $0.output.isEmpty })
  }
}
