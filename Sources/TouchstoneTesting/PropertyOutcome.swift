import Touchstone

/// What a property says of some frames.
enum PropertyOutcome: Equatable {
  case holds
  case fails
  case throwing(String)

  init(_ frames: [TouchFrame], _ holds: ([TouchFrame]) throws -> Bool) {
    do {
      self = try holds(frames) ? .holds : .fails
    } catch {
      self = .throwing(ValueText.of(error))
    }
  }

  /// The error's text.
  var error: String? { if case .throwing(let text) = self { text } else { nil } }

  /// Whether both throw, or both say the same.
  func isLike(_ other: PropertyOutcome) -> Bool {
    self == other || (error != nil && other.error != nil)
  }
}
