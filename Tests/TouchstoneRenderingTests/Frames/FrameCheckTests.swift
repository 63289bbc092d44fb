import Testing
import Touchstone
import TouchstoneRendering

@Suite struct FrameCheckTests {
  /// Content that closes from −80 in four frames.
  private var closing: [SceneFrame] {
    var frames: [SceneFrame] = []
    for (index, x) in [-80.0, -40, -10, 0].enumerated() {
      let row = SwipeRowScene(title: "Tea", offset: x, actionVisible: x < -25)
      frames.append(row.scene.frame(at: Double(index) / 60))
    }
    return frames
  }

  private func message(
    _ tolerance: FrameTolerance = FrameTolerance(), _ change: (inout [SceneFrame]) -> Void
  ) throws -> String? {
    var run = closing
    change(&run)
    let golden = try FrameLog(closing)
    return FrameCheck(tolerance: tolerance).firstDifference(of: run, from: golden)?.message
  }

  @Test func `the same frames pass, and so do frames within the tolerance`() throws {
    #expect(try message { _ in } == nil)
    let almost = try message(FrameTolerance(translation: 0.01)) {
      $0[2].layers[1].transform.translation.x += 0.009
    }
    #expect(almost == nil)
    #expect(try message(.exact) { $0[2].layers[1].transform.translation.x.increment() } != nil)
  }

  @Test func `a wrong frame is named with layer and both numbers`() throws {
    let found = try message {
      $0[2].layers[1].transform.translation.x = -10.5
      $0[3].layers[1].transform.translation.x = 7
    }
    #expect(
      found == """
        frame 2 (t = 0.03333333333333333), layer "content": translation.x is -10.5, expected -10; \
        apart by 0.5, allowed 1e-9
          - {"t":0.03333333333333333,"layer":"content","translation":[-10,0]}
          + {"t":0.03333333333333333,"layer":"content","translation":[-10.5,0]}
        """)
  }

  @Test func `every kind of difference has its sentence`() throws {
    let changes: [(inout [SceneFrame]) -> Void] = [
      { $0[1].time += 0.001 },
      { $0[1].layers[0].transform.opacity = 0.25 },
      { $0[1].layers[1].transform.translation.x = .nan },
      { $0[1].layers[1].transform.scale = .infinity },
      { $0[1].layers.removeLast() },
      { $0[1].layers.append(SceneFrame.Entry(layer: "dot", transform: .identity)) },
      { $0.removeLast(2) },
      { $0.append(SceneFrame(time: 1, layers: [])) },
    ]
    var lines: [String] = []
    for change in changes {
      let text = try message(FrameTolerance(), change) ?? "no difference"
      lines.append(String(text.split(separator: "\n")[0].split(separator: ")", maxSplits: 1)[1]))
    }
    #expect(
      lines == [
        ": time is 0.017666666666666667, expected 0.016666666666666666; "
          + "apart by 0.0010000000000000009, allowed 1e-9",
        ", layer \"action\": opacity is 0.25, expected 1; apart by 0.75, allowed 1e-9",
        ", layer \"content\": translation.x is nan, expected a finite number",
        ", layer \"content\": scale is inf, expected a finite number",
        ", layer \"content\": the golden log has this layer, the run does not",
        ", layer \"dot\": the run has this layer, the golden log does not",
        ": the run ends after 2 frames, the golden log has 4",
        ": the run has 5 frames, the golden log ends after 4",
      ])
  }
}

extension Double {
  fileprivate mutating func increment() { self = nextUp }
}
