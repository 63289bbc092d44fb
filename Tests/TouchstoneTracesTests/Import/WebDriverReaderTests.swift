import Testing
import Touchstone
import TouchstoneTraces

@Suite struct WebDriverReaderTests {
  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `a swipe of a second is a straight line with 120 places a second`() throws {
    let story = Reading(try SharedFolder.bytes("traces/webdriver/appium-swipe-up-1s.json")).story
    #expect(story.count == 122)
    #expect(story.first == "0: began 1 50,285")
    #expect(story[1] == "108333: moved 1 50,282.75")
    #expect(Array(story.suffix(2)) == ["1100000: moved 1 50,15", "1100000: ended 1 50,15"])
  }

  @Test func `two fingers act in step, the shorter move waits for the longer`() {
    let text = """
      {"actions":[
       {"type":"key","id":"k","actions":[{"type":"pause","duration":20}]},
       {"type":"pointer","id":"a","actions":[
        {"type":"pointerMove","x":10,"y":10},{"type":"pointerDown"},
        {"type":"pointerMove","duration":10,"origin":"pointer","x":5,"y":0},
        {"type":"pointerUp"}]},
       {"type":"pointer","id":"b","actions":[
        {"type":"pointerMove","duration":0,"x":50,"y":50},{"type":"pointerDown"},
        {"type":"pause","duration":15},{"type":"pointerCancel"}]}]}
      """
    #expect(
      Reading(text).story == [
        "20000: began 1 10,10, began 2 50,50", "28333: moved 1 14.166666666666668,10",
        "35000: moved 1 15,10", "35000: ended 1 15,10, cancelled 2 50,50",
      ])
  }

  @Test(arguments: [
    (#"{"actions":[{"type":"pointer"}]}"#, "a list of actions"),
    (#"{"actions":[{"type":"pointer","actions":[{"type":"jump"}]}]}"#, "pause, pointerMove"),
    (
      #"{"actions":[{"type":"pointer","actions":[{"type":"pointerMove","x":1,"y":1,"origin":{}}]}]}"#,
      "origin viewport or pointer"
    ),
    (
      #"{"actions":[{"type":"pointer","actions":[{"type":"pause","duration":1e12}]}]}"#,
      "a duration in milliseconds"
    ),
    (#"{"actions":[{"type":"pointer","actions":[{"type":"pointerMove"}]}]}"#, "x and y"),
    (#"{"actions":"#, "a value"),
  ])
  func `what cannot be performed is an error`(text: String, expected: String) {
    let found = Reading(text).error?.expected ?? "no error"
    #expect(found.contains(expected), "\(found)")
  }
}
