import Touchstone
import TouchstoneRendering
import TouchstoneSystems

extension App {
  /// The whole terminal as a scene; a cell is `cell` points.
  func scene(at time: Timestamp) -> Scene {
    let palette = Palette(.dark)
    var layers = tabs(palette)
    let width = Double(listColumns) * cell.width
    let body = Rect(
      x: 0, y: Double(App.top) * cell.height, width: width,
      height: Double(max(1, rows - App.top - 1)) * cell.height)
    if let view = view(at: time) {
      layers.append(
        text(view.summary, column: 1, row: 1, columns: listColumns - 2, palette.secondaryLabel))
      var shown: [Layer] = []
      for (index, row) in view.rows.enumerated() {
        let y = Double(index - scrolled) * App.height(cell)
        if y < 0 || y >= body.size.height { continue }
        shown.append(
          rowScene(row, isSelected: index == selected, time).layer(at: Point(x: 0, y: y)))
      }
      layers.append(Layer(frame: body, clipsToBounds: true, sublayers: shown))
      if let newest = view.undoable.last {
        layers.append(
          text(
            "u brings \(newest.title) back", column: 1, row: 2, columns: listColumns - 2,
            palette.tint))
      }
    } else {
      layers.append(Layer(frame: body, clipsToBounds: true, sublayers: cardScene.scene.layers))
      if today.card.item == nil {
        layers.append(
          text("No pick today", column: 1, row: 1, columns: listColumns - 2, palette.secondaryLabel)
        )
      }
    }
    if columns > listColumns + 10 { layers += panel(palette, at: time) }
    layers.append(
      text(
        "? help · q quit · 1 2 3 lists · ←→ swipe · ↵ delete · m menu", column: 1, row: rows - 1,
        columns: columns - 2, palette.secondaryLabel))
    layers += dialog(palette)
    return Scene(
      size: Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height),
      background: palette.background, layers: layers, title: "Touchstone")
  }

  /// A line of text in cells, cut where it does not fit.
  private func text(
    _ text: String, column: Int, row: Int, columns: Int, _ color: Color
  ) -> Layer {
    // The renderer cuts by points; letters are narrower than cells, so cells are counted here.
    var shown = ""
    var room = columns
    for character in text {
      room -= character.unicodeScalars.first.map { max(1, CharacterWidth.of($0)) } ?? 1
      if room < 0 { break }
      shown.append(character)
    }
    return Layer(
      frame: Rect(
        x: Double(column) * cell.width, y: Double(row) * cell.height,
        width: Double(max(1, columns)) * cell.width, height: cell.height),
      clipsToBounds: true,
      content: .label(Label(shown, fontSize: cell.width, color: color)))
  }

  static let titles = ["Timers", "Playlist", "Today"]

  /// The tab whose title stands at a column of the first row.
  func tab(atColumn column: Int) -> Tab? {
    var start = 1
    for (index, title) in App.titles.enumerated() {
      if column >= start, column < start + title.count + 2 { return Tab(rawValue: index) }
      start += title.count + 4
    }
    return nil
  }

  private func tabs(_ palette: Palette) -> [Layer] {
    var layers: [Layer] = []
    var column = 1
    for (index, title) in App.titles.enumerated() {
      layers.append(
        text(
          "\(index + 1) \(title)", column: column, row: 0, columns: title.count + 4,
          index == tab.rawValue ? palette.tint : palette.secondaryLabel))
      column += title.count + 4
    }
    return layers
  }

  private func rowScene(
    _ row: SystemView.Row, isSelected: Bool, _ time: Timestamp
  ) -> SwipeRowScene {
    var detail = row.detail
    if let hold = row.hold { detail = ["○", "◔", "◑", "◕", "●"][min(4, Int(hold * 5))] }
    if row.isPending {
      let step = Int(time.nanoseconds / 100_000_000 % 4)
      detail = "\(["◐", "◓", "◑", "◒"][step]) removing"
    }
    return SwipeRowScene(
      title: (isSelected ? "› " : "  ") + row.title, detail: detail, offset: row.offset,
      actionVisible: row.isActionVisible, isPressed: row.hold != nil,
      width: Double(listColumns) * cell.width, height: App.height(cell),
      actionWidth: row.actionWidth, appearance: .dark, side: row.side, name: row.id + ".")
  }

  private var cardScene: HeaderCardScene {
    HeaderCardScene(
      today.card, nowPlaying: today.nowPlaying, width: Double(listColumns) * cell.width,
      appearance: .dark)
  }

  /// Where the card's button lies, in points of the list.
  var buttonPlace: Rect { cardScene.buttonFrame }

  private func panel(_ palette: Palette, at time: Timestamp) -> [Layer] {
    let start = listColumns + 2
    let room = columns - start - 1
    var lines: [(String, Color)] = [("WHAT THE ENGINE SEES", palette.tint)]
    if tab == .today {
      lines.append((today.lastDecision, palette.label))
      lines.append(("plays \(today.nowPlaying ?? "nothing")", palette.label))
    } else {
      let offset = selectedID.flatMap { list?[$0]?.offset(at: time) } ?? 0
      lines.append((App.ruler(offset), palette.label))
      lines.append(("    ┊ shows at -25   ┊ opens at -40", palette.secondaryLabel))
      lines.append(("offset      \(Decimals.fixed(offset, decimals: 1)) pt", palette.label))
      lines.append(
        ("translation \(Decimals.fixed(watch.translation.x, decimals: 1)) pt", palette.label))
      lines.append(
        ("velocity    \(Decimals.fixed(watch.velocity.x, decimals: 0)) pt/s", palette.label))
      lines.append(("pan \(watch.pan), won by \(watch.winner)", palette.label))
      lines.append(("failed: \(watch.failure)", palette.label))
    }
    lines.append(("", palette.label))
    let left = max(0, rows - 2 - lines.count)
    lines += watch.timeline.suffix(left).map { ($0, palette.secondaryLabel) }
    return lines.prefix(max(0, rows - 1)).enumerated().map { index, line in
      text(line.0, column: start, row: index, columns: room, line.1)
    }
  }

  /// Offsets from −80 to 0, four points a character, with the thresholds.
  private static func ruler(_ offset: Double) -> String {
    var marks = [Character](repeating: "·", count: 21)
    marks[10] = "┊"
    marks[14] = "┊"
    let place = 20 + (max(-80, min(0, offset)) / 4).rounded()
    marks[Int(place)] = "●"
    return "-80 \(String(marks)) 0"
  }

  /// What stands in front: lines, and the words of its buttons.
  private var box: (lines: [String], no: String?, yes: String)? {
    if showsHelp { return (App.help, nil, "Close") }
    if let failure { return (App.wrapped(failure, max(10, min(44, columns - 6))), nil, "OK") }
    if let question {
      let message = App.wrapped(question.question.message, max(10, min(44, columns - 6)))
      return (
        [question.question.title] + message, question.question.cancel, question.question.confirm
      )
    }
    return nil
  }

  private static let help = [
    "drag a row left with the mouse, or ←", "tap the red area, or ↵",
    "hold a track, or m: its menu",
    "y ↵ yes · n Esc no · u undo", "↑↓ select · wheel scrolls", "Tab 1 2 3 lists · q quits",
  ]

  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + word.count + 1 > columns {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : "\(last) \(word)"
      }
    }
    return lines
  }

  /// Where the box stands, in cells; a sheet at the bottom, else in the middle.
  private var boxPlace: (column: Int, row: Int, columns: Int, rows: Int)? {
    guard let box else { return nil }
    let longest = box.lines.map { $0.count }.max() ?? 0
    let width = min(columns, max(longest + 4, (box.no?.count ?? 0) + box.yes.count + 12))
    let height = min(rows, box.lines.count + 4)
    let isSheet = question?.style == .sheet && failure == nil && !showsHelp
    return (
      max(0, (listColumns - width) / 2), max(0, isSheet ? rows - 1 - height : (rows - height) / 2),
      width, height
    )
  }

  /// The answer of the button at a cell; nil beside the buttons.
  func button(atColumn column: Int, row: Int) -> Bool? {
    guard let box, let place = boxPlace, row == place.row + place.rows - 2 else { return nil }
    let x = column - place.column - 2
    if let no = box.no {
      if x >= 0, x < no.count + 4 { return false }
      return x >= no.count + 6 && x < no.count + 10 + box.yes.count ? true : nil
    }
    return x >= 0 && x < box.yes.count + 4 ? true : nil
  }

  private func dialog(_ palette: Palette) -> [Layer] {
    guard let box, let place = boxPlace else { return [] }
    var layers = [
      Layer(
        frame: Rect(
          x: Double(place.column) * cell.width, y: Double(place.row) * cell.height,
          width: Double(place.columns) * cell.width, height: Double(place.rows) * cell.height),
        fill: palette.elevated)
    ]
    for (index, line) in box.lines.prefix(max(0, place.rows - 4)).enumerated() {
      layers.append(
        text(
          line, column: place.column + 2, row: place.row + 1 + index, columns: place.columns - 2,
          palette.label))
    }
    let row = place.row + place.rows - 2
    var column = place.column + 2
    if let no = box.no {
      layers.append(
        text("[ \(no) ]", column: column, row: row, columns: no.count + 5, palette.tint))
      column += no.count + 6
    }
    layers.append(
      text(
        "[ \(box.yes) ]", column: column, row: row, columns: box.yes.count + 5,
        box.no == nil ? palette.tint : palette.destructiveLabel))
    return layers
  }
}
