import Touchstone

extension TraceHeader {
  /// Reads the object of a first line; the error's column is that of the whole line.
  init(_ members: [JSONMember], line: Int) throws(TraceError) {
    keys = []
    guard let version = members.first(where: { $0.key == "trace" })?.value else {
      throw TraceError(
        line: line, column: 1, expected: #"a header that begins with {"trace":1"#,
        found: "no key trace",
        advice: "the first line of a trace says which version of the format it is")
    }
    guard version.integer == TraceHeader.version else {
      throw TraceError(
        line: line, expected: "trace version 1", found: version.text,
        advice: "a newer touchstone may read it")
    }
    for member in members {
      keys.append(member.key)
      try take(member, line: line)
    }
  }

  private mutating func take(_ member: JSONMember, line: Int) throws(TraceError) {
    let value = member.value
    func bad(_ expected: String) -> TraceError {
      TraceError(line: line, expected: "\(member.key) to be \(expected)", found: value.text)
    }
    func text() throws(TraceError) -> String {
      guard let text = value.string else { throw bad("text") }
      return text
    }
    switch member.key {
    case "trace": break
    case "hz":
      guard let hz = value.integer, [1000, 1_000_000, 1_000_000_000].contains(hz) else {
        throw bad("1000, 1000000 or 1000000000")
      }
      ticksPerSecond = hz
    case "view":
      guard let pair = TraceHeader.pair(value), pair.0 > 0, pair.1 > 0 else {
        throw bad("[width,height], both above 0")
      }
      view = Size(width: pair.0, height: pair.1)
    case "axes":
      guard let ranges = value.elements, ranges.count == 2, let x = TraceHeader.pair(ranges[0]),
        let y = TraceHeader.pair(ranges[1]),
        let axes = TraceAxes(minX: x.0, maxX: x.1, minY: y.0, maxY: y.1)
      else { throw bad("[[minX,maxX],[minY,maxY]] with each minimum below its maximum") }
      self.axes = axes
    case "units":
      // Any other word is for somebody else and stays as it is.
      isInDeviceUnits = value == .string("device")
      if !isInDeviceUnits { unknown.append(member) }
    case "orient":
      guard let orientation = TraceOrientation(try text()) else {
        throw bad("any of flipX, flipY, swap joined by +")
      }
      self.orientation = orientation
    case "device": device = try text()
    case "source": source = try text()
    case "title": title = try text()
    default: unknown.append(member)
    }
  }

  private static func pair(_ value: JSONValue) -> (Double, Double)? {
    guard let elements = value.elements, elements.count == 2, let first = elements[0].number,
      let second = elements[1].number
    else { return nil }
    return (first, second)
  }

  /// The line as an object: keys in the order in which they were read, new ones behind.
  var members: [JSONMember] {
    let canonical = ["trace", "hz", "view", "axes", "units", "orient", "device", "source", "title"]
    var members: [JSONMember] = []
    for key in keys {
      if let member = unknown.first(where: { $0.key == key }) {
        members.append(member)
      } else if let value = value(of: key) {
        members.append(JSONMember(key, value))
      }
    }
    for key in canonical where !keys.contains(key) {
      if key == "hz" && ticksPerSecond == 1_000_000 { continue }
      if let value = value(of: key) { members.append(JSONMember(key, value)) }
    }
    members += unknown.filter { !keys.contains($0.key) }
    return members
  }

  private func value(of key: String) -> JSONValue? {
    switch key {
    case "trace": .integer(TraceHeader.version)
    case "hz": .integer(ticksPerSecond)
    case "view": view.flatMap { TraceHeader.array([$0.width, $0.height]) }
    case "axes":
      axes.flatMap { axes in
        guard let x = TraceHeader.array([axes.minX, axes.maxX]),
          let y = TraceHeader.array([axes.minY, axes.maxY])
        else { return nil }
        return .array([x, y])
      }
    case "units": isInDeviceUnits ? .string("device") : nil
    case "orient": orientation.isEmpty ? nil : .string(orientation.text)
    case "device": device.map { .string($0) }
    case "source": source.map { .string($0) }
    case "title": title.map { .string($0) }
    default: nil
    }
  }

  private static func array(_ numbers: [Double]) -> JSONValue? {
    let values = numbers.compactMap { JSONValue.number($0) }
    return values.count == numbers.count ? .array(values) : nil
  }
}
