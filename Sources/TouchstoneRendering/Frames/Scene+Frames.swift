internal import Touchstone

extension Scene {
  /// The same scene with the transforms of a frame; layers that the frame does not name stay.
  ///
  /// With a frame of a golden log, this is how the scene should have looked.
  public func applying(_ frame: SceneFrame) -> Scene {
    var scene = self
    Scene.apply(frame, &scene.layers, depth: 0)
    return scene
  }

  private static func apply(_ frame: SceneFrame, _ layers: inout [Layer], depth: Int) {
    guard depth < depthLimit else { return }
    for index in layers.indices {
      if !layers[index].name.isEmpty, let transform = frame.transform(of: layers[index].name) {
        layers[index].transform = transform
      }
      apply(frame, &layers[index].sublayers, depth: depth + 1)
    }
  }
}

extension FrameDifference {
  /// What differs between a scene and how the golden log would have it, as a picture.
  ///
  /// Nil if no pixel differs, or if the log has no such frame.
  ///
  /// - Parameters:
  ///   - scene: The scene of the differing frame, as it was found.
  ///   - golden: The log that the run was compared with.
  ///   - scale: Pixels a point each way.
  public func picture(
    of scene: Scene, golden: FrameLog, scale: Double = 1
  ) throws(RenderingError) -> PictureDifference? {
    guard golden.frames.indices.contains(frame) else { return nil }
    let renderer = Renderer.bitmap(scale: scale)
    let expected = try renderer.render(scene.applying(golden.frames[frame]))
    return PictureCheck().difference(of: try renderer.render(scene), from: expected)
  }
}
