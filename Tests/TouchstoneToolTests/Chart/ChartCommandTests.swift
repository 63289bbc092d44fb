import Foundation
import Testing

@Suite struct ChartCommandTests {
  @Test func `the charts in Docs are what the machines do`() throws {
    var file = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { file.deleteLastPathComponent() }
    file.appendPathComponent("Docs/StateCharts.md")
    let run = try ToolRun("chart", "--format", "markdown")
    #expect(run.code == 0)
    let found = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let text = try String(contentsOf: file, encoding: .utf8)
    let written = text.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = zip(written, found).first { $0 != $1 }
    #expect(
      written == found,
      """
      Docs/StateCharts.md says \(difference?.0 ?? "less or more"), \
      the machines say \(difference?.1 ?? "otherwise"); remake it with \
      'swift run touchstone chart --format markdown > Docs/StateCharts.md'
      """)
  }

  @Test func `a menu as a table`() throws {
    let run = try ToolRun("chart", "pressMenu")
    let seed = run.output.split(separator: "\n", omittingEmptySubsequences: false).prefix(12)
    #expect(
      seed.joined(separator: "\n") == """
        PressMenu, seed

        | from | input | to | effects |
        | --- | --- | --- | --- |
        | possible | a press on A, allowed | active | show |
        | possible | a press on A, notOwner · a press on A, profileLoading · a press on A, profileFailed | possible | refuse |
        | active | choose | possible | perform |
        | active | cancel | possible | dismiss |

        - possible, no change: a press on nothing · choose · cancel · A is gone · B is gone
        - active, no change: a press on nothing · a press on A, allowed · a press on A, notOwner · a press on A, profileLoading · a press on A, profileFailed · A is gone · B is gone

        """)
  }

  @Test func `a machine that is not there is a wrong usage that names the nearest`() throws {
    let run = try ToolRun("chart", "swiperow")
    #expect(run.code == 2)
    #expect(run.errors.contains("no machine 'swiperow'"))
    #expect(run.errors.contains("did you mean 'swipeRow'?"))
  }
}
