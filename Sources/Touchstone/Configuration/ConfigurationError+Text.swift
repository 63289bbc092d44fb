extension ConfigurationError {
  /// The error in words, with the key.
  public var text: String {
    switch problem {
    case .notFinite: "'\(key)' is not a finite number"
    case .below(let minimum): "'\(key)' is below \(Decimals.short(minimum))"
    case .above(let maximum): "'\(key)' is above \(Decimals.short(maximum))"
    case .emptyRange: "'\(key)' ends before it starts"
    case .missing(let reason): "'\(key)' is not complete: \(reason)"
    case .unsolvable: "no spring has the '\(key)', damping ratio and initial velocity"
    case .contradicts(let other): "'\(key)' contradicts \(other)"
    }
  }
}
