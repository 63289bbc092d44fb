public import Touchstone

/// Fingers that do anything, drawn by lot; the same seed draws the same.
///
/// They land, move together or alone, rest, lift and are taken away. Unless told otherwise some of it
/// makes no sense: lifts are lost, names are used twice, places are no numbers, time goes back.
/// Times are whole milliseconds.
public struct RandomTouches: Hashable, Sendable {
  /// The view in which fingers land, in points.
  public var view: Size
  /// The most fingers that are down together, at most 64; an arena follows 32.
  public var fingers: Int
  /// The most frames before the last lifts, at most 10 000.
  public var length: Int
  /// Whether some touches make no sense.
  public var includesNonsense: Bool

  /// Makes a generator.
  public init(
    view: Size = Size(width: 320, height: 480), fingers: Int = 3, length: Int = 40,
    includesNonsense: Bool = true
  ) {
    self.view = view
    self.fingers = fingers
    self.length = length
    self.includesNonsense = includesNonsense
  }

  /// The frames of a seed.
  public func frames(seed: UInt64) -> [TouchFrame] {
    var draw = Draw(self, seed)
    return draw.frames()
  }

  /// One drawing.
  private struct Draw {
    let rules: RandomTouches
    var random: SplitMix64
    var down: [Touch] = []
    var next: Int64 = 1
    var time: Int64 = 0

    init(_ rules: RandomTouches, _ seed: UInt64) {
      self.rules = rules
      random = SplitMix64(seed: seed)
    }

    mutating func roll(_ sides: Int) -> Int { Int(random.next() % UInt64(sides)) }

    mutating func frames() -> [TouchFrame] {
      let pauses: [Int64] = [0, 4, 8, 8, 8, 16, 16, 33, 120, 400, 800]
      var frames: [TouchFrame] = []
      for _ in 0..<(1 + roll(max(1, min(rules.length, 10_000)))) {
        time += pauses[roll(pauses.count)]
        frames.append(frame())
      }
      guard !rules.includesNonsense || roll(4) > 0 else { return frames }
      // The fingers lift in the end, mostly.
      let lifts = down.map { Touch(id: $0.id, phase: .ended, position: $0.position) }
      if !lifts.isEmpty { frames.append(TouchFrame(time: .milliseconds(time + 8), touches: lifts)) }
      return frames
    }

    mutating func frame() -> TouchFrame {
      var frame = TouchFrame(time: .milliseconds(time))
      switch roll(10) {
      case 0...2 where down.count < min(rules.fingers, 64): frame.touches = [land()]
      case 3: frame.touches = lift()
      default: frame.touches = down.isEmpty ? [land()] : move()
      }
      if rules.includesNonsense && roll(12) == 0 { spoil(&frame) }
      return frame
    }

    mutating func land() -> Touch {
      let place = Point(
        x: (random.unit() * rules.view.width).rounded(),
        y: (random.unit() * rules.view.height).rounded())
      let touch = Touch(id: TouchID(next), phase: .began, position: place)
      next += 1
      down.append(touch)
      return touch
    }

    mutating func move() -> [Touch] {
      let isTogether = roll(3) == 0
      let chosen = roll(down.count)
      let steps: [Double] = [0, 1, 4, 12, 40]
      for index in down.indices where isTogether || index == chosen {
        let step = steps[roll(steps.count)]
        let way = Vector(x: Double(roll(3) - 1), y: Double(roll(3) - 1)) * step
        down[index].position = down[index].position + way
        down[index].phase = .moved
      }
      return isTogether
        ? down.map { Touch(id: $0.id, phase: .moved, position: $0.position) } : [down[chosen]]
    }

    mutating func lift() -> [Touch] {
      guard !down.isEmpty else { return [] }
      var touch = down.remove(at: roll(down.count))
      touch.phase = roll(4) == 0 ? .cancelled : .ended
      // A lift that gets lost.
      return rules.includesNonsense && roll(8) == 0 ? [] : [touch]
    }

    mutating func spoil(_ frame: inout TouchFrame) {
      let id = TouchID(Int64(roll(Int(next) + 2)))
      let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
      switch roll(4) {
      case 0: frame.time = .milliseconds(max(0, time - 50))
      case 1 where !frame.touches.isEmpty: frame.touches[0].position.x = .nan
      case 2:
        frame.touches.append(Touch(id: id, phase: .moved, position: Point(x: .infinity, y: 1e300)))
      default:
        frame.touches.append(
          Touch(id: id, phase: phases[roll(4)], position: Point(x: Double(roll(300)), y: 7)))
      }
    }
  }
}
