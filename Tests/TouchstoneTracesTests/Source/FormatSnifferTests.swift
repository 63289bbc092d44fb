import Testing
import TouchstoneTraces

@Suite struct FormatSnifferTests {
  @Test(.enabled(if: SharedFolder.isPresent, "the shared folder is absent"))
  func `every recording is recognized by its content`() throws {
    let folders: [(String, TraceFormat)] = [
      ("evemu", .evemu), ("evtest", .evtest), ("getevent", .getevent),
      ("libinput-record", .libinput), ("webdriver", .webdriver),
    ]
    var wrong: [String] = []
    for (folder, format) in folders {
      for file in SharedFolder.files(in: "traces/" + folder, suffix: "")
      where !file.hasSuffix(".json") || folder == "webdriver" {
        var options = TraceOptions()
        options.acceptsUntimed = true
        let reading = Reading(try SharedFolder.bytes("traces/\(folder)/\(file)"), options)
        if reading.format != format { wrong.append("\(folder)/\(file)") }
      }
    }
    // A description of a device in evemu's words lies between the evtest recordings.
    #expect(wrong == ["evtest/link.touchpad.desc"])
  }

  @Test(arguments: [
    ("{\"trace\":1}\n", TraceFormat.native),
    ("\u{FEFF} {\"hz\":1000,\"trace\":1}\n", .native),
    ("E: 0.1 0003 0035 1\n", .evemu),
    ("# EVEMU 1.2\n", .evemu),
    ("PS C:\\> adb shell getevent\nadd device 1: /dev/input/event4\n", .getevent),
    ("$ cat x\n[  12.000100] 0003 0035 00000010\n", .getevent),
    ("0003 0035 00000010\n", .getevent),
    ("Event: time 1.000000, -------------- SYN_REPORT ------------\n", .evtest),
    ("> - evdev:\n> - [0, 0, 3, 53, 5]\n", .libinput),
    ("[\n {\"type\":\"pointerdown\"}]", .pointer),
    ("{\"events\":[]}", .pointer),
    ("{\"actions\":[]}", .webdriver),
  ])
  func `a few lines are enough`(text: String, format: TraceFormat) {
    var options = TraceOptions()
    options.acceptsUntimed = true
    #expect(Reading(text, options).format == format)
  }

  @Test(arguments: [
    ("", "an empty file"), (" \n\n", "nothing but spaces"), ("hello\nworld\n", "no known format"),
    ("a\u{0}b", "no known format"), ("{", "no known format"),
  ])
  func `what is no recording is refused`(text: String, found: String) {
    #expect(Reading(text).error?.found == found)
  }

  @Test func `random bytes are refused or read, never more`() {
    var random = SplitMix64(seed: 3)
    var accepted = 0
    for round in 0..<200 {
      let bytes = (0..<(round * 3)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      if Reading(bytes).error == nil { accepted += 1 }
    }
    #expect(accepted == 0)
  }

  @Test func `UTF-16 from a shell is read`() {
    let text = "PS C:\\> adb shell getevent -t\r\n[ 1.000000] 0003 0035 00000010\r\n"
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(unit & 255), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 255)]
    }
    for bytes in [little, big] {
      let reading = Reading(bytes, block: 3)
      #expect(reading.format == .getevent)
      #expect(reading.faults.contains("utf16 1"))
    }
  }
}
