/// Decides between members that want the same contest; knows ids and claims, but no touches.
///
/// A member enters contests, claims or gives up; `settle` gives the verdicts. Members are asked in
/// the order that was fixed at the start. Each member gets one verdict: it wins, or it loses, or it
/// gives up by itself. Losers are told before the winner.
///
/// - Two members exclude each other unless they were allowed together or one spares the other.
/// - A claim is held back while a member that it requires to fail is undecided in a contest that
///   both are in; it loses if that member wins.
public struct Referee: Equatable, Sendable {
  /// What was decided about a member.
  public enum Verdict: Hashable, Sendable {
    /// It may go ahead.
    case wins(Int)
    /// It is out because another one won and the two exclude each other.
    case loses(Int, to: Int)
    /// It is out because the member that it required to fail won.
    case losesRequirement(Int, of: Int)
    /// Its claim waits until another member has failed.
    case held(Int, by: Int)
  }

  /// Where a member stands.
  public enum Standing: UInt8, Hashable, Sendable {
    /// In no contest.
    case absent
    /// In a contest, without a claim.
    case undecided
    /// Wants to win.
    case claiming
    /// Has won and goes on.
    case winner
    /// Has won and is done.
    case finished
    /// Has lost or given up.
    case out
  }

  private struct Member: Equatable, Sendable {
    var standing: Standing = .absent
    /// One bit a contest; bits stay until the member leaves.
    var contests: UInt64 = 0
    /// Who holds its claim back, so that this is said once.
    var holder: Int = -1
  }

  private var members: [Member]
  private let order: [Int]
  private var allowed: [Bool]
  private var required: [Bool]
  private var spared: [Bool]
  private var claims: Int = 0

  /// Makes a referee of members 0..<count that are asked in an order; without one, by number.
  public init(count: Int, order: [Int]? = nil) {
    members = Array(repeating: Member(), count: count)
    self.order = order ?? Array(0..<count)
    allowed = Array(repeating: false, count: count * count)
    required = allowed
    spared = allowed
  }

  private func pair(_ a: Int, _ b: Int) -> Int { a * members.count + b }

  /// Lets two members win the same contest.
  public mutating func allow(_ a: Int, with b: Int) {
    allowed[pair(a, b)] = true
    allowed[pair(b, a)] = true
  }

  /// Keeps a member from losing to another one, but not the other way round.
  public mutating func spare(_ member: Int, from winner: Int) {
    spared[pair(member, winner)] = true
  }

  /// Makes a member wait for another one to fail.
  ///
  /// The answer is nil, or, where that would make a circle of members that wait for each other, the
  /// circle, and nothing is changed.
  public mutating func requireFailure(of other: Int, by member: Int) -> [Int]? {
    if let path = path(from: other, to: member) { return path }
    required[pair(member, other)] = true
    return nil
  }

  /// Whether a member waits for another one to fail.
  public func requires(_ member: Int, failureOf other: Int) -> Bool {
    required[pair(member, other)]
  }

  private func path(from start: Int, to end: Int) -> [Int]? {
    var stack: [[Int]] = [[start]]
    var seen = Array(repeating: false, count: members.count)
    while let path = stack.popLast() {
      guard let last = path.last, !seen[last] else { continue }
      if last == end { return [end] + path }
      seen[last] = true
      for next in members.indices where required[pair(last, next)] {
        stack.append(path + [next])
      }
    }
    return nil
  }

  /// Where a member stands.
  public func standing(of member: Int) -> Standing { members[member].standing }

  /// Who holds a member's claim back; nil if nobody does.
  public func holder(of member: Int) -> Int? {
    guard members[member].standing == .claiming, members[member].holder >= 0 else { return nil }
    return members[member].holder
  }

  /// Contests that any member still has a part in, one bit each.
  public var contests: UInt64 {
    var all: UInt64 = 0
    for member in members { all |= member.contests }
    return all
  }

  /// Puts a member into contests, one bit each.
  public mutating func enter(_ member: Int, contests: UInt64) {
    members[member].contests |= contests
    if members[member].standing == .absent { members[member].standing = .undecided }
  }

  /// Takes down that a member wants to win; `settle` decides.
  public mutating func claim(_ member: Int) {
    guard members[member].standing == .undecided else { return }
    members[member].standing = .claiming
    claims += 1
  }

  /// Takes down that a member is out by itself.
  public mutating func giveUp(_ member: Int) {
    guard members[member].standing == .undecided || members[member].standing == .claiming else {
      return
    }
    expel(member)
  }

  private mutating func expel(_ member: Int) {
    if members[member].standing == .claiming { claims -= 1 }
    members[member].standing = .out
  }

  /// Takes down that a winner is done.
  public mutating func finish(_ member: Int) {
    if members[member].standing == .winner { members[member].standing = .finished }
  }

  /// Takes a member out of every contest, ready to enter the next one.
  public mutating func leave(_ member: Int) {
    if members[member].standing == .claiming { claims -= 1 }
    members[member] = Member()
  }

  /// How many others could still take a member's contests from it.
  public func rivals(of member: Int) -> Int {
    var count = 0
    for other in members.indices where other != member && shares(member, other) {
      switch members[other].standing {
      case .undecided, .claiming, .winner:
        if !allowed[pair(member, other)] { count += 1 }
      case .absent, .finished, .out:
        continue
      }
    }
    return count
  }

  private func shares(_ a: Int, _ b: Int) -> Bool {
    members[a].contests & members[b].contests != 0
  }

  /// Decides every claim that can be decided and appends the verdicts in the order in which they
  /// are to be told.
  public mutating func settle(into verdicts: inout [Verdict]) {
    while claims > 0 {
      var isSettled = true
      for member in order where members[member].standing == .claiming {
        isSettled = decide(member, &verdicts) && isSettled
      }
      if isSettled { return }
    }
  }

  /// Decides one claim; true if it stays as it was.
  private mutating func decide(_ member: Int, _ verdicts: inout [Verdict]) -> Bool {
    var holder = -1
    for other in order where required[pair(member, other)] && shares(member, other) {
      switch members[other].standing {
      case .undecided, .claiming:
        if holder < 0 { holder = other }
      case .winner, .finished:
        expel(member)
        verdicts.append(.losesRequirement(member, of: other))
        return false
      case .absent, .out:
        continue
      }
    }
    for other in order where excludes(other, member) {
      if members[other].standing == .winner || members[other].standing == .finished {
        expel(member)
        verdicts.append(.loses(member, to: other))
        return false
      }
    }
    if holder >= 0 {
      if members[member].holder != holder { verdicts.append(.held(member, by: holder)) }
      members[member].holder = holder
      return true
    }
    win(member, &verdicts)
    return false
  }

  /// Whether one that wins puts the other out.
  private func excludes(_ winner: Int, _ loser: Int) -> Bool {
    winner != loser && shares(winner, loser) && !allowed[pair(winner, loser)]
      && !spared[pair(loser, winner)]
  }

  private mutating func win(_ member: Int, _ verdicts: inout [Verdict]) {
    for other in order where other != member {
      guard members[other].standing == .undecided || members[other].standing == .claiming
      else { continue }
      if required[pair(other, member)] && shares(other, member) {
        expel(other)
        verdicts.append(.losesRequirement(other, of: member))
      } else if excludes(member, other) {
        expel(other)
        verdicts.append(.loses(other, to: member))
      }
    }
    claims -= 1
    members[member].standing = .winner
    members[member].holder = -1
    verdicts.append(.wins(member))
  }
}
