public import Touchstone

/// Why a layer, with all that it holds, is not drawn.
public struct SceneProblem: Hashable, Sendable {
  /// What is wrong with the layer.
  public enum Reason: Hashable, Sendable {
    /// A part of the transform is infinite or not a number.
    case transformNotFinite(Transform)
    /// A part of the transform is beyond a million points or times.
    case transformOutOfRange(Transform)
    /// The frame is not finite, has a negative size, or lies beyond a million points.
    case frame(Rect)
    /// The corner radius is negative, not finite, or beyond a million points.
    case cornerRadius(Double)
    /// The font size is outside 0.1…10,000 points.
    case fontSize(Double)
    /// A path or its line width is not finite, negative, or beyond a million points.
    case path
    /// Layers are nested deeper than 100.
    case depth
  }

  /// The names of the layers from the outermost to the one concerned; unnamed ones as numbers.
  public var layer: [String]
  /// What is wrong.
  public var reason: Reason

  /// Makes a report.
  public init(layer: [String], reason: Reason) {
    self.layer = layer
    self.reason = reason
  }
}

extension SceneProblem {
  /// One line for a person: which layer is not drawn, and why.
  public var message: String {
    var place = ""
    for part in layer { place += place.isEmpty ? part : "/\(part)" }
    return "layer \(place) is not drawn: \(reasonText)"
  }

  private var reasonText: String {
    switch reason {
    case .transformNotFinite(let transform):
      "its transform is not finite (\(SceneProblem.text(transform)))"
    case .transformOutOfRange(let transform):
      "its transform is beyond a million (\(SceneProblem.text(transform)))"
    case .frame(let rect):
      "its frame is x \(rect.origin.x), y \(rect.origin.y), width \(rect.size.width), "
        + "height \(rect.size.height); expected finite numbers up to a million, sizes not negative"
    case .cornerRadius(let radius):
      "its corner radius is \(radius), expected 0…1000000"
    case .fontSize(let size):
      "its font size is \(size), expected 0.1…10000"
    case .path:
      "its path or line width is not finite or beyond a million points"
    case .depth:
      "it is nested more than 100 layers deep"
    }
  }

  private static func text(_ transform: Transform) -> String {
    "translation \(transform.translation.x), \(transform.translation.y), "
      + "scale \(transform.scale), rotation \(transform.rotation), opacity \(transform.opacity)"
  }
}
