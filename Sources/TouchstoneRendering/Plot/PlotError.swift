/// Why a plot cannot be drawn.
public enum PlotError: Error, Hashable, Sendable {
  /// There is not a single finite sample.
  case noSamples
  /// A number is beyond ±1e15; `place` names the series, threshold or band.
  case outOfRange(place: String, Double)
  /// There is no room for so many panels; sizes are in points.
  case tooSmall(needed: Double, height: Double)

  /// One line for a person: what was found and what was expected.
  public var message: String {
    switch self {
    case .noSamples:
      "the plot has no finite sample; expected at least one"
    case .outOfRange(let place, let value):
      "\(place): the value \(value) is beyond ±1e15, or a threshold or band is not finite"
    case .tooSmall(let needed, let height):
      "the plot is \(height) points high; its panels need at least \(needed)"
    }
  }
}
