/// The forms that pictures of a run are written in.
enum PictureFormat: String, CaseIterable, Sendable {
  /// Characters.
  case text = "txt"
  /// Characters with the colours of a terminal.
  case colors = "ans"
  /// Vectors.
  case svg
  /// Pixels.
  case png
  /// Moving pixels.
  case apng
  /// The transforms of all layers, frame by frame.
  case frames = "frames.jsonl"

  /// The format that the end of a file's name says; nil for a name that says none.
  init?(path: String) {
    guard let format = PictureFormat.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") })
    else { return nil }
    self = format
  }

  /// Whether it holds a whole run instead of one picture.
  var isMoving: Bool { self == .apng || self == .frames }

  /// The names for an error: ".txt, .ans, …".
  static func endings(_ formats: [PictureFormat]) -> String {
    formats.map { ".\($0.rawValue)" }.joined(separator: ", ")
  }
}
