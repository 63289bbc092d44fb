import Touchstone

extension ListLaws {
  /// I6: when every finger is taken away and five seconds have gone by, everyone is at rest; I7:
  /// when every question is answered as well, each row is there once or gone.
  func rests(_ list: SwipeList) -> BrokenLaw? {
    var list = list
    var laws = self
    let later = list.now.advanced(bySeconds: 5)
    let touches = fingers.map { Touch(id: $0.id, phase: .cancelled, position: $0.position) }
    let release: [SwipeList.Input] = [
      .touches(TouchFrame(time: list.now, touches: touches)), .tick(later),
    ]
    if let broken = laws.play(release, on: &list) ?? laws.unrest(list) {
      return BrokenLaw(broken.law, broken.what + ", 5 s after everybody has let go")
    }
    guard tokens.given > 0 else { return nil }
    var answers: [SwipeList.Input] = []
    for number in 1...tokens.given {
      let token = DeletionToken(number)
      answers.append(.host(.confirm(token, yes: true), at: later))
      answers.append(.host(.result(token, failure: number % 2 == 0 ? nil : "offline"), at: later))
    }
    answers.append(.tick(later.advanced(bySeconds: 5)))
    if let broken = laws.play(answers, on: &list) ?? laws.unrest(list) ?? laws.doubt(list) {
      return BrokenLaw(broken.law, broken.what + ", when every question is answered")
    }
    return nil
  }

  private mutating func play(
    _ inputs: [SwipeList.Input], on list: inout SwipeList
  ) -> BrokenLaw? {
    for input in inputs {
      let before = list
      let events = list.send(input)
      if let broken = judge(input, before, events, list) { return broken }
    }
    return nil
  }

  private func unrest(_ list: SwipeList) -> BrokenLaw? {
    for row in rows where row.isPresent {
      guard let found = list[row.id] else { continue }
      if found.movement != .closed, found.movement != .open {
        return BrokenLaw("I6", "\(row.id.text) is \(found.movement)")
      }
    }
    if list.pointer != nil { return BrokenLaw("I6", "a finger owns the list") }
    return list.deadline == nil ? nil : BrokenLaw("I6", "something is still to come")
  }

  private func doubt(_ list: SwipeList) -> BrokenLaw? {
    for row in rows where row.isPresent {
      if let found = list[row.id], found.deletion != .idle {
        return BrokenLaw("I7", "\(row.id.text) is \(found.stateName)")
      }
    }
    return nil
  }
}
