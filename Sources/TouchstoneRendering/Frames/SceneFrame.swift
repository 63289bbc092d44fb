public import Touchstone

/// The transforms of named layers at one time.
public struct SceneFrame: Hashable, Sendable {
  /// One layer and how it is shown.
  public struct Entry: Hashable, Sendable {
    /// The layer's name.
    public var layer: String
    /// How it is shown relative to its place at rest.
    public var transform: Transform

    /// Makes an entry.
    public init(layer: String, transform: Transform) {
      self.layer = layer
      self.transform = transform
    }
  }

  /// Seconds since the start of the run.
  public var time: Double
  /// The layers in drawing order.
  public var layers: [Entry]

  /// Makes a frame.
  public init(time: Double, layers: [Entry]) {
    self.time = time
    self.layers = layers
  }

  /// How a layer is shown; nil if the frame does not have it.
  public func transform(of layer: String) -> Transform? {
    for entry in layers where entry.layer == layer { return entry.transform }
    return nil
  }
}
