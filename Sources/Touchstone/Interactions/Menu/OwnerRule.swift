/// Decides whether a person may change a thing: only its owner may.
///
/// While nobody knows who the person is, nobody is the owner; an empty id is nobody's.
public struct OwnerRule: Hashable, Sendable {
  /// Whose it is.
  public var owner: String
  /// Who is using the app, as far as that is known.
  public var profile: Profile

  /// What is known about the person who uses the app.
  public enum Profile: Hashable, Sendable {
    /// Not known yet.
    case loading
    /// It could not be found out.
    case failed
    /// The person's id.
    case user(String)
  }

  /// What the rule says.
  public enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
    /// The person is the owner.
    case allowed
    /// The person is somebody else.
    case notOwner
    /// Nobody is the owner while the profile is loading.
    case profileLoading
    /// Nobody is the owner without a profile.
    case profileFailed

    /// The verdict in words, to be told to the person.
    public var text: String {
      switch self {
      case .allowed: "you are the owner"
      case .notOwner: "only the owner may change this"
      case .profileLoading: "your profile is still loading"
      case .profileFailed: "your profile could not be loaded"
      }
    }
  }

  /// Makes a rule.
  public init(owner: String, profile: Profile) {
    self.owner = owner
    self.profile = profile
  }

  /// Whether the person may.
  public var verdict: Verdict {
    switch profile {
    case .loading: .profileLoading
    case .failed: .profileFailed
    case .user(let id): id == owner && !id.isEmpty ? .allowed : .notOwner
    }
  }
}
