import Touchstone
import TouchstoneRendering

/// Scenes of any layers, in all renderers.
enum Drawing {
  static func run(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    var scene = Scene(size: Size(width: side(&source), height: side(&source)))
    var budget = 24
    scene.layers = layers(&source, &budget, depth: 0)
    scene.title = source.text()
    _ = scene.problems
    _ = scene.frame(at: source.number())
    _ = try? Renderer<String>.svg().render(scene)
    let cell = Size(width: side(&source), height: side(&source))
    if let grid = try? TextGrid(scene, cell: cell) {
      _ = grid.plainText
      _ = grid.ansiText
    }
    let scale = source.byte() < 200 ? 1 : source.number()
    if let bitmap = try? Renderer<Bitmap>.bitmap(scale: scale).render(scene),
      bitmap.width * bitmap.height < 40_000
    {
      _ = PNGEncoder.encode(bitmap)
    }
  }

  private static func side(_ source: inout ByteSource) -> Double {
    source.byte() < 220 ? Double(1 + source.byte() / 4) : source.number()
  }

  private static func layers(
    _ source: inout ByteSource, _ budget: inout Int, depth: Int
  ) -> [Layer] {
    var layers: [Layer] = []
    for _ in 0..<source.below(5) where budget > 0 {
      budget -= 1
      var layer = Layer(
        source.text(),
        frame: Rect(
          x: source.number(), y: source.number(), width: source.number(),
          height: source.number()))
      if source.byte() & 1 == 0 {
        layer.transform = Transform(
          translation: Vector(x: source.number(), y: source.number()), scale: source.number(),
          rotation: source.number(), opacity: source.number())
      }
      layer.fill = source.byte() & 1 == 0 ? nil : color(&source)
      layer.cornerRadius = source.number()
      layer.clipsToBounds = source.byte() & 1 == 0
      layer.content = content(&source)
      if depth < 8 { layer.sublayers = Drawing.layers(&source, &budget, depth: depth + 1) }
      layers.append(layer)
    }
    return layers
  }

  private static func content(_ source: inout ByteSource) -> Layer.Content {
    switch source.below(6) {
    case 0:
      return .label(
        Label(
          source.text(), fontSize: source.number(), color: color(&source),
          lineLimit: Int(Int8(bitPattern: source.byte()))))
    case 1: return .symbol(Symbol.allCases[source.below(Symbol.allCases.count)], color(&source))
    case 2: return .shape(path(&source), color(&source))
    case 3: return .line(path(&source), width: source.number(), color(&source))
    default: return .none
    }
  }

  private static func color(_ source: inout ByteSource) -> Color {
    Color(
      red: source.byte(), green: source.byte(), blue: source.byte(), alpha: source.byte())
  }

  private static func path(_ source: inout ByteSource) -> Path {
    var path = Path()
    for _ in 0..<source.below(8) {
      switch source.below(4) {
      case 0: path.elements.append(.move(point(&source)))
      case 1: path.elements.append(.line(point(&source)))
      case 2: path.elements.append(.curve(point(&source), point(&source), point(&source)))
      default: path.elements.append(.close)
      }
    }
    return path
  }

  private static func point(_ source: inout ByteSource) -> Point {
    Point(x: source.number(), y: source.number())
  }
}
