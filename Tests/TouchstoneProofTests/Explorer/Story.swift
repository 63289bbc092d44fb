/// How a machine came to break a law, one line a step, to be read by people.
struct Story: CustomStringConvertible {
  /// What was broken.
  let broken: BrokenLaw
  /// Steps that led to it.
  let length: Int
  let description: String

  /// Goes a way again, given by the numbers of its steps, and tells it.
  init<M: Model>(_ model: M, _ broken: BrokenLaw, from root: M.Node, _ path: [Int]) {
    var node = root
    var rows: [(what: String, state: String, news: String)] = [
      ("at first", model.picture(of: node), "")
    ]
    for index in path {
      let step = model.steps(of: node)[index]
      let news = model.news(of: step, node)
      _ = model.take(step, &node)
      rows.append(("\(rows.count) \(step)", model.picture(of: node), news))
    }
    self.init(model.name, broken, rows)
  }

  /// Tells what is known already.
  init(
    _ name: String, _ broken: BrokenLaw, _ rows: [(what: String, state: String, news: String)]
  ) {
    self.broken = broken
    length = rows.count - 1
    let first = rows.map { $0.what.count }.max() ?? 0
    let second = rows.map { $0.state.count }.max() ?? 0
    var lines = ["\(name) breaks \(broken)"]
    for row in rows {
      var line = Story.padded(row.what, first) + "  " + Story.padded(row.state, second)
      line += row.news.isEmpty ? "" : "  " + row.news
      while line.last == " " { line.removeLast() }
      lines.append("  " + line)
    }
    description = lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
