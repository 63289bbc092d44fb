import Touchstone
import TouchstoneTraces

/// What fingers and an app do to a list, drawn by lot; the same seed draws the same.
struct RandomTrace {
  private(set) var inputs: [SwipeList.Input] = []
  private var random: SplitMix64
  private var now: Int64 = 0
  private var nextFinger: Int64 = 1
  private var fingers: [Touch] = []
  /// Points that a finger goes on with, so that some of its movements make a drag.
  private var drift: Vector = .zero

  /// Nanoseconds between two inputs.
  private static let pauses: [Int64] = [
    0, 4_000_000, 8_000_000, 8_000_000, 16_000_000, 16_000_000, 31_250_000, 62_500_000,
    125_000_000, 300_000_000, 700_000_000,
  ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for _ in 0..<(8 + roll(40)) { draw() }
    for finger in fingers { touch(Touch(id: finger.id, phase: .ended, position: finger.position)) }
    inputs.append(.tick(Timestamp(nanoseconds: now + 3_000_000_000)))
  }

  private mutating func roll(_ sides: Int) -> Int { Int(random.next() % UInt64(sides)) }

  private mutating func pick<T>(_ list: [T]) -> T { list[roll(list.count)] }

  /// A place on a grid of sixteenths of a point.
  private mutating func number(_ from: Double, _ to: Double) -> Double {
    ((from + random.unit() * (to - from)) * 16).rounded() / 16
  }

  private mutating func draw() {
    now += pick(RandomTrace.pauses)
    switch roll(20) {
    case 0...3: if fingers.count < 2 { land() } else { move() }
    case 4...11: if fingers.isEmpty { land() } else { move() }
    case 12...13: leave(.ended)
    case 14: leave(roll(3) == 0 ? .cancelled : .ended)
    case 15: inputs.append(.tick(Timestamp(nanoseconds: now)))
    case 16 where roll(4) == 0: stray()
    default: inputs.append(.host(event(), at: Timestamp(nanoseconds: now)))
    }
  }

  private mutating func touch(_ touch: Touch) {
    inputs.append(.touches(TouchFrame(time: Timestamp(nanoseconds: now), touches: [touch])))
  }

  private mutating func land() {
    let place = Point(x: number(0, 320), y: number(-10, 200))
    let finger = Touch(id: TouchID(nextFinger), phase: .began, position: place)
    nextFinger += 1
    fingers.append(finger)
    drift = pick([
      Vector(x: -25, y: 1), Vector(x: -12, y: 2), Vector(x: 20, y: 0), Vector(x: 1, y: 14),
      Vector(x: -6, y: -6), .zero,
    ])
    touch(finger)
  }

  private mutating func move() {
    let isTogether = fingers.count > 1 && roll(3) == 0
    let chosen = roll(fingers.count)
    var touches: [Touch] = []
    for index in fingers.indices where isTogether || index == chosen {
      let way = drift + Vector(x: number(-4, 4), y: number(-2, 2))
      fingers[index].position = fingers[index].position + (roll(6) == 0 ? way * -2 : way)
      fingers[index].phase = .moved
      touches.append(fingers[index])
    }
    inputs.append(.touches(TouchFrame(time: Timestamp(nanoseconds: now), touches: touches)))
  }

  private mutating func leave(_ phase: TouchPhase) {
    guard !fingers.isEmpty else { return }
    var finger = fingers.remove(at: roll(fingers.count))
    finger.phase = phase
    if phase == .ended, roll(4) == 0 { finger.position = finger.position + drift }
    touch(finger)
  }

  /// A touch that makes no sense: a finger that nobody saw land, or one that lands twice.
  private mutating func stray() {
    let phase = pick([TouchPhase.moved, .ended, .cancelled])
    if let finger = fingers.first, roll(2) == 0 {
      touch(Touch(id: finger.id, phase: .began, position: finger.position))
    } else {
      touch(Touch(id: TouchID(nextFinger + 100), phase: phase, position: Point(x: 99, y: 30)))
    }
  }

  private mutating func event() -> HostEvent {
    let row = pick(["A", "A", "B", "C", "D"] as [RowID])
    let token = DeletionToken(1 + roll(4))
    switch roll(24) {
    case 0...1: return .open(row, .trailing)
    case 2: return .close(row)
    case 3...4: return .scrollBegan
    case 5: return .suspend
    case 6: return .enabled(row, false)
    case 7: return .enabled(row, true)
    case 8: return .remove(row)
    case 9: return .rebind(row, as: pick(["C", "D", "E"] as [RowID]))
    case 10: return .reload
    case 11: return .insert(pick(["A", "C", "D"] as [RowID]), index: roll(4))
    case 12: return .move(row, index: roll(4))
    case 13: return .layout(width: pick([0, 60, 320] as [Double]))
    case 14: return .layout(trailing: pick([0, 40, 80, 400] as [Double]), leading: number(0, 90))
    case 15: return .layout(direction: pick([.leftToRight, .rightToLeft] as [LayoutDirection]))
    case 16 where roll(4) == 0: return .reduceMotion(roll(2) == 0)
    case 17...19: return .confirm(token, yes: roll(3) != 0)
    case 20...21: return .result(token, failure: roll(2) == 0 ? nil : "offline")
    case 22: return .undo(token)
    default: return .tapAction(row)
    }
  }
}
