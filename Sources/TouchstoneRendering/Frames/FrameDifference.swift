/// The first place where a run of frames leaves its golden log.
public struct FrameDifference: Hashable, Sendable {
  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// The frame comes at another time, in seconds.
    case time(expected: Double, found: Double, tolerance: Double)
    /// One number of a layer's transform differs.
    case value(TransformPart, expected: Double, found: Double, tolerance: Double)
    /// One number of a layer's transform is infinite or not a number.
    case notFinite(TransformPart, found: Double)
    /// The golden log has a layer that the run does not have.
    case missingLayer
    /// The run has a layer that the golden log does not have.
    case unexpectedLayer
    /// The run ends too early; `expected` and `found` count frames.
    case missingFrames(expected: Int, found: Int)
    /// The run goes on too long; `expected` and `found` count frames.
    case unexpectedFrames(expected: Int, found: Int)
  }

  /// Which frame, from 0.
  public var frame: Int
  /// The frame's time in the golden log, or in the run where the log has none, in seconds.
  public var time: Double
  /// Which layer; nil where the whole frame is meant.
  public var layer: String?
  /// What differs.
  public var kind: Kind
  /// The layer's line in the golden log, if there is one.
  public var expectedLine: String?
  /// The layer's line as the run gives it, if there is one.
  public var foundLine: String?
}

extension FrameDifference {
  /// What a failed check says: one sentence, then the golden line (−) and the one found (+).
  public var message: String {
    var text = "frame \(frame) (t = \(FrameDifference.number(time)))"
    if let layer { text += ", layer \(JSONText.string(layer))" }
    text += ": \(reason)"
    if let expectedLine { text += "\n  - \(expectedLine)" }
    if let foundLine { text += "\n  + \(foundLine)" }
    return text
  }

  private var reason: String {
    switch kind {
    case .time(let expected, let found, let tolerance):
      FrameDifference.numbers("time", expected, found, tolerance)
    case .value(let part, let expected, let found, let tolerance):
      FrameDifference.numbers(part.name, expected, found, tolerance)
    case .notFinite(let part, let found):
      "\(part.name) is \(found), expected a finite number"
    case .missingLayer:
      "the golden log has this layer, the run does not"
    case .unexpectedLayer:
      "the run has this layer, the golden log does not"
    case .missingFrames(let expected, let found):
      "the run ends after \(found) frames, the golden log has \(expected)"
    case .unexpectedFrames(let expected, let found):
      "the run has \(found) frames, the golden log ends after \(expected)"
    }
  }

  private static func numbers(
    _ name: String, _ expected: Double, _ found: Double, _ tolerance: Double
  ) -> String {
    "\(name) is \(number(found)), expected \(number(expected)); "
      + "apart by \(number((found - expected).magnitude)), allowed \(number(tolerance))"
  }

  private static func number(_ value: Double) -> String {
    value.isFinite ? NumberText.text(value) : "\(value)"
  }
}
