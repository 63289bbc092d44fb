import Touchstone
import TouchstoneSystems

/// The three systems behind one terminal: who gets a touch, what a key does, what is asked outside.
struct App {
  enum Tab: Int, CaseIterable { case timers, playlist, today }

  /// What the loop does for the app.
  enum Request {
    case save(id: String, DeletionToken)
    case send(RemoteRequest, DeletionToken)
    case quit
    case suspend
  }

  var tab: Tab = .timers
  var timers: TimerSystem
  var playlist: PlaylistSystem
  var today: TodaySystem
  var watch = Watch()
  var columns = 80
  var rows = 24
  let cell: Size
  /// The row that keys are about.
  var selected = 0
  /// Rows of the list above the window.
  var scrolled = 0
  var showsHelp = false
  var requests: [Request] = []
  /// What a tap on a button of the question or of a message would lead to.
  private var isFingerDown = false

  /// Rows of cells above the list.
  static let top = 3

  init(_ options: Options, timers loaded: [FocusTimer], columns: Int, rows: Int)
    throws(ArenaError)
  {
    cell = Size(width: options.pointsPerCell, height: options.pointsPerCell * 2.5)
    let width = Double(App.listColumns(columns)) * cell.width
    timers = try TimerSystem(loaded, width: width, rowHeight: App.height(cell))
    playlist = try PlaylistSystem(
      Track.samples, playlist: "demo", owner: OwnerRule(owner: "me", profile: .user(options.user)),
      width: width, rowHeight: App.height(cell), optimistic: options.isOptimistic)
    do throws(ConfigurationError) {
      today = try TodaySystem(options.pick ? TodaySystem.sample : nil, button: .zero)
    } catch {
      throw .configuration(recognizer: "card", error)
    }
    resize(columns, rows, at: .zero)
  }

  /// Two cells a row.
  static func height(_ cell: Size) -> Double { 2 * cell.height }

  /// The list takes all of a narrow terminal and about half of a wide one.
  static func listColumns(_ columns: Int) -> Int {
    columns < 72 ? max(10, columns) : max(36, min(60, columns - 40))
  }

  var listColumns: Int { App.listColumns(columns) }

  mutating func resize(_ columns: Int, _ rows: Int, at time: Timestamp) {
    self.columns = min(max(columns, 10), 1000)
    self.rows = min(max(rows, 4), 500)
    let width = Double(listColumns) * cell.width
    timers.perform(.layout(width: width), at: time)
    playlist.perform(.layout(width: width), at: time)
    today.layout(button: buttonPlace, at: time)
    finish(at: time)
  }

  /// The nearest deadline; nil if nothing but input changes anything.
  var deadline: Timestamp? {
    [timers.deadline, playlist.deadline].compactMap { $0 }.min()
  }

  /// Whether the next frame looks different although nothing happens.
  func isMoving(at time: Timestamp) -> Bool {
    switch tab {
    case .timers: timers.isMoving
    case .playlist: playlist.isMoving || playlist.view(at: time).rows.contains { $0.isPending }
    case .today: false
    }
  }

  mutating func advance(to time: Timestamp) {
    timers.advance(to: time)
    playlist.advance(to: time)
    finish(at: time)
  }

  mutating func handle(_ event: InputParser.Event, at time: Timestamp) {
    switch event {
    case .press(let column, let row): press(column, row, at: time)
    case .drag(let column, let row): finger(.moved, column, row, at: time)
    case .release(let column, let row): finger(.ended, column, row, at: time)
    case .scroll(let step): scroll(by: step, at: time)
    case .focus(false): suspend(at: time)
    case .focus(true): break
    case .up: select(selected - 1)
    case .down: select(selected + 1)
    case .left: open(true, at: time)
    case .right: open(false, at: time)
    case .escape: answer(false, at: time)
    case .key(let key): press(key, at: time)
    }
    finish(at: time)
  }

  private mutating func press(_ key: Character, at time: Timestamp) {
    switch key {
    case "q", "\u{3}": requests.append(.quit)
    case "\u{1a}": requests.append(.suspend)
    case "?": showsHelp.toggle()
    case "1": show(.timers, at: time)
    case "2": show(.playlist, at: time)
    case "3": show(.today, at: time)
    case "\t": show(Tab(rawValue: (tab.rawValue + 1) % 3) ?? .timers, at: time)
    case "k": select(selected - 1)
    case "j": select(selected + 1)
    case "h": open(true, at: time)
    case "l": open(false, at: time)
    case "n": answer(false, at: time)
    case "y": answer(true, at: time)
    case "\r", " ": activate(at: time)
    case "d": activate(at: time)
    case "m":
      if tab == .playlist, !isBlocked, let id = selectedID { playlist.showMenu(of: id.text) }
    case "u":
      if let newest = playlist.view(at: time).undoable.last {
        playlist.undo(newest.token, at: time)
      }
    default: break
    }
  }

  private mutating func show(_ new: Tab, at time: Timestamp) {
    guard new != tab else { return }
    suspend(at: time)
    tab = new
    selected = 0
    scrolled = 0
  }

