import Foundation
import Testing

/// Code in the documents is checked: the README's runs as a test, the guides' compiles.
@Suite struct DocumentedCodeTests {
  @Test func `every block of Swift in the README is in a test, word for word`() throws {
    let blocks = DocumentBlock.blocks(in: try PackageFiles.text("README.md"), of: "README.md")
    let tests = try PackageFiles.paths(below: "Tests", suffix: ".swift").map(PackageFiles.text)
    #expect(!blocks.isEmpty)
    expectNone(untested(blocks, in: tests))
  }

  @Test func `every block of Swift in the guides compiles`() throws {
    // What only others have is compiled by '.ci/uikit' and '.ci/stranger'.
    let foreign = ["import UIKit", "import Timers", "import PackageDescription"]
    let blocks = try guides().filter { block in
      !block.code.contains { foreign.contains(String($0)) }
    }
    let compiler = try SnippetCompiler()
    expectNone(try blocks.flatMap(compiler.errors))
  }

  @Test func `every test that a guide shows is a test, word for word`() throws {
    let blocks = try guides().filter { $0.code.contains { $0.hasPrefix("@Test") } }
    let tests = try PackageFiles.paths(below: "Tests", suffix: ".swift").map(PackageFiles.text)
    #expect(!blocks.isEmpty)
    expectNone(untested(blocks, in: tests))
  }

  private func guides() throws -> [DocumentBlock] {
    try (["CONTRIBUTING.md"] + PackageFiles.paths(below: "Docs", suffix: ".md"))
      .flatMap { DocumentBlock.blocks(in: try PackageFiles.text($0), of: $0) }
  }

  @Test func `a block that is in no test or does not compile is found`() throws {
    let text = """
      a
      ```swift
      import Testing
      let a = 1

      let b = 2
      ```
      ```swift
      let c = Vector(x: 1)
      ```
      """
    let blocks = DocumentBlock.blocks(in: text, of: "A.md")
    #expect(blocks.map(\.line) == [2, 8])
    #expect(
      untested(blocks, in: ["func f() {\n  let a = 1\n  let b = 2\n}"]) == [
        "A.md:8: this block is in no test; copy it to one, or the test's code here"
      ])
    let compiler = try SnippetCompiler()
    #expect(try compiler.errors(blocks[0]) == [])
    #expect(
      try compiler.errors(blocks[1]) == ["A.md:9: missing argument for parameter 'y' in call"])
  }

  /// Blocks whose lines do not follow each other in one of the texts.
  private func untested(_ blocks: [DocumentBlock], in tests: [String]) -> [String] {
    func statements(_ lines: [Substring]) -> [Substring] {
      lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    }
    let texts = tests.map { statements($0.split(separator: "\n")).joined(separator: "\n") }
    return blocks.filter { block in
      let code = statements(block.code).joined(separator: "\n")
      return !texts.contains { $0.contains(code) }
    }.map {
      "\($0.document):\($0.line): this block is in no test; "
        + "copy it to one, or the test's code here"
    }
  }
}
