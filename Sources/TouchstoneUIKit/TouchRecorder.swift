#if canImport(UIKit)
  internal import Foundation
  internal import Touchstone
  internal import TouchstoneTraces
  public import UIKit
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    public import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Writes down every touch of a view as a trace, and disturbs nothing.
  ///
  /// Add it to the view whose points the trace shall have, a window for example. It never recognizes
  /// anything, prevents nobody and cannot be prevented. Checked against a stub of UIKit, never run on
  /// a device.
  ///
  /// ```swift
  /// let recorder = TouchRecorder()
  /// window.addGestureRecognizer(recorder)
  /// // … later
  /// try Data(recorder.trace).write(to: url)
  /// ```
  @MainActor
  public final class TouchRecorder: UIGestureRecognizer {
    private var recorder: TraceRecorder?
    private var names: [ObjectIdentifier: TouchID] = [:]
    private var count: Int64 = 0
    /// Touches of one event come in several calls, by phase; they are one frame.
    private var frame: TouchFrame?

    /// Touches that could not be written, because their place was not finite.
    public private(set) var lostFrames: Int = 0

    /// Makes a recorder that is not yet attached to a view.
    public init() {
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesEnded = false
    }

    /// The recording so far, as the bytes of a `.trace.jsonl` file; empty before the first touch.
    public var trace: [UInt8] {
      flush()
      return recorder?.finished() ?? []
    }

    /// Takes down fingers that land.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      take(touches, .began, event)
    }

    /// Takes down fingers that move, with the places that they passed since the last frame.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      take(touches, .moved, event)
    }

    /// Takes down fingers that lift.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      take(touches, .ended, event)
    }

    /// Takes down touches that the system takes away.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      take(touches, .cancelled, event)
    }

    /// Nobody is prevented from recognizing.
    public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }

    /// Nobody keeps it from seeing touches.
    public override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer)
      -> Bool
    {
      false
    }

    private func take(_ touches: Set<UITouch>, _ phase: TouchPhase, _ event: UIEvent) {
      let time = Timestamp(seconds: event.timestamp)
      if frame?.time != time { flush() }
      var next = frame ?? TouchFrame(time: time)
      // A set has no order; where the fingers are has one.
      let ordered = touches.sorted { place(of: $0) < place(of: $1) }
      for touch in ordered {
        let id = name(of: touch, phase)
        if phase == .moved {
          for older in (event.coalescedTouches(for: touch) ?? []).dropLast() {
            next.coalesced.append(
              TouchSample(
                time: Timestamp(seconds: older.timestamp), id: id, position: position(of: older)))
          }
        }
        next.touches.append(Touch(id: id, phase: phase, position: position(of: touch)))
      }
      frame = next
      if phase == .ended || phase == .cancelled {
        for touch in touches { names[ObjectIdentifier(touch)] = nil }
        if names.isEmpty {
          flush()
          // Failing lets UIKit start anew with the next touch.
          state = .failed
        }
      }
    }

    private func flush() {
      guard let frame else { return }
      self.frame = nil
      do throws(TraceError) {
        if recorder == nil { recorder = try TraceRecorder(header) }
        _ = try recorder?.record(frame)
      } catch {
        lostFrames += 1
      }
    }

    private var header: TraceHeader {
      var header = TraceHeader()
      header.source = "TouchstoneUIKit"
      if let bounds = view?.bounds {
        header.view = Size(width: Double(bounds.width), height: Double(bounds.height))
      }
      return header
    }

    private func name(of touch: UITouch, _ phase: TouchPhase) -> TouchID {
      if phase != .began, let known = names[ObjectIdentifier(touch)] { return known }
      count += 1
      names[ObjectIdentifier(touch)] = TouchID(count)
      return TouchID(count)
    }

    private func position(of touch: UITouch) -> Point {
      let place = touch.location(in: view)
      return Point(x: Double(place.x), y: Double(place.y))
    }

    private func place(of touch: UITouch) -> (Double, Double) {
      let position = position(of: touch)
      return (position.x, position.y)
    }
  }
#endif
