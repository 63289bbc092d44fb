import Touchstone

extension LinuxAssembler {
  /// One point of a frame in which every finger is sent in full.
  private struct SentPoint {
    var x: Int32?
    var y: Int32?
    var pressure: Int32?
    var trackingID: Int32?
    var isPalm: Bool = false

    var isEmpty: Bool { x == nil && y == nil && trackingID == nil && pressure == nil }
  }

  /// Takes a whole frame of a device without slots: who is missing was lifted.
  mutating func takePoints(
    _ events: [LinuxEvent], line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    var points: [SentPoint] = []
    var point = SentPoint()
    var hasReports = false
    var isReleased = false
    for event in events {
      switch (event.type, event.code) {
      case (LinuxEvent.Kind.synchronization, _):
        hasReports = true
        if point.x != nil && point.y != nil && points.count < LinuxAssembler.slotLimit {
          points.append(point)
        } else if !point.isEmpty {
          let isPartial = point.x == nil || point.y == nil
          try diagnostics.warn(isPartial ? .noPosition : .tooManyContacts, line: line)
        }
        point = SentPoint()
      case (LinuxEvent.Kind.key, LinuxEvent.touchKey): isReleased = event.value == 0
      case (LinuxEvent.Kind.axis, LinuxEvent.Axis.pointX): point.x = event.value
      case (LinuxEvent.Kind.axis, LinuxEvent.Axis.pointY): point.y = event.value
      case (LinuxEvent.Kind.axis, LinuxEvent.Axis.pointPressure): point.pressure = event.value
      case (LinuxEvent.Kind.axis, LinuxEvent.Axis.trackingID): point.trackingID = event.value
      case (LinuxEvent.Kind.axis, LinuxEvent.Axis.tool):
        point.isPalm = event.value == LinuxEvent.palm
      default: break
      }
    }
    guard hasReports || isReleased else { return }
    let places = match(points)
    for index in slots.indices where slots[index].contact != nil && !places.contains(index) {
      endContact(in: index, .up)
    }
    for (point, place) in zip(points, places) {
      if point.isPalm && place == nil {
        try diagnostics.warn(.palm, line: line)
        continue
      }
      try take(point, at: place ?? land(point), line: line, &diagnostics)
    }
    for index in slots.indices {
      slots[index].turn = 0
      slots[index].contact?.isNew = false
      slots[index].contact?.hasMoved = false
    }
  }

  /// For each point the slot of the finger that it continues; nil for a finger that lands.
  private func match(_ points: [SentPoint]) -> [Int?] {
    var places = [Int?](repeating: nil, count: points.count)
    var pairs: [(distance: Double, point: Int, slot: Int)] = []
    for (index, point) in points.enumerated() {
      for (slot, candidate) in slots.enumerated() {
        guard let contact = candidate.contact, let position = candidate.position else { continue }
        if let trackingID = point.trackingID {
          if Int(trackingID) == contact.trackingID && !places.contains(slot) {
            places[index] = slot
          }
        } else if let x = point.x, let y = point.y {
          let distance = (Point(x: Double(x), y: Double(y)) - position).lengthSquared
          pairs.append((distance, index, slot))
        }
      }
    }
    // Nearest first; equal distances keep the order of the fingers.
    pairs.sort { ($0.distance, $0.point, $0.slot) < ($1.distance, $1.point, $1.slot) }
    for pair in pairs where places[pair.point] == nil && !places.contains(pair.slot) {
      places[pair.point] = pair.slot
    }
    return places
  }

  /// Opens a free slot for a finger that lands.
  private mutating func land(_ point: SentPoint) -> Int {
    let index = slots.firstIndex { $0.contact == nil } ?? slots.count
    if index == slots.count { slots.append(LinuxSlot()) }
    let id = TouchID(nextID)
    nextID += 1
    let trackingID = point.trackingID.map { Int($0) } ?? nextTrackingID
    if point.trackingID == nil { nextTrackingID += 1 }
    slots[index].contact = LinuxSlot.Contact(id: id, trackingID: trackingID)
    log.begin(TraceContact(id: id, trackingID: trackingID, start: frame.contactTime))
    return index
  }

  private mutating func take(
    _ point: SentPoint, at index: Int, line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    slots[index].x = point.x
    slots[index].y = point.y
    slots[index].pressure = point.pressure
    slots[index].contact?.hasMoved = true
    if point.isPalm {
      try diagnostics.warn(.palm, line: line)
      endContact(in: index, .dropped)
      return
    }
    guard var contact = slots[index].contact else { return }
    report(&contact, in: index)
    slots[index].contact = contact
  }
}
