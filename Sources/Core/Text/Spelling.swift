/// The distance between spellings.
package enum Spelling {
  /// Counts the single-letter edits between two words, as texts are compared (Q10); a swap of
  /// neighbours is one.
  ///
  /// Only the first 80 letters are compared: O(80 x 80) at most.
  ///
  /// Source: optimal string alignment, the restricted form of Damerau, CACM 7 (1964).
  package static func distance(_ left: String, _ right: String) -> Int {
    let left = FoldedText(left).letters.prefix(80)
    let right = FoldedText(right).letters.prefix(80)
    var older: [Int] = []
    var old = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let substitution = old[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(old[j + 1] + 1, row[j] + 1, substitution)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, older[j - 1] + 1)
        }
        row.append(best)
      }
      (older, old) = (old, row)
    }
    return old[right.count]
  }
}
