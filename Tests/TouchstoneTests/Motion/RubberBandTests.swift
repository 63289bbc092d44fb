import Testing
import Touchstone

@Suite struct RubberBandTests {
  @Test func `the free position comes back out of the shown one`() throws {
    let band = try RubberBand(dimension: 320)
    var failures: [Double] = []
    for step in -200...200 {
      let free = Double(step) * 7.3
      let shown = band.position(for: free, within: -80...0)
      if (band.freePosition(for: shown, within: -80...0) - free).magnitude > 1e-9 {
        failures.append(free)
      }
      if (-80...0).contains(free), shown != free { failures.append(free) }
    }
    #expect(failures.isEmpty)
  }

  @Test func `it follows less and less, never beyond its dimension`() throws {
    let band = try RubberBand(dimension: 320, coefficient: 0.55)
    var last = 0.0
    var pace = 0.55
    for x in stride(from: 1.0, through: 5000, by: 1) {
      let offset = band.offset(for: x)
      #expect(offset > last && offset < 320 && offset - last < pace + 1e-12)
      #expect(band.offset(for: -x) == -offset)
      (last, pace) = (offset, offset - last)
      if x > 100 { break }
    }
    #expect(band.offset(for: 0) == 0 && band.offset(for: .nan) == 0)
    #expect(band.offset(for: .infinity) == 320 && band.offset(for: -1e305) == -320)
    #expect(band.overscroll(for: 320) == .infinity && band.overscroll(for: -400) == -.infinity)
    #expect(try RubberBand(dimension: 0).offset(for: 50) == 0)
  }

  @Test func `bad measures are refused`() {
    for (dimension, coefficient) in [(-1.0, 0.55), (.nan, 0.55), (10, 0), (10, -1), (10, .nan)] {
      #expect(throws: MotionError.self) {
        try RubberBand(dimension: dimension, coefficient: coefficient)
      }
    }
  }
}
