/// The decoder of the format that was recognized.
enum TraceDecoder: Sendable {
  case none
  case native(TraceParser)
  case evemu(LinuxTextReader<EvemuGrammar>)
  case binary(BinaryReader)

  init(_ format: TraceFormat, _ options: TraceOptions) {
    func recording() -> LinuxRecording {
      LinuxRecording(source: format.name, options: options)
    }
    switch format {
    case .native:
      var parser = TraceParser()
      parser.diagnostics.isStrict = options.isStrict
      parser.clampsTime = options.clampsTime
      self = .native(parser)
    case .evemu:
      self = .evemu(LinuxTextReader(grammar: EvemuGrammar(), recording: recording()))
    case .binary24:
      self = .binary(BinaryReader(size: 24, recording: recording()))
    case .binary16:
      self = .binary(BinaryReader(size: 16, recording: recording()))
    case .getevent, .evtest, .libinput, .pointer, .webdriver:
      self = .none
    }
  }

  mutating func feed(
    _ block: Span<UInt8>, _ splitter: inout LineSplitter, into sink: (TraceLine) -> Void
  ) throws(TraceError) {
    // Taken out first, so that the decoder is changed in place and not copied.
    let decoder = self
    self = .none
    switch decoder {
    case .none: break
    case .native(var parser):
      defer { self = .native(parser) }
      try splitter.feed(block, to: &parser, into: sink)
    case .evemu(var reader):
      defer { self = .evemu(reader) }
      try splitter.feed(block, to: &reader, into: sink)
    case .binary(var reader):
      defer { self = .binary(reader) }
      try reader.feed(block, into: sink)
    }
  }

  mutating func finish(
    _ splitter: inout LineSplitter, into sink: (TraceLine) -> Void
  ) throws(TraceError) {
    let decoder = self
    self = .none
    switch decoder {
    case .none: break
    case .native(var parser):
      defer { self = .native(parser) }
      try splitter.finish(to: &parser, into: sink)
      try parser.finish()
    case .evemu(var reader):
      defer { self = .evemu(reader) }
      try splitter.finish(to: &reader, into: sink)
      try reader.recording.finish(into: sink)
    case .binary(var reader):
      defer { self = .binary(reader) }
      try reader.finish(into: sink)
    }
  }

  var warnings: TraceWarnings {
    switch self {
    case .none: TraceWarnings()
    case .native(let parser): parser.diagnostics.warnings
    case .evemu, .binary: linux?.diagnostics.warnings ?? TraceWarnings()
    }
  }

  /// Whether the format has devices, which follow their contacts themselves.
  var hasDevices: Bool {
    switch self {
    case .none, .native: false
    case .evemu, .binary: true
    }
  }

  /// The devices, if the format has any.
  var linux: LinuxRecording? {
    switch self {
    case .none, .native: nil
    case .evemu(let reader): reader.recording
    case .binary(let reader): reader.recording
    }
  }

  /// Hands over the finished contacts of the device that is followed.
  mutating func takeContacts() -> [TraceContact] {
    switch self {
    case .none, .native: return []
    case .evemu(var reader):
      let contacts = reader.recording.log.takeFinished()
      self = .evemu(reader)
      return contacts
    case .binary(var reader):
      let contacts = reader.recording.log.takeFinished()
      self = .binary(reader)
      return contacts
    }
  }
}
