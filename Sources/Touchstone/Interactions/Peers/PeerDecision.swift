/// What another library's rule says about a release, and by which of its clauses.
public struct PeerDecision: Hashable, Sendable {
  /// What becomes of the row.
  public var verdict: Verdict
  /// The clause that decided, with what was measured and the limit.
  public var clause: Clause

  /// What becomes of a row.
  public enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
    /// It closes.
    case closes
    /// It opens.
    case opens
    /// It performs its action.
    case performs
  }

  /// What a rule looks at.
  public enum Clause: Hashable, Sendable {
    /// Nothing opens the row.
    case never
    /// Where the action is performed.
    case fullSwipe(Double, limit: Double)
    /// The velocity.
    case velocity(Double, limit: Double)
    /// The distance of a quick drag.
    case quick(Double, limit: Double)
    /// The distance.
    case distance(Double, limit: Double)
  }

  /// Makes a decision.
  public init(_ verdict: Verdict, by clause: Clause) {
    self.verdict = verdict
    self.clause = clause
  }
}
