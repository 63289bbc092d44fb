/// A span of time that has a name, such as a gesture's state.
///
/// Bands of one lane stand side by side above the panels; the first lane also shades the panels.
/// Bands with the same label have the same colour, unless they have one of their own.
public struct PlotBand: Hashable, Sendable {
  /// What holds during the band; shown in it where there is room.
  public var label: String
  /// Where it starts, in seconds.
  public var start: Double
  /// Where it ends, in seconds.
  public var end: Double
  /// What the band tells about, such as a recognizer; written at the left.
  public var lane: String
  /// The colour before it is made transparent; nil takes one of the plot's own.
  public var color: Color?

  /// Makes a band.
  public init(
    _ label: String, from start: Double, to end: Double, lane: String = "", color: Color? = nil
  ) {
    self.label = label
    self.start = start
    self.end = end
    self.lane = lane
    self.color = color
  }
}
