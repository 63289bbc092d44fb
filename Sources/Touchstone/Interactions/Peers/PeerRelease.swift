/// A release of a row that was closed, as every library's rule can judge it.
public struct PeerRelease: Hashable, Sendable {
  /// Points that the finger drew the row towards the side.
  public var drawn: Double
  /// Points a second towards the side.
  public var speed: Double
  /// Points a second across the row.
  public var speedAcross: Double
  /// Seconds that the drag took.
  public var duration: Double
  /// Width of that side's actions, in points.
  public var pane: Double
  /// Width of the row, in points.
  public var row: Double

  /// Makes a release.
  public init(
    drawn: Double, speed: Double, speedAcross: Double = 0, duration: Double, pane: Double,
    row: Double
  ) {
    self.drawn = drawn
    self.speed = speed
    self.speedAcross = speedAcross
    self.duration = duration
    self.pane = pane
    self.row = row
  }

  /// What a row's own decision was about; nil if the row was not closed, was not released, or was
  /// drawn nowhere.
  ///
  /// - Parameter duration: Seconds that the drag took.
  public init?(_ decision: ReleaseDecision, lasting duration: Double, in layout: RowLayout) {
    guard !decision.wasOpen, decision.rule != .cancelled,
      let side = layout.side(of: decision.position)
    else { return nil }
    let sign = layout.sign(of: side)
    self.init(
      drawn: decision.position * sign, speed: decision.velocity * sign,
      speedAcross: decision.velocityAcross, duration: duration,
      pane: layout.revealWidth(of: side), row: layout.width)
  }
}
