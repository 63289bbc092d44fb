public import Touchstone

/// Tracks that are removed on a server, by a long press and a sheet or by a swipe.
///
/// Feed it touches, in points from the top left corner of the first row, and let time pass. It
/// collects requests for its host, who answers with `answer` or `unreachable`.
public struct PlaylistSystem: ListSystem {
  /// The tracks, also those out of sight that may come back; in the order of the first layout.
  public private(set) var tracks: [Track]
  /// The sheet in front; nil for none.
  public private(set) var question: SystemQuestion?
  /// What went wrong last; nil for nothing.
  public private(set) var failure: String?
  private var menu = PressMenu()
  private var removal: TrackRemoval
  private var rows: Rows
  private var undoable: [SystemView.Undoable] = []
  private var requests: [SystemRequest] = []

  /// Makes the system; a size that makes no sense is refused.
  ///
  /// - Parameters:
  ///   - tracks: The tracks from the top.
  ///   - playlist: The playlist's id on the server.
  ///   - owner: Who may remove, and what is known about the person.
  ///   - width: Width of the rows, in points.
  ///   - rowHeight: Height of a row, in points.
  ///   - optimistic: Whether a track goes out of sight before the server has agreed.
  public init(
    _ tracks: [Track], playlist: String, owner: OwnerRule, width: Double, rowHeight: Double,
    optimistic: Bool
  ) throws(ArenaError) {
    // The sheet asks, or the swipe was meant; nobody is asked a second time. There is no screen to
    // go back to, so the leading edge is a part of the row.
    var configuration = SwipeRowConfiguration.standard
    configuration.optimistic = optimistic
    configuration.edgeInset = 0
    let known = tracks.named { $0.id }
    self.tracks = known
    removal = TrackRemoval(playlist: playlist, owner: owner)
    rows = try Rows(
      known.map { $0.id }, width: width, rowHeight: rowHeight, configuration)
  }

  /// The rows as the engine has them.
  public var list: SwipeList { rows.list }
  /// Sum over every gesture and effect so far.
  public var digest: Digest { rows.digest }
  /// Whether the next frame looks different although nothing happens.
  public var isMoving: Bool { rows.isMoving }
  /// How many tracks can be seen.
  public var summary: String {
    let count = rows.list.count == 1 ? "1 track" : "\(rows.list.count) tracks"
    return removal.owner.verdict == .allowed ? count : "\(count), \(removal.owner.verdict.text)"
  }

  /// Hands an input to the list, and does what its rows ask for.
  public mutating func send(_ input: SwipeList.Input) { perform(rows.send(input)) }

  /// Asks for a track's menu without a finger; as a press does.
  public mutating func showMenu(of track: String) {
    send(.began(on: RowID(track), removal.owner.verdict))
  }

  /// The person answers the sheet in front.
  public mutating func answer(_ yes: Bool, at time: Timestamp) {
    advance(to: time)
    send(yes ? .choose : .cancel)
  }

  /// More is known about the person.
  public mutating func learn(_ profile: OwnerRule.Profile) { send(.profile(profile)) }

  /// The server answers a request.
  public mutating func answer(_ token: DeletionToken, body: [UInt8], at time: Timestamp) {
    advance(to: time)
    send(.answer(token, body: body))
  }

  /// The server could not be asked, or refused.
  public mutating func unreachable(_ token: DeletionToken, reason: String, at time: Timestamp) {
    advance(to: time)
    send(.unreachable(token, reason: reason))
  }

  /// Brings a track back while its removal is under way; without effect otherwise.
  public mutating func undo(_ token: DeletionToken, at time: Timestamp) {
    perform(.undo(token), at: time)
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
      guard let track = track(row.id) else { continue }
      shown.append(rows.view(row, title: track.title, detail: track.artist, at: time))
    }
    return SystemView(
      title: "Playlist", summary: summary, rows: shown, question: question, failure: failure,
      undoable: undoable)
  }

  private func track(_ id: RowID) -> Track? { tracks.first { $0.id == id.text } }

  private func title(_ id: RowID) -> String { track(id)?.title ?? id.text }

  private mutating func perform(_ effects: [RowEffect]) {
    for effect in effects {
      switch effect {
      case .menu(let row): send(.began(on: row, removal.owner.verdict))
      case .delete(let row, let token): send(.remove(row, token))
      case .hideRow(let row, let token):
        undoable.append(
          SystemView.Undoable(id: row.text, title: title(row), token: token))
      case .removed(let row):
        undoable.removeAll { $0.id == row.text }
        tracks.removeAll { $0.id == row.text }
        send(.gone(row))
      case .restore(let row, let token, let reason):
        undoable.removeAll { $0.token == token }
        if let reason { failure = "\(title(row)) stays: \(reason)" }
      case .cancelDelete(_, let token): requests.append(.stop(token))
      case .recreate(let row, _):
        if let track = track(row) { requests.append(.addAgain(track)) }
      default: continue
      }
    }
  }

  private mutating func send(_ input: PressMenu.Input) {
    for effect in menu.send(input) {
      switch effect {
      case .show(let row): question = SystemQuestion(.removeTrack(named: title(row)), .sheet)
      case .refuse(let row, let verdict): failure = "\(title(row)) stays: \(verdict.text)"
      case .perform(let row):
        question = nil
        perform(.delete(row), at: rows.list.now)
      case .dismiss: question = nil
      }
    }
  }

  private mutating func send(_ input: TrackRemoval.Input) {
    for effect in removal.send(input) {
      switch effect {
      case .send(let request, let token): requests.append(.send(request, token))
      case .result(let token, let failure):
        perform(.result(token, failure: failure), at: rows.list.now)
      }
    }
  }
}