  /// Every finger is taken away: the window lost the focus, or another list is shown.
  mutating func suspend(at time: Timestamp) {
    isFingerDown = false
    timers.perform(.suspend, at: time)
    playlist.perform(.suspend, at: time)
    today.handle(TouchFrame(time: time, touches: [.cancelled(1)]))
  }

  /// The system in front, if it has a list.
  private var system: (any ListSystem)? {
    switch tab {
    case .timers: timers
    case .playlist: playlist
    case .today: nil
    }
  }

  /// Changes the system in front, if it has a list.
  private mutating func front(_ change: (inout any ListSystem) -> Void) {
    guard var changed = system else { return }
    change(&changed)
    if let changed = changed as? TimerSystem { timers = changed }
    if let changed = changed as? PlaylistSystem { playlist = changed }
  }

  /// The list in front.
  var list: SwipeList? { system?.list }

  func view(at time: Timestamp) -> SystemView? { system?.view(at: time) }

  /// The question in front.
  var question: SystemQuestion? { system?.question }

  /// What went wrong last in the system in front.
  var failure: String? { system?.failure }

  var isBlocked: Bool { question != nil || failure != nil || showsHelp }

  var selectedID: RowID? {
    guard let list, selected >= 0, selected < list.count else { return nil }
    return list[selected].id
  }

  private mutating func select(_ row: Int) {
    guard let list, !isBlocked else { return }
    selected = max(0, min(row, list.count - 1))
    let room = max(1, (rows - App.top - 1) / 2)
    scrolled = max(min(scrolled, selected), selected - room + 1)
  }

  private mutating func scroll(by step: Int, at time: Timestamp) {
    guard let list, !isBlocked else { return }
    let room = max(1, (rows - App.top - 1) / 2)
    let target = max(0, min(scrolled + step, list.count - room))
    if target == scrolled { return }
    scrolled = target
    timers.perform(.scrollBegan, at: time)
    playlist.perform(.scrollBegan, at: time)
  }

  private mutating func open(_ opens: Bool, at time: Timestamp) {
    guard let id = selectedID, !isBlocked else { return }
    let event: HostEvent = opens ? .open(id, .trailing) : .close(id)
    front { $0.perform(event, at: time) }
  }

  /// Return, space or d: the button in front, the open row's trash can, or the card's button.
  private mutating func activate(at time: Timestamp) {
    if isBlocked {
      answer(true, at: time)
    } else if tab == .today {
      today.tap(at: time)
    } else if let id = selectedID {
      front { $0.perform(.tapAction(id), at: time) }
    }
  }

  private mutating func answer(_ yes: Bool, at time: Timestamp) {
    if showsHelp {
      showsHelp = false
    } else if failure != nil {
      front { $0.dismissFailure() }
    } else {
      front { $0.answer(yes, at: time) }
    }
  }

  private mutating func press(_ column: Int, _ row: Int, at time: Timestamp) {
    if isBlocked {
      if let yes = button(atColumn: column, row: row) { answer(yes, at: time) }
      return
    }
    if row == 0 {
      if let tab = tab(atColumn: column) { show(tab, at: time) }
      return
    }
    // Only the list itself is under the finger.
    guard column < listColumns, row >= App.top, row < rows - 1 else { return }
    isFingerDown = true
    if let index = list?.index(atHeight: place(column, row).y) { selected = index }
    finger(.began, column, row, at: time)
  }

  /// The middle of a cell, in points of the list.
  private func place(_ column: Int, _ row: Int) -> Point {
    let hidden = tab == .today ? 0 : Double(scrolled) * App.height(cell)
    return Point(
      x: (Double(column) + 0.5) * cell.width,
      y: (Double(row - App.top) + 0.5) * cell.height + hidden)
  }

  private mutating func finger(
    _ phase: TouchPhase, _ column: Int, _ row: Int, at time: Timestamp
  ) {
    guard isFingerDown else { return }
    if phase == .ended { isFingerDown = false }
    let touch = Touch(id: TouchID(1), phase: phase, position: place(column, row))
    let frame = TouchFrame(time: time, touches: [touch])
    front { $0.handle(frame) }
    if tab == .today {
      today.handle(frame)
      watch.note(today.lastDecision, time)
    }
  }

  /// Passes on what the systems ask for and what they did.
  mutating func finish(at time: Timestamp) {
    for request in timers.takeRequests() + playlist.takeRequests() + today.takeRequests() {
      switch request {
      case .deleteTimer(let id, let token): requests.append(.save(id: id, token))
      case .send(let request, let token): requests.append(.send(request, token))
      case .addAgain(let track): requests.append(.send(App.adding(track), DeletionToken(0)))
      case .stop: continue  // The request is under way; its answer is waited for.
      case .play(let command): watch.note(command, time)
      }
    }
    watch.take(timers.takeEvents(), of: timers.list)
    watch.take(playlist.takeEvents(), of: playlist.list)
    if let list, selected >= list.count { selected = max(0, list.count - 1) }
  }

  private static func adding(_ track: Track) -> RemoteRequest {
    RemoteRequest(
      method: "POST", path: "/playlists/demo/tracks",
      headers: [RemoteRequest.Header("Content-Type", "application/json")],
      body: Array("{\"uris\":[\"spotify:track:\(track.id)\"]}".utf8))
  }
}
