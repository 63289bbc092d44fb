import Foundation
import Testing
import Touchstone
import TouchstoneRendering

/// What the scenes of the three systems look like, kept as files that a reviewer can read.
@Suite struct GoldenSceneTests {
  @Test(arguments: GoldenScenes.all.map(\.name))
  func `a scene looks as it did, in characters and in pixels`(name: String) throws {
    let scene = try #require(GoldenScenes.all.first { $0.name == name }?.scene)
    #expect(scene.problems == [])
    let text = try Renderer.text(cell: Size(width: 6.5, height: 15)).render(scene)
    let kept = try Goldens.bytes("\(name).txt", found: Array(text.utf8))
    let difference = Goldens.difference(text, from: String(decoding: kept, as: UTF8.self))
    #expect(difference == "", "Tests/Goldens/\(name).txt:\n\(difference)")

    let bitmap = try Renderer.bitmap().render(scene)
    let file = try Goldens.bytes("\(name).png", found: PNGEncoder.encode(bitmap))
    let reader = try PNGReader(file)
    let golden = try Bitmap(width: reader.width, height: reader.height) { x, y in
      reader.frames[0].pixels[y * reader.width + x]
    }
    guard let found = PictureCheck().difference(of: bitmap, from: golden) else { return }
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(name)-difference.png")
    try Data(PNGEncoder.encode(found.picture)).write(to: picture)
    Issue.record("Tests/Goldens/\(name).png: \(found.message); see \(picture.path)")
  }

  @Test func `no file is kept for a scene that there is not`() throws {
    let known = Set(GoldenScenes.all.flatMap { ["\($0.name).txt", "\($0.name).png"] })
    let files = try FileManager.default.contentsOfDirectory(atPath: Goldens.folder.path)
    #expect(files.filter { !known.contains($0) && !$0.hasSuffix(".frames.jsonl") } == [])
  }
}
