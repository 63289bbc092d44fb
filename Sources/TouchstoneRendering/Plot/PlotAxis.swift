internal import Touchstone

/// A range of values with round numbers to label.
struct PlotAxis {
  /// The ends of what is shown.
  let lower: Double
  let upper: Double
  /// The labelled values, growing.
  let ticks: [Double]
  /// Decimals that all labels have.
  let decimals: Int

  /// Makes an axis for values from `low` to `high`.
  ///
  /// Steps between labels are 1, 2 or 5 times a power of ten, at most `count` of them; an axis that is
  /// padded ends a little beyond its values, another exactly there.
  init(from low: Double, to high: Double, count: Double, isPadded: Bool) {
    let magnitude = max(abs(low), abs(high))
    let least = max(1e-6, magnitude * 1e-9)
    let middle = (low + high) / 2
    let span = max(high - low, least)
    let padding = isPadded ? span * 0.06 : 0
    lower = middle - span / 2 - padding
    upper = middle + span / 2 + padding
    var step = 1.0
    var places = 0
    let wanted = span / max(count, 1)
    while step > wanted {
      step /= 10
      places += 1
    }
    while step * 10 <= wanted {
      step *= 10
      places -= 1
    }
    // Now step ≤ wanted < 10 · step; the next larger round step is the one.
    var factor = 10.0
    for candidate in [1.0, 2, 5] where candidate * step >= wanted {
      factor = candidate
      break
    }
    if factor == 10 { places -= 1 }
    step *= factor
    decimals = max(0, min(9, places))
    var ticks: [Double] = []
    var index = (lower / step).rounded(.up)
    while index * step <= upper, ticks.count < 100 {
      ticks.append(index * step)
      index += 1
    }
    self.ticks = ticks
  }

  /// Where a value lies between the ends, 0…1.
  func fraction(of value: Double) -> Double {
    (value - lower) / (upper - lower)
  }

  /// A labelled value as text, with a proper minus sign.
  func text(_ value: Double) -> String {
    let digits = Decimals.fixed(value.magnitude, decimals: decimals)
    return value < 0 ? "\u{2212}\(digits)" : digits
  }
}
