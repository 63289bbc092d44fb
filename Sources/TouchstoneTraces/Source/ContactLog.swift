package import Touchstone

/// Follows the contacts of a recording, in the order in which they began.
package struct ContactLog: Sendable {
  /// How many contacts are kept until they are taken; more are only counted.
  package var capacity: Int = 1000
  /// How many contacts began.
  package private(set) var count: Int = 0
  /// The most fingers that were down after a frame.
  package private(set) var maximumConcurrent: Int = 0
  /// Contacts that were not taken yet, in the order in which they began.
  private(set) var contacts: [TraceContact] = []
  /// The ids of fingers that are down, with their place in the list if they are kept.
  private var open: [(id: TouchID, place: Int?)] = []

  /// Makes a log without contacts.
  package init() {}

  mutating func begin(_ contact: TraceContact) {
    count += 1
    let isKept = contacts.count < capacity
    open.append((contact.id, isKept ? contacts.count : nil))
    if isKept { contacts.append(contact) }
  }

  mutating func add(_ position: Point, to id: TouchID) {
    guard let place = place(of: id) else { return }
    contacts[place].add(position)
  }

  mutating func end(_ id: TouchID, _ end: TraceContact.End, at time: Timestamp?) {
    guard let index = open.firstIndex(where: { $0.id == id }) else { return }
    if let place = open.remove(at: index).place {
      contacts[place].end = end
      contacts[place].stop = time
    }
  }

  package mutating func endAll(_ end: TraceContact.End, at time: Timestamp?) {
    for (id, _) in open { self.end(id, end, at: time) }
  }

  /// To be called when a frame is complete.
  mutating func closeFrame() {
    maximumConcurrent = max(maximumConcurrent, open.count)
  }

  /// Hands over the contacts that are over, up to the first that is not.
  package mutating func takeFinished() -> [TraceContact] {
    let count = contacts.firstIndex { $0.end == nil } ?? contacts.count
    guard count > 0 else { return [] }
    let finished = Array(contacts[..<count])
    contacts.removeFirst(count)
    for index in open.indices { open[index].place = open[index].place.map { $0 - count } }
    return finished
  }

  /// Follows a frame in points.
  package mutating func follow(_ frame: TouchFrame) {
    follow(frame.touches, at: frame.time)
  }

  /// Follows a line of a format without slots.
  mutating func follow(_ record: TraceRecord) {
    if !record.touches.isEmpty { follow(record.touches, at: record.time) }
  }

  /// Touches that make no sense are left out.
  private mutating func follow(_ touches: [Touch], at time: Timestamp?) {
    if touches.count == 1 {
      // By far the most common frame: one finger, and it moves.
      if touches[0].phase == .moved {
        if capacity > 0 { add(touches[0].position, to: touches[0].id) }
        return
      }
      follow(touches[0], at: time)
    } else {
      for phase in TouchPhase.allCases {
        for touch in touches where touch.phase == phase { follow(touch, at: time) }
      }
    }
    closeFrame()
  }

  private mutating func follow(_ touch: Touch, at time: Timestamp?) {
    let isOpen = open.contains { $0.id == touch.id }
    switch touch.phase {
    case .began:
      guard !isOpen, open.count < LiveTouches.limit else { return }
      begin(TraceContact(id: touch.id, start: time))
      add(touch.position, to: touch.id)
    case .moved:
      add(touch.position, to: touch.id)
    case .ended:
      // A lift repeats the last position unless the finger moved with it.
      if let place = place(of: touch.id), contacts[place].endPosition != touch.position {
        contacts[place].add(touch.position)
      }
      end(touch.id, .up, at: time)
    case .cancelled:
      end(touch.id, .dropped, at: time)
    }
  }

  private func place(of id: TouchID) -> Int? {
    for index in 0..<open.count where open[index].id == id { return open[index].place }
    return nil
  }
}
