import Touchstone
import TouchstoneRendering
import TouchstoneTraces

extension Stage {
  /// How a scene is to look.
  struct Look: Sendable {
    /// Width and height in points.
    var size: Size
    var appearance: Appearance
    var showsTouches: Bool
    /// What the scene is called for readers who cannot see it.
    var title: String
  }

  /// What can be seen at a moment to which the replay has come.
  func scene(_ replay: Replay, at time: Timestamp, _ look: Look) -> Scene {
    let touches = look.showsTouches ? fingers.marks(at: time, look.appearance) : []
    var scene: Scene
    if let list = replay.list {
      scene =
        SwipeListScene(
          list, at: time, height: look.size.height, pressed: pressed, appearance: look.appearance,
          detail: { row in failure?.row == row ? failure?.reason ?? "" : "" }
        ).scene
      scene.size = look.size
      present(&scene, at: time, look.appearance)
      for mark in touches { scene.layers.append(mark.layer) }
    } else {
      var gestures: [GestureScene.Gesture] = []
      for (name, state) in zip(names, states) { gestures.append(.init(name, state)) }
      scene =
        GestureScene(
          size: look.size, gestures: gestures, transform: presentedCard, touches: touches,
          appearance: look.appearance
        ).scene
    }
    scene.title = look.title
    return scene
  }

  /// Puts the sheet and the question over the list, as far as they are there.
  private func present(_ scene: inout Scene, at time: Timestamp, _ appearance: Appearance) {
    if let menu, menu.progress(at: time) > 0 {
      scene =
        ActionSheetScene(
          .removeTrack(named: menu.row.text), progress: menu.progress(at: time),
          appearance: appearance
        ).scene(over: scene)
    }
    if let question, question.progress(at: time) > 0 {
      scene =
        ConfirmationScene(
          .deleteTimer(named: question.row.text), progress: question.progress(at: time),
          appearance: appearance
        ).scene(over: scene)
    }
  }

  /// One line on what goes on at a moment, for below a picture.
  func caption(_ replay: Replay, at time: Timestamp) -> String {
    var parts = ["\(Decimals.fixed(time.seconds, decimals: 3)) s"]
    for (name, state) in zip(names, states) where state != .possible && state != .failed {
      parts.append("\(name) \(state.name)")
    }
    if let list = replay.list {
      for index in list.busyIndices.prefix(2) {
        let row = list[index]
        let offset = Decimals.fixed(row.offset(at: time), decimals: 1)
        parts.append("\(row.id.text) \(row.stateName) at \(offset) pt")
      }
    }
    return parts.joined(separator: " · ")
  }
}
