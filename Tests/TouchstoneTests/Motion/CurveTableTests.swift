import Testing
import Touchstone

/// Decay, projection, rubber band and the fade of a velocity against the tables.
@Suite(.enabled(if: ConformanceTable.isPresent, "no conformance data: set TOUCHSTONE_SHARED"))
struct CurveTableTests {
  @Test func `every curve of the table agrees`() throws {
    let entries = try ConformanceTable("curves.json").entries("curves")
    var failures: [String] = []
    for entry in entries {
      let pairs = try CurveTableTests.pairs(entry)
      if pairs.isEmpty { failures.append("\(entry.id): nothing compared, kind \(entry.kind)") }
      for (what, found, expected) in pairs {
        if !((found - expected).magnitude <= 1e-12 * max(1, expected.magnitude)) {
          failures.append("\(entry.id) \(what): \(found), expected \(expected)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(entries.count == 15)
  }

  private typealias Pair = (what: String, found: Double, expected: Double)

  private static func pairs(_ entry: ConformanceTable.Entry) throws -> [Pair] {
    func number(_ key: String) throws -> Double { try #require(entry.number(key), "\(key)") }
    switch entry.kind {
    case "fade":
      let rate = try DecelerationRate(perMillisecond: number("rate"))
      let left = try number("velocity") * rate.remainder(after: number("seconds"))
      return [("velocity", left, try number("result"))]
    case "projection":
      let rate = try DecelerationRate(perMillisecond: number("rate"))
      let velocity = try number("velocity")
      return [
        ("exact", Projection.exact(rate).distance(for: velocity), try number("exact")),
        ("discrete", Projection.discrete(rate).distance(for: velocity), try number("discrete")),
      ]
    case "rubberBand":
      let band = try RubberBand(
        dimension: number("dimension"), coefficient: number("constant"))
      let offset = band.offset(for: try number("x"))
      return [
        ("offset", offset, try number("offset")),
        ("inverse", band.overscroll(for: offset), try number("x")),
      ]
    case "rubberBandFactor":
      return entry.rows("samples").compactMap { row in
        guard let fraction = row[0], let factor = row[1] else { return nil }
        return (
          "factor", RubberBand.flutterFactor(overscrollFraction: fraction), factor
        )
      }
    case "predictedEnd":
      return try predictedEnd(entry)
    case "friction":
      return try friction(entry)
    case "boundedDecay":
      return try boundedDecay(entry)
    default:
      return []
    }
  }

  private static func predictedEnd(_ entry: ConformanceTable.Entry) throws -> [Pair] {
    func vector(_ key: String) throws -> Vector {
      let numbers = try #require(entry.numbers(key))
      return Vector(x: numbers[0], y: numbers[1])
    }
    let way = Projection.quarterSecond.distance(for: try vector("velocity"))
    let velocity = Projection.quarterSecond.velocity(
      for: try vector("predictedLocation") - vector("location"))
    let location = try vector("location") + way
    let translation = try vector("translation") + way
    return [
      ("x", location.x, try vector("predictedLocation").x),
      ("y", location.y, try vector("predictedLocation").y),
      ("translation x", translation.x, try vector("predictedTranslation").x),
      ("translation y", translation.y, try vector("predictedTranslation").y),
      ("velocity x", velocity.x, try vector("velocity").x),
      ("velocity y", velocity.y, try vector("velocity").y),
    ]
  }

  private static func friction(_ entry: ConformanceTable.Entry) throws -> [Pair] {
    let decay = try Decay(
      from: #require(entry.number("position")), initialVelocity: #require(entry.number("velocity")),
      rate: DecelerationRate(perSecond: #require(entry.number("drag"))),
      constantDeceleration: entry.number("constantDeceleration") ?? 0, settling: .points(1e-9))
    var pairs: [Pair] = [("final", decay.target, try #require(entry.number("final")))]
    if let stop = entry.number("stop") {
      pairs.append(("stop", decay.settlingTime ?? .nan, stop))
    } else {
      // "time at x(0.5) is 0.5"
      pairs.append(("time", decay.time(reaching: decay.value(at: 0.5)) ?? .nan, 0.5))
    }
    return pairs + samples(entry, of: decay)
  }

  private static func boundedDecay(_ entry: ConformanceTable.Entry) throws -> [Pair] {
    let description = try #require(entry.entry("spring"))
    let stiffness = try #require(description.number("stiffness"))
    let mass = try #require(description.number("mass"))
    let spring = try Spring(
      mass: mass, stiffness: stiffness,
      damping: 2 * #require(description.number("dampingRatio")) * (mass * stiffness).squareRoot())
    let motion = try BoundedDecay(
      from: #require(entry.number("position")), initialVelocity: #require(entry.number("velocity")),
      rate: DecelerationRate(perSecond: #require(entry.number("drag"))),
      lowerBound: entry.number("leading") ?? -.infinity,
      upperBound: entry.number("trailing") ?? .infinity, spring: spring,
      maximumTransferVelocity: #require(entry.number("maximumTransferVelocity")),
      settling: .points(1e-9))
    #expect(motion.switchTime == entry.number("switch"))
    return samples(entry, of: motion)
  }

  private static func samples(
    _ entry: ConformanceTable.Entry, of motion: some Trajectory<Double>
  ) -> [Pair] {
    entry.rows("samples").flatMap { row -> [Pair] in
      guard let time = row[0], let x = row[1], let v = row[2] else { return [] }
      let state = motion.state(at: time)
      return [("x(\(time))", state.value, x), ("v(\(time))", state.velocity, v)]
    }
  }
}
