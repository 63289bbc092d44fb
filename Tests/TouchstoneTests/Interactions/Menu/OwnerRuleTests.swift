import Testing
import Touchstone

@Suite struct OwnerRuleTests {
  @Test func `only the owner may, and nobody is the owner until the profile is there`() {
    let table: [(profile: OwnerRule.Profile, verdict: OwnerRule.Verdict)] = [
      (.user("ann"), .allowed), (.user("bob"), .notOwner), (.user(""), .notOwner),
      (.user("Ann"), .notOwner), (.loading, .profileLoading), (.failed, .profileFailed),
    ]
    #expect(
      table.map { OwnerRule(owner: "ann", profile: $0.profile).verdict } == table.map(\.verdict))
  }

  @Test func `a playlist without an owner belongs to nobody`() {
    #expect(OwnerRule(owner: "", profile: .user("")).verdict == .notOwner)
    #expect(OwnerRule(owner: "", profile: .loading).verdict == .profileLoading)
  }
}
