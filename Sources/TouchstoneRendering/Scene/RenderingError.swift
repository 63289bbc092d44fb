public import Touchstone

/// Why a scene cannot be rendered at all.
public enum RenderingError: Error, Hashable, Sendable {
  /// The scene's size is not finite, not positive, or beyond the limit, in points.
  case size(Size, limit: Double)
  /// A text cell's size is not finite, not positive, or gives more cells than the limit.
  case cell(Size, limit: Int)
  /// The number of pixels a point is not finite, not positive, or beyond the limit.
  case scale(Double, limit: Double)
  /// The picture would have more pixels than the limit.
  case pixels(width: Int, height: Int, limit: Int)
  /// An animation or a film strip has no frame.
  case frames(Int)
  /// More frames a second than the format can say.
  case frameRate(Int, limit: Int)
  /// A frame of an animation has another size than the first, in pixels; frames count from 0.
  case frameSize(Int, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)

  /// One line for a person: what was found and what was expected.
  public var message: String {
    switch self {
    case .size(let size, let limit):
      "the scene is \(size.width) × \(size.height) points; expected more than 0 and at most "
        + "\(limit) each way"
    case .cell(let size, let limit):
      "a cell is \(size.width) × \(size.height) points; expected more than 0 each way and at most "
        + "\(limit) cells in all"
    case .scale(let scale, let limit):
      "the scale is \(scale) pixels a point; expected more than 0 and at most \(limit)"
    case .pixels(let width, let height, let limit):
      "the picture would be \(width) × \(height) pixels; expected at most \(limit) pixels in all"
    case .frames(let count):
      "there are \(count) frames; expected at least 1"
    case .frameRate(let rate, let limit):
      "the rate is \(rate) frames a second; an animation can have at most \(limit)"
    case .frameSize(let index, let width, let height, let expectedWidth, let expectedHeight):
      "frame \(index) is \(width) × \(height) pixels; expected \(expectedWidth) × "
        + "\(expectedHeight), as the first"
    }
  }
}
