import Touchstone

/// Spells frames as code.
enum FrameText {
  /// What a property's failure says.
  static func message(
    seed: UInt64, held: Int, from count: Int, smallest: [TouchFrame], error: String?
  ) -> String {
    let found = error.map { "throws \($0)" } ?? "does not hold"
    let lines = smallest.map { "    \(code($0))," }
    return
      ([
        "the property \(found) for seed \(seed), after \(held) that held;",
        "  \(count) frames shrank to \(smallest.isEmpty ? "none" : "\(smallest.count):")",
      ] + lines
      + ["  repeat it with seed: \(seed), count: 1"]).joined(separator: "\n")
  }

  private static func code(_ frame: TouchFrame) -> String {
    let touches = frame.touches.map { touch in
      ".\(touch.phase)(\(touch.id.rawValue), \(number(touch.position.x)), "
        + "\(number(touch.position.y)))"
    }
    let time = frame.time.nanoseconds / 1_000_000
    return ".at(" + (["milliseconds: \(time)"] + touches).joined(separator: ", ") + ")"
  }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return Decimals.short(value)
  }
}
