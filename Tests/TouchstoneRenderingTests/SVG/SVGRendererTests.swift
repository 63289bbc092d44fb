import Foundation
import Testing
import Touchstone
import TouchstoneRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGRendererTests {
  @Test func `a layer becomes a group with exact numbers`() throws {
    let tilted = Layer(
      "card", frame: Rect(x: 10, y: 20, width: 100, height: 50),
      transform: Transform(
        translation: Vector(x: 0.1, y: 0.2), scale: 1.0 / 3, rotation: .pi / 2, opacity: 0.5),
      fill: Color(hex: 0xff3b30, alpha: 51), cornerRadius: 12,
      sublayers: [Layer(frame: Rect(x: 1e-9, y: 0, width: 2.5, height: 3), fill: .black)])
    let scene = Scene(size: Size(width: 320, height: 100), layers: [tilted], title: "a < b & \"c\"")
    #expect(
      try Renderer.svg().render(scene) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="320" height="100" viewBox="0 0 320 100" \
        role="img" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
          <title>a &lt; b &amp; &quot;c&quot;</title>
          <rect width="320" height="100" fill="#ffffff"/>
          <g data-layer="card" transform="translate(60.1 45.2) rotate(90) \
        scale(0.3333333333333333) translate(-50 -25)" opacity="0.5">
            <rect width="100" height="50" rx="12" fill="#ff3b30" fill-opacity="0.2"/>
            <rect width="2.5" height="3" fill="#000000" transform="translate(1e-9 0)"/>
          </g>
        </svg>

        """)
  }

  @Test func `an XML parser reads what the renderer writes`() throws {
    let nasty = "<&>\"' \u{0}\u{1b}\u{ffff}\u{85} é 日本 🗑 ]]>"
    let layer = Layer(
      nasty, frame: Rect(x: 0, y: 0, width: 300, height: 20), clipsToBounds: true,
      content: .label(Label(nasty)),
      sublayers: Symbol.allCases.map {
        Layer(frame: Rect(x: 0, y: 0, width: 9, height: 9), content: .symbol($0, .black))
      })
    let scene = Scene(size: Size(width: 300, height: 20), layers: [layer], title: nasty)
    let reader = TextReader()
    let parser = XMLParser(data: Data(try Renderer.svg().render(scene).utf8))
    parser.delegate = reader
    let isRead = parser.parse()
    let clean = "<&>\"' \u{fffd}\u{fffd}\u{fffd}\u{fffd} é 日本 🗑 ]]>"
    #expect(isRead, "\(String(describing: parser.parserError))")
    #expect(reader.texts == [clean, clean])
    #expect(reader.layers == [clean])
  }
}

/// Collects what stands in titles and texts.
private final class TextReader: NSObject, XMLParserDelegate {
  var texts: [String] = []
  var layers: [String] = []
  private var current: String?

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "text" || element == "title" { current = "" }
    if let layer = attributes["data-layer"] { layers.append(layer) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    current? += string
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if let text = current { texts.append(text) }
    current = nil
  }
}
