import Testing
import Touchstone
import TouchstoneTraces

/// Lists under fingers and apps that are drawn by lot, judged by I1 to I10.
///
/// `TOUCHSTONE_SEED` starts elsewhere, `TOUCHSTONE_TRACES` plays more; a failure prints its seed and
/// the smallest trace that fails alike.
@Suite struct RandomTraceTests {
  static let lists: [(name: String, list: String)] = [
    ("seed", #""config":"seed""#),
    ("standard", #""config":"standard","leading":60"#),
    ("full", #""config":"standard","fullSwipe":0.5,"rubber":0.25,"lockAxis":false"#),
    ("asking", #""config":"standard","confirm":true,"optimistic":false,"panOrigin":"touchDown""#),
    ("strict seed", #""config":"seed","allowMultiple":false,"edgeInset":20"#),
  ]

  @Test(arguments: lists)
  func `no random trace breaks a law`(name: String, list: String) throws {
    let judge = try TraceJudge(name, list: list)
    let start = ContinuousClock.now
    let count = Proof.traces / Self.lists.count
    var inputs = 0
    var reports: [String] = []
    for number in 0..<UInt64(count) where reports.count < 3 {
      let seed = Proof.seed &+ number
      let trace = RandomTrace(seed: seed)
      inputs += trace.inputs.count
      guard let broken = judge.law(trace.inputs) else { continue }
      reports.append(try judge.report(trace.inputs, broken, seed: seed))
    }
    if Proof.isLong {
      Proof.say("\(name): \(count) traces from seed \(Proof.seed), \(inputs) inputs", since: start)
    }
    #expect(reports.isEmpty, "\(reports.joined(separator: "\n"))")
  }

  @Test func `a list that forgets one word is caught, and the trace made small`() throws {
    let judge = try TraceJudge("forgetful", list: #""config":"seed""#) { _, events in
      events.removeAll { event in
        if case .effect(.willOpen("B"), at: _) = event { true } else { false }
      }
    }
    for seed in 1...500 as ClosedRange<UInt64> {
      let trace = RandomTrace(seed: seed)
      guard let broken = judge.law(trace.inputs) else { continue }
      let report = try judge.report(trace.inputs, broken, seed: seed)
      #expect(
        report == """
          forgetful breaks I5: B settling rests at -80.0 and never said that it goes there
            at first                             A closed 0, B closed 0, C closed 0
            1.423 s finger 4 began at (292, 92)  A closed 0, B tracking 0, C closed 0
            1.431 s finger 4 moved at (273, 96)  A closed 0, B dragging -9.215, C closed 0  \
          B dragBegan
            1.447 s finger 4 ended at (273, 96)  A closed 0, B settling -9.215, C closed 0  B show
          seed 24, 38 inputs made 3:
          {"trace":1,"hz":1000000,"view":[320,640]}
          {"setup":{"list":{"config":"seed","rows":[{"id":"A"},{"id":"B"},{"id":"C"}]}}}
          {"t":1423000,"down":[[4,292,92]]}
          {"t":1431000,"move":[[4,273,96]]}
          {"t":1447000,"up":[[4,273,96]]}

          """)
      return
    }
    Issue.record("nothing was caught")
  }

  @Test func `a trace drawn by lot is read back as it was`() throws {
    var different: [UInt64] = []
    for seed in 1...50 as ClosedRange<UInt64> {
      let inputs = RandomTrace(seed: seed).inputs
      let lines = try TraceLines.lines(of: inputs, setup: #"{"list":{"config":"seed"}}"#)
      let judge = try TraceJudge("seed", list: #""config":"seed""#)
      let read = try TraceLines.inputs(of: lines)
      if read.count != inputs.count || judge.law(read) != judge.law(inputs) {
        different.append(seed)
      }
    }
    #expect(different == [])
  }
}
