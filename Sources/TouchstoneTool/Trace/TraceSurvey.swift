import Touchstone
import TouchstoneTraces

/// Reads a recording and counts; contacts can be taken block by block.
struct TraceSurvey {
  /// How many contacts may wait for one that began before them and is not over.
  ///
  /// Contacts are taken after each block in the order in which they began. More are only counted, so
  /// that a finger that never lifts does not let memory grow.
  static let capacity: Int = 10_000

  private(set) var source: TraceSource
  /// Whether positions are in units of the device.
  let isRaw: Bool
  /// Frames with touches.
  private(set) var touchFrames: Int = 0
  /// The time of the last thing that happened.
  private(set) var last: Timestamp = .zero
  /// Contacts in points; those in units of the device are followed by the source.
  private var log: ContactLog = ContactLog()

  init(_ options: TraceOptions, isRaw: Bool) {
    var options = options
    options.contactCapacity = isRaw ? TraceSurvey.capacity : 0
    log.capacity = TraceSurvey.capacity
    source = TraceSource(options)
    self.isRaw = isRaw
  }

  /// Takes a block, or nil at the end.
  mutating func take(_ block: [UInt8]?) throws(TraceError) {
    var frames = touchFrames
    var last = last
    var log = log
    self.log = ContactLog()
    defer {
      touchFrames = frames
      self.last = last
      self.log = log
    }
    let isRaw = isRaw
    func count(_ event: TraceEvent) {
      if let time = event.time { last = max(last, time) }
      guard case .frame(let frame) = event.kind else { return }
      frames += 1
      if !isRaw { log.follow(frame) }
    }
    if let block {
      try source.feed(block, count)
    } else {
      try source.finish(count)
      log.endAll(.open, at: last)
    }
  }

  /// The contacts that are over, in the order in which they began.
  mutating func takeContacts() -> [TraceContact] {
    var contacts = isRaw ? source.takeContacts() : log.takeFinished()
    if isUntimed {
      for index in contacts.indices {
        contacts[index].start = nil
        contacts[index].stop = nil
      }
    }
    return contacts
  }

  /// Whether the recording has no times.
  var isUntimed: Bool { source.linux?.isUntimed ?? false }

  /// How many contacts began, whether they were taken or not.
  var contactCount: Int {
    isRaw ? source.contactCount : log.count
  }

  /// The most fingers at once.
  var maximumConcurrent: Int {
    isRaw ? source.maximumConcurrentContacts : log.maximumConcurrent
  }
}
