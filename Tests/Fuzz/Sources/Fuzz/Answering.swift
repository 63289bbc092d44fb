import Touchstone

/// What a server may answer: one result comes of it, success only of a whole answer.
enum Answering {
  static func run(_ bytes: [UInt8]) {
    var removal = TrackRemoval(
      playlist: "mix", owner: OwnerRule(owner: "ann", profile: .user("ann")))
    let token = DeletionToken(1)
    _ = removal.send(.remove("A", token))
    let effects = removal.send(.answer(token, body: bytes))
    guard effects.count == 1, case .result(token, let failure) = effects[0] else {
      fatalError("an answer comes to \(effects)")
    }
    require(removal.waiting.isEmpty, "an answered request still waits")
    require(failure?.isEmpty != true, "a failure says nothing")
    let snapshot = try? TrackRemoval.snapshot(in: bytes)
    require((snapshot == nil) == (failure != nil), "the machine and the reader disagree")
    guard let snapshot else { return }
    require(!snapshot.isEmpty, "a snapshot without a name")
    let space: [UInt8] = [0x20, 0x0a, 0x0d, 0x09]
    require(
      (try? TrackRemoval.snapshot(in: space + bytes + space)) == snapshot,
      "space around an answer changes it")
    var cut = bytes
    while let last = cut.popLast(), space.contains(last) {}
    require((try? TrackRemoval.snapshot(in: cut)) == nil, "an answer without its end is accepted")
    require(
      (try? TrackRemoval.snapshot(in: bytes + [0x7d])) == nil, "more than an answer is accepted")
  }
}
