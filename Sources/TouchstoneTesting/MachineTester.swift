public import Touchstone

/// Sends inputs to a machine and expects what it tells its host.
///
/// ```swift
/// var tester = MachineTester(DeleteFlow(), exhaustive: true)
/// tester.send(.ask)
/// tester.expect(.confirm(DeletionToken(1)))
/// tester.send(.answer(DeletionToken(1), yes: true))
/// tester.expect(.delete(DeletionToken(1)))
/// tester.finish()
/// ```
/// As it is made, only what is expected must happen, in that order, and the rest is passed over.
/// An exhaustive tester lets nothing pass: every effect must be expected before the next input. It
/// works under XCTest and Swift Testing and fails at the caller's line.
public struct MachineTester<Subject: Machine> {
  /// The machine as it is now; a copy of the tester is a save point.
  public private(set) var machine: Subject
  /// Whether effects that nobody expects are failures.
  public let isExhaustive: Bool

  private var pending: [Subject.Effect] = []
  private var last: String = "the start"

  /// Makes a tester of a machine in any state.
  public init(_ machine: Subject, exhaustive: Bool = false) {
    self.machine = machine
    isExhaustive = exhaustive
  }

  /// Hands an input to the machine.
  ///
  /// An exhaustive tester fails if an effect of an earlier input was not expected.
  public mutating func send(
    _ input: Subject.Input,
    fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    leaveNothing(CallSite(fileID, filePath, file, line, column))
    last = ValueText.of(input)
    machine.send(input, into: &pending)
  }

  /// Expects effects of the inputs so far, in this order.
  ///
  /// - Returns: Whether they came; an exhaustive tester wants these and no others.
  @discardableResult
  public mutating func expect(
    _ effects: Subject.Effect...,
    fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    let found = pending
    if isExhaustive {
      pending = []
      if found == effects { return true }
    } else {
      var wanted = effects[...]
      while !wanted.isEmpty, !pending.isEmpty {
        if pending.removeFirst() == wanted.first { wanted.removeFirst() }
      }
      if wanted.isEmpty { return true }
    }
    Failure.report(
      EffectDifference.message(after: last, expected: effects, found: found),
      CallSite(fileID, filePath, file, line, column))
    return false
  }

  /// Ends the test; an exhaustive tester fails if an effect was not expected.
  public mutating func finish(
    fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    leaveNothing(CallSite(fileID, filePath, file, line, column))
  }

  private mutating func leaveNothing(_ place: CallSite) {
    guard isExhaustive, !pending.isEmpty else { return }
    Failure.report(
      EffectDifference.message(after: last, expected: [], found: pending), place)
    pending = []
  }
}
