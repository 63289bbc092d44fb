/// Something in a recording that is not as it should be and that a reader could cope with.
public struct TraceWarning: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The closing line is missing.
    case noEnd
    /// The last line or record is cut off and left out.
    case cutOff
    /// Time went back and was held at the time before.
    case timeWentBack
    /// A touch that makes no sense: moved or lifted while not down, or down twice.
    case strayTouch
    /// A line without content.
    case blankLine
    /// A byte order mark at the start.
    case byteOrderMark
    /// Lines that end in a carriage return.
    case carriageReturn
    /// Text in UTF-16, as some shells write it.
    case utf16
    /// The closing line counts other frames than there are.
    case frameCount
    /// The closing line lies before the last frame.
    case endBeforeLast
    /// The last frame is not closed and left out.
    case unfinishedFrame
    /// The device lost events; its fingers are cancelled.
    case eventsDropped
    /// A position for a finger that is not down.
    case moveInIdleSlot
    /// A lift of a finger that is not down.
    case upWithoutDown
    /// The same finger announced twice.
    case sameContactAgain
    /// A finger that lands without saying where; an older position is used.
    case downWithoutPosition
    /// A finger whose position was never sent; it is left out.
    case noPosition
    /// A finger still down at the end.
    case openAtEnd
    /// A slot number beyond what any device has; left out.
    case slotOutOfRange
    /// A frame with more events than any device sends; left out.
    case longFrame
    /// A line of no known form; left out.
    case skippedLine
    /// No axis ranges; one unit of the device is taken as one point.
    case noAxes
    /// Touches of another device; left out.
    case otherDevice
    /// A palm instead of a finger; cancelled.
    case palm
    /// More fingers than can be followed.
    case tooManyContacts
    /// A number beyond its range, held at the limit.
    case outOfRange
  }

  /// What is wrong.
  public var kind: Kind
  /// How often.
  public var count: Int
  /// The line of the first time, or the record in a binary file.
  public var line: Int
}
