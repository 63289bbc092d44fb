import Touchstone

/// Which fingers are down, to notice touches that make no sense.
struct LiveTouches: Sendable {
  /// More fingers than this at once are not followed.
  static let limit: Int = 256

  private var ids: [TouchID] = []

  /// Follows a frame and counts what does not fit; cancels and lifts before moves and landings.
  mutating func apply(
    _ touches: [Touch], line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    // A frame of one finger, by far the most common, needs no sorting.
    if touches.count == 1 {
      if ids.count == 1, touches[0].phase == .moved, touches[0].id == ids[0] { return }
      try apply(touches[0], line: line, &diagnostics)
      return
    }
    for phase in [TouchPhase.cancelled, .ended, .moved, .began] {
      for touch in touches where touch.phase == phase {
        try apply(touch, line: line, &diagnostics)
      }
    }
  }

  private mutating func apply(
    _ touch: Touch, line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    let index = ids.firstIndex(of: touch.id)
    switch touch.phase {
    case .began:
      if index != nil {
        try diagnostics.warn(.strayTouch, line: line)
      } else if ids.count < LiveTouches.limit {
        ids.append(touch.id)
      } else {
        try diagnostics.warn(.tooManyContacts, line: line)
      }
    case .moved:
      if index == nil { try diagnostics.warn(.strayTouch, line: line) }
    case .ended, .cancelled:
      if let index {
        ids.remove(at: index)
      } else {
        try diagnostics.warn(.strayTouch, line: line)
      }
    }
  }
}
