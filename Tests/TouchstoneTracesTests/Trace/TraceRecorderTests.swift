import Testing
import Touchstone
import TouchstoneTraces

@Suite struct TraceRecorderTests {
  /// A finger by a clock that started long ago and counts nanoseconds.
  private static let frames: [TouchFrame] = {
    let start: Int64 = 987_654_321_000_111
    var frames: [TouchFrame] = []
    for index in 0..<30 {
      let phase: TouchPhase = index == 0 ? .began : index == 29 ? .ended : .moved
      let time = Timestamp(nanoseconds: start + Int64(index) * 8_333_333)
      var frame = TouchFrame(time: time)
      frame.touches = [
        Touch(id: TouchID(1), phase: phase, position: Point(x: 300 - 4.7 * Double(index), y: 30.1))
      ]
      if phase == .moved {
        let older = Timestamp(nanoseconds: time.nanoseconds - 4_166_667)
        let place = Point(x: 302.35 - 4.7 * Double(index), y: 30.1)
        frame.coalesced = [TouchSample(time: older, id: TouchID(1), position: place)]
      }
      frames.append(frame)
    }
    return frames
  }()

  @Test func `a file replays to the digest of the live touches`() throws {
    var recorder = try TraceRecorder()
    var setup = TraceSetup()
    setup.contenders = [.pan(), .longPress()]
    var live = try Replay(setup)
    var events: [ReplayEvent] = []
    for frame in TraceRecorderTests.frames {
      live.handle(try recorder.record(frame), into: &events)
    }
    var replay = try Replay(setup)
    var again: [ReplayEvent] = []
    for event in try TraceSource.events(of: recorder.finished()) {
      if case .frame(let frame) = event.kind { replay.handle(frame, into: &again) }
    }
    #expect(again == events)
    #expect(!events.isEmpty && replay.digest == live.digest)
  }

  @Test func `taking the bytes piece by piece gives the same file`() throws {
    var whole = try TraceRecorder()
    var parts = try TraceRecorder()
    var bytes: [UInt8] = []
    for frame in TraceRecorderTests.frames {
      _ = try whole.record(frame)
      _ = try parts.record(frame)
      bytes += parts.takeBytes()
    }
    #expect(bytes + parts.finished() == whole.finished())
  }

  @Test func `a place that is no number is refused and time never goes back`() throws {
    var recorder = try TraceRecorder()
    let frames = TraceRecorderTests.frames
    _ = try recorder.record(frames[0])
    var broken = frames[1]
    broken.touches[0].position.x = .nan
    #expect(throws: TraceError.self) { _ = try recorder.record(broken) }
    let late = try recorder.record(frames[5])
    let early = try recorder.record(frames[2])
    #expect(early.time == late.time)
    var far = frames[6]
    far.time = Timestamp(nanoseconds: .min)
    #expect(try recorder.record(far).time == late.time)
    #expect(try TraceSource.events(of: recorder.finished()).count == 6)
  }
}
