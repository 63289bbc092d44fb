/// Finds the word that somebody probably meant.
public enum NearestWord {
  /// The word with the fewest edits to another one; nil if none is near.
  ///
  /// Near is at most two edits, or half the word's length if that is more.
  public static func of(_ word: String, among words: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = editDistance(Array(word.utf8), Array(candidate.utf8))
      guard distance <= max(2, candidate.utf8.count / 2) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.word
  }

  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
