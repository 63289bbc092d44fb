#if canImport(UIKit)
  public import Foundation
  public import Touchstone
  public import UIKit

  extension PanUpdate {
    /// Takes an update from UIKit's own pan, inside the handler that it calls.
    ///
    /// Nil while the pan is possible or has failed: nothing happens to a row then. Checked against a
    /// stub of UIKit, never run on a device.
    ///
    /// - Parameters:
    ///   - pan: The recognizer that called.
    ///   - view: The view in whose points translation and velocity are taken, the cell for example.
    ///   - time: Now, in seconds of any clock that runs on, `CACurrentMediaTime()` for example.
    @MainActor
    public init?(_ pan: UIPanGestureRecognizer, in view: UIView, at time: TimeInterval) {
      let phase: Phase
      switch pan.state {
      case .began: phase = .began
      case .changed: phase = .changed
      case .ended: phase = .ended
      case .cancelled: phase = .cancelled
      default: return nil
      }
      let translation = pan.translation(in: view)
      let velocity = pan.velocity(in: view)
      self.init(
        time: Timestamp(seconds: time), phase: phase,
        translation: Vector(x: Double(translation.x), y: Double(translation.y)),
        velocity: Vector(x: Double(velocity.x), y: Double(velocity.y)))
    }
  }
#endif
