/// A span of time that has a name, such as a gesture's state.
///
/// Bands with the same label have the same colour.
public struct PlotBand: Hashable, Sendable {
  /// What holds during the band; shown above it where there is room.
  public var label: String
  /// Where it starts, in seconds.
  public var start: Double
  /// Where it ends, in seconds.
  public var end: Double

  /// Makes a band.
  public init(_ label: String, from start: Double, to end: Double) {
    self.label = label
    self.start = start
    self.end = end
  }
}
