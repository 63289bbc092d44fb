/// A law that a machine broke, and how.
struct BrokenLaw: Error, Equatable, CustomStringConvertible {
  /// Its number in the specification, or a word.
  var law: String
  /// What was seen.
  var what: String

  init(_ law: String, _ what: String) {
    self.law = law
    self.what = what
  }

  var description: String { "\(law): \(what)" }
}
