extension TraceWarning.Kind {
  /// The name in lists for programs.
  public var name: String {
    switch self {
    case .noEnd: "noEnd"
    case .cutOff: "cutOff"
    case .timeWentBack: "timeWentBack"
    case .strayTouch: "strayTouch"
    case .blankLine: "blankLine"
    case .byteOrderMark: "byteOrderMark"
    case .carriageReturn: "carriageReturn"
    case .utf16: "utf16"
    case .frameCount: "frameCount"
    case .endBeforeLast: "endBeforeLast"
    case .unfinishedFrame: "unfinishedFrame"
    case .eventsDropped: "eventsDropped"
    case .moveInIdleSlot: "moveInIdleSlot"
    case .upWithoutDown: "upWithoutDown"
    case .sameContactAgain: "sameContactAgain"
    case .downWithoutPosition: "downWithoutPosition"
    case .noPosition: "noPosition"
    case .openAtEnd: "openAtEnd"
    case .slotOutOfRange: "slotOutOfRange"
    case .longFrame: "longFrame"
    case .skippedLine: "skippedLine"
    case .noAxes: "noAxes"
    case .otherDevice: "otherDevice"
    case .palm: "palm"
    case .tooManyContacts: "tooManyContacts"
    case .outOfRange: "outOfRange"
    }
  }

  /// What is wrong, in words for a person.
  public var text: String {
    switch self {
    case .noEnd: "the closing line is missing, the recording may be cut off"
    case .cutOff: "the last line is cut off and was left out"
    case .timeWentBack: "time goes back; the time before was kept"
    case .strayTouch: "a touch makes no sense: moved or lifted while not down, or down twice"
    case .blankLine: "a line is empty"
    case .byteOrderMark: "the file starts with a byte order mark"
    case .carriageReturn: "lines end in a carriage return"
    case .utf16: "the text is UTF-16"
    case .frameCount: "the closing line counts other frames than there are"
    case .endBeforeLast: "the closing line lies before the last frame"
    case .unfinishedFrame: "the last frame is not closed and was left out"
    case .eventsDropped: "the device lost events; its fingers were cancelled"
    case .moveInIdleSlot: "a position was sent for a finger that is not down"
    case .upWithoutDown: "a finger was lifted that is not down"
    case .sameContactAgain: "the same finger was announced twice"
    case .downWithoutPosition: "a finger landed without saying where; its older position was used"
    case .noPosition: "the position of a finger was never sent; the finger was left out"
    case .openAtEnd: "a finger is still down at the end; it was cancelled"
    case .slotOutOfRange: "a slot number is beyond what a device has; it was left out"
    case .longFrame: "a frame holds more events than a device sends; it was left out"
    case .skippedLine: "a line has no known form and was left out"
    case .noAxes: "the axis ranges are not known; one unit of the device was taken as one point"
    case .otherDevice: "another device has touches too; they were left out"
    case .palm: "a palm touched; it was cancelled"
    case .tooManyContacts: "there are more fingers at once than can be followed"
    case .outOfRange: "a number is beyond its range and was held at the limit"
    }
  }
}

extension TraceWarning {
  /// One sentence for a person, with the count and the line of the first time.
  public var message: String {
    var message = kind.text
    if count > 1 { message += " (\(count) times" } else if line > 0 { message += " (" }
    if line > 0 { message += count > 1 ? ", first in line \(line)" : "line \(line)" }
    return count > 1 || line > 0 ? message + ")" : message
  }
}
