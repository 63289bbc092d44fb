import Touchstone
import TouchstoneRendering

/// The scenes that are kept in Tests/Goldens, as characters and as pixels.
enum GoldenScenes {
  static let all: [(name: String, scene: Scene)] = {
    var scenes: [(name: String, scene: Scene)] = []
    for appearance in Appearance.allCases {
      let suffix = appearance == .dark ? "-dark" : ""
      let list = list(appearance, .leftToRight)
      scenes.append(("timers" + suffix, list.scene))
      scenes.append(
        (
          "delete-question" + suffix,
          ConfirmationScene(.deleteTimer(named: "Green tea"), appearance: appearance).scene(
            over: list.scene)
        ))
      scenes.append(
        (
          "press-menu" + suffix,
          ActionSheetScene(
            .removeTrack(named: "Waltz No. 2"), pressed: "Remove", appearance: appearance
          ).scene(over: tracks(appearance))
        ))
      scenes.append(("header-card" + suffix, card(appearance, .leftToRight).scene))
    }
    scenes.append(("timers-right-to-left", list(.light, .rightToLeft).scene))
    scenes.append(("header-card-right-to-left", card(.dark, .rightToLeft).scene))
    scenes.append(("two-fingers", gestures))
    return scenes
  }()

  /// Three timers, the second dragged open by a finger.
  static func list(_ appearance: Appearance, _ direction: LayoutDirection) -> SwipeListScene {
    let sign = direction == .leftToRight ? -1.0 : 1
    let rows = [
      SwipeRowScene(title: "Soft-boiled eggs", detail: "6:00", name: "eggs."),
      SwipeRowScene(
        title: "Green tea", detail: "3:30", offset: 62.5 * sign, actionVisible: true,
        name: "tea."),
      SwipeRowScene(title: "Pasta al dente", detail: "9:00", name: "pasta."),
    ]
    let places = (0...12).map { step in
      Point(x: 195 + sign * (Double(step) * 5 - 95), y: 92 + Double(step * step) / 40)
    }
    return SwipeListScene(
      title: "Timers", summary: "3 timers, 18:30 in all", rows: rows, height: 300,
      appearance: appearance, direction: direction,
      touches: [TouchMark(at: places.last, trail: places, appearance: appearance)])
  }

  private static func tracks(_ appearance: Appearance) -> Scene {
    let rows = [("Nocturne", "4:31"), ("Waltz No. 2", "3:42"), ("Study in thirds", "2:10")].map {
      row in
      SwipeRowScene(title: row.0, detail: row.1, isPressed: row.0 == "Waltz No. 2")
    }
    return SwipeListScene(rows: rows, height: 300, appearance: appearance).scene
  }

  private static func card(
    _ appearance: Appearance, _ direction: LayoutDirection
  ) -> HeaderCardScene {
    HeaderCardScene(
      item: TodaysPick(artist: "Clara Schumann", album: "Trio in G minor", title: "Andante"),
      nowPlaying: "Andante", appearance: appearance, direction: direction)
  }

  private static var gestures: Scene {
    let fingers = [Point(x: 120, y: 210), Point(x: 270, y: 110)]
    return GestureScene(
      size: Size(width: 390, height: 300),
      gestures: [
        .init("pinch", .changed), .init("rotation", .ended), .init("tap", .failed),
        .init("press", .possible),
      ],
      transform: Transform(translation: Vector(x: 12, y: 8), scale: 1.3, rotation: 0.35),
      touches: fingers.map { TouchMark(at: $0) }
    ).scene
  }
}
