import Touchstone
import TouchstoneRendering

/// A row that a finger drags open within half a second and that a spring then settles.
struct OpeningRow {
  /// The row at each frame, at 60 frames a second.
  let frames: [SwipeRowScene]
  /// Where the finger is at each frame; nil after the lift.
  let fingers: [Point?]

  init(frames count: Int) throws {
    var row = try SwipeRow(id: RowID("tea"))
    var frames: [SwipeRowScene] = []
    var fingers: [Point?] = []
    let lift = 30
    for index in 0..<count {
      let time = Timestamp(seconds: Double(index) / 60)
      let part = Double(min(index, lift)) / Double(lift)
      let moved = -120 * part * part * (3 - 2 * part)
      if index <= lift {
        let phase: PanUpdate.Phase = index == 0 ? .began : index == lift ? .ended : .changed
        let velocity = index == lift ? Vector(x: -500, y: 0) : .zero
        row.send(
          .pan(
            PanUpdate(
              time: time, phase: phase, translation: Vector(x: moved, y: 0), velocity: velocity)))
      } else {
        row.send(.tick(time))
      }
      fingers.append(index < lift ? Point(x: 330 + moved, y: 90 - 6 * part) : nil)
      frames.append(
        SwipeRowScene(
          title: "Green tea", detail: "3:30", offset: row.offset(at: time),
          actionVisible: row.isActionVisible, name: "tea."))
    }
    self.frames = frames
    self.fingers = fingers
  }

  /// A list of three rows, the second of which is this one.
  func list(_ index: Int) -> Scene {
    let rows = [
      SwipeRowScene(title: "Soft-boiled eggs", detail: "6:00", name: "eggs."), frames[index],
      SwipeRowScene(title: "Pasta al dente", detail: "9:00", name: "pasta."),
    ]
    let trail = fingers[max(0, index - 12)...index].compactMap { $0 }
    return SwipeListScene(
      rows: rows,
      touches: fingers[index] == nil ? [] : [TouchMark(at: fingers[index], trail: trail)]
    ).scene
  }
}
