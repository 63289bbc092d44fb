/// The album that a header card recommends today.
public struct TodaysPick: Hashable, Sendable {
  /// Who made it.
  public var artist: String
  /// The album's name.
  public var album: String
  /// The track that the button plays.
  public var title: String

  /// Makes a pick.
  public init(artist: String, album: String, title: String) {
    self.artist = artist
    self.album = album
    self.title = title
  }

  /// What the card says.
  public var caption: String { "Today's pick is \(artist)'s album - \(album), let's listen." }

  /// What the button's handler is asked for.
  public var command: String { "play \(title)" }
}
