/// One problem a line, so that a failure can be walked through from top to bottom.
func report(_ problems: [String]) -> String {
  "\(problems.count) found:\n" + problems.joined(separator: "\n")
}
