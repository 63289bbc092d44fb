import Touchstone
import TouchstoneRendering

extension Workload {
  /// Scenes that become pictures.
  static let pictures: [Workload] = [
    screen("picture/pixels", limit: nil) { (scene) throws(RenderingError) in
      UInt64(try Renderer.bitmap().render(scene)[380, 90].red)
    },
    screen("picture/png", limit: 2_000_000) { (scene) throws(RenderingError) in
      UInt64(try Renderer.png().render(scene).count)
    },
    screen("picture/svg", limit: nil) { (scene) throws(RenderingError) in
      UInt64(try Renderer.svg().render(scene).utf8.count)
    },
    settling,
  ]

  /// A screen of 390 × 300 points, five rows, the second one open.
  private static func scene(offset: Double) -> Scene {
    let titles = ["Soft-boiled eggs", "Green tea", "Pasta al dente", "Bread", "Nap"]
    let rows = titles.enumerated().map { index, title in
      SwipeRowScene(
        title: title, detail: "1\(index):30", offset: index == 1 ? offset : 0,
        actionVisible: index == 1)
    }
    return SwipeListScene(rows: rows, height: 300).scene
  }

  private static func screen(
    _ name: String, limit: Double?,
    _ draw: @escaping @Sendable (Scene) throws(RenderingError) -> UInt64
  ) -> Workload {
    Workload(
      name, unit: "picture", units: 4, limit: limit,
      prepare: { scene(offset: -80) },
      run: { scene in
        var sum: UInt64 = 0
        for _ in 0..<4 { sum &+= (try? draw(scene)) ?? 0 }
        return sum
      })
  }

  /// An animation of 120 frames in which a row settles open.
  private static let settling: Workload = {
    let count = 120
    return Workload(
      "picture/apng", unit: "frame", units: count,
      prepare: {
        let motion = Motion(.smooth, from: 0.0, to: -80, initialVelocity: -300)
        return (0..<count).map { scene(offset: motion.value(at: Double($0) / 60)) }
      },
      run: { scenes in
        let renderer = Renderer.bitmap()
        let file = try? APNGEncoder.encode(count: count, rate: .sixty) {
          index throws(RenderingError) in try renderer.render(scenes[index])
        }
        return UInt64(file?.count ?? 0)
      })
  }()
}
