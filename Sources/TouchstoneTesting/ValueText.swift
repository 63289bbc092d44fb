import Touchstone

/// Spells values for failures: as they are written in code, without what says nothing.
///
/// A type with one property reads as that property: `confirm("tea", 1)` instead of
/// `confirm(RowID(text: "tea"), DeletionToken(number: 1))`. Moments are seconds.
enum ValueText {
  static func of(_ value: Any) -> String {
    if let text = value as? String { return "\"\(text)\"" }
    if let time = value as? Timestamp { return "\(Double(time.nanoseconds) / 1e9) s" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { of($0.value) } ?? "nil"
    case .enum:
      guard let payload = mirror.children.first else { return String(describing: value) }
      let inner = Mirror(reflecting: payload.value)
      let isTuple = inner.displayStyle == .tuple
      return (payload.label ?? "")
        + list(isTuple ? Array(inner.children) : [(label: nil, value: payload.value)])
    case .struct where mirror.children.count == 1:
      return mirror.children.first.map { of($0.value) } ?? ""
    case .struct where !mirror.children.isEmpty:
      return "\(mirror.subjectType)" + list(Array(mirror.children))
    case .collection, .set:
      return "[" + mirror.children.map { of($0.value) }.joined(separator: ", ") + "]"
    default:
      return String(describing: value)
    }
  }

  private static func list(_ children: [Mirror.Child]) -> String {
    let parts = children.map { child in
      // Values of a tuple without names are called .0, .1 and so on.
      let name = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return (name.map { "\($0): " } ?? "") + of(child.value)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}
