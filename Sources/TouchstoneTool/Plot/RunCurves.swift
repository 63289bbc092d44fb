import Touchstone
import TouchstoneRendering
import TouchstoneTraces

/// What a run looks like over time: places, velocities, offsets, and who was in which state.
struct RunCurves {
  /// How a finger moved.
  private struct Finger {
    var id: TouchID
    var start: Point
    var x: [PlotSample]
    var y: [PlotSample]
  }

  /// Where a row was, and in which state since when.
  struct RowCurve {
    var id: RowID
    var offset: [PlotSample] = []
    var track: StateTrack
  }

  private var fingers: [Finger] = []
  private var velocityX: [PlotSample] = []
  private var velocityY: [PlotSample] = []
  /// The recognizer whose velocity is shown: the first that reports one.
  private var source: Int?
  private let names: [String]
  var gestures: [StateTrack]
  private(set) var rows: [RowCurve] = []

  /// Rows that get a curve of their own; more would not be told apart.
  private static let rowLimit: Int = 4
  /// Fingers that get curves of their own.
  private static let fingerLimit: Int = 3

  init(_ names: [String]) {
    self.names = names
    gestures = names.map { StateTrack($0) }
  }

  /// Takes in what the fingers did.
  mutating func handle(_ event: TraceEvent) {
    guard case .frame(let frame) = event.kind else { return }
    let time = frame.time.seconds
    for touch in frame.touches {
      let index = fingers.lastIndex { $0.id == touch.id }
      switch (touch.phase, index) {
      case (.began, nil):
        guard fingers.count < RunCurves.fingerLimit else { continue }
        let zero = PlotSample(time: time, value: 0)
        fingers.append(Finger(id: touch.id, start: touch.position, x: [zero], y: [zero]))
      case (.cancelled, _), (_, nil):
        continue
      case (_, let index?):
        let moved = touch.position - fingers[index].start
        fingers[index].x.append(PlotSample(time: time, value: moved.x))
        fingers[index].y.append(PlotSample(time: time, value: moved.y))
      }
    }
    for index in gestures.indices where gestures[index].isIdle {
      if frame.touches.contains(where: { $0.phase == .began }) {
        gestures[index].enter("possible", at: time)
      }
    }
  }

  /// Takes in what came of an event.
  mutating func handle(_ events: [ReplayEvent], _ replay: Replay) {
    for event in events {
      switch event {
      case .gesture(let gesture): take(gesture)
      case .effect, .decision, .settling: continue
      }
    }
    guard replay.arena.numberOfFingers == 0 else { return }
    for index in gestures.indices { gestures[index].leave(at: replay.now.seconds) }
  }

  private mutating func take(_ gesture: GestureEvent) {
    let index = gesture.recognizer.index
    guard gestures.indices.contains(index) else { return }
    let time = gesture.time.seconds
    gestures[index].enter(gesture.state == .changed ? "began" : gesture.state.name, at: time)
    guard let velocity = gesture.velocity, gesture.state.isActive || gesture.state == .ended,
      source == nil || source == index
    else { return }
    source = index
    if gesture.state == .began, !velocityX.isEmpty {
      // Between two gestures there is no velocity, so the line ends.
      velocityX.append(PlotSample(time: time, value: .nan))
      velocityY.append(PlotSample(time: time, value: .nan))
    }
    velocityX.append(PlotSample(time: time, value: velocity.x))
    velocityY.append(PlotSample(time: time, value: velocity.y))
  }

  /// Looks at the rows that are not closed, or were not.
  ///
  /// - Parameter between: Whether nothing happened, so that only what moves by itself is new.
  mutating func sample(_ replay: Replay, at time: Timestamp, between: Bool = false) {
    guard let list = replay.list else { return }
    let seconds = time.seconds
    for index in list.busyIndices where rows.count < RunCurves.rowLimit {
      let row = list[index]
      guard !rows.contains(where: { $0.id == row.id }), row.offset(at: time) != 0 else { continue }
      var curve = RowCurve(id: row.id, track: StateTrack("row \(row.id.text)"))
      curve.offset.append(PlotSample(time: seconds, value: 0))
      rows.append(curve)
    }
    for index in rows.indices {
      guard let row = list[rows[index].id] else {
        rows[index].track.enter("gone", at: seconds)
        continue
      }
      rows[index].track.enter(row.stateName, at: seconds)
      // A finger is where it was last seen; a line between its places says more than steps.
      if between, case .dragging = row.movement { continue }
      if rows[index].offset.last?.time == seconds { rows[index].offset.removeLast() }
      rows[index].offset.append(PlotSample(time: seconds, value: row.offset(at: time)))
    }
  }

  // MARK: The plot

  /// The panels that have something to show.
  func panels(_ list: SwipeList?) -> [PlotPanel] {
    var panels: [PlotPanel] = []
    if !fingers.isEmpty {
      var series: [PlotSeries] = []
      for (index, finger) in fingers.enumerated() {
        let number = fingers.count == 1 ? "" : " \(index + 1)"
        series.append(PlotSeries("x\(number)", finger.x))
        series.append(PlotSeries("y\(number)", finger.y))
      }
      panels.append(
        PlotPanel(
          "finger, points from where it landed", series, thresholds: list.map(landing) ?? []))
    }
    if !velocityX.isEmpty {
      let name = source.map { names[$0] } ?? ""
      panels.append(
        PlotPanel(
          "velocity of the \(name), points a second",
          [PlotSeries("x", velocityX), PlotSeries("y", velocityY)],
          thresholds: list.map(velocities) ?? []))
    }
    if let list, !rows.isEmpty {
      panels.append(
        PlotPanel(
          "row, points from closed",
          rows.map { PlotSeries("row \($0.id.text)", $0.offset) }, thresholds: offsets(list)))
    }
    return panels
  }

  private static func text(_ number: Double) -> String {
    (number < 0 ? "\u{2212}" : "") + Decimals.short(number.magnitude)
  }

  private func landing(_ list: SwipeList) -> [PlotThreshold] {
    let distance = list.configuration.minimumDistance
    return [
      PlotThreshold("pan begins at \(RunCurves.text(-distance))", value: -distance)
    ]
  }

  private func velocities(_ list: SwipeList) -> [PlotThreshold] {
    let sign = list.layout.sign(of: .trailing)
    let opens = sign * list.configuration.openVelocity
    return [PlotThreshold("opens beyond \(RunCurves.text(opens))", value: opens)]
  }

  private func offsets(_ list: SwipeList) -> [PlotThreshold] {
    let configuration = list.configuration
    let sign = list.layout.sign(of: .trailing)
    let limits = [
      ("shown beyond", configuration.visible), ("opens beyond", configuration.openDistance),
    ]
    return limits.map { name, limit in
      PlotThreshold("\(name) \(RunCurves.text(sign * limit))", value: sign * limit)
    }
  }

  /// The states of gestures and rows as bands, a lane each.
  func bands(until end: Timestamp) -> [PlotBand] {
    var bands: [PlotBand] = []
    for track in gestures { bands += track.bands(until: end.seconds) }
    for row in rows { bands += row.track.bands(until: end.seconds) }
    return bands
  }
}
