import Testing

/// `touchstone explain` tells what the rows decided, did and refused.
@Suite struct ExplainCommandTests {
  static let trace = """
    {"trace":1,"hz":1000}
    {"setup":{"list":{"config":"seed"}}}
    {"t":0,"down":[[1,290,30]]}
    {"t":16,"move":[[1,270,30]]}
    {"t":32,"move":[[1,235,30]]}
    {"t":200,"move":[[1,235,30]]}
    {"t":300,"move":[[1,235,30]]}
    {"t":400,"up":[[1,235,30]]}
    {"t":1000,"host":{"op":"tapAction","row":"A"}}
    {"t":1100,"down":[[2,290,30]]}
    {"t":1150,"up":[[2,290,30]]}
    {"t":1200,"host":{"op":"result","token":1,"ok":true}}
    {"t":1300,"host":{"op":"confirm","token":7,"yes":true}}
    {"t":1400,"host":{"op":"confirm","token":1,"yes":true}}
    {"t":1500,"host":{"op":"open","row":"A"}}
    {"t":1600,"host":{"op":"result","token":1,"ok":false,"reason":"disk full"}}
    {"t":1700,"host":{"op":"undo","token":1}}
    {"end":1700,"frames":8}
    """

  static func lines(_ options: [String]) throws -> [String] {
    let run = try Tool.run(["explain"] + options + ["-"], input: Array(trace.utf8))
    #expect(run.code == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `rows say what they do, by which rule, and why they do nothing`() throws {
    let lines = try ExplainCommandTests.lines([])
    let told = lines.filter {
      $0.hasPrefix("row A") || $0.hasPrefix("nothing") || $0.contains("rule")
    }
    #expect(
      told == [
        "row A at 0.016000 s: a finger moves it",
        "row A at 0.032000 s: its actions become visible",
        "row A at 0.400000 s opens by distance: position -45 pt, limit -40",
        "  by rule 5, openDistance", "row A at 0.400000 s: starts to open",
        "row A at 0.652080 s: rests open",
        "row A at 1.000000 s: asks whether to delete it, token 1",
        "nothing at 1.100000 s: row A is being deleted, token 1",
        "nothing at 1.200000 s: no request waits under token 1",
        "nothing at 1.300000 s: no question waits under token 7",
        "row A at 1.400000 s: asks the repository to delete it, token 1",
        "row A at 1.500000 s: does not open",
        "nothing at 1.500000 s: row A is being deleted, token 1",
        "row A at 1.600000 s: is kept and stays open, token 1: disk full",
        "nothing at 1.700000 s: no request waits under token 1",
      ])
  }

  @Test func `other libraries' rules judge the same release, each with its numbers`() throws {
    let lines = try ExplainCommandTests.lines(["--peers"])
    let first = try #require(lines.firstIndex { $0.hasPrefix("  SwipeCellKit") })
    #expect(
      lines[first..<first + 12].map { String($0.dropFirst(2)) } == [
        "SwipeCellKit          opens: distance 45 pt, limit 0",
        "MGSwipeTableCell      opens: distance 45 pt, limit 40",
        "SWTableViewCell       opens: distance 45 pt, limit 40",
        "Dismissible           closes: distance 45 pt, limit 128",
        "flutter_slidable      opens: distance 45 pt, limit 40",
        "ItemTouchHelper       closes: distance 45 pt, limit 160",
        "SwipeToDismissBox     closes: distance 45 pt, limit 56",
        "anchoredDraggable     opens: distance 45 pt, limit 40",
        "ReanimatedSwipeable   opens: distance 45 pt, limit 40",
        "Ionic                 opens: distance 45 pt, limit 40",
        "Framework7            opens: distance 45 pt, limit 40",
        "react-swipeable-list  closes: distance 45 pt, limit 160",
      ])
  }

  @Test func `the same as objects for a program`() throws {
    let lines = try ExplainCommandTests.lines(["--format", "json", "--peers"])
    let wanted = [
      #"{"row":"A","time":0.4,"decision":"opens by distance: position -45 pt, limit -40","rule":"openDistance","ruleNumber":5}"#,
      #"{"row":"A","peer":"Ionic","origin":"item-sliding.tsx, 03a7114","decision":"opens: distance 45 pt, limit 40"}"#,
      #"{"time":1.7,"refused":"no request waits under token 1"}"#,
      #"{"row":"A","time":1.6,"effect":"deleteFailed","why":"is kept and stays open, token 1: disk full"}"#,
    ]
    #expect(wanted.filter { !lines.contains($0) } == [])
  }

  @Test func `at a moment it tells what every recognizer and row knows then`() throws {
    func told(_ moment: String) throws -> [String] {
      let lines = try ExplainCommandTests.lines(["--at", moment])
      return Array(lines[(lines.firstIndex { $0.hasPrefix("at ") } ?? 0)...])
    }
    #expect(
      try told("0.016") == [
        "at 0.016000 s 1 finger is down",
        "  pan has begun at 270, 30, -20, 0 pt from where it landed; translation -10, 0 pt, "
          + "velocity -1250, 0 pt/s",
        "  press has failed at 270, 30, -20, 0 pt from where it landed",
        "  row A is dragging at -10 pt",
      ])
    #expect(
      try told("0.5") == [
        "at 0.500000 s no finger is down", "  pan is possible", "  press is possible",
        "  row A is settling at -77.652 pt, actions visible, on its way to -80 pt until 0.652080 s",
        "  next, unless a finger does something: 0.652080 s",
      ])
    #expect(try told("1.45").last == "  row A is deleting at -80 pt, actions visible")
    let json = try ExplainCommandTests.lines(["--at", "0.5", "--format", "json"])
    #expect(
      json.contains { $0.hasPrefix(#"{"at":0.5,"row":"A","state":"settling","offset":-77."#) })
    #expect(try Tool.run(["explain", "--at", "-1", "x"], input: []).code == 2)
  }

  @Test func `at a moment it tells who waits for whom`() throws {
    let trace = """
      {"trace":1,"hz":1000}
      {"t":0,"down":[[1,100,30]]}
      {"t":80,"up":[[1,100,30]]}
      {"end":2000,"frames":2}
      """
    let run = try Tool.run(
      ["explain", "--recognizers", "tap,doubleTap", "--list", "none", "--at", "0.2", "-"],
      input: Array(trace.utf8))
    #expect(run.output.contains("tap is possible; it waits for doubleTap to fail"))
  }
}
