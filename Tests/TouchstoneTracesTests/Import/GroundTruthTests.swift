import Testing
import Touchstone
import TouchstoneTraces

/// Every recording of the shared folder holds the fingers that an independent reader found in it.
@Suite struct GroundTruthTests {
  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `every recording holds the fingers of the table`() throws {
    var wrong: [String] = []
    let table = try JSONValue(try SharedFolder.bytes("traces/ground_truth.json"))
    let files = table["files"]?.members ?? []
    for file in files {
      var options = TraceOptions()
      options.acceptsUntimed = true
      let reading = Reading(try SharedFolder.bytes("traces/" + file.key), options, block: 1000)
      if let error = reading.error { wrong.append("\(file.key): \(error.message)") }
      let expected = file.value["contacts"]?.elements ?? []
      if expected.count != reading.contacts.count {
        wrong.append("\(file.key): \(reading.contacts.count) fingers, not \(expected.count)")
      }
      for (index, (contact, truth)) in zip(reading.contacts, expected).enumerated() {
        wrong += differences(contact, truth).map { "\(file.key) finger \(index): \($0)" }
      }
    }
    #expect(wrong == [])
    #expect(files.count == 43)
  }

  private func differences(_ contact: TraceContact, _ truth: JSONValue) -> [String] {
    var wrong: [String] = []
    func compare(_ key: String, _ found: [Double]?, within tolerance: Double = 0) {
      guard let expected = truth[key] else { return }
      let numbers = expected.elements?.compactMap { $0.number } ?? expected.number.map { [$0] }
      let isSame =
        numbers?.count == found?.count
        && zip(numbers ?? [], found ?? []).allSatisfy { abs($0 - $1) <= tolerance }
      if !isSame { wrong.append("\(key) is \(found ?? []), not \(expected.text)") }
    }
    let isKnown = contact.startPosition != nil
    compare("start", contact.start.map { [$0.seconds] }, within: 1e-6)
    compare("stop", contact.stop.map { [$0.seconds] }, within: 1e-6)
    compare("startXY", contact.startPosition.map { [$0.x, $0.y] })
    compare("endXY", contact.endPosition.map { [$0.x, $0.y] })
    compare("displacement", contact.displacement.map { [$0.x, $0.y] })
    compare("maxDisplacement", isKnown ? [contact.maximumDisplacement] : nil, within: 1e-3)
    compare("path", isKnown ? [contact.path] : nil, within: 1e-3)
    compare("samples", [Double(contact.samples)])
    compare("slot", contact.slot.map { [Double($0)] })
    compare("trackingId", contact.trackingID.map { [Double($0)] })
    let end = contact.end.map { "\($0)" }
    if let expected = truth["end"]?.string, end != expected {
      wrong.append("end is \(end ?? "nil"), not \(expected)")
    }
    return wrong
  }
}
