public import Touchstone

extension ActionSheetScene {
  /// A question of the engine as a sheet with one action.
  public init(
    _ question: Question, pressed: String? = nil, progress: Double = 1,
    appearance: Appearance = .light
  ) {
    self.init(
      title: question.title, message: question.message,
      actions: [Action(question.confirm, isDestructive: question.isDestructive)],
      cancel: question.cancel, pressed: pressed, progress: progress, appearance: appearance)
  }
}
