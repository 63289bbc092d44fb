/// Rows under each other that one finger swipes, taps and presses.
///
/// It owns its rows and an arena with one pan and one long press, which decide what a touch is; it
/// feeds the row under the finger with what they report. Feed it frames and let time pass; it
/// appends what happened, in order, each thing at its own time. A copy is a save point.
///
/// One finger owns the list: the one that landed first. Another finger is ignored until it lifts,
/// except that it makes the press fail and, on the same row before the pan begins, the pan. A row is
/// found by its height alone; all rows have the same.
///
/// ```swift
/// var list = try SwipeList(["A", "B"], width: 320)
/// list.send(.touches(.at(milliseconds: 0, .began(1, 290, 30))))
/// list.send(.touches(.at(milliseconds: 16, .moved(1, 240, 30))))
/// // events: press failed, pan began (−40, 0), A dragBegan, A show
/// ```
/// One event costs the same however many rows there are; nothing is allocated while a finger moves.
public struct SwipeList: Machine {
  /// What can happen to a list.
  public enum Input: Hashable, Sendable {
    /// Fingers did something.
    case touches(TouchFrame)
    /// Time passes.
    case tick(Timestamp)
    /// The app did something.
    case host(HostEvent, at: Timestamp)
  }

  /// The recognizers; the first pan moves rows, the first long press asks for menus.
  public internal(set) var arena: Arena
  /// When rows open, how far, and how they are deleted.
  public let configuration: SwipeRowConfiguration
  /// How wide the rows are and what their ends reveal.
  public internal(set) var layout: RowLayout
  /// Height of every row, in points.
  public let rowHeight: Double
  /// The newest moment.
  public internal(set) var now: Timestamp = Timestamp(nanoseconds: .min)
  /// The finger that owns the list; nil while none is down.
  public internal(set) var pointer: Pointer?

  /// Every row that exists; its place here never changes while it lives.
  var slots: [SwipeRow] = []
  /// The places in `slots` by name; only ever looked up, never gone through.
  var names: [RowID: Int] = [:]
  /// Places of rows that do not exist any more, to be used again.
  var free: [Int] = []
  /// Rows from the top, by their places in `slots`.
  var order: [Int] = []
  /// Rows that do not rest closed, in the order in which they left that rest.
  var awake: [Int] = []
  /// Rows that are out of sight while they are being deleted.
  var ghosts: [Ghost] = []
  /// Deletions that wait for an answer.
  var pending: [PendingDeletion] = []
  var nextToken: DeletionToken = DeletionToken(1)
  /// When the first of the moving rows is at rest.
  var settleDeadline: Timestamp?
  /// A closed row of no name from which others are made.
  var blank: SwipeRow
  let panID: RecognizerID
  let pressID: RecognizerID?
  let begin: BeginTest
  var lostLifts: Int = 0
  var buffers = Buffers()

  /// Makes closed rows; what makes no sense is refused.
  ///
  /// - Parameters:
  ///   - ids: The rows from the top; a name that comes twice counts once.
  ///   - width: Width of the rows, in points; 0 before the first layout.
  ///   - rowHeight: Height of every row, in points.
  ///   - configuration: When rows open, how far, and how they are deleted.
  ///   - contenders: Recognizers instead of the configuration's own; there must be a pan.
  ///   - relations: How the recognizers stand to each other.
  ///   - open: Rows that are open at their trailing side from the start.
  ///   - disabled: Rows that follow no finger from the start.
  public init(
    _ ids: [RowID], width: Double, rowHeight: Double = 60,
    _ configuration: SwipeRowConfiguration = .standard, contenders: [Contender]? = nil,
    relations: [Relation] = [], open: [RowID] = [], disabled: [RowID] = []
  ) throws(ArenaError) {
    let contenders = contenders ?? configuration.contenders
    arena = try Arena(contenders, relations: relations)
    self.configuration = configuration
    self.rowHeight = rowHeight
    layout = configuration.layout(width: width)
    do throws(ConfigurationError) {
      try ConfigurationError.check("rowHeight", rowHeight, min: 1e-3)
      blank = try SwipeRow(id: "", configuration: configuration, layout: layout)
    } catch {
      throw .configuration(recognizer: "list", error)
    }
    var pan: (index: Int, configuration: PanConfiguration)?
    var press: Int?
    for (index, contender) in contenders.enumerated() {
      switch contender.kind {
      case .pan(let configuration): pan = pan ?? (index, configuration)
      case .longPress: press = press ?? index
      case .tap, .swipe, .pinch, .rotation, .custom: continue
      }
    }
    guard let pan else { throw .unknownName("pan") }
    panID = RecognizerID(pan.index)
    pressID = press.map { RecognizerID($0) }
    begin = BeginTest(pan.configuration, configuration)
    for id in ids where slot(of: id) == nil && !id.text.isEmpty { order.append(makeSlot(id)) }
    for slot in open.compactMap({ self.slot(of: $0) }).sorted() where slots[slot].isAsleep {
      slots[slot].openAtOnce(.trailing)
      if !slots[slot].isAsleep { awake.append(slot) }
    }
    for id in disabled {
      if let slot = slot(of: id) { slots[slot].isEnabled = false }
    }
  }

  /// Handles one input and appends what came of it.
  public mutating func send(_ input: Input, into events: inout [SwipeListEvent]) {
    switch input {
    case .touches(let frame): handle(frame, into: &events)
    case .tick(let time): advance(to: time, into: &events)
    case .host(let event, let time): perform(event, at: time, into: &events)
    }
  }
}
