/// One verb of the tool: its options as data, and what it does.
struct Command: Sendable {
  /// The word on the command line.
  var name: String
  /// One line for the list of commands.
  var summary: String
  /// What follows the name, for example `FILE`.
  var operands: String
  /// Longer explanation, shown by `touchstone help NAME`.
  var discussion: String
  /// Every option that it takes; anything else is an error.
  var options: [Option]
  /// Does the work; the exit code is its answer.
  var run: @Sendable (Arguments) throws(ToolError) -> Int32

  /// An option, or a flag where `value` is nil.
  struct Option: Sendable {
    /// Name with its dashes, for example `--format`.
    var name: String
    /// Placeholder of its value, for example `text|json`; nil for a flag.
    var value: String?
    /// One line of explanation, with the default.
    var help: String

    init(_ name: String, _ value: String? = nil, _ help: String) {
      self.name = name
      self.value = value
      self.help = help
    }
  }

  /// The text of `touchstone help NAME`.
  var help: String {
    var text = "\(summary)\n\nusage: touchstone \(name) \(operands)"
    text += options.isEmpty ? "\n" : " [options]\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    guard !options.isEmpty else { return text }
    text += "\noptions:\n"
    let labels = options.map { option in option.name + (option.value.map { " " + $0 } ?? "") }
    let width = labels.map(\.count).max() ?? 0
    for (option, label) in zip(options, labels) {
      let padding = String(repeating: " ", count: width - label.count)
      text += "  \(label)\(padding)  \(option.help)\n"
    }
    return text
  }
}
