import Touchstone
import TouchstoneRendering
import TouchstoneTraces

/// One run of `touchstone plot`.
struct PlotRun {
  private let replay: ReplayRun
  private let picture: PictureArguments

  init(_ arguments: Arguments) throws(ToolError) {
    guard arguments.value("--profile") != "all" else {
      throw .usage("--profile needs one rule book to plot; 'touchstone replay' compares all")
    }
    replay = try ReplayRun(arguments)
    picture = try PictureArguments(arguments, [.svg, .png, .text, .colors])
  }

  /// Samples of a curve that moves by itself, at most, however long the recording is.
  private static let sampleLimit: Double = 100_000

  func run() throws(ToolError) -> Int32 {
    let recording = try Recording(replay.path, replay.options)
    var (run, names) = try replay.prepare(recording, replay.profiles[0])
    var curves = RunCurves(names.recognizers)
    // Springs are looked at so often that their curves are smooth.
    let step = max(1.0 / 240, recording.summary.span / PlotRun.sampleLimit)
    var next = recording.summary.first ?? .zero
    try replay.perform(
      recording, &run,
      before: { (event, run, events) throws(ToolError) in
        while true {
          let limit = event == nil ? run.list?.deadline : event?.time
          // A spring that never settles has no end that could be waited for.
          guard let limit, next < limit, limit < .max || event != nil else { return }
          let time = next
          next = time.advanced(bySeconds: step)
          try PlotRun.tick(&run, time, &events, recording.path)
          curves.handle(events, run)
          events.removeAll(keepingCapacity: true)
          curves.sample(run, at: time, between: true)
        }
      },
      take: { (event, run, events) in
        if let event { curves.handle(event) }
        curves.handle(events, run)
        events.removeAll(keepingCapacity: true)
        curves.sample(run, at: run.now)
      })
    guard let scene = try scene(curves, run, recording) else {
      throw .input("\(recording.path): there is nothing to plot: no finger touches")
    }
    try picture.write(picture.bytes(of: scene))
    return 0
  }

  private static func tick(
    _ run: inout Replay, _ time: Timestamp, _ events: inout [ReplayEvent], _ path: String
  ) throws(ToolError) {
    do throws(TraceError) {
      try run.handle(TraceEvent(.tick, time: time), into: &events)
    } catch {
      throw .input("\(path): \(error.message)")
    }
  }

  private func scene(
    _ curves: RunCurves, _ run: Replay, _ recording: Recording
  ) throws(ToolError) -> Scene? {
    let panels = curves.panels(run.list)
    guard !panels.isEmpty else { return nil }
    let bands = curves.bands(until: run.now)
    let lanes = Set(bands.map(\.lane)).count
    let height = 88 + 18 * Double(lanes) + 176 * Double(panels.count)
    let plot = Plot(
      title: recording.summary.header.title ?? recording.path, panels: panels, bands: bands,
      size: picture.size ?? Size(width: 720, height: height), appearance: picture.appearance)
    do throws(PlotError) {
      return try plot.scene()
    } catch {
      throw .input(error.message)
    }
  }
}
