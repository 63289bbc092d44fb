internal import Touchstone

extension Layer {
  /// The largest magnitude that a coordinate or length may have, in points.
  static var limit: Double { 1_000_000 }

  /// What keeps the layer from being drawn; nil if nothing does.
  var problem: SceneProblem.Reason? {
    if !transform.isFinite { return .transformNotFinite(transform) }
    if !Layer.isUsable(frame) { return .frame(frame) }
    let moved = transform.translation
    if abs(moved.x) > Layer.limit || abs(moved.y) > Layer.limit
      || abs(transform.scale) > Layer.limit || abs(transform.rotation) > Layer.limit
    {
      return .transformOutOfRange(transform)
    }
    if !(0...Layer.limit).contains(cornerRadius) { return .cornerRadius(cornerRadius) }
    switch content {
    case .none, .symbol:
      return nil
    case .label(let label):
      return (0.1...10_000).contains(label.fontSize) ? nil : .fontSize(label.fontSize)
    case .shape(let path, _):
      return path.isUsable ? nil : .path
    case .line(let path, let width, _):
      return path.isUsable && (0...Layer.limit).contains(width) ? nil : .path
    }
  }

  /// Whether a rectangle is finite, not turned inside out, and within the limits.
  static func isUsable(_ rect: Rect) -> Bool {
    abs(rect.origin.x) <= limit && abs(rect.origin.y) <= limit
      && (0...limit).contains(rect.size.width) && (0...limit).contains(rect.size.height)
  }
}
