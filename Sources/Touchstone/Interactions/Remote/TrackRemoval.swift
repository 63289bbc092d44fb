/// Removes tracks from a playlist on a server: who may, what to send, what an answer means.
///
/// Sending is the host's. The request is `DELETE /playlists/{id}/tracks` with the track's address as
/// JSON; it worked only if the answer is a JSON object with a text under `snapshot_id`. Every
/// request carries the token of its deletion, and its outcome goes back to whoever asked under that
/// token, once.
///
/// | input | if | effect |
/// | --- | --- | --- |
/// | remove | the person is the owner | send |
/// | remove | not, or not known yet | result: why not |
/// | answer | with a snapshot | result: done |
/// | answer | without, or no JSON | result: what was found |
/// | unreachable | | result: the reason |
/// | answer, unreachable | nobody waits for the token | |
public struct TrackRemoval: Machine {
  /// What can happen to it.
  public enum Input: Hashable, Sendable {
    /// More is known about the person.
    case profile(OwnerRule.Profile)
    /// A track shall be removed.
    case remove(RowID, DeletionToken)
    /// The server answers.
    case answer(DeletionToken, body: [UInt8])
    /// The server cannot be asked, for a reason.
    case unreachable(DeletionToken, reason: String)
  }

  /// What its host shall do.
  public enum Effect: Hashable, Sendable {
    /// Send a request; answer with the token.
    case send(RemoteRequest, DeletionToken)
    /// Tell whoever asked: done, or why not.
    case result(DeletionToken, failure: String?)
  }

  /// The playlist's id.
  public let playlist: String
  /// Who may remove its tracks.
  public private(set) var owner: OwnerRule
  /// Tokens whose requests wait for an answer, in order.
  public private(set) var waiting: [DeletionToken] = []

  /// Makes a removal with nothing to remove.
  public init(playlist: String, owner: OwnerRule) {
    self.playlist = playlist
    self.owner = owner
  }

  /// What an input would lead to now, and why.
  public func decision(on input: Input) -> Decision {
    switch input {
    case .profile(let profile):
      return .knows(OwnerRule(owner: owner.owner, profile: profile).verdict)
    case .remove(let track, let token):
      if waiting.contains(token) { return .ignores(.asked(token)) }
      let verdict = owner.verdict
      return verdict == .allowed ? .asks(track, token) : .refuses(track, token, verdict)
    case .answer(let token, let body):
      if !waiting.contains(token) { return .ignores(.unknown(token)) }
      do throws(RemoteAnswerError) {
        return .works(token, snapshot: try TrackRemoval.snapshot(in: body))
      } catch {
        return .isUseless(token, error)
      }
    case .unreachable(let token, let reason):
      return waiting.contains(token) ? .fails(token, reason: reason) : .ignores(.unknown(token))
    }
  }

  /// Handles one input and appends what the host shall do, in order.
  public mutating func send(_ input: Input, into effects: inout [Effect]) {
    switch decision(on: input) {
    case .knows:
      if case .profile(let profile) = input { owner.profile = profile }
    case .asks(let track, let token):
      waiting.append(token)
      effects.append(.send(request(removing: track), token))
    case .refuses(_, let token, let verdict):
      effects.append(.result(token, failure: verdict.text))
    case .works(let token, _):
      settle(token, nil, &effects)
    case .isUseless(let token, let error):
      settle(token, error.text, &effects)
    case .fails(let token, let reason):
      settle(token, reason, &effects)
    case .ignores:
      break
    }
  }

  private mutating func settle(
    _ token: DeletionToken, _ failure: String?, _ effects: inout [Effect]
  ) {
    waiting.removeAll { $0 == token }
    effects.append(.result(token, failure: failure))
  }
}

extension TrackRemoval {
  /// What to send to remove a track.
  public func request(removing track: RowID) -> RemoteRequest {
    var body = Array(#"{"tracks":[{"uri":"#.utf8)
    RemoteRequest.appendQuoted("spotify:track:" + track.text, to: &body)
    body += Array("}]}".utf8)
    return RemoteRequest(
      method: "DELETE", path: "/playlists/\(RemoteRequest.escaped(playlist))/tracks",
      headers: [RemoteRequest.Header("Content-Type", "application/json")], body: body)
  }

  /// The snapshot that an answer names; anything else is an error that says what was found.
  public static func snapshot(in answer: [UInt8]) throws(RemoteAnswerError) -> String {
    var reader = RemoteAnswerReader(answer)
    return try reader.text(under: "snapshot_id")
  }

  /// What an input leads to, and why nothing if nothing.
  public enum Decision: Hashable, Sendable {
    /// It is known whether the person is the owner.
    case knows(OwnerRule.Verdict)
    /// The server is asked to remove a track.
    case asks(RowID, DeletionToken)
    /// The person may not remove a track.
    case refuses(RowID, DeletionToken, OwnerRule.Verdict)
    /// The server has done it.
    case works(DeletionToken, snapshot: String)
    /// The server's answer cannot be used, so it counts as a failure.
    case isUseless(DeletionToken, RemoteAnswerError)
    /// The server could not be asked.
    case fails(DeletionToken, reason: String)
    /// Nothing.
    case ignores(Ignored)
  }

  /// Why an input leads to nothing.
  public enum Ignored: Hashable, Sendable {
    /// The server has been asked under that token.
    case asked(DeletionToken)
    /// Nobody waits for that token, or it has its answer.
    case unknown(DeletionToken)
  }
}
