public import Touchstone

/// A rectangle that shows something and may hold more layers.
///
/// A layer's frame is given in the coordinates of the layer that holds it. Its transform applies
/// about the middle of its frame and carries its contents and sublayers along.
public struct Layer: Hashable, Sendable {
  /// Names the layer in frame logs; an empty name keeps it out of them.
  public var name: String
  /// Place and size at rest, in points within the layer that holds it.
  public var frame: Rect
  /// How the layer is shown relative to its place at rest.
  public var transform: Transform
  /// The colour of the ground; none lets through what lies below.
  public var fill: Color?
  /// Points by which corners are rounded; never more than half of the shorter side.
  public var cornerRadius: Double
  /// Whether sublayers end at the layer's edge.
  public var clipsToBounds: Bool
  /// What is drawn on the ground, below the sublayers.
  public var content: Content
  /// Layers within this one, from the lowest to the uppermost.
  public var sublayers: [Layer]

  /// What a layer draws on its ground.
  public enum Content: Hashable, Sendable {
    /// Nothing.
    case none
    /// Text, centred vertically within the frame.
    case label(Label)
    /// An icon, as large as fits in the middle of the frame.
    case symbol(Symbol, Color)
    /// The inside of a path, which is given in points from the frame's corner.
    case shape(Path, Color)
    /// A line along a path, with round ends and corners; the width is in points.
    case line(Path, width: Double, Color)
  }

  /// Makes a layer; without further arguments it is an empty rectangle at rest.
  public init(
    _ name: String = "", frame: Rect, transform: Transform = .identity, fill: Color? = nil,
    cornerRadius: Double = 0, clipsToBounds: Bool = false, content: Content = .none,
    sublayers: [Layer] = []
  ) {
    self.name = name
    self.frame = frame
    self.transform = transform
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.clipsToBounds = clipsToBounds
    self.content = content
    self.sublayers = sublayers
  }

  /// Visibility of the layer with all that it holds, 0…1; the same number as in the transform.
  public var opacity: Double {
    get { transform.opacity }
    set { transform.opacity = newValue }
  }

  /// Where the layer stands now, as far as translation and scale say; rotation is left out.
  public var presentedFrame: Rect {
    let center = frame.center + transform.translation
    let width = frame.size.width * transform.scale
    let height = frame.size.height * transform.scale
    return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
