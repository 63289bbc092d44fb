/// What the command line asks for.
struct Options {
  /// A command line that is not understood.
  struct Failure: Error {
    var message: String
  }

  var isJSON: Bool = false
  var isHelp: Bool = false
  var isList: Bool = false
  var filter: String = ""
  var comparison: String?
  var passes: Int = 15
  /// How often the rows run without being measured; nil to measure them.
  var unmeasured: Int?

  static let help: String = """
    Measures the package: times, allocations, and times relative to floors of the same run.

    usage: touchstone-bench [options]

    options:
      --filter TEXT    only rows whose name contains the text, and their floors;
                       a row's whole name means that row alone
      --passes N       alternated passes, 15 to 1000; default 15
      --json           one object a row instead of a table
      --compare FILE   beside an earlier run, as --json printed it
      --unmeasured N   run the rows N times, 1 to 1000, and print only what they computed: for
                       tools that count instructions
      --list           names of the rows
      --help           this text

    Times are medians of a unit. 'must' is what the unit has to stay under on the kind of machine
    that Docs/Benchmarks.md names; it is printed, not enforced. Exit codes: 0 fine, 1 a row allocates
    more than it may, its passes do not agree, or its results differ from the earlier run,
    2 the command line is not understood.

    """

  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? word
      func value() throws(Failure) -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else { throw Failure(message: "\(name) needs a value") }
        return next
      }
      switch name {
      case "--json": isJSON = true
      case "--help", "-h": isHelp = true
      case "--list": isList = true
      case "--filter": filter = try value()
      case "--compare": comparison = try value()
      case "--passes": passes = try Options.count(name, try value(), in: 15...1000)
      case "--unmeasured": unmeasured = try Options.count(name, try value(), in: 1...1000)
      default: throw Failure(message: "unknown option '\(word)'; --help lists them")
      }
    }
  }

  private static func count(
    _ name: String, _ text: String, in range: ClosedRange<Int>
  ) throws(Failure) -> Int {
    guard let count = Int(text), range.contains(count) else {
      throw Failure(
        message: "\(name) needs a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "found '\(text)'")
    }
    return count
  }
}
