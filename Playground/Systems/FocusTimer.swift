/// A timer of the first system: a name and how long to focus.
public struct FocusTimer: Hashable, Sendable {
  /// Names it for as long as it lives; not empty.
  public var id: String
  /// What is written on its row.
  public var name: String
  /// How long it runs, in minutes.
  public var minutes: Int

  /// Makes a timer.
  public init(id: String, name: String, minutes: Int) {
    self.id = id
    self.name = name
    self.minutes = minutes
  }

  /// Timers to begin with.
  public static let samples: [FocusTimer] = [
    FocusTimer(id: "tea", name: "Green tea 🍵", minutes: 3),
    FocusTimer(id: "letters", name: "Letters", minutes: 25),
    FocusTimer(id: "reading", name: "독서 시간", minutes: 45),
    FocusTimer(id: "drawing", name: "Drawing ✏️", minutes: 90),
    FocusTimer(id: "stretch", name: "Stretch", minutes: 10),
  ]

  /// A number of minutes in words, such as "1 h 25 min".
  public static func text(minutes: Int) -> String {
    let hours = minutes / 60
    let rest = minutes % 60
    if hours == 0 { return "\(rest) min" }
    return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }
}
