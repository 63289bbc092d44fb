extension ArenaError {
  /// The error in words, with the names.
  public var text: String {
    switch self {
    case .configuration(let recognizer, let error):
      return "recognizer \"\(recognizer)\": \(error.text)"
    case .duplicateName(let name):
      return "two recognizers named \"\(name)\""
    case .unknownName(let name):
      return "a relation with \"\(name)\", which is no recognizer here"
    case .requirementCycle(let names):
      var text = ""
      for (index, name) in names.enumerated() { text += (index == 0 ? "" : " → ") + name }
      return "recognizers that wait for each other to fail: \(text)"
    }
  }
}
