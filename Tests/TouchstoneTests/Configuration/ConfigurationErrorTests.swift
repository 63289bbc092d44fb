import Testing
import Touchstone

@Suite struct ConfigurationErrorTests {
  static let nonsense: [(Contender, String)] = [
    (.longPress("r", LongPressConfiguration(minimumDuration: .nan)), "minimumDuration"),
    (.longPress("r", LongPressConfiguration(allowableMovement: -1)), "allowableMovement"),
    (.longPress("r", LongPressConfiguration(taps: -1)), "taps"),
    (.longPress("r", LongPressConfiguration(touches: .exactly(0))), "touches"),
    (.tap("r", TapConfiguration(taps: 0)), "taps"),
    (.tap("r", TapConfiguration(touches: TouchCount(2, 1))), "touches"),
    (.tap("r", TapConfiguration(allowableMovement: .infinity)), "allowableMovement"),
    (.tap("r", TapConfiguration(maximumDuration: -0.1)), "maximumDuration"),
    (.tap("r", TapConfiguration(maximumInterval: .infinity)), "maximumInterval"),
    (.tap("r", TapConfiguration(minimumInterval: 1)), "minimumInterval"),
    (.tap("r", TapConfiguration(maximumSeparation: .nan)), "maximumSeparation"),
    (.swipe("r", SwipeConfiguration(directions: [])), "directions"),
    (.swipe("r", SwipeConfiguration(minimumDistance: -1)), "minimumDistance"),
    (.swipe("r", SwipeConfiguration(minimumVelocity: .nan)), "minimumVelocity"),
    (.swipe("r", SwipeConfiguration(maximumDuration: .infinity)), "maximumDuration"),
    (.swipe("r", SwipeConfiguration(maximumAngle: 46)), "maximumAngle"),
    (.pinch("r", PinchConfiguration(minimumSpanChange: -1)), "minimumSpanChange"),
    (.pinch("r", PinchConfiguration(minimumSpan: .nan)), "minimumSpan"),
    (.rotation("r", RotationConfiguration(minimumRotation: -1)), "minimumRotation"),
  ]

  @Test func `every recognizer refuses nonsense by the name of its key`() {
    var keys: [String] = []
    for (contender, _) in ConfigurationErrorTests.nonsense {
      do throws(ArenaError) {
        _ = try Arena([contender])
        keys.append("accepted")
      } catch {
        if case .configuration(_, let problem) = error { keys.append(problem.key) }
      }
    }
    #expect(keys == ConfigurationErrorTests.nonsense.map(\.1))
  }

  @Test func `an error is a sentence with the key`() {
    let errors: [ConfigurationError] = [
      ConfigurationError("a", .notFinite), ConfigurationError("a", .below(minimum: 0)),
      ConfigurationError("a", .above(maximum: 45)), ConfigurationError("a", .emptyRange),
      ConfigurationError("a", .contradicts("b")),
    ]
    #expect(
      errors.map(\.text) == [
        "'a' is not a finite number", "'a' is below 0", "'a' is above 45",
        "'a' ends before it starts", "'a' contradicts b",
      ])
  }
}
