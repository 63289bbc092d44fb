import Testing
import Touchstone

/// Deleting one thing: questions, answers, and answers that nobody waits for.
@Suite struct DeleteFlowTests {
  static let one = DeletionToken(1)
  static let two = DeletionToken(2)

  static let inputs: [DeleteFlow.Input] =
    [.ask, .begin]
    + [1, 2, 3].map { DeletionToken($0) }.flatMap { token -> [DeleteFlow.Input] in
      [
        .answer(token, yes: true), .answer(token, yes: false), .result(token, failure: nil),
        .result(token, failure: "full"), .undo(token),
      ]
    }

  static let flows: [DeleteFlow] = [true, false].flatMap { confirms in
    [true, false].map { DeleteFlow(confirms: confirms, isOptimistic: $0) }
  }

  /// Every flow after every sequence of up to four inputs.
  static func worlds(_ start: DeleteFlow, _ depth: Int) -> [DeleteFlow] {
    var found = [start]
    var edge = [start]
    for _ in 0..<depth {
      var next: [DeleteFlow] = []
      for flow in edge {
        for input in inputs {
          var copy = flow
          copy.send(input)
          if !found.contains(copy) {
            found.append(copy)
            next.append(copy)
          }
        }
      }
      edge = next
    }
    return found
  }

  @Test func `what is said to be ignored changes nothing, everything else does something`() {
    for flow in DeleteFlowTests.flows {
      #expect(
        contradictions(DeleteFlowTests.worlds(flow, 4), DeleteFlowTests.inputs) {
          $0.decision(on: $1).text
        } == [])
    }
  }

  @Test func `each token is asked once, deleted once, and brought to an end once`() {
    var wrong: [String] = []
    for start in DeleteFlowTests.flows {
      var edge: [(flow: DeleteFlow, log: [DeleteFlow.Effect])] = [(start, [])]
      for _ in 0..<4 {
        var next: [(flow: DeleteFlow, log: [DeleteFlow.Effect])] = []
        for (flow, log) in edge {
          for input in DeleteFlowTests.inputs {
            var copy = flow
            let effects = copy.send(input)
            if !effects.isEmpty { next.append((copy, log + effects)) }
          }
        }
        for (_, log) in next where Set(log).count != log.count { wrong.append("\(log)") }
        edge = next
      }
    }
    #expect(wrong == [])
  }

  /// Runs inputs and writes what came of them.
  static func story(_ start: DeleteFlow, _ inputs: DeleteFlow.Input...) -> [String] {
    var flow = start
    return inputs.map { input in
      let text = flow.decision(on: input).text
      flow.send(input)
      return text
    }
  }

  @Test func `the seed asks, waits, and says what came of it`() {
    #expect(
      DeleteFlowTests.story(
        .seed, .ask, .ask, .answer(DeletionToken(7), yes: true),
        .answer(DeleteFlowTests.one, yes: false), .ask, .result(DeleteFlowTests.two, failure: nil),
        .answer(DeleteFlowTests.two, yes: true), .answer(DeleteFlowTests.two, yes: true),
        .undo(DeleteFlowTests.two), .result(DeleteFlowTests.two, failure: "disk full"), .begin,
        .result(DeleteFlowTests.two, failure: nil), .result(DeletionToken(3), failure: nil), .ask)
        == [
          "asks the person, token 1", "ignored: it is being deleted already, token 1",
          "ignored: no question waits under token 7", "keeps it: the person said no to token 1",
          "asks the person, token 2", "ignored: no request waits under token 2", "deletes, token 2",
          "ignored: no question waits under token 2",
          "ignored: token 2 cannot be taken back, it hid nothing",
          "keeps it: token 2 failed: disk full", "deletes, token 3",
          "ignored: no request waits under token 2", "is gone: token 3 was deleted",
          "ignored: it is gone",
        ])
  }

  @Test func `the standard hides at once, takes back, and makes good what came too late`() {
    #expect(
      DeleteFlowTests.story(
        .standard, .ask, .undo(DeleteFlowTests.one), .undo(DeleteFlowTests.one), .ask,
        .result(DeleteFlowTests.one, failure: nil), .result(DeleteFlowTests.one, failure: nil),
        .undo(DeleteFlowTests.two), .result(DeleteFlowTests.two, failure: "offline"),
        .result(DeleteFlowTests.two, failure: nil)) == [
          "deletes, token 1", "takes token 1 back", "ignored: no request waits under token 1",
          "deletes, token 2",
          "makes it again: token 1 was deleted although it was taken back",
          "ignored: no request waits under token 1", "takes token 2 back",
          "keeps it: token 2 was taken back in time", "ignored: no request waits under token 2",
        ])
  }

  @Test func `effects come in the order in which a host performs them`() {
    var flow = DeleteFlow.standard
    #expect(
      flow.send(.ask) == [.delete(DeleteFlowTests.one), .hide(DeleteFlowTests.one)])
    #expect(
      flow.send(.undo(DeleteFlowTests.one)) == [
        .restore(DeleteFlowTests.one, reason: nil), .cancelDelete(DeleteFlowTests.one),
      ])
    #expect(flow.state == .idle)
    #expect(flow.undone == [DeleteFlowTests.one])
    var failing = DeleteFlow.standard
    failing.send(.begin)
    #expect(
      failing.send(.result(DeleteFlowTests.one, failure: "offline"))
        == [.restore(DeleteFlowTests.one, reason: "offline")])
  }
}
