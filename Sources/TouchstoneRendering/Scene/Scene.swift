public import Touchstone

/// What a screen would show: a size, a ground, and layers from the lowest to the uppermost.
///
/// A scene is a value made from the state of the machines by pure functions. Renderers turn it into
/// text, SVG or pixels; the transforms of its named layers are what frame logs keep.
public struct Scene: Hashable, Sendable {
  /// Width and height in points.
  public var size: Size
  /// The colour behind all layers.
  public var background: Color
  /// The layers, from the lowest to the uppermost, in points from the top left corner.
  public var layers: [Layer]
  /// What the picture shows, for readers who cannot see it; may be empty.
  public var title: String

  /// Makes a scene.
  public init(size: Size, background: Color = .white, layers: [Layer] = [], title: String = "") {
    self.size = size
    self.background = background
    self.layers = layers
    self.title = title
  }

  /// How deep layers may be nested.
  static let depthLimit: Int = 100

  /// The largest width or height of a scene, in points.
  static let sizeLimit: Double = 16_384

  /// Refuses a size that is not finite, not positive, or beyond 16,384 points.
  func checkSize() throws(RenderingError) {
    let range = 0...Scene.sizeLimit
    guard size.width > 0, size.height > 0, range.contains(size.width), range.contains(size.height)
    else { throw .size(size, limit: Scene.sizeLimit) }
  }

  /// The layers that no renderer draws, and why, in drawing order.
  public var problems: [SceneProblem] {
    var found: [SceneProblem] = []
    var path: [String] = []
    Scene.collect(layers, &path, &found)
    return found
  }

  private static func collect(
    _ layers: [Layer], _ path: inout [String], _ found: inout [SceneProblem]
  ) {
    for (index, layer) in layers.enumerated() {
      path.append(layer.name.isEmpty ? "\(index)" : layer.name)
      if let reason = path.count > depthLimit ? .depth : layer.problem {
        found.append(SceneProblem(layer: path, reason: reason))
      } else {
        collect(layer.sublayers, &path, &found)
      }
      path.removeLast()
    }
  }

  /// The transforms of all named layers at one time, in drawing order.
  ///
  /// - Parameter time: Seconds since the start of the run.
  public func frame(at time: Double) -> SceneFrame {
    var frame = SceneFrame(time: time, layers: [])
    Scene.collect(layers, 1, &frame)
    return frame
  }

  private static func collect(_ layers: [Layer], _ depth: Int, _ frame: inout SceneFrame) {
    guard depth <= depthLimit else { return }
    for layer in layers {
      if !layer.name.isEmpty {
        frame.layers.append(SceneFrame.Entry(layer: layer.name, transform: layer.transform))
      }
      collect(layer.sublayers, depth + 1, &frame)
    }
  }
}
