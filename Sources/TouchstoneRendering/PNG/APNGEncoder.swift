public import Touchstone

/// Writes animations as APNG files, which browsers and many viewers play.
///
/// Each frame stores only the rectangle that changed; frames without a change lengthen the one
/// before. Viewers that do not know animations show the first frame.
public enum APNGEncoder {
  /// The highest number of frames a second that the format can say.
  static let rateLimit: Int = 65_535

  /// An animation as the bytes of a file.
  ///
  /// All frames must have the size of the first. Frames are asked for in order; if all of them
  /// together have more than 255 colours, they are asked for once more from the start.
  ///
  /// - Parameters:
  ///   - count: How many frames there are; at least 1.
  ///   - rate: Frames a second, at most 65,535.
  ///   - plays: How often the animation is played; 0 is for ever.
  ///   - hold: Frames by which the last one is shown longer.
  ///   - frame: Draws the frame with a number from 0.
  public static func encode(
    count: Int, rate: FrameRate, plays: Int = 0, hold: Int = 0,
    frame: (Int) throws(RenderingError) -> Bitmap
  ) throws(RenderingError) -> [UInt8] {
    guard count > 0 else { throw .frames(count) }
    guard rate.framesPerSecond <= rateLimit else {
      throw .frameRate(rate.framesPerSecond, limit: rateLimit)
    }
    if let frames = try frames(count, .indexed, frame) {
      return frames.file(rate, plays, hold)
    }
    if let frames = try frames(count, .rgb, frame) { return frames.file(rate, plays, hold) }
    guard let frames = try frames(count, .rgba, frame) else { throw .frames(count) }
    return frames.file(rate, plays, hold)
  }

  /// The stored frames in one format; nil if the format cannot hold them.
  private static func frames(
    _ count: Int, _ format: PixelFormat, _ frame: (Int) throws(RenderingError) -> Bitmap
  ) throws(RenderingError) -> APNGFrames? {
    var frames = APNGFrames(format)
    for index in 0..<count {
      guard try frames.add(try frame(index), index) else { return nil }
    }
    return frames
  }
}
