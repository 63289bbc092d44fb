import Foundation
import Testing

@Suite struct PlotCommandTests {
  private let flick = PlaygroundFile.path("flick-opens")

  @Test func `a plot names curves, states and thresholds`() throws {
    let run = try Tool.run(["plot", flick, "-o", "-", "--to", "svg"])
    #expect(run.code == 0, "\(run.errors)")
    let texts = [
      "finger, points from where it landed", "velocity of the pan, points a second",
      "row, points from closed", "pan begins at −10", "opens beyond −400", "shown beyond −25",
      "opens beyond −40", "possible", "failed", "settling", "open", "row B", "press",
    ]
    #expect(texts.filter { !run.output.contains(">\($0)</text>") } == [])
  }

  @Test func `a recording without a list has no row, and one without a pan no velocity`() throws {
    let two = try Tool.run(
      ["plot", PlaygroundFile.path("two-fingers"), "-o", "-", "--to", "svg"])
    #expect(two.output.contains(">x 2</text>"))
    #expect(!two.output.contains("points from closed"))
    let tap = try Tool.run(["plot", PlaygroundFile.path("tap"), "-o", "-", "--to", "svg"])
    #expect(tap.output.contains("finger, points"))
    #expect(!tap.output.contains("velocity of the"))
  }

  @Test func `a plot is a picture of the size that is asked for`() throws {
    try Tool.withFolder { folder in
      let path = folder.appendingPathComponent("out.png").path
      let run = try Tool.run(
        ["plot", flick, "-o", path, "--size", "400x600", "--scale", "1", "--dark"])
      #expect(run.code == 0, "\(run.errors)")
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(Array(bytes[16..<24]) == [0, 0, 1, 144, 0, 0, 2, 88])
    }
  }

  @Test(arguments: [
    (["x"], Int32(2), "-o OUT is missing; OUT ends in one of .svg, .png, .txt, .ans"),
    (["x", "-o", "a.apng"], 2, "the name 'a.apng' says no format; expected one of .svg, .png"),
    (["x", "-o", "a.png", "--profile", "all"], 2, "one rule book to plot"),
    (["-", "-o", "-", "--to", "svg"], 1, "there is nothing to plot: no finger touches"),
  ])
  func `what cannot be plotted is said`(words: [String], code: Int32, message: String) throws {
    let run = try Tool.run(
      ["plot"] + words, input: Array("{\"trace\":1}\n{\"end\":0,\"frames\":0}\n".utf8))
    #expect(run.code == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a plot without room for its panels says how much they need`() throws {
    let run = try Tool.run(["plot", flick, "-o", "-", "--to", "txt", "--size", "300x100"])
    #expect(run.code == 1)
    #expect(run.errors.contains("the plot is 100.0 points high; its panels need at least"))
  }
}
