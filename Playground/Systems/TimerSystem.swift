public import Touchstone

/// Timers that are swiped to the left and deleted after a question; the store may refuse.
///
/// Feed it touches, in points from the top left corner of the first row, and let time pass. It
/// collects requests for its host, who answers with `finish`.
public struct TimerSystem: ListSystem {
  /// The timers from the top.
  public private(set) var timers: [FocusTimer]
  /// The question in front; nil for none.
  public private(set) var question: SystemQuestion?
  /// What went wrong last; nil for nothing.
  public private(set) var failure: String?
  private var asked: DeletionToken?
  private var rows: Rows
  private var requests: [SystemRequest] = []

  /// Makes the system; a size that makes no sense is refused.
  public init(_ timers: [FocusTimer], width: Double, rowHeight: Double) throws(ArenaError) {
    var configuration = SwipeRowConfiguration.seed
    configuration.pressDuration = nil  // A timer has no menu.
    let known = timers.named { $0.id }
    self.timers = known
    rows = try Rows(
      known.map { $0.id }, width: width, rowHeight: rowHeight, configuration)
  }

  /// The rows as the engine has them.
  public var list: SwipeList { rows.list }
  /// Sum over every gesture and effect so far.
  public var digest: Digest { rows.digest }
  /// Whether the next frame looks different although nothing happens.
  public var isMoving: Bool { rows.isMoving }
  /// How many timers, and their time together.
  public var summary: String {
    var total = 0
    for timer in timers { total += timer.minutes }
    let count = timers.count == 1 ? "1 timer" : "\(timers.count) timers"
    return "\(count), \(FocusTimer.text(minutes: total)) of focus"
  }

  /// Hands an input to the list, and does what its rows ask for.
  public mutating func send(_ input: SwipeList.Input) { perform(rows.send(input)) }

  /// The person answers the question in front.
  public mutating func answer(_ yes: Bool, at time: Timestamp) {
    guard let token = asked else { return }
    asked = nil
    question = nil
    perform(.confirm(token, yes: yes), at: time)
  }

  /// The store answers; a reason means that nothing was deleted.
  public mutating func finish(_ token: DeletionToken, failure: String?, at time: Timestamp) {
    perform(.result(token, failure: failure), at: time)
  }

  /// The person has read what went wrong.
  public mutating func dismissFailure() { failure = nil }

  /// Hands over what the host shall do, in order.
  public mutating func takeRequests() -> [SystemRequest] {
    let taken = requests
    requests.removeAll(keepingCapacity: true)
    return taken
  }

  /// Hands over what gestures and rows did, in order.
  public mutating func takeEvents() -> [SwipeListEvent] { rows.takeEvents() }

  /// What is shown at a moment that is not before the newest.
  public func view(at time: Timestamp) -> SystemView {
    var shown: [SystemView.Row] = []
    for row in rows.list.rows {
      guard let timer = timer(row.id) else { continue }
      shown.append(
        rows.view(row, title: timer.name, detail: FocusTimer.text(minutes: timer.minutes), at: time)
      )
    }
    return SystemView(
      title: "Timers", summary: summary, rows: shown, question: question, failure: failure,
      undoable: [])
  }

  private func timer(_ id: RowID) -> FocusTimer? { timers.first { $0.id == id.text } }

  private mutating func perform(_ effects: [RowEffect]) {
    for effect in effects {
      switch effect {
      case .confirm(let row, let token):
        // One question at a time; who asks second is told no and may ask again.
        if asked != nil {
          perform(.confirm(token, yes: false), at: rows.list.now)
        } else {
          asked = token
          question = SystemQuestion(.deleteTimer(named: timer(row)?.name ?? row.text), .alert)
        }
      case .delete(let row, let token): requests.append(.deleteTimer(id: row.text, token))
      case .removed(let row): timers.removeAll { $0.id == row.text }
      case .deleteFailed(let row, _, let reason):
        failure = "\(timer(row)?.name ?? row.text) was not deleted: \(reason)"
      default: continue
      }
    }
  }
}
