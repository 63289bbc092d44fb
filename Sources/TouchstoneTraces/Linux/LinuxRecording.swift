import Touchstone

/// The devices of a Linux recording, of which one is followed.
///
/// A recording may mix several devices. The one named by the caller is followed, else the first
/// that sends a touch.
struct LinuxRecording: Sendable {
  /// One device of the recording.
  struct Device: Sendable {
    /// The path of its node; empty where lines do not name one.
    var node: String
    var name: String?
    var assembler: LinuxAssembler = LinuxAssembler()
    /// Frames before it was chosen; they held no touches.
    var earlierFrames: Int = 0
  }

  /// The most devices that are told apart.
  static let deviceLimit: Int = 64

  var diagnostics: TraceDiagnostics = TraceDiagnostics()
  /// What the recording calls itself, for the header.
  var source: String

  private let options: TraceOptions
  private(set) var devices: [Device] = []
  private(set) var chosen: Int?
  private var origin: Int64?
  private var hasHeader: Bool = false
  private var lastLine: Int = 0

  init(source: String, options: TraceOptions) {
    self.source = source
    self.options = options
    diagnostics.isStrict = options.isStrict
  }

  /// The place of a device in the list; it is added if it is new.
  mutating func device(node: String, name: String? = nil) -> Int {
    if let index = devices.firstIndex(where: { $0.node == node }) {
      if let name { devices[index].name = name }
      return index
    }
    guard devices.count < LinuxRecording.deviceLimit else { return devices.count - 1 }
    var device = Device(node: node, name: name)
    device.assembler.frameRate = options.frameRate
    device.assembler.liftsOpenContacts = options.liftsOpenContacts
    device.assembler.log.capacity = options.contactCapacity
    devices.append(device)
    return devices.count - 1
  }

  /// The device that announces positions of touches, if there is only one.
  var onlyTouchDevice: Int? {
    let first = devices.firstIndex { $0.assembler.axes[LinuxEvent.Axis.pointX] != nil }
    let last = devices.lastIndex { $0.assembler.axes[LinuxEvent.Axis.pointX] != nil }
    return first == last ? first : nil
  }

  /// Sets the name of a device.
  mutating func setName(_ name: String, of index: Int) {
    devices[index].name = name
  }

  /// Changes what is known about the axes of a device.
  mutating func updateAxes(of index: Int, _ change: (inout LinuxAxes) -> Void) {
    change(&devices[index].assembler.axes)
  }

  /// Says that events have no times, and refuses them unless the caller can cope with that.
  mutating func setUntimed(_ index: Int, line: Int) throws(TraceError) {
    guard options.frameRate != nil || options.acceptsUntimed else {
      throw TraceError(
        line: line, expected: "a time before every event", found: "none",
        advice: "record with getevent -lt, or say how many frames a second it has with --rate")
    }
    devices[index].assembler.isUntimed = true
  }

  /// Takes one event of a device.
  mutating func take(
    _ event: LinuxEvent, of index: Int, line: Int, into sink: LineSink
  ) throws(TraceError) {
    lastLine = line
    if origin == nil { origin = event.time }
    if chosen == nil && isWanted(index, event) {
      chosen = index
      devices[index].assembler.setOrigin(origin ?? event.time)
    }
    let isReport =
      event.type == LinuxEvent.Kind.synchronization
      && event.code == LinuxEvent.Synchronization.report
    guard let chosen else {
      if isReport { devices[index].earlierFrames += 1 }
      return
    }
    guard chosen == index else {
      if event.type == LinuxEvent.Kind.axis && event.code == LinuxEvent.Axis.trackingID
        && event.value >= 0
      {
        try diagnostics.warn(.otherDevice, line: line)
      }
      return
    }
    try emitHeader(into: sink)
    try devices[index].assembler.take(event, line: line, &diagnostics, into: sink)
  }

  private func isWanted(_ index: Int, _ event: LinuxEvent) -> Bool {
    let device = devices[index]
    if let wanted = options.device { return device.node == wanted || device.name == wanted }
    return event.isTouch || device.node.isEmpty
  }

  private mutating func emitHeader(into sink: LineSink) throws(TraceError) {
    guard !hasHeader else { return }
    hasHeader = true
    var header = TraceHeader()
    header.source = source
    header.view = options.view
    header.orientation = options.orientation
    header.axes = options.axes
    if let chosen {
      header.device = devices[chosen].name
      header.axes = options.axes ?? devices[chosen].assembler.axes.axes
      if header.axes == nil {
        header.isInDeviceUnits = true
        try diagnostics.warn(.noAxes, line: 0)
      }
    }
    TraceLine.Content.header(header).hand(to: sink, number: 0)
  }

  /// Ends the recording.
  mutating func finish(into sink: LineSink) throws(TraceError) {
    if let wanted = options.device, chosen == nil {
      let names = devices.map { $0.name ?? $0.node }.filter { !$0.isEmpty }
      throw TraceError(
        expected: "a device called '\(wanted)'",
        found: names.isEmpty ? "no named device" : names.joined(separator: ", "))
    }
    try emitHeader(into: sink)
    guard let chosen else { return }
    try devices[chosen].assembler.finish(line: lastLine, &diagnostics, into: sink)
  }

  /// The contacts of the device that is followed.
  var log: ContactLog {
    chosen.map { devices[$0].assembler.log } ?? ContactLog()
  }

  /// Hands over the contacts that are over, up to the first that is not.
  mutating func takeContacts() -> [TraceContact] {
    guard let chosen else { return [] }
    return devices[chosen].assembler.log.takeFinished()
  }

  /// What is known about the device that is followed.
  var summary: LinuxSummary {
    let described = devices.firstIndex { $0.assembler.axes.axes != nil }
    guard let index = chosen ?? described else { return LinuxSummary() }
    let device = devices[index]
    return LinuxSummary(
      device: device.name, axes: device.assembler.axes.axes,
      dialect: device.assembler.protocolName,
      frames: device.earlierFrames + device.assembler.frames,
      isUntimed: device.assembler.isUntimed && device.assembler.frameRate == nil,
      x: device.assembler.axes.x, y: device.assembler.axes.y)
  }
}
