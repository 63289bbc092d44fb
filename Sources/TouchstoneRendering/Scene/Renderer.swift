/// Turns scenes into one kind of picture.
///
/// A renderer is a value that holds a function; the built-in ones are static members, such as
/// `.svg()` and `.text()`, and anyone can make another from a closure.
public struct Renderer<Output>: Sendable {
  /// Makes the picture; refuses sizes that are absurd.
  public let render: @Sendable (Scene) throws(RenderingError) -> Output

  /// Makes a renderer from a function.
  public init(_ render: @escaping @Sendable (Scene) throws(RenderingError) -> Output) {
    self.render = render
  }
}
