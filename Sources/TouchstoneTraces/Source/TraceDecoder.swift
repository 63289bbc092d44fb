/// The decoder of the format that was recognized.
enum TraceDecoder: Sendable {
  case none
  case native(TraceParser)
  case evemu(LinuxTextReader<EvemuGrammar>)
  case getevent(LinuxTextReader<GeteventGrammar>)
  case evtest(LinuxTextReader<EvtestGrammar>)
  case libinput(LinuxTextReader<LibinputGrammar>)
  case binary(BinaryReader)
  case pointer(PointerReader)
  case webdriver(WebDriverReader)

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
    case .getevent:
      self = .getevent(LinuxTextReader(grammar: GeteventGrammar(), recording: recording()))
    case .evtest:
      self = .evtest(LinuxTextReader(grammar: EvtestGrammar(), recording: recording()))
    case .libinput:
      self = .libinput(LinuxTextReader(grammar: LibinputGrammar(), recording: recording()))
    case .pointer: self = .pointer(PointerReader(options))
    case .webdriver: self = .webdriver(WebDriverReader(options))
    }
  }

  mutating func feed(
    _ block: Span<UInt8>, _ splitter: inout LineSplitter, into sink: LineSink
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
    case .getevent(var reader):
      defer { self = .getevent(reader) }
      try splitter.feed(block, to: &reader, into: sink)
    case .evtest(var reader):
      defer { self = .evtest(reader) }
      try splitter.feed(block, to: &reader, into: sink)
    case .libinput(var reader):
      defer { self = .libinput(reader) }
      try splitter.feed(block, to: &reader, into: sink)
    case .binary(var reader):
      defer { self = .binary(reader) }
      try reader.feed(block, into: sink)
    case .pointer(var reader):
      defer { self = .pointer(reader) }
      try reader.feed(block, into: sink)
    case .webdriver(var reader):
      defer { self = .webdriver(reader) }
      try reader.feed(block)
    }
  }

  mutating func finish(
    _ splitter: inout LineSplitter, into sink: LineSink
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
    case .getevent(var reader):
      defer { self = .getevent(reader) }
      try splitter.finish(to: &reader, into: sink)
      try reader.recording.finish(into: sink)
    case .evtest(var reader):
      defer { self = .evtest(reader) }
      try splitter.finish(to: &reader, into: sink)
      try reader.recording.finish(into: sink)
    case .libinput(var reader):
      defer { self = .libinput(reader) }
      try splitter.finish(to: &reader, into: sink)
      try reader.recording.finish(into: sink)
    case .binary(var reader):
      defer { self = .binary(reader) }
      try reader.finish(into: sink)
    case .pointer(var reader):
      defer { self = .pointer(reader) }
      try reader.finish(into: sink)
    case .webdriver(var reader):
      defer { self = .webdriver(reader) }
      try reader.finish(into: sink)
    }
  }

  var warnings: TraceWarnings {
    switch self {
    case .none: TraceWarnings()
    case .native(let parser): parser.diagnostics.warnings
    case .pointer(let reader): reader.diagnostics.warnings
    case .webdriver(let reader): reader.diagnostics.warnings
    case .evemu, .getevent, .evtest, .libinput, .binary:
      linux?.diagnostics.warnings ?? TraceWarnings()
    }
  }

  /// Whether the format has devices, which follow their contacts themselves.
  var hasDevices: Bool {
    switch self {
    case .none, .native, .pointer, .webdriver: false
    case .evemu, .getevent, .evtest, .libinput, .binary: true
    }
  }

  /// The devices, if the format has any.
  var linux: LinuxRecording? {
    switch self {
    case .none, .native, .pointer, .webdriver: nil
    case .evemu(let reader): reader.recording
    case .getevent(let reader): reader.recording
    case .evtest(let reader): reader.recording
    case .libinput(let reader): reader.recording
    case .binary(let reader): reader.recording
    }
  }

  /// Hands over the finished contacts of the device that is followed.
  mutating func takeContacts() -> [TraceContact] {
    let decoder = self
    self = .none
    let contacts: [TraceContact]
    switch decoder {
    case .none, .native, .pointer, .webdriver:
      self = decoder
      contacts = []
    case .evemu(var reader):
      contacts = reader.recording.takeContacts()
      self = .evemu(reader)
    case .getevent(var reader):
      contacts = reader.recording.takeContacts()
      self = .getevent(reader)
    case .evtest(var reader):
      contacts = reader.recording.takeContacts()
      self = .evtest(reader)
    case .libinput(var reader):
      contacts = reader.recording.takeContacts()
      self = .libinput(reader)
    case .binary(var reader):
      contacts = reader.recording.takeContacts()
      self = .binary(reader)
    }
    return contacts
  }
}
