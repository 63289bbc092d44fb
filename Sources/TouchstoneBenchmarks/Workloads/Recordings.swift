import Touchstone
import TouchstoneTraces

/// The mixed gestures as native traces, made once.
enum Recordings {
  /// Lines with touches in each.
  static let events = Gestures.mixed.count
  /// Bytes handed to a reader at once.
  static let blockSize = 1 << 16

  /// Coordinates in sixteenths of a point: at most four decimals.
  static let short: [UInt8] = written(records { (($0 * 16).rounded()) / 16 })

  /// Coordinates with all their digits.
  static let full: [UInt8] = written(records { $0 })

  /// The short trace with its keys in another order than the writer's.
  static let shuffled: [UInt8] = shuffle(short)

  /// The short trace with a space after every comma and colon, as many programs write JSON.
  static let spaced: [UInt8] = short.flatMap { byte in
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") ? [byte, 0x20] : [byte]
  }

  /// What the short trace is written from.
  static let shortRecords: [TraceRecord] = records { (($0 * 16).rounded()) / 16 }

  /// What the full trace is written from.
  static let fullRecords: [TraceRecord] = records { $0 }

  private static func records(_ rounding: (Double) -> Double) -> [TraceRecord] {
    Gestures.mixed.map { frame in
      var record = TraceRecord(time: frame.time)
      record.touches = frame.touches.map { touch in
        let place = Point(x: rounding(touch.position.x), y: rounding(touch.position.y))
        return Touch(id: touch.id, phase: touch.phase, position: place)
      }
      return record
    }
  }

  /// A whole trace of records; none is lost, for every coordinate is finite.
  static func written(_ records: [TraceRecord]) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = TraceWriter()
    do throws(TraceError) {
      try writer.write(TraceLine(.header(TraceHeader())), to: &bytes)
      for record in records { try writer.write(record, to: &bytes) }
    } catch {
      preconditionFailure(error.message)
    }
    writer.writeEnd(to: &bytes)
    return bytes
  }

  /// Moves the time of every line with touches behind the touches.
  private static func shuffle(_ trace: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in trace.split(separator: 10) {
      if line.starts(with: #"{"t":"#.utf8), let comma = line.firstIndex(of: UInt8(ascii: ",")) {
        let time = line[line.index(after: line.startIndex)..<comma]
        bytes.append(UInt8(ascii: "{"))
        bytes += line[line.index(after: comma)...].dropLast()
        bytes.append(UInt8(ascii: ","))
        bytes += time
        bytes.append(UInt8(ascii: "}"))
      } else {
        bytes += line
      }
      bytes.append(10)
    }
    return bytes
  }
}
