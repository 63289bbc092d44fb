import Foundation
import Testing
import Touchstone

/// `touchstone spring` as a person or a program calls it.
@Suite struct SpringCommandTests {
  private struct Run {
    var output: String
    var complaint: String
    var code: Int32
  }

  /// Runs the tool that was built beside the tests.
  private func spring(_ words: String...) throws -> Run { try spring(words) }

  private func spring(_ words: [String]) throws -> Run {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("touchstone")
    process.arguments = ["spring"] + words
    let output = Pipe()
    let complaint = Pipe()
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let error = complaint.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      output: String(decoding: text, as: UTF8.self),
      complaint: String(decoding: error, as: UTF8.self), code: process.terminationStatus)
  }

  @Test func `the seed's animation as a table of frames with a plot`() throws {
    let run = try spring(
      "--uikit", "--duration", "0.25", "--damping-ratio", "0.85", "--coupled", "0.6", "--from",
      "-57", "--to", "-80", "--relative-velocity", "0.6")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(run.code == 0 && run.complaint == "")
    #expect(lines[0] == "spring   mass 1, stiffness 1201.439, damping 58.925")
    #expect(lines[2] == "motion   from -57 to -80, initial velocity -13.8 a second")
    #expect(lines[3] == "settles  0.25208 s (within 0.001 of the way)")
    #expect(lines.last == "    16    0.26667     -80.000000         0.000000")
    #expect(lines.contains("     1    0.01667     -59.904046      -281.495971"))
    #expect(run.output.contains("target"))
  }

  @Test func `JSON has shortest numbers and no minus zero`() throws {
    let run = try spring(
      "--stiffness", "100", "--damping", "0", "--from", "-1", "--to", "0", "--at", "0",
      "--format", "json")
    #expect(
      run.output == """
        {"mass":1,"stiffness":100,"damping":0,"dampingRatio":0,"response":0.6283185307179586,\
        "settling":null,"samples":[[0,-1,0]]}

        """)
  }

  @Test func `CSV has a line a frame`() throws {
    let run = try spring("--preset", "smooth", "--to", "100", "--frames", "10", "--format", "csv")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 10 && lines[0] == "t,x,v" && lines[1] == "0,0,0")
    #expect(lines[9] == "0.8,100,0")
  }

  @Test func `SVG is a picture of position and velocity`() throws {
    let run = try spring("--response", "0.4", "--damping-ratio", "0.5", "--format", "svg")
    #expect(run.code == 0 && run.output.hasPrefix("<svg") && run.output.contains("velocity"))
  }

  @Test func `numbers that no plot can show still have their table`() throws {
    let run = try spring(["--preset", "smooth", "--to", "1e17", "--at", "0,1"])
    #expect(run.code == 0 && run.output.contains("no plot: ") && run.output.contains("1.00000"))
    let picture = try spring(
      ["--preset", "smooth", "--to", "1e17", "--at", "0,1", "--format", "svg"])
    #expect(picture.code == 1 && picture.complaint.contains("beyond") && picture.output == "")
  }

  @Test func `the digest is the one of the tests`() throws {
    let run = try spring("--digest", "--format", "json")
    let digits = String(MotionDigest().combined, radix: 16)
    #expect(run.output.contains(#""all":""# + String(repeating: "0", count: 16 - digits.count)))
    #expect(run.output.contains(digits))
  }

  @Test func `what is wrong is said, with the right exit code`() throws {
    let cases: [(words: [String], code: Int32, says: String)] = [
      ([], 2, "expected a spring"),
      (["--stiffness", "100"], 2, "--stiffness needs --damping, too"),
      (["--stiffness", "0", "--damping", "1"], 1, "stiffness is 0.0"),
      (["--stiffness", "1", "--damping", "1", "--bounce", "0"], 2, "--bounce does not go with"),
      (["--uikit", "--damping-ratio", "0.8"], 2, "--uikit needs --duration, too"),
      (["--uikit", "--duration", "0", "--damping-ratio", "0.8"], 1, "duration is 0.0"),
      (["--duration", "0.25", "--damping-ratio", "0.8"], 2, "--damping-ratio does not go with"),
      (["--preset", "snapy"], 2, "did you mean 'snappy'?"),
      (["--preset", "snappy", "--at", "0,x"], 2, "found 'x'"),
      (["--preset", "snappy", "--settle", "-1"], 2, "found '-1'"),
      (["--preset", "snappy", "--at", "0", "--frames", "60"], 2, "exclude each other"),
      (["--preset", "snappy", "more"], 2, "takes options only"),
      (["--response", "1e6", "--damping-ratio", "1"], 2, "frames, more than"),
    ]
    var failures: [String] = []
    for (words, code, says) in cases {
      let run = try spring(words)
      if run.code != code || !run.complaint.contains(says) || !run.output.isEmpty {
        failures.append("\(words): \(run.code) \(run.complaint)")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}
