internal import Touchstone

extension Layer {
  /// The map from the layer's own points (0, 0 at its top left corner) to those of its holder.
  var placement: Affine {
    let size = frame.size
    let center = frame.center + transform.translation
    let scale = transform.scale
    guard transform.rotation != 0 else {
      return Affine(
        a: scale, d: scale, tx: center.x - scale * size.width / 2,
        ty: center.y - scale * size.height / 2)
    }
    let (sine, cosine) = Elementary.sinCos(transform.rotation)
    let turned = Affine(a: cosine * scale, b: sine * scale, c: -sine * scale, d: cosine * scale)
    let corner = turned.apply(Point(x: size.width / 2, y: size.height / 2))
    var result = turned
    result.tx = center.x - corner.x
    result.ty = center.y - corner.y
    return result
  }

  /// The layer's own rectangle, in its own points.
  var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The corner radius that fits the frame.
  var effectiveRadius: Double {
    min(cornerRadius, min(frame.size.width, frame.size.height) / 2)
  }

  /// Whether a place in the layer's own points lies inside its rounded rectangle.
  func covers(_ point: Point) -> Bool {
    guard bounds.contains(point) else { return false }
    let radius = effectiveRadius
    let dx = max(radius - point.x, point.x - (frame.size.width - radius), 0)
    let dy = max(radius - point.y, point.y - (frame.size.height - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }
}
