import Foundation
import Testing
import Touchstone
import TouchstoneRendering
import TouchstoneTesting

@Suite struct ExpectScenesTests {
  /// A row that opens in four frames.
  private func scenes(_ offsets: [Double]) -> [(time: Double, scene: Scene)] {
    offsets.enumerated().map { index, offset in
      let row = SwipeRowScene(title: "Tea", offset: offset, actionVisible: offset < -25)
      return (Double(index) / 4, row.scene)
    }
  }

  private let golden = """
    {"frameLog":1}
    {"t":0,"layer":"action","translation":[0,0],"opacity":0}
    {"t":0,"layer":"content","translation":[0,0]}
    {"t":0.25,"layer":"action","translation":[0,0]}
    {"t":0.25,"layer":"content","translation":[-40,0]}
    {"t":0.5,"layer":"action","translation":[0,0]}
    {"t":0.5,"layer":"content","translation":[-80,0]}
    """

  @Test func `the same frames pass`() {
    #expect(expectScenes(scenes([0, -40, -80]), match: golden))
    #expect(expectScenes(scenes([0, -40.5, -80]), match: golden, within: 0.5))
  }

  /// The example of Docs/Guides/Pictures.md.
  @Test func `a row opens as it did`() throws {
    var row = try SwipeRow(id: "tea")
    row.send(.open(.trailing, .zero))
    let scenes = [0.0, 1].map { time in
      (time: time, scene: SwipeRowScene(row, at: Timestamp(seconds: time)).scene)
    }
    expectScenes(
      scenes,
      match: """
        {"frameLog":1}
        {"t":0,"layer":"tea.action","translation":[0,0]}
        {"t":0,"layer":"tea.content","translation":[0,0]}
        {"t":1,"layer":"tea.action","translation":[0,0]}
        {"t":1,"layer":"tea.content","translation":[-80,0]}
        """, differences: "/tmp")
  }

  @Test func `a wrong frame is told with layer, both numbers and a picture that is a file`() throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/frame-1-difference.png"
    withKnownIssue {
      expectScenes(scenes([0, -43, -80]), match: golden, differences: folder.path)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix(
        """
        frame 1 (t = 0.25), layer "content": translation.x is -43, expected -40; apart by 3, \
        allowed 1e-9
          - {"t":0.25,"layer":"content","translation":[-40,0]}
          + {"t":0.25,"layer":"content","translation":[-43,0]}
        """) && text.hasSuffix("see \(path)")
    }
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]))
  }

  @Test func `a folder that is not there is said, and the numbers still come`() {
    withKnownIssue {
      expectScenes(scenes([0, -43, -80]), match: golden, differences: "/nowhere/at/all")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("translation.x is -43, expected -40")
        && text.contains("cannot be written")
    }
  }
}
