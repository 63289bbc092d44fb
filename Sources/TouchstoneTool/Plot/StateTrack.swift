import TouchstoneRendering

/// In which state something was when.
struct StateTrack {
  /// Whose states they are.
  let name: String
  private var spans: [(state: String, start: Double, end: Double)] = []
  private var current: (state: String, start: Double)?

  init(_ name: String) {
    self.name = name
  }

  /// Whether it is in no state now.
  var isIdle: Bool { current == nil }

  /// Comes to a state; staying in one changes nothing.
  mutating func enter(_ state: String, at time: Double) {
    if current?.state == state { return }
    leave(at: time)
    current = (state, time)
  }

  /// Is in no state any more.
  mutating func leave(at time: Double) {
    if let current { spans.append((current.state, current.start, time)) }
    current = nil
  }

  /// The states as bands; one that lasts only a moment names its end in the band before.
  func bands(until end: Double) -> [PlotBand] {
    var all = spans
    if let current { all.append((current.state, current.start, end)) }
    var bands: [PlotBand] = []
    for span in all {
      if span.end > span.start {
        bands.append(
          PlotBand(
            span.state, from: span.start, to: span.end, lane: name,
            color: StateTrack.color(of: span.state)))
      } else if let last = bands.last, last.end == span.start {
        bands[bands.count - 1].label = "\(last.label), \(span.state)"
      }
    }
    return bands
  }

  /// Grey waits, green is under way, blue came to its end, red did not.
  private static func color(of state: String) -> Color {
    switch state {
    case "possible", "tracking", "closed": Color(hex: 0x8e8e93)
    case "began", "dragging": Color(hex: 0x2da44e)
    case "ended", "recognized", "open": Color(hex: 0x0072e5)
    case "settling": Color(hex: 0xa050d0)
    case "confirming", "deleting": Color(hex: 0xe69f00)
    default: Color(hex: 0xe5484d)
    }
  }
}
