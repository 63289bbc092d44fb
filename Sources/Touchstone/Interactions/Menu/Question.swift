/// What a person is asked before something is done that cannot be undone.
public struct Question: Hashable, Sendable {
  /// The heading.
  public var title: String
  /// What it is about.
  public var message: String
  /// The answer that changes nothing.
  public var cancel: String
  /// The answer that does it.
  public var confirm: String
  /// Whether the answer that does it is shown as destructive.
  public var isDestructive: Bool

  /// Makes a question.
  public init(
    title: String, message: String, cancel: String = "Cancel", confirm: String,
    isDestructive: Bool = true
  ) {
    self.title = title
    self.message = message
    self.cancel = cancel
    self.confirm = confirm
    self.isDestructive = isDestructive
  }

  /// Asks whether to remove a track from its playlist.
  public static func removeTrack(named name: String) -> Question {
    Question(title: "Delete", message: name, confirm: "Remove")
  }

  /// Asks whether to delete a timer.
  public static func deleteTimer(named name: String) -> Question {
    Question(
      title: "Delete timer", message: "Do you want to delete \(name)?", confirm: "Delete")
  }
}
