extension Command {
  /// Plots what a recorded touch did and what came of it, over time.
  static let plot: Command = Command(
    name: "plot",
    summary: "Plots a recorded touch over time: places, velocity, the row's offset, thresholds.",
    operands: "FILE -o OUT",
    discussion: """
      FILE and what it meets are those of 'touchstone replay'. OUT ends in .svg, .png, .txt or .ans;
      - is standard input or output.

      From top to bottom: what each gesture and row was when, how far the fingers are from where
      they landed, the velocity that the pan reports, and where the rows are that moved. Dashed
      lines are the thresholds that decide.
      """,
    options: [
      Option("-o", "OUT", "the file to write; - is standard output, with --to")
    ] + PictureArguments.options + [
      Option("--size", "WxH", "points of the whole plot; default 720 wide, as high as needed")
    ] + ReplayRun.options,
    run: { arguments throws(ToolError) in try PlotRun(arguments).run() })
}
