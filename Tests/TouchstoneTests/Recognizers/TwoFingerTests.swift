import Testing
import Touchstone

@Suite struct TwoFingerTests {
  func values(_ contender: Contender, _ script: String) throws -> [(GestureState, Double, Double)] {
    var play = try Play([contender])
    play.run(script)
    return play.journal.events.map { ($0.state, $0.values.scale, $0.values.rotation) }
  }

  @Test func `a pinch counts from the point where the change became enough`() throws {
    let found = try values(
      .pinch(), "0:d1=0,0+d2=100,0 10:m2=110,0 20:m2=121,0 30:m2=220,0 40:u2=220,0 50:u1=0,0")
    #expect(found.map(\.0) == [.began, .changed, .ended])
    #expect(found.map(\.1) == [121.0 / 110, 2, 2])
  }

  @Test func `a finger that lands or lifts in mid-pinch does not change the scale`() throws {
    let found = try values(
      .pinch(),
      "0:d1=0,0+d2=100,0 20:m2=220,0 30:d3=50,300 40:u1=0,0 50:m2=220,10 60:u3=50,300 70:u2=220,10"
    )
    #expect(found.map(\.0) == [.began, .changed, .ended])
    #expect(found[0].1 == 2)
    #expect((found[1].1 - 2).magnitude < 0.1)
  }

  @Test func `one finger never pinches, and says so at the lift`() throws {
    #expect(
      try lines([.pinch()], [], "0:d1=0,0 10:m1=90,0 20:u1=90,0") == [
        "20 pinch failed: 1 finger was down, required 2"
      ])
  }

  @Test func `turns add up beyond a half circle without a jump`() throws {
    let quarter = "0:d1=0,0+d2=100,0 10:m2=0,100 20:m2=-100,0 30:m2=0,-100 40:m2=100,0 50:u2=100,0"
    let free = Contender.rotation("rotation", RotationConfiguration(minimumRotation: 0))
    let found = try values(free, quarter)
    #expect(found.map(\.2) == [90, 180, 270, 360, 360])
  }

  @Test func `a rotation reports the excess over its minimum, either way round`() throws {
    let found = try values(
      .rotation(), "0:d1=0,0+d2=100,0 10:m2=0,-100 20:m2=-100,0 30:u1=0,0 40:u2=-100,0")
    #expect(found.map(\.0) == [.began, .changed, .ended])
    #expect(found.map(\.2) == [-80, -170, -170])
  }

  @Test func `directions turn into degrees within two units in the last place`() {
    let exact: [(Vector, Double)] = [
      (Vector(x: 1, y: 0), 0), (Vector(x: 1, y: 1), 45), (Vector(x: 0, y: 1), 90),
      (Vector(x: -1, y: 1), 135), (Vector(x: -1, y: 0), 180), (Vector(x: 0, y: -1), -90),
      (Vector(x: 3, y: 4), 53.13010235415598), (Vector(x: 4, y: 3), 36.86989764584402),
      (Vector(x: 1, y: 1e-9), 5.729577951308232e-8), (Vector(x: -4, y: -3), -143.13010235415598),
      (Vector(x: 5, y: 1), 11.309932474020213), (.zero, 0),
    ]
    let wrong = exact.filter { vector, degrees in
      (Elementary.degrees(of: vector) - degrees).magnitude > 2 * degrees.ulp
    }
    #expect(wrong.map(\.0) == [])
  }
}
