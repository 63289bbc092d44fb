extension Command {
  /// Draws what could be seen while a recorded touch is played.
  static let render: Command = Command(
    name: "render",
    summary: "Draws a recorded touch: one moment, a film strip, an animation, the frames' log.",
    operands: "FILE -o OUT",
    discussion: """
      FILE and what it meets are those of 'touchstone replay'. OUT says by its end what is drawn:
      .txt and .ans characters (with a terminal's colours), .svg and .png one picture, .apng an
      animation, .frames.jsonl the transform of every layer frame by frame. - is standard input or
      output.

      One picture shows the end, when everything has come to rest, unless --at or --strip says
      otherwise. With --check nothing is drawn: the frames are compared with a log that was written
      before; the first that differs is told with its layer and both numbers, and with --difference
      also drawn, what differs in magenta.
      """,
    options: [
      Option("-o", "OUT", "the file to write; - is standard output, with --to")
    ] + PictureArguments.options + [
      Option("--at", "T", "one picture of the moment T, in seconds as 'touchstone replay' tells"),
      Option("--strip", "N", "one picture of N moments from the start to the end"),
      Option("--columns", "N", "moments of a strip side by side; default as many as look well"),
      Option("--start", "T", "first moment of a strip, an animation or a log; default the first"),
      Option("--end", "T", "last moment; default when everything has come to rest"),
      Option("--size", "WxH", "points of the view that are shown, from its top left corner"),
      Option("--touches", nil, "shows each finger as a dot with the way that it came"),
      Option("--check", "LOG", "compares with a .frames.jsonl; exit code 1 if something differs"),
      Option("--tolerance", "E", "how far numbers of --check may lie apart; default 1e-9"),
      Option("--difference", "FOLDER", "where --check puts a picture of what differs"),
      Option("--digest", nil, "checksums of the renderer's pictures, equal on every machine"),
    ] + ReplayRun.options,
    run: { arguments throws(ToolError) in
      if arguments.has("--digest") {
        try RenderRun.writeDigest()
        return 0
      }
      if let path = arguments.value("--check") {
        return try RenderCheck(arguments, golden: path).run()
      }
      for option in ["--tolerance", "--difference"] where arguments.has(option) {
        throw .usage("\(option) belongs to --check")
      }
      let formats = PictureFormat.allCases
      return try RenderRun(arguments, PictureArguments(arguments, formats)).run()
    })
}
