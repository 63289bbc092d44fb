/// A track of the second system's playlist.
public struct Track: Hashable, Sendable {
  /// Names it for as long as it lives; not empty.
  public var id: String
  /// What is written on its row.
  public var title: String
  /// Who made it.
  public var artist: String

  /// Makes a track.
  public init(id: String, title: String, artist: String) {
    self.id = id
    self.title = title
    self.artist = artist
  }

  /// Tracks to begin with.
  public static let samples: [Track] = [
    Track(id: "4uLU6hMC", title: "Low Tide", artist: "Harbour"),
    Track(id: "1301WleY", title: "봄날의 산책", artist: "가온"),
    Track(id: "7ouMYWpw", title: "Paper Boats ⛵️", artist: "Odd Fellows"),
    Track(id: "0VjIjW4G", title: "Nine Lanterns", artist: "Mira"),
    Track(id: "2takcwOa", title: "Slow Train", artist: "The Sidings"),
  ]
}
