/// The fingers that are down, and what turns any frame into a well-formed one.
struct Contacts: Equatable, Sendable {
  struct Contact: Equatable, Sendable {
    var id: TouchID
    /// The contest that this contact is, as one bit.
    var bit: UInt64
    var position: Point
    var isLeaving: Bool = false
  }

  /// The most fingers that can be down together.
  static let capacity: Int = 32

  private(set) var list = FingerList<Contact>()
  private(set) var faults = ArenaFaults()
  private var hasLeaving: Bool = false

  var isEmpty: Bool { list.isEmpty }

  @inline(__always)
  func index(of id: TouchID) -> Int? {
    for index in list.indices where list[index].id == id && !list[index].isLeaving { return index }
    return nil
  }

  mutating func countClampedTime() {
    faults.clampedTimes += 1
  }

  /// Takes in a finger that moves to a finite place, by far the most common news.
  ///
  /// The answer is its contest as one bit; 0, and nothing is taken in, if it is anything else.
  @inline(__always)
  mutating func takeMove(_ touch: Touch) -> UInt64 {
    guard touch.phase == .moved, touch.position.isFinite, let index = index(of: touch.id) else {
      return 0
    }
    list[index].position = touch.position
    return list[index].bit
  }

  /// Fingers of the frame that land although they are down and do not lift in it.
  mutating func lostLifts(in frame: TouchFrame) -> [Touch] {
    var cancels: [Touch] = []
    for touch in frame.touches where touch.phase == .began && touch.position.isFinite {
      guard let index = index(of: touch.id) else { continue }
      let leaves = frame.touches.contains {
        $0.id == touch.id && ($0.phase == .ended || $0.phase == .cancelled)
      }
      guard !leaves, !cancels.contains(where: { $0.id == touch.id }) else { continue }
      cancels.append(
        Touch(id: touch.id, phase: .cancelled, position: list[index].position))
    }
    faults.lostLifts += cancels.count
    return cancels
  }

  /// Puts the touches in order, drops what makes no sense, and takes new fingers in.
  ///
  /// - Parameter taken: contests that may not be used for a new finger, one bit each.
  mutating func repair(_ frame: TouchFrame, into clean: inout TouchFrame, taken: UInt64) {
    clean.time = frame.time
    clean.touches.removeAll(keepingCapacity: true)
    clean.coalesced.removeAll(keepingCapacity: true)
    for sample in frame.coalesced {
      if sample.time > frame.time {
        faults.lateSamples += 1
      } else if !sample.position.isFinite {
        faults.notFinite += 1
      } else {
        clean.coalesced.append(sample)
      }
    }
    for phase in [TouchPhase.cancelled, .ended, .moved] {
      for touch in frame.touches where touch.phase == phase { update(touch, &clean) }
    }
    for touch in frame.touches where touch.phase == .began { land(touch, &clean, taken) }
  }

  private mutating func update(_ touch: Touch, _ clean: inout TouchFrame) {
    guard let index = index(of: touch.id) else {
      faults.unknownTouches += 1
      return
    }
    var touch = touch
    if touch.phase == .cancelled {
      touch.position = list[index].position
    } else if !touch.position.isFinite {
      faults.notFinite += 1
      if touch.phase == .moved { return }
      touch.position = list[index].position
    }
    list[index].position = touch.position
    if touch.phase != .moved {
      list[index].isLeaving = true
      hasLeaving = true
    }
    clean.touches.append(touch)
  }

  private mutating func land(_ touch: Touch, _ clean: inout TouchFrame, _ taken: UInt64) {
    guard touch.position.isFinite else {
      faults.notFinite += 1
      return
    }
    guard index(of: touch.id) == nil else {
      faults.unknownTouches += 1
      return
    }
    guard list.count < Contacts.capacity else {
      faults.tooManyFingers += 1
      return
    }
    var used = taken
    for contact in list { used |= contact.bit }
    let free = (~used).trailingZeroBitCount
    let bit = UInt64(1) << UInt64(min(free, 63))
    list.append(Contact(id: touch.id, bit: bit, position: touch.position))
    clean.touches.append(touch)
  }

  /// The contest of a touch in a repaired frame, as one bit.
  func bit(of touch: Touch) -> UInt64 {
    let isLeaving = touch.phase == .ended || touch.phase == .cancelled
    for contact in list where contact.id == touch.id && contact.isLeaving == isLeaving {
      return contact.bit
    }
    return 0
  }

  /// Forgets the fingers that left; the answer is their contests.
  mutating func removeLeaving() -> UInt64 {
    guard hasLeaving else { return 0 }
    hasLeaving = false
    var bits: UInt64 = 0
    for contact in list where contact.isLeaving { bits |= contact.bit }
    for index in list.indices.reversed() where list[index].isLeaving { list.remove(at: index) }
    return bits
  }
}
