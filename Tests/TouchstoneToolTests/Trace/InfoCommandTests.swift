import Foundation
import Testing

@Suite struct InfoCommandTests {
  private let recording = Array(
    """
    # EVEMU 1.3
    N: A panel
    A: 35 0 799 0 0 0
    A: 36 0 1599 0 0 0
    E: 0.000001 0003 0039 0007
    E: 0.000001 0003 0035 0100
    E: 0.000001 0003 0036 0200
    E: 0.000001 0000 0000 0000
    E: 0.010001 0003 0036 0240
    E: 0.010001 0000 0000 0000
    E: 0.020001 0003 0039 -001
    E: 0.020001 0000 0000 0000
    what is this

    """.utf8)

  @Test func `a person reads fingers, times, sizes and faults`() throws {
    let run = try Tool.run(["info", "-"], input: recording)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        -: evemu text of A panel
        finger      start   duration  samples             from               to             by  end
             1          0       0.02        2          50, 100          50, 120          0, 20  up
        1 finger, 3 frames, 0.02 s, protocol B
        view 400 × 800 points; positions in points
        axes 0…799 and 0…1599
        warning: a line has no known form and was left out (line 13)

        """)
  }

  @Test func `a program reads one object in units of the device`() throws {
    let run = try Tool.run(["info", "--raw", "--format", "json", "-"], input: recording)
    let all = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let contact = (all?["contacts"] as? [[String: Any]])?.first
    let info = all?["info"] as? [String: Any]
    #expect(contact?["startXY"] as? [Int] == [100, 200])
    #expect(contact?["displacement"] as? [Int] == [0, 40])
    #expect(contact?["trackingId"] as? Int == 7)
    #expect(contact?["end"] as? String == "up")
    #expect(info?["protocol"] as? String == "B")
    #expect(info?["rangeX"] as? [Int] == [0, 799, 0])
    #expect(info?["warnings"] as? [String: Int] == ["skippedLine": 1])
  }

  @Test func `strict reading refuses what is odd`() throws {
    let run = try Tool.run(["info", "--strict", "-"], input: recording)
    #expect(run.code == 1)
    #expect(
      run.errors == "touchstone: -: line 13: expected a recording without faults, "
        + "found a line has no known form and was left out\n")
  }

  @Test(arguments: [
    (["info"], "touchstone: expected one FILE, found 0 operands"),
    (["info", "--raww", "x"], "unknown option '--raww'"),
    (["info", "--view", "wide", "x"], "--view needs a size such as 390x844, found 'wide'"),
    (["info", "--axes", "0,1", "x"], "--axes needs four numbers"),
    (["info", "--orient", "up", "x"], "--orient needs any of flipX, flipY, swap"),
    (["info", "--from", "evenu", "x"], "did you mean 'evemu'?"),
    (["convert", "a"], "expected IN and OUT, found 1 operands"),
    (["convert", "a", "b.txt"], "the name 'b.txt' says no format"),
  ])
  func `wrong usage says what is right`(words: [String], message: String) throws {
    let run = try Tool.run(words)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: ["/nowhere/at/all", "/tmp"])
  func `a file that cannot be read is named`(path: String) throws {
    let run = try Tool.run(["info", path])
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("touchstone: \(path): "), "\(run.errors)")
  }
}
