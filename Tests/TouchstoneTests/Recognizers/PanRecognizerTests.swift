import Testing
import Touchstone

@Suite struct PanRecognizerTests {
  struct Story: Sendable, CustomTestStringConvertible {
    var name: String
    var pan = PanConfiguration()
    var script: String
    var lines: [String]
    var testDescription: String { name }
  }

  static let stories: [Story] = [
    Story(
      name: "begins on reaching ten points, with nothing left to report",
      script: "0:d1=100,100 16:m1=106,108 32:u1=106,108",
      lines: ["16 pan began", "32 pan ended"]),
    Story(
      name: "reports the excess over the hysteresis and keeps that offset",
      script: "0:d1=0,0 16:m1=12,16 32:m1=32,16 48:u1=32,16",
      lines: ["16 pan began (6,8)", "32 pan changed (26,8)", "48 pan ended (26,8)"]),
    Story(
      name: "counts the straight way from the touch, not the path",
      script: "0:d1=0,0 10:m1=7,0 20:m1=0,0 30:m1=-7,0 40:m1=-9.99,0 50:u1=-9.99,0",
      lines: ["50 pan failed: lifted after moving 9.99 pt, required 10"]),
    Story(
      name: "a lift beyond the distance cannot begin it",
      script: "0:d1=0,0 10:m1=5,0 20:u1=50,0",
      lines: ["20 pan failed: lifted after moving 50 pt, required 10"]),
    Story(
      name: "the lift's own place counts for the translation",
      script: "0:d1=0,0 10:m1=20,0 20:u1=31,0",
      lines: ["10 pan began (10,0)", "20 pan ended (21,0)"]),
    Story(
      name: "a move to the same place reports nothing",
      script: "0:d1=0,0 10:m1=20,0 20:m1=20,0 30:m1=21,0 40:u1=21,0",
      lines: ["10 pan began (10,0)", "30 pan changed (11,0)", "40 pan ended (11,0)"]),
    Story(
      name: "a cancel before it began is a failure",
      script: "0:d1=50,50 20:m1=53,50 40:c1",
      lines: ["40 pan failed: the system cancelled the touch"]),
    Story(
      name: "a cancel while it runs cancels it, at the last place",
      script: "0:d1=0,0 16:m1=40,0 32:c1",
      lines: ["16 pan began (30,0)", "32 pan cancelled (30,0)"]),
    Story(
      name: "two fingers are followed by their middle",
      pan: PanConfiguration(touches: .atLeast(2)),
      script: "0:d1=100,0+d2=140,0 16:m1=130,0+m2=170,0 32:u2=170,0 48:m1=200,0 64:u1=200,0",
      lines: ["16 pan began (20,0)", "32 pan ended (20,0)"]),
    Story(
      name: "a finger that lands or lifts moves nothing",
      script: """
        0:d1=0,0 10:m1=20,0 20:d2=200,90 30:m1=24,0 40:u1=24,0 50:m2=206,90 60:u2=206,90
        """,
      lines: [
        "10 pan began (10,0)", "30 pan changed (12,0)", "50 pan changed (18,0)",
        "60 pan ended (18,0)",
      ]),
    Story(
      name: "one finger of two that is cancelled leaves the other in charge",
      script: "0:d1=0,0+d2=100,0 10:m1=20,0+m2=120,0 20:c1 30:m2=125,0 40:u2=125,0",
      lines: ["10 pan began (10,0)", "30 pan changed (15,0)", "40 pan ended (15,0)"]),
    Story(
      name: "an axis pan reports a move across its axis as a change with the same translation",
      pan: PanConfiguration(axis: .horizontal, measure: .axis),
      script: "0:d1=0,0 10:m1=20,0 20:m1=20,9 30:u1=20,9",
      lines: ["10 pan began (10,0)", "20 pan changed (10,0)", "30 pan ended (10,0)"]),
    Story(
      name: "a guard lets it begin only along its axis",
      pan: PanConfiguration(axis: .horizontal, directionGuard: .translation),
      script: "0:d1=0,0 10:m1=8,9 20:m1=90,9 30:u1=90,9",
      lines: ["10 pan failed: moved 9 pt across the axis and 8 along it"]),
    Story(
      name: "an edge pan must start at its edge",
      pan: PanConfiguration(edge: .left, bounds: Rect(x: 0, y: 0, width: 390, height: 300)),
      script: "0:d1=21,9 10:m1=90,9 20:u1=90,9 100:d2=20,9 110:m2=50,9 120:u2=50,9",
      lines: [
        "0 pan failed: started 21 pt from the edge, allowed 20", "110 pan began (20,0)",
        "120 pan ended (20,0)",
      ]),
    Story(
      name: "a finger too many ends it where that is asked for",
      pan: PanConfiguration(touches: .exactly(1), exceedingMaximum: .end),
      script: "0:d1=0,0 10:m1=30,0 20:d2=300,0 30:m1=40,0 40:u2=300,0 50:u1=40,0",
      lines: ["10 pan began (20,0)", "20 pan ended (20,0)"]),
    Story(
      name: "a second finger too many is not followed by default",
      pan: PanConfiguration(touches: .exactly(1)),
      script: "0:d1=0,0 10:m1=30,0 20:d2=300,0 30:m2=400,0 40:m1=40,0 50:u1=40,0 60:u2=400,0",
      lines: ["10 pan began (20,0)", "40 pan changed (30,0)", "50 pan ended (30,0)"]),
  ]

  @Test(arguments: stories)
  func `a pan`(_ story: Story) throws {
    #expect(try lines([.pan("pan", story.pan)], [], story.script) == story.lines)
  }

  @Test func `setting the translation replaces it and forgets the velocity`() throws {
    var play = try Play([.pan()])
    play.run("0:d1=0,0 10:m1=20,0 20:m1=30,0")
    let pan = RecognizerID(0)
    #expect(play.arena.velocity(of: pan).x == 1750)
    play.arena.setTranslation(Vector(x: 1, y: 2), of: pan)
    #expect(play.arena.velocity(of: pan) == .zero)
    #expect(play.arena.values(of: pan).translation == Vector(x: 1, y: 2))
    play.run("30:m1=35,0")
    #expect(play.arena.values(of: pan).translation == Vector(x: 6, y: 2))
  }

  static let nonsense: [(PanConfiguration, String)] = [
    (PanConfiguration(minimumDistance: -1), "minimumDistance"),
    (PanConfiguration(minimumDistance: .nan), "minimumDistance"),
    (PanConfiguration(touches: TouchCount(0, 1)), "touches"),
    (PanConfiguration(touches: TouchCount(3, 2)), "touches"),
    (PanConfiguration(edge: .left), "edge"),
    (PanConfiguration(edgeInset: .infinity), "edgeInset"),
    (PanConfiguration(directionGuard: .velocity), "guard"),
    (PanConfiguration(velocity: VelocityConfiguration(stale: .zero)), "horizon"),
    (
      PanConfiguration(velocity: VelocityConfiguration(strategy: .leastSquares(degree: 9))),
      "degree"
    ),
    (PanConfiguration(velocity: VelocityConfiguration(samples: 1)), "samples"),
  ]

  @Test func `a configuration that makes no sense is refused by the name of its key`() {
    var keys: [String] = []
    for (configuration, _) in PanRecognizerTests.nonsense {
      do throws(ConfigurationError) {
        _ = try PanRecognizer(configuration)
        keys.append("accepted")
      } catch {
        keys.append(error.key)
      }
    }
    #expect(keys == PanRecognizerTests.nonsense.map(\.1))
  }
}
