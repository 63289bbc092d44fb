internal import Touchstone

/// The frames of a run, as a text that can be kept, compared and reviewed.
///
/// The text has one JSON object a line. The first line is `{"frameLog":1}`; each further line is one
/// layer at one time:
/// ```
/// {"t":0.25,"layer":"content","translation":[-80,0]}
/// ```
/// `t` counts seconds, `translation` points (x to the right, y downwards). `scale`, `rotation`
/// (radians, clockwise) and `opacity` follow only where they differ from rest. Numbers are the
/// shortest decimals that read back to the same double.
public struct FrameLog: Hashable, Sendable {
  /// The frames; times grow from frame to frame, and no frame has a layer twice.
  public private(set) var frames: [SceneFrame] = []

  /// Makes an empty log.
  public init() {}

  /// Makes a log from the frames of a run.
  public init(_ frames: [SceneFrame]) throws(FrameLogError) {
    for frame in frames { try append(frame) }
  }

  /// Adds a frame; refuses numbers that are not finite, times that do not grow, and layers that
  /// appear twice or have no name.
  public mutating func append(_ frame: SceneFrame) throws(FrameLogError) {
    guard frame.time.isFinite else { throw .time(frame: frames.count, frame.time) }
    if let last = frames.last, last.time >= frame.time {
      throw .time(frame: frames.count, frame.time)
    }
    for (index, entry) in frame.layers.enumerated() {
      guard !entry.layer.isEmpty, entry.transform.isFinite else {
        throw .transform(frame: frames.count, entry)
      }
      for other in frame.layers[..<index] where other.layer == entry.layer {
        throw .duplicate(frame: frames.count, layer: entry.layer)
      }
    }
    frames.append(frame)
  }

  /// The log as text; a frame without layers is a line with its time alone.
  public var text: String {
    var text = "{\"frameLog\":1}\n"
    for frame in frames {
      if frame.layers.isEmpty { text += "{\"t\":\(NumberText.text(frame.time))}\n" }
      for entry in frame.layers {
        text += FrameLog.line(entry, at: frame.time)
        text += "\n"
      }
    }
    return text
  }

  /// One line of the text, without its end.
  static func line(_ entry: SceneFrame.Entry, at time: Double) -> String {
    let transform = entry.transform
    var line = "{\"t\":"
    append(time, to: &line)
    line += ",\"layer\":"
    line += JSONText.string(entry.layer)
    line += ",\"translation\":["
    append(transform.translation.x, to: &line)
    line += ","
    append(transform.translation.y, to: &line)
    line += "]"
    for part in [TransformPart.scale, .rotation, .opacity] {
      let value = part.value(of: transform)
      guard value != part.value(of: .identity) else { continue }
      line += ",\"\(part.name)\":"
      append(value, to: &line)
    }
    return line + "}"
  }

  /// Numbers that JSON cannot hold only occur in messages.
  private static func append(_ value: Double, to line: inout String) {
    if value.isFinite { NumberText.append(value, to: &line) } else { line += "\(value)" }
  }
}
