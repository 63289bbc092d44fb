/// How wide a row is, how much each of its ends reveals, and which way its language runs.
///
/// Offsets are points, positive to the right. Content that moves to the left reveals the right end.
public struct RowLayout: Hashable, Sendable {
  /// Width of the row, in points; 0 before the first layout.
  public var width: Double
  /// Width of what the trailing end reveals, in points; 0 for nothing.
  public var trailing: Double
  /// Width of what the leading end reveals, in points; 0 for nothing.
  public var leading: Double
  /// Which way the language runs.
  public var direction: LayoutDirection

  /// Makes a layout; the numbers are checked by the row that takes it.
  public init(
    width: Double, trailing: Double, leading: Double = 0,
    direction: LayoutDirection = .leftToRight
  ) {
    self.width = width
    self.trailing = trailing
    self.leading = leading
    self.direction = direction
  }

  /// The sign of an offset that reveals a side: −1 for content that moves to the left.
  public func sign(of side: RowSide) -> Double {
    (side == .trailing) == (direction == .leftToRight) ? -1 : 1
  }

  /// The side that an offset reveals; nil for 0.
  public func side(of offset: Double) -> RowSide? {
    if offset == 0 { return nil }
    return (offset < 0) == (direction == .leftToRight) ? .trailing : .leading
  }

  /// How far the content moves to reveal a side, in points; never more than the row is wide.
  public func revealWidth(of side: RowSide) -> Double {
    min(reach(of: side), width)
  }

  /// How far the content of a row that is wide enough moves to reveal a side.
  func reach(of side: RowSide) -> Double { side == .trailing ? trailing : leading }

  /// How far the content moves to reveal the side of an offset; 0 for an offset of 0.
  func revealWidth(towards offset: Double) -> Double {
    // A closure that captures the layout would be allocated for each move of a finger.
    guard let side = side(of: offset) else { return 0 }
    return revealWidth(of: side)
  }

  /// Where a row that is open at a side rests.
  func rest(at side: RowSide) -> Double { sign(of: side) * revealWidth(of: side) }

  /// The layout with some of its parts replaced; nil: as before.
  func changed(
    _ width: Double?, _ trailing: Double?, _ leading: Double?, _ direction: LayoutDirection?
  ) -> RowLayout {
    RowLayout(
      width: width ?? self.width, trailing: trailing ?? self.trailing,
      leading: leading ?? self.leading, direction: direction ?? self.direction)
  }

  func validate() throws(ConfigurationError) {
    try ConfigurationError.check("width", width)
    try ConfigurationError.check("trailing", trailing)
    try ConfigurationError.check("leading", leading)
  }
}
