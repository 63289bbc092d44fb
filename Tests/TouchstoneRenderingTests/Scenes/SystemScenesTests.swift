import Testing
import Touchstone
import TouchstoneRendering

@Suite struct SystemScenesTests {
  private let list = SwipeListScene(
    title: "Timers", summary: "2 timers",
    rows: [
      SwipeRowScene(title: "Green tea", detail: "3:30", name: "tea."),
      SwipeRowScene(
        title: "Pasta", detail: "9:00", offset: -80, actionVisible: true, name: "pasta."),
    ], width: 320)

  private func text(_ scene: Scene) throws -> String { try Renderer.text().render(scene) }

  @Test func `a list has a heading and its rows below each other`() throws {
    #expect(list.headerHeight == 82)
    #expect(list.scene.size == Size(width: 320, height: 202))
    let found = try text(list.scene)
    #expect(
      found == """

           Timers

           2 timers

           Green tea                      3:30

                                      ▒▒▒▒▒▒▒▒▒▒
                                9:00  ▒▒▒▒▒⌫▒▒▒▒
                                      ▒▒▒▒▒▒▒▒▒▒


        """)
  }

  @Test func `every scene draws all its layers in both appearances and directions`() throws {
    var problems: [String] = []
    for appearance in Appearance.allCases {
      for direction in LayoutDirection.allCases {
        var list = list
        (list.appearance, list.direction) = (appearance, direction)
        list.touches = [TouchMark(at: Point(x: 5, y: 5), trail: [.zero, Point(x: 5, y: 5)])]
        let item = TodaysPick(artist: "Ada", album: "Notes", title: "Waltz")
        let scenes = [
          list.scene,
          ActionSheetScene(
            title: "Delete", message: "a\nb", actions: [.init("Remove", isDestructive: true)],
            pressed: "Remove", appearance: appearance
          ).scene(over: list.scene),
          ConfirmationScene(title: "Delete?", message: "Really?", appearance: appearance)
            .scene(over: list.scene),
          HeaderCardScene(
            item: item, nowPlaying: "Waltz", isPressed: true, appearance: appearance,
            direction: direction
          ).scene,
          HeaderCardScene(item: nil, appearance: appearance).scene,
        ]
        for scene in scenes {
          problems += scene.problems.map(\.message)
          _ = try Renderer.svg().render(scene)
          let bitmap = try Renderer.bitmap().render(scene)
          if bitmap.height > 1 && Set(bitmap.colors).count < 10 { problems.append("empty") }
        }
      }
    }
    #expect(problems == [])
  }

  @Test func `a sheet rises and dims what lies below`() throws {
    var sheet = ActionSheetScene(title: "Delete", message: "Waltz", actions: [.init("Remove")])
    sheet.progress = 0
    let hidden = try Renderer.bitmap().render(sheet.scene(over: list.scene))
    #expect(hidden == (try Renderer.bitmap().render(list.scene)))
    sheet.progress = 1
    let risen = sheet.scene(over: list.scene)
    #expect(risen.frame(at: 0).transform(of: "sheet") == .identity)
    let lines = try text(risen)
    #expect(lines.contains("Remove") && lines.contains("Cancel") && lines.contains("Waltz"))
    sheet.progress = 0.5
    let half = sheet.scene(over: list.scene).frame(at: 0)
    #expect(half.transform(of: "dimming")?.opacity == 0.5)
    #expect((half.transform(of: "sheet")?.translation.y ?? 0) > 90)
  }

  @Test func `a question grows into place`() {
    var question = ConfirmationScene(title: "Delete timer?")
    question.progress = 0
    let start = question.scene(over: list.scene).frame(at: 0).transform(of: "question")
    question.progress = 1
    let end = question.scene(over: list.scene).frame(at: 0).transform(of: "question")
    #expect(start?.opacity == 0)
    #expect(start?.scale == 1.15)
    #expect(end?.opacity == 1)
    #expect(abs((end?.scale ?? 0) - 1) < 1e-15)
  }

  @Test func `a header card says its sentence, and an empty one nothing`() throws {
    let item = TodaysPick(artist: "Ada", album: "Notes", title: "Waltz")
    let card = HeaderCardScene(item: item, nowPlaying: "Waltz")
    #expect(card.sentence == "Today's pick is Ada's album - Notes, let's listen.")
    let lines = try text(card.scene)
    #expect(lines.contains("Today's pick is Ada's"))
    #expect(lines.contains("Now playing: Waltz"))
    let empty = HeaderCardScene(item: nil)
    #expect(empty.sentence.isEmpty)
    #expect(empty.scene.layers.isEmpty)
    #expect(empty.scene.size.height == 1)
  }

  @Test func `a card of the engine is pressed where the picture shows its button`() throws {
    let pick = TodaysPick(artist: "Ada", album: "Notes", title: "Waltz")
    var missed: [String] = []
    for direction in LayoutDirection.allCases {
      var scene = HeaderCardScene(item: pick, direction: direction)
      var card = try TapCard(button: scene.buttonFrame, item: pick)
      let middle = scene.buttonFrame.center
      // The button is a group of its own: what lies in its middle is its colour or its letters.
      let bitmap = try Renderer.bitmap().render(scene.scene)
      let edge = bitmap[Int(middle.x), Int(scene.buttonFrame.minY) + 2]
      if edge != Palette.light.tint { missed.append("\(direction): \(edge.text)") }
      card.send(.touch(.began(1, middle.x, middle.y)))
      scene = HeaderCardScene(card, direction: direction)
      if !scene.isPressed { missed.append("\(direction): not pressed") }
      card.send(.touch(.moved(1, middle.x, middle.y + 40)))
      if HeaderCardScene(card).isPressed { missed.append("\(direction): still pressed") }
      #expect(HeaderCardScene(card).sentence == pick.caption)
    }
    #expect(missed == [])
  }

  @Test func `a list of the engine is shown as it stands`() throws {
    var list = try SwipeList(
      ["Tea", "Eggs"], width: 320, .seed, open: ["Eggs"])
    list.send(.touches(.at(milliseconds: 0, .began(1, 290, 30))))
    list.send(.touches(.at(milliseconds: 16, .moved(1, 240, 30))))
    let time = Timestamp.milliseconds(16)
    let scene = SwipeListScene(list, at: time, height: 120) { $0 == "Tea" ? "3:30" : "" }.scene
    let found = try text(scene)
    #expect(
      found == """
                                           ▒▒▒▒▒
        a                            3:30  ⌫▒▒▒▒
                                           ▒▒▒▒▒
                                      ▒▒▒▒▒▒▒▒▒▒
                                      ▒▒▒▒▒⌫▒▒▒▒
                                      ▒▒▒▒▒▒▒▒▒▒

        """)
    #expect(scene.frame(at: 0).transform(of: "Tea.content")?.translation.x == -40)
    #expect(SwipeListScene(list, at: time, height: 50).rows.count == 1)
  }

  @Test func `a film strip shows its scenes side by side with captions`() throws {
    let frames = list.rows.map { FilmStrip.Frame($0.scene, caption: "t") }
    let strip = try FilmStrip(frames + frames, columns: 3).scene()
    #expect(strip.size == Size(width: 402 * 3 + 12, height: 92 * 2 + 12))
    #expect(strip.problems == [])
    let lines = try text(strip).split(separator: "\n").filter { $0.contains("Green tea") }
    #expect(lines.count == 1 && lines[0].ranges(of: "Green tea").count == 2)
    #expect(throws: RenderingError.frames(0)) { try FilmStrip([]).scene() }
    let many = [FilmStrip.Frame](repeating: frames[0], count: 100)
    #expect(throws: RenderingError.self) { try FilmStrip(many, columns: 100).scene() }
  }

  @Test func `a touch leaves a trail and names its dot`() {
    let mark = TouchMark(
      at: Point(x: 30, y: 40), trail: [.zero, Point(x: .nan, y: 0), Point(x: 30, y: 40)])
    let scene = Scene(size: Size(width: 60, height: 60), layers: [mark.layer])
    #expect(scene.problems == [])
    #expect(
      scene.frame(at: 0).transform(of: "touch")
        == Transform(translation: Vector(x: 30, y: 40)))
    #expect(TouchMark(at: nil).layer.sublayers.isEmpty)
  }
}
