import Testing
import Touchstone
import TouchstoneRendering

@Suite struct SwipeRowSceneTests {
  @Test func `a row as text shows the title, the detail and the action area`() throws {
    var row = SwipeRowScene(title: "Tea", detail: "4:00", width: 320)
    let closed = try Renderer.text().render(row.scene)
    row.offset = -80
    row.actionVisible = true
    let open = try Renderer.text().render(row.scene)
    #expect(
      closed + "- - -\n" + open == """

           Tea                            4:00

        - - -
                                      ▒▒▒▒▒▒▒▒▒▒
                                4:00  ▒▒▒▒▒⌫▒▒▒▒
                                      ▒▒▒▒▒▒▒▒▒▒

        """)
  }

  @Test func `one line shows how the content moves`() {
    let frames: [(offset: Double, visible: Bool)] = [
      (0, false), (-20, false), (-40, true), (-92, true), (-80, true), (400, false), (-400, true),
      (.nan, false), (.infinity, true),
    ]
    var lines: [String] = []
    for frame in frames {
      let row = SwipeRowScene(
        title: "Tea", detail: "4:00", offset: frame.offset, actionVisible: frame.visible)
      lines.append(row.oneLine(columns: 30))
    }
    #expect(
      lines == [
        "[Tea                     4:00]",
        "ea                     4:00]",
        "a                     4:00]⌫▒▒",
        "                  4:00]▒▒▒⌫▒▒▒",
        "                   4:00]▒▒▒⌫▒▒",
        "",
        "▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒⌫▒▒▒▒▒▒▒▒▒▒▒▒▒▒",
        "",
        "                        ▒▒▒⌫▒▒",
      ])
  }

  @Test func `a right-to-left row is the mirror image`() throws {
    let row = SwipeRowScene(
      title: "Tea", detail: "4:00", offset: 80, actionVisible: true, width: 320,
      direction: .rightToLeft)
    let grid = try TextGrid(row.scene)
    #expect(row.oneLine(columns: 30) == "▒▒▒▒⌫▒▒▒[4:00")
    #expect(
      grid.plainText == """
        ▒▒▒▒▒▒▒▒▒▒
        ▒▒▒▒▒⌫▒▒▒▒   4:00
        ▒▒▒▒▒▒▒▒▒▒

        """)
  }

  @Test func `wide characters keep the line's length and are never cut in half`() {
    var lines: [String] = []
    for offset in [0.0, -13, -26, -39, 39] {
      let row = SwipeRowScene(title: "日本茶", detail: "四分", offset: offset)
      lines.append(row.oneLine(columns: 30))
    }
    #expect(
      lines == [
        "[日本茶                  四分]",
        "日本茶                  四分]",
        " 本茶                  四分]",
        "本茶                  四分]",
        "   [日本茶                  四",
      ])
    let long = SwipeRowScene(title: "日本茶 that does not fit at all", detail: "四分")
    #expect(long.oneLine(columns: 24) == "[日本茶 that does… 四分]")
  }

  @Test func `the frame of a row names action and content`() {
    let row = SwipeRowScene(title: "Tea", offset: -12.5, actionVisible: false, name: "A.")
    let frame = row.scene.frame(at: 0.5)
    let hidden = SceneFrame.Entry(layer: "A.action", transform: Transform(opacity: 0))
    let moved = SceneFrame.Entry(
      layer: "A.content", transform: Transform(translation: Vector(x: -12.5, y: 0)))
    #expect(frame == SceneFrame(time: 0.5, layers: [hidden, moved]))
  }

  @Test func `an offset that is no number draws no content and is reported`() throws {
    let row = SwipeRowScene(title: "Tea", offset: .nan, actionVisible: true)
    let text = try Renderer.text().render(row.scene)
    #expect(!text.contains("Tea"))
    #expect(try !Renderer.svg().render(row.scene).contains("Tea</text>"))
    #expect(
      row.scene.problems.map(\.message) == [
        "layer 0/content is not drawn: its transform is not finite "
          + "(translation nan, 0.0, scale 1.0, rotation 0.0, opacity 1.0)"
      ])
  }
}
