import Testing
import Touchstone
import TouchstoneRendering

@Suite struct SceneTests {
  @Test func `layers that cannot be drawn are named with the reason`() throws {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var deep = Layer(frame: frame)
    for _ in 0..<150 { deep = Layer(frame: frame, sublayers: [deep]) }
    let broken = Path.polyline([.zero, Point(x: .nan, y: 0)])
    let scene = Scene(
      size: Size(width: 10, height: 10),
      layers: [
        Layer(
          "outer", frame: frame,
          sublayers: [Layer("inner", frame: Rect(x: 0, y: 0, width: -1, height: 2))]),
        Layer(frame: frame, transform: Transform(scale: .infinity)),
        Layer(frame: frame, transform: Transform(translation: Vector(x: 2e6, y: 0))),
        Layer("round", frame: frame, cornerRadius: -1),
        Layer(frame: frame, content: .label(Label("x", fontSize: 0))),
        Layer(frame: frame, content: .shape(broken, .black)),
        Layer(frame: frame, content: .line(Path(), width: .nan, .black)),
        deep,
      ])
    let messages = scene.problems.map(\.message)
    let expected: [String] = [
      "layer outer/inner is not drawn: its frame is x 0.0, y 0.0, width -1.0, height 2.0; "
        + "expected finite numbers up to a million, sizes not negative",
      "layer 1 is not drawn: its transform is not finite "
        + "(translation 0.0, 0.0, scale inf, rotation 0.0, opacity 1.0)",
      "layer 2 is not drawn: its transform is beyond a million "
        + "(translation 2000000.0, 0.0, scale 1.0, rotation 0.0, opacity 1.0)",
      "layer round is not drawn: its corner radius is -1.0, expected 0…1000000",
      "layer 4 is not drawn: its font size is 0.0, expected 0.1…10000",
      "layer 5 is not drawn: its path or line width is not finite or beyond a million points",
      "layer 6 is not drawn: its path or line width is not finite or beyond a million points",
    ]
    #expect(Array(messages.dropLast()) == expected)
    #expect(messages.last?.hasSuffix("it is nested more than 100 layers deep") == true)
    _ = try Renderer.text().render(scene)
    _ = try Renderer.svg().render(scene)
  }

  @Test func `a presented frame follows translation and scale`() {
    let layer = Layer(
      frame: Rect(x: 10, y: 20, width: 100, height: 40),
      transform: Transform(translation: Vector(x: -5, y: 2), scale: 0.5))
    #expect(layer.presentedFrame == Rect(x: 30, y: 32, width: 50, height: 20))
  }
}
