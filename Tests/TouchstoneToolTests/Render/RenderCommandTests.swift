import Foundation
import Testing

@Suite struct RenderCommandTests {
  private let drag = PlaygroundFile.path("slow-drag-opens")
  private let flick = PlaygroundFile.path("flick-opens")

  /// A drag that opens the only row of a small list, then a tap, a question and its answer.
  private let story = """
    {"trace":1,"view":[160,60],"title":"Deleting tea"}
    {"setup":{"list":{"config":"seed","width":160,"rows":[{"id":"Tea"}]}}}
    {"t":0,"down":[[1,150,30]]}
    {"t":100000,"move":[[1,100,30]]}
    {"t":200000,"move":[[1,40,30]]}
    {"t":300000,"up":[[1,40,30]]}
    {"t":1000000,"host":{"op":"tapAction","row":"Tea"}}
    {"t":2000000,"host":{"op":"confirm","token":1,"yes":true}}
    {"t":3000000,"host":{"op":"result","token":1,"ok":true}}
    {"end":4000000,"frames":4}

    """

  private func text(_ options: [String]) throws -> String {
    let run = try ToolRun(
      arguments: ["render", "-", "-o", "-", "--to", "txt"] + options, input: story)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors == "")
    return run.output
  }

  @Test func `a moment in characters shows the row where it is then`() throws {
    let moments = try ["0", "0.1", "0.2", "1"].map { try text(["--at", $0]) }
    #expect(
      moments.joined(separator: "- - -\n") == """

           Tea

        - - -
                       ▒▒▒▒▒
        a              ⌫▒▒▒▒
                       ▒▒▒▒▒
        - - -
                  ▒▒▒▒▒▒▒▒▒▒
                  ▒▒▒▒▒⌫▒▒▒▒
                  ▒▒▒▒▒▒▒▒▒▒
        - - -
                  ▒▒▒▒▒▒▒▒▒▒
                  ▒▒▒▒▒⌫▒▒▒▒
                  ▒▒▒▒▒▒▒▒▒▒

        """)
  }

  @Test
  func `the question stands over the list until it is answered, and the row is gone at the end`()
    throws
  {
    let wide = ["--size", "320x160"]
    #expect(try !text(wide + ["--at", "0.9"]).contains("Cancel"))
    let asked = try text(wide + ["--at", "1.9"])
    #expect(asked.contains("Do you want to delete Tea?") && asked.contains("Cancel"))
    #expect(try !text(wide + ["--at", "2.9"]).contains("Cancel"))
    #expect(try text(wide).split(separator: "\n") == [])
  }

  @Test func `a strip has its moments side by side with what goes on`() throws {
    let strip = try text(["--strip", "3", "--end", "1", "--columns", "1", "--size", "400x40"])
    let captions = strip.split(separator: "\n").filter { $0.contains(" s ·") }
    #expect(
      captions.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "0.000 s · Tea tracking at 0.0 pt", "0.500 s · pan ended · Tea open at -80.0 pt",
        "1.000 s · pan ended · Tea confirming at -80.0 pt",
      ])
  }

  @Test func `every format is a file of its kind, the same twice`() throws {
    try Tool.withFolder { folder in
      let table: [(ending: String, options: [String], start: [UInt8])] = [
        ("txt", [], Array("\n   A".utf8)), ("ans", [], Array("\u{1b}[48;2;".utf8)),
        ("svg", ["--dark"], Array("<svg xmlns".utf8)),
        ("png", ["--strip", "2", "--touches"], [0x89, 0x50, 0x4e, 0x47]),
        ("apng", ["--scale", "0.5", "--start", "0.1", "--end", "0.2"], [0x89, 0x50, 0x4e, 0x47]),
        ("frames.jsonl", ["--frames", "10"], Array("{\"frameLog\":1}\n{\"t\":0,".utf8)),
      ]
      var wrong: [String] = []
      for (ending, options, start) in table {
        let path = folder.appendingPathComponent("out.\(ending)").path
        let run = try Tool.run(["render", flick, "-o", path] + options)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        if run.code != 0 || run.output != "" || run.errors != "" {
          wrong.append("\(ending): \(run)")
        }
        if !bytes.starts(with: start) { wrong.append("\(ending): starts with \(bytes.prefix(9))") }
        _ = try Tool.run(["render", flick, "-o", path] + options)
        if [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) != bytes {
          wrong.append("\(ending): another run gives other bytes")
        }
        #expect(!FileManager.default.fileExists(atPath: path + ".partial"))
      }
      #expect(wrong == [])
    }
  }

  @Test func `the size of a picture is that of the view or of the options, times the scale`() throws
  {
    try Tool.withFolder { folder in
      let path = folder.appendingPathComponent("out.png").path
      let table: [(options: [String], size: [UInt8])] = [
        ([], [0, 0, 3, 12, 0, 0, 2, 88]), (["--scale", "1"], [0, 0, 1, 134, 0, 0, 1, 44]),
        (["--scale", "1", "--size", "100x50"], [0, 0, 0, 100, 0, 0, 0, 50]),
      ]
      for (options, size) in table {
        let run = try Tool.run(["render", drag, "-o", path] + options)
        #expect(run.code == 0, "\(run.errors)")
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(Array(bytes[16..<24]) == size, "\(options)")
      }
    }
  }

  @Test func `a menu rises over a pressed row`() throws {
    let run = try Tool.run(
      ["render", PlaygroundFile.path("long-press"), "-o", "-", "--to", "txt"])
    #expect(run.output.contains("Remove") && run.output.contains("Cancel"))
    #expect(run.code == 0)
  }

  @Test func `without a list the gestures themselves are shown`() throws {
    let run = try Tool.run(["render", PlaygroundFile.path("tap"), "-o", "-", "--to", "txt"])
    #expect(run.output.contains("tap recognized"))
    #expect(run.output.contains("pan failed"))
  }

  @Test func `a run agrees with its own log, and a wrong number is told and drawn`() throws {
    try Tool.withFolder { folder in
      let log = folder.appendingPathComponent("flick.frames.jsonl")
      #expect(try Tool.run(["render", flick, "-o", log.path]).code == 0)
      let same = try Tool.run(["render", flick, "--check", log.path])
      #expect(same.code == 0)
      #expect(same.output == "\(flick): 43 frames agree with \(log.path)\n")

      let text = try String(contentsOf: log, encoding: .utf8)
      let place = try #require(text.range(of: #""layer":"B.content","translation":[-80,0]"#))
      let wrong = text.replacingCharacters(
        in: place, with: #""layer":"B.content","translation":[-78.5,0]"#)
      try wrong.write(to: log, atomically: false, encoding: .utf8)
      let run = try Tool.run(
        ["render", flick, "--check", log.path, "--difference", folder.path, "--scale", "1"])
      let picture = folder.path + "/flick-opens-frame-22.png"
      #expect(run.code == 1)
      #expect(
        run.output.hasPrefix(
          "\(flick): frame 22 (t = 0.366666667), layer \"B.content\": translation.x is -80, "
            + "expected -78.5; apart by 1.5, allowed 1e-9\n"), "\(run.output)")
      #expect(run.output.hasSuffix("; see \(picture)\n"), "\(run.output)")
      #expect(FileManager.default.fileExists(atPath: picture))
      let tolerant = try Tool.run(
        ["render", flick, "--check", log.path, "--tolerance", "1.5"])
      #expect(tolerant.code == 0)
    }
  }

  @Test(arguments: [
    (["-o", "a.png"], "expected one file, found 0 operands"),
    (["x"], "-o OUT is missing; OUT ends in one of .txt, .ans, .svg, .png, .apng, .frames.jsonl"),
    (["x", "-o", "a.gif"], "the name 'a.gif' says no format"),
    (["x", "-o", "-"], "the name '-' says no format"),
    (["x", "-o", "a.png", "--to", "pgn"], "did you mean 'png'?"),
    (["x", "-o", "a.png", "--at", "soon"], "--at needs a number, found 'soon'"),
    (["x", "-o", "a.png", "--at", "1", "--strip", "3"], "expected one of them"),
    (["x", "-o", "a.apng", "--at", "1"], "--at and --strip are for one picture"),
    (["x", "-o", "a.png", "--start", "1"], "--at T is one moment"),
    (["x", "-o", "a.apng", "--start", "2", "--end", "1"], "--end lies before --start"),
    (["x", "-o", "a.png", "--strip", "0"], "from 1 to 1000, found '0'"),
    (["x", "-o", "a.png", "--size", "10"], "as 390x300; found '10'"),
    (["x", "-o", "a.png", "--scale", "17"], "--scale needs a number above 0 and up to 16"),
    (["x", "-o", "a.png", "--profile", "all"], "'touchstone replay' compares all"),
    (["x", "-o", "a.png", "--tolerance", "1"], "--tolerance belongs to --check"),
    (["x", "-o", "a.png", "--check", "y"], "-o is for drawing; --check compares"),
  ])
  func `wrong usage says what is right`(words: [String], message: String) throws {
    let run = try Tool.run(["render"] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `what cannot be drawn is refused, and no file is left`() throws {
    try Tool.withFolder { folder in
      let path = folder.appendingPathComponent("out.png").path
      let animation = folder.appendingPathComponent("out.apng").path
      let table: [(words: [String], code: Int32, message: String)] = [
        (["/nowhere/at/all", "-o", path], 1, "touchstone: /nowhere/at/all: "),
        ([flick, "-o", "/nowhere/out.png"], 1, "touchstone: /nowhere/out.png"),
        (
          [flick, "-o", path, "--size", "16384x16384", "--scale", "1"], 1,
          "the picture would be 16384 × 16384 pixels; expected at most 33554432 pixels"
        ),
        (
          [flick, "-o", animation, "--frames", "1000000"], 2,
          "at most 3600 are drawn; take a part with --start and --end, or fewer with --frames"
        ),
        ([flick, "-o", animation, "--frames", "0"], 2, "--frames needs at least 1 frame"),
        ([flick, "--check", drag], 1, "\(drag): line 1, column"),
      ]
      for (words, code, message) in table {
        let run = try Tool.run(["render"] + words)
        #expect(run.code == code, "\(words)")
        #expect(run.errors.contains(message), "\(run.errors)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }
}
