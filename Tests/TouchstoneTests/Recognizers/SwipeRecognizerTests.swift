import Testing
import Touchstone

@Suite struct SwipeRecognizerTests {
  static let stories: [(String, SwipeConfiguration, String, [String])] = [
    (
      "a quick straight movement is a swipe before the lift", SwipeConfiguration(),
      "0:d1=0,0 10:m1=9,0 20:m1=12,1 30:u1=40,1",
      ["20 swipe recognized moved 12.042 pt, required 10"]
    ),
    (
      "the other way is none", SwipeConfiguration(), "0:d1=0,0 20:m1=-30,0 30:u1=-30,0",
      ["20 swipe failed: moved 180° off the direction, allowed 20"]
    ),
    (
      "a diagonal is none", SwipeConfiguration(directions: [.left, .up]),
      "0:d1=0,0 20:m1=-20,-20 30:u1=-20,-20",
      ["20 swipe failed: moved 45° off the direction, allowed 20"]
    ),
    (
      "too slow takes too long", SwipeConfiguration(), "0:d1=0,0 400:m1=9,0 600:m1=20,0",
      ["500 swipe failed: lasted 0.5 s, allowed less than 0.5"]
    ),
    (
      "too short is none", SwipeConfiguration(), "0:d1=0,0 20:m1=9,0 40:u1=9,0",
      ["40 swipe failed: lifted after moving 9 pt, required 10"]
    ),
    (
      "two fingers swipe together", SwipeConfiguration(touches: .exactly(2)),
      "0:d1=0,0 5:d2=50,0 20:m1=20,0+m2=70,0 30:u1=20,0 40:u2=70,0",
      ["20 swipe recognized moved 20 pt, required 10"]
    ),
    (
      "below the least velocity it is none", SwipeConfiguration(minimumVelocity: 500),
      "0:d1=0,0 100:m1=20,0 110:u1=20,0",
      ["110 swipe failed: lifted at 181.818 pt/s, required 500"]
    ),
  ]

  @Test(arguments: stories)
  func `a swipe`(_ story: (String, SwipeConfiguration, String, [String])) throws {
    #expect(try lines([.swipe("swipe", story.1)], [], story.2) == story.3, "\(story.0)")
  }
}
