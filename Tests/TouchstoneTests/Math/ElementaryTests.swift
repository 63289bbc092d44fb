import Foundation
import Testing
import Touchstone

@Suite struct ElementaryTests {
  /// One range of the reference table.
  private struct Reference {
    var function: String
    var range: String
    var arguments: [Double]
    /// The lower 32 bits of the correctly rounded results.
    var bits: [UInt32]
    /// How far the true results lie from those, in units in the last place.
    var rests: [Double]

    func evaluate(_ x: Double) -> Double {
      switch function {
      case "exp": Elementary.exp(x)
      case "expMinusOne": Elementary.expMinusOne(x)
      case "log": Elementary.log(x)
      case "logOnePlus": Elementary.logOnePlus(x)
      case "sin": Elementary.sin(x)
      case "cos": Elementary.cos(x)
      case "atan": Elementary.atan(x)
      default: .nan
      }
    }

    /// The largest error in units in the last place, and where.
    var worst: (error: Double, argument: Double) {
      var worst = (error: 0.0, argument: 0.0)
      for (index, x) in arguments.enumerated() {
        let result = evaluate(x)
        let away = Int32(
          bitPattern: UInt32(truncatingIfNeeded: result.bitPattern) &- bits[index])
        let rest = result < 0 ? -rests[index] : rests[index]
        let error = (Double(away) - rest).magnitude
        if error > worst.error { worst = (error, x) }
      }
      return worst
    }
  }

  private static func references() throws -> [Reference] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let table = tests.appendingPathComponent("Reference/elementary.txt")
    let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    var references: [Reference] = []
    var digits: [[UInt8]] = []
    for line in lines {
      let words = line.split(separator: " ")
      guard words.count == 7 else {
        digits[digits.count - 1] += line.utf8
        continue
      }
      var numbers = Numbers(seed: UInt64(words[2]) ?? 0)
      let low = try #require(Double(words[4]))
      let high = try #require(Double(words[5]))
      let arguments = (0..<(Int(words[3]) ?? 0)).map { _ in
        words[6] == "even"
          ? numbers.next(from: low, to: high)
          : numbers.nextPattern(from: low, to: high)
      }
      references.append(
        Reference(
          function: String(words[0]), range: String(words[1]), arguments: arguments, bits: [],
          rests: []))
      digits.append([])
    }
    for index in references.indices {
      let text = digits[index]
      for start in stride(from: 0, to: text.count, by: 10) {
        let bits = String(decoding: text[start..<start + 8], as: UTF8.self)
        let rest = String(decoding: text[start + 8..<start + 10], as: UTF8.self)
        references[index].bits.append(try #require(UInt32(bits, radix: 16)))
        let byte = try #require(UInt8(rest, radix: 16))
        references[index].rests.append(Double(Int8(bitPattern: byte)) / 256)
      }
    }
    return references
  }

  @Test func `every function is within one unit in the last place`() throws {
    let references = try ElementaryTests.references()
    var failures: [String] = []
    for reference in references {
      let worst = reference.worst
      if reference.bits.count != reference.arguments.count || worst.error > 1 {
        failures.append("\(reference.function) \(reference.range): \(worst)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(references.count == 21)
    #expect(references.allSatisfy { $0.arguments.count >= 400 })
  }

  @Test func `the exponential is within 0.51 units`() throws {
    let worst = try ElementaryTests.references().filter { $0.function == "exp" }
      .map(\.worst.error).max()
    #expect(try #require(worst) < 0.51)
  }

  @Test func `the ends of the ranges are defined`() {
    let infinity = Double.infinity
    let cases: [(String, Double, Double)] = [
      ("exp(0)", Elementary.exp(0), 1), ("exp(inf)", Elementary.exp(infinity), infinity),
      ("exp(-inf)", Elementary.exp(-infinity), 0), ("exp(710)", Elementary.exp(710), infinity),
      ("exp(-746)", Elementary.exp(-746), 0), ("exp(nan)", Elementary.exp(.nan), .nan),
      ("exp(-745.1)", Elementary.exp(-745.1), Double.leastNonzeroMagnitude),
      ("expMinusOne(0)", Elementary.expMinusOne(0), 0),
      ("expMinusOne(-inf)", Elementary.expMinusOne(-infinity), -1),
      ("expMinusOne(inf)", Elementary.expMinusOne(infinity), infinity),
      ("expMinusOne(nan)", Elementary.expMinusOne(.nan), .nan),
      ("expMinusOne(1e-300)", Elementary.expMinusOne(1e-300), 1e-300),
      ("log(1)", Elementary.log(1), 0), ("log(0)", Elementary.log(0), -infinity),
      ("log(-1)", Elementary.log(-1), .nan), ("log(inf)", Elementary.log(infinity), infinity),
      ("log(nan)", Elementary.log(.nan), .nan),
      (
        "log(Double.leastNonzeroMagnitude)", Elementary.log(Double.leastNonzeroMagnitude),
        -744.4400719213812
      ),
      ("logOnePlus(0)", Elementary.logOnePlus(0), 0),
      ("logOnePlus(-1)", Elementary.logOnePlus(-1), -infinity),
      ("logOnePlus(-2)", Elementary.logOnePlus(-2), .nan),
      ("logOnePlus(inf)", Elementary.logOnePlus(infinity), infinity),
      ("sin(0)", Elementary.sin(0), 0), ("cos(0)", Elementary.cos(0), 1),
      ("sin(inf)", Elementary.sin(infinity), .nan), ("cos(nan)", Elementary.cos(.nan), .nan),
      ("sin(0x1p-1030)", Elementary.sin(0x1p-1030), 0x1p-1030),
      // A double within 2^-61 of a multiple of π/2 (Muller's example).
      (
        "cos(6381956970095103·2^797)", Elementary.cos(0x1.6ac5b262ca1ffp+849),
        -4.68716592425462761112e-19
      ),
      ("atan(inf)", Elementary.atan(infinity), Double.pi / 2),
      ("atan(nan)", Elementary.atan(.nan), .nan),
    ]
    let failures = cases.filter { name, found, expected in
      !(found == expected || (found.isNaN && expected.isNaN))
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `directions have the angles of all four quadrants`() {
    let cases: [(y: Double, x: Double, angle: Double)] = [
      (0, 1, 0), (1, 1, .pi / 4), (1, 0, .pi / 2), (1, -1, 3 * .pi / 4), (0, -1, .pi),
      (-1, -1, -3 * .pi / 4), (-1, 0, -.pi / 2), (-1, 1, -.pi / 4), (0, 0, 0), (-0.0, -1, -.pi),
      (3, .infinity, 0), (3, -.infinity, .pi), (.infinity, 2, .pi / 2),
      (.infinity, -.infinity, 3 * .pi / 4), (1e-300, -1e300, .pi), (1e300, 1e-300, .pi / 2),
      (0.5, 0.8, 0.5585993153435624), (-7, -0.1, -1.5850810693822932),
    ]
    let failures = cases.filter { y, x, angle in
      (Elementary.atan2(y: y, x: x) - angle).magnitude > 4.5e-16
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(Elementary.atan2(y: .nan, x: 1).isNaN)
  }
}
