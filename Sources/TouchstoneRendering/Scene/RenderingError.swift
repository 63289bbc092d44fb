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
    }
  }
}
