import Touchstone
import TouchstoneTraces

/// A trace with a setup and expectations: judged twice alike, explained, blessed.
enum Checking {
  private static let header = Array("{\"trace\":1}\n".utf8)

  static func run(_ bytes: [UInt8]) {
    let text = header + bytes
    guard let check = try? TraceCheck(of: text) else { return }
    guard let again = try? TraceCheck(of: text) else { fatalError("refused in the end") }
    require(check.failures.map(\.found) == again.failures.map(\.found), "judged otherwise")
    guard check.failures.contains(where: { $0.blessed != nil }) else { return }
    guard let blessed = try? TraceBlessing.bless(text, check.failures) else { return }
    guard let after = try? TraceCheck(of: blessed) else {
      fatalError("blessing broke a trace")
    }
    require(after.judged == check.judged, "blessing lost an expectation")
  }
}
