import TouchstoneRendering

/// The log of frames: what is read is written, and read again the same.
enum Logging {
  static func run(_ bytes: [UInt8]) {
    do throws(FrameLogError) {
      let log = try FrameLog(parsing: bytes)
      let again = try? FrameLog(parsing: log.text)
      require(again == log, "what was written is read otherwise")
    } catch {
      require(!error.message.isEmpty, "an error says nothing")
    }
  }
}
