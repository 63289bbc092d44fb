public import Touchstone

extension ConfirmationScene {
  /// A question of the engine in the middle of the screen.
  public init(
    _ question: Question, pressed: String? = nil, progress: Double = 1,
    appearance: Appearance = .light
  ) {
    self.init(
      title: question.title, message: question.message, cancel: question.cancel,
      confirm: question.confirm, pressed: pressed, progress: progress, appearance: appearance)
  }
}
