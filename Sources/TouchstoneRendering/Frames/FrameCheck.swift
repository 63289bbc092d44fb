/// Compares the frames of a run with a golden frame log.
public struct FrameCheck: Hashable, Sendable {
  /// How far numbers may lie apart.
  public var tolerance: FrameTolerance

  /// Makes a check; by default numbers may lie 1e-9 apart.
  public init(tolerance: FrameTolerance = FrameTolerance()) {
    self.tolerance = tolerance
  }

  /// The first difference, in the order of frames and then of the golden log's layers; nil if the
  /// run agrees with the log.
  ///
  /// Where layers of the run are not finite, that is the difference, whatever the tolerance.
  public func firstDifference(of run: [SceneFrame], from golden: FrameLog) -> FrameDifference? {
    for (index, (expected, found)) in zip(golden.frames, run).enumerated() {
      if let difference = difference(index, expected, found) { return difference }
    }
    let counts = (golden.frames.count, run.count)
    if counts.1 < counts.0 {
      return FrameDifference(
        frame: counts.1, time: golden.frames[counts.1].time, layer: nil,
        kind: .missingFrames(expected: counts.0, found: counts.1))
    }
    if counts.1 > counts.0 {
      return FrameDifference(
        frame: counts.0, time: run[counts.0].time, layer: nil,
        kind: .unexpectedFrames(expected: counts.0, found: counts.1))
    }
    return nil
  }

  private func difference(
    _ index: Int, _ expected: SceneFrame, _ found: SceneFrame
  ) -> FrameDifference? {
    if !isNear(found.time, expected.time, tolerance.time) {
      return FrameDifference(
        frame: index, time: expected.time, layer: nil,
        kind: .time(expected: expected.time, found: found.time, tolerance: tolerance.time))
    }
    for entry in expected.layers {
      let golden = FrameLog.line(entry, at: expected.time)
      guard let transform = found.transform(of: entry.layer) else {
        return FrameDifference(
          frame: index, time: expected.time, layer: entry.layer, kind: .missingLayer,
          expectedLine: golden)
      }
      for part in TransformPart.allCases {
        let limit = tolerance.value(for: part)
        let (wanted, value) = (part.value(of: entry.transform), part.value(of: transform))
        let kind: FrameDifference.Kind
        if !value.isFinite {
          kind = .notFinite(part, found: value)
        } else if !isNear(value, wanted, limit) {
          kind = .value(part, expected: wanted, found: value, tolerance: limit)
        } else {
          continue
        }
        let line = SceneFrame.Entry(layer: entry.layer, transform: transform)
        return FrameDifference(
          frame: index, time: expected.time, layer: entry.layer, kind: kind,
          expectedLine: golden, foundLine: FrameLog.line(line, at: found.time))
      }
    }
    for entry in found.layers where expected.transform(of: entry.layer) == nil {
      return FrameDifference(
        frame: index, time: expected.time, layer: entry.layer, kind: .unexpectedLayer,
        foundLine: FrameLog.line(entry, at: found.time))
    }
    return nil
  }

  private func isNear(_ found: Double, _ expected: Double, _ tolerance: Double) -> Bool {
    found == expected || (found - expected).magnitude <= tolerance
  }
}
