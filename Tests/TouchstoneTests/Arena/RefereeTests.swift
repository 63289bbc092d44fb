import Testing
import Touchstone

@Suite struct RefereeTests {
  /// Members a, b, c … in one contest; claims and give-ups are settled after each word.
  ///
  /// `a!` claims, `a-` gives up, `a.` finishes, `a<` leaves; `a!b!` claim together.
  func verdicts(
    _ script: String, count: Int = 3, order: [Int]? = nil,
    prepare: (inout Referee) -> Void = { _ in }
  ) -> String {
    var referee = Referee(count: count, order: order)
    prepare(&referee)
    for member in 0..<count { referee.enter(member, contests: 1) }
    var told: [Referee.Verdict] = []
    for word in script.split(separator: " ") {
      let signs = Array(word)
      for index in stride(from: 0, to: signs.count - 1, by: 2) {
        let member = Int(signs[index].asciiValue ?? 97) - 97
        switch signs[index + 1] {
        case "!": referee.claim(member)
        case "-": referee.giveUp(member)
        case ".": referee.finish(member)
        default: referee.leave(member)
        }
      }
      referee.settle(into: &told)
    }
    return told.map(text).joined(separator: ", ")
  }

  private func text(_ verdict: Referee.Verdict) -> String {
    func name(_ member: Int) -> String { String(UnicodeScalar(UInt8(97 + member))) }
    return switch verdict {
    case .wins(let m): "\(name(m)) wins"
    case .loses(let m, let w): "\(name(m)) loses to \(name(w))"
    case .losesRequirement(let m, let o): "\(name(m)) loses, \(name(o)) did not fail"
    case .held(let m, let o): "\(name(m)) is held by \(name(o))"
    }
  }

  @Test func `the one that claims wins, and the losers are told first`() {
    #expect(verdicts("b!") == "a loses to b, c loses to b, b wins")
  }

  @Test func `of two that claim together the one that is asked first wins`() {
    #expect(verdicts("b!c!") == "a loses to b, c loses to b, b wins")
    #expect(verdicts("b!c!", order: [2, 1, 0]) == "b loses to c, a loses to c, c wins")
  }

  @Test func `a later claim changes nothing`() {
    #expect(verdicts("a! b!") == "b loses to a, c loses to a, a wins")
  }

  @Test func `giving up says nothing and makes nobody win`() {
    #expect(verdicts("a- b-") == "")
  }

  @Test func `two that are allowed together both win`() {
    let told = verdicts("a! b!", count: 2) { $0.allow(0, with: 1) }
    #expect(told == "a wins, b wins")
  }

  @Test func `a spared member goes on, but can put the other out`() {
    #expect(verdicts("a!", count: 2) { $0.spare(1, from: 0) } == "a wins")
    #expect(verdicts("b!", count: 2) { $0.spare(1, from: 0) } == "a loses to b, b wins")
  }

  @Test func `a claim is held until the required one fails, and then wins at once`() {
    let told = verdicts("a! b-", count: 2) { _ = $0.requireFailure(of: 1, by: 0) }
    #expect(told == "a is held by b, a wins")
  }

  @Test func `a held claim loses when the required one wins`() {
    let told = verdicts("a! b!", count: 2) { _ = $0.requireFailure(of: 1, by: 0) }
    #expect(told == "a is held by b, a loses, b did not fail, b wins")
  }

  @Test func `a chain of requirements is unwound from its end`() {
    let told = verdicts("a!b! c-") {
      _ = $0.requireFailure(of: 1, by: 0)
      _ = $0.requireFailure(of: 2, by: 1)
    }
    #expect(
      told == "a is held by b, b is held by c, a loses, b did not fail, b wins")
  }

  @Test func `a circle of requirements is refused and named`() {
    var referee = Referee(count: 3)
    #expect(referee.requireFailure(of: 1, by: 0) == nil)
    #expect(referee.requireFailure(of: 2, by: 1) == nil)
    #expect(referee.requireFailure(of: 0, by: 2) == [2, 0, 1, 2])
    #expect(referee.requires(2, failureOf: 0) == false)
  }

  @Test func `members of different contests do not compete`() {
    var referee = Referee(count: 2)
    referee.enter(0, contests: 1)
    referee.enter(1, contests: 2)
    referee.claim(0)
    referee.claim(1)
    var told: [Referee.Verdict] = []
    referee.settle(into: &told)
    #expect(told == [.wins(0), .wins(1)])
  }

  @Test func `one that comes late loses to the winner that is there`() {
    var referee = Referee(count: 2)
    referee.enter(0, contests: 1)
    referee.claim(0)
    var told: [Referee.Verdict] = []
    referee.settle(into: &told)
    referee.enter(1, contests: 1)
    #expect(referee.rivals(of: 1) == 1)
    referee.claim(1)
    referee.settle(into: &told)
    #expect(told == [.wins(0), .loses(1, to: 0)])
  }
}
