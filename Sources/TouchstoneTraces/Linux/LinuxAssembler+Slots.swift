import Touchstone

extension LinuxAssembler {
  /// Takes one event of a device with slots, or with a single finger, which is slot 0.
  mutating func takeSlotEvent(
    _ event: LinuxEvent, line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    let isSingle = dialect == .single
    if event.type == LinuxEvent.Kind.key {
      guard isSingle, event.code == LinuxEvent.touchKey, event.value < 2 else { return }
      let trackingID = event.value == 1 ? Int32(truncatingIfNeeded: nextTrackingID) : -1
      nextTrackingID += event.value == 1 ? 1 : 0
      try takeTrackingID(trackingID, line: line, &diagnostics)
      return
    }
    guard event.type == LinuxEvent.Kind.axis else { return }
    switch event.code {
    case LinuxEvent.Axis.slot:
      current = Int(event.value)
      if current < 0 || current >= LinuxAssembler.slotLimit {
        try diagnostics.warn(.slotOutOfRange, line: line)
      }
    case LinuxEvent.Axis.trackingID:
      try takeTrackingID(event.value, line: line, &diagnostics)
    case LinuxEvent.Axis.pointX, LinuxEvent.Axis.pointY:
      try takePosition(event, isX: event.code == LinuxEvent.Axis.pointX, line, &diagnostics)
    case LinuxEvent.Axis.x where isSingle, LinuxEvent.Axis.y where isSingle:
      try takePosition(event, isX: event.code == LinuxEvent.Axis.x, line, &diagnostics)
    case LinuxEvent.Axis.pointPressure:
      if reachesCurrentSlot() { slots[current].pressure = event.value }
    case LinuxEvent.Axis.pressure where isSingle:
      if reachesCurrentSlot() { slots[current].pressure = event.value }
    case LinuxEvent.Axis.tool where event.value == LinuxEvent.palm:
      guard reachesCurrentSlot(), slots[current].contact != nil else { return }
      try diagnostics.warn(.palm, line: line)
      endContact(in: current, .dropped)
      slots[current].isPalm = true
    default:
      break
    }
  }

  /// Makes room for the selected slot; false if no device has such a slot.
  private mutating func reachesCurrentSlot() -> Bool {
    guard current >= 0, current < LinuxAssembler.slotLimit else { return false }
    while slots.count <= current { slots.append(LinuxSlot()) }
    return true
  }

  private mutating func takePosition(
    _ event: LinuxEvent, isX: Bool, _ line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    guard reachesCurrentSlot() else { return }
    if isX { slots[current].x = event.value } else { slots[current].y = event.value }
    if slots[current].contact != nil {
      slots[current].contact?.hasMoved = true
    } else if dialect == .slots && !slots[current].isPalm {
      // A single finger that hovers is no fault.
      try diagnostics.warn(.moveInIdleSlot, line: line)
    }
  }

  private mutating func takeTrackingID(
    _ value: Int32, line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    guard reachesCurrentSlot() else { return }
    guard value >= 0 else {
      let isPalm = slots[current].isPalm
      slots[current].isPalm = false
      if slots[current].contact != nil {
        endContact(in: current, .up)
      } else if !isPalm {
        try diagnostics.warn(.upWithoutDown, line: line)
      }
      return
    }
    if let contact = slots[current].contact {
      if contact.trackingID == Int(value) {
        try diagnostics.warn(.sameContactAgain, line: line)
        return
      }
      endContact(in: current, .implicit)
    }
    slots[current].isPalm = false
    let id = TouchID(nextID)
    nextID += 1
    slots[current].contact = LinuxSlot.Contact(id: id, trackingID: Int(value))
    let isSingle = dialect == .single
    log.begin(
      TraceContact(
        id: id, slot: isSingle ? nil : current, trackingID: isSingle ? nil : Int(value),
        start: frame.contactTime))
  }

  /// At the end of a frame: reports the landing or the movement of the finger in a slot.
  mutating func settle(
    _ index: Int, line: Int, _ diagnostics: inout TraceDiagnostics
  ) throws(TraceError) {
    slots[index].turn = 0
    guard var contact = slots[index].contact else { return }
    if contact.isNew && !contact.hasMoved {
      try diagnostics.warn(.downWithoutPosition, line: line)
    }
    if contact.hasMoved || contact.isNew { report(&contact, in: index) }
    contact.isNew = false
    contact.hasMoved = false
    slots[index].contact = contact
  }

  /// Adds the landing or the movement of a finger to the frame, if its position is known.
  mutating func report(_ contact: inout LinuxSlot.Contact, in index: Int) {
    guard let position = slots[index].position else { return }
    contact.pressure = pressure(slots[index].pressure)
    frame.add(
      Touch(
        id: contact.id, phase: contact.isDown ? .moved : .began, position: position,
        pressure: contact.pressure),
      after: slots[index].turn)
    contact.isDown = true
    log.add(position, to: contact.id)
  }

  /// Ends the finger in a slot; positions sent before in the same frame still move it.
  mutating func endContact(in index: Int, _ end: TraceContact.End) {
    guard var contact = slots[index].contact else { return }
    slots[index].contact = nil
    if !contact.isDown && contact.isNew {
      report(&contact, in: index)
      slots[index].turn += 1
    } else if contact.hasMoved, contact.isDown, let position = slots[index].position {
      log.add(position, to: contact.id)
    }
    log.end(contact.id, end, at: frame.contactTime)
    guard contact.isDown, let position = slots[index].position else { return }
    let isCancelled = end == .dropped || end == .open && !liftsOpenContacts
    frame.add(
      Touch(
        id: contact.id, phase: isCancelled ? .cancelled : .ended, position: position,
        pressure: contact.pressure),
      after: slots[index].turn)
  }

  /// A raw pressure as a part of the largest; nil if the device does not say how large it gets.
  func pressure(_ raw: Int32?) -> Double? {
    guard let raw, let range = axes.pressure, range.maximum > 0 else { return nil }
    return min(1, max(0, Double(raw) / Double(range.maximum)))
  }
}
