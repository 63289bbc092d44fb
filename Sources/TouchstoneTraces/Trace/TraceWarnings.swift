/// What was odd about a recording, each kind once, in the order of first appearance.
public struct TraceWarnings: Hashable, Sendable {
  /// The kinds seen so far.
  public private(set) var list: [TraceWarning] = []

  /// Nothing odd.
  public init() {}

  /// How often a kind was seen.
  public func count(of kind: TraceWarning.Kind) -> Int {
    list.first { $0.kind == kind }?.count ?? 0
  }

  /// Whether nothing was odd.
  public var isEmpty: Bool { list.isEmpty }

  /// Counts one more.
  mutating func add(_ kind: TraceWarning.Kind, line: Int, times: Int = 1) {
    guard times > 0 else { return }
    if let index = list.firstIndex(where: { $0.kind == kind }) {
      list[index].count += times
    } else {
      list.append(TraceWarning(kind: kind, count: times, line: line))
    }
  }
}
