/// Finds the word that was probably meant.
enum EditDistance {
  /// The word with the fewest letters to change, if few enough.
  static func nearest(to word: String, among words: [String]) -> String? {
    let bytes = Array(word.utf8)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = distance(bytes, Array(candidate.utf8))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(2, best.word.utf8.count / 2) else { return nil }
    return best.word
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (byte == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
