/// How many frames a second holds.
public struct FrameRate: Hashable, Sendable {
  /// Frames per second, 1…1,000,000.
  public let framesPerSecond: Int

  /// The rate of most screens.
  public static let sixty: FrameRate = FrameRate(unchecked: 60)

  /// The rate of fast screens.
  public static let oneHundredTwenty: FrameRate = FrameRate(unchecked: 120)

  /// Makes a rate; anything outside 1…1,000,000 frames a second is refused.
  public init?(_ framesPerSecond: Int) {
    guard (1...1_000_000).contains(framesPerSecond) else { return nil }
    self.init(unchecked: framesPerSecond)
  }

  private init(unchecked framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
  }

  /// Seconds from the start to frame `index`, computed as one division so that no drift adds up.
  public func seconds(ofFrame index: Int) -> Double {
    Double(index) / Double(framesPerSecond)
  }
}
