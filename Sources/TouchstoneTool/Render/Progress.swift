/// A line on standard error that says how far long work has come, on terminals only.
struct Progress {
  private let what: String
  private let count: Int
  private var shown = 0
  private let isShown: Bool

  /// Work of fewer steps is not worth a line.
  private static let least = 60

  init(_ what: String, of count: Int) {
    self.what = what
    self.count = count
    isShown = Console.showsProgress && count >= Progress.least
  }

  /// Says which step is being done, from 1; every hundredth part of the work is told.
  mutating func show(_ step: Int) {
    guard isShown, step == 1 || (step - shown) * 100 >= count || step < shown else { return }
    shown = step
    Console.showProgress("\r\(what) \(step) of \(count)")
  }

  /// Takes the line away.
  func finish() {
    if isShown { Console.showProgress("\r\u{1b}[K") }
  }
}
