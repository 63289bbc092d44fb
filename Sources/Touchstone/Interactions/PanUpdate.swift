/// One report of a pan, from any source: an arena, UIKit's own recognizer, a test.
public struct PanUpdate: Hashable, Sendable {
  /// When it was reported.
  public var time: Timestamp
  /// What the pan did.
  public var phase: Phase
  /// Movement since the pan began, in points; x to the right.
  public var translation: Vector
  /// Velocity in points a second; x to the right.
  public var velocity: Vector

  /// What a pan did.
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// It began.
    case began
    /// It went on.
    case changed
    /// The finger was lifted.
    case ended
    /// The touch was taken away.
    case cancelled
  }

  /// Makes an update.
  public init(time: Timestamp, phase: Phase, translation: Vector, velocity: Vector = .zero) {
    self.time = time
    self.phase = phase
    self.translation = translation
    self.velocity = velocity
  }

  /// Makes an update from a gesture event; nil if the pan is not under way.
  public init?(_ event: GestureEvent) {
    let phase: Phase
    switch event.state {
    case .began: phase = .began
    case .changed: phase = .changed
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    case .possible, .failed, .recognized: return nil
    }
    self.init(
      time: event.time, phase: phase, translation: event.values.translation,
      velocity: event.velocity ?? .zero)
  }
}
