/// Why frames cannot be a log, or a text cannot be read as one.
public enum FrameLogError: Error, Hashable, Sendable {
  /// A frame's time is not finite or not later than that of the frame before; frames count from 0.
  case time(frame: Int, Double)
  /// A layer has no name, or its transform is not finite.
  case transform(frame: Int, SceneFrame.Entry)
  /// A frame has a layer twice.
  case duplicate(frame: Int, layer: String)
  /// The text breaks the grammar; lines and columns (in bytes) count from 1.
  case syntax(line: Int, column: Int, expected: String, found: String)
  /// A line of the text makes no sense after the ones before it.
  case order(line: Int, expected: String, found: String)

  /// One line for a person: where, what was expected, what was found.
  public var message: String {
    switch self {
    case .time(let frame, let time):
      "frame \(frame): its time is \(time), expected a finite number later than the frame before"
    case .transform(let frame, let entry):
      "frame \(frame): expected a named layer with finite numbers, found "
        + FrameLog.line(entry, at: 0)
    case .duplicate(let frame, let layer):
      "frame \(frame): the layer \"\(layer)\" appears twice"
    case .syntax(let line, let column, let expected, let found):
      "line \(line), column \(column): expected \(expected), found \(found)"
    case .order(let line, let expected, let found):
      "line \(line): expected \(expected), found \(found)"
    }
  }
}
