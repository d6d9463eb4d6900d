/// Finds what a mistyped name was probably meant to be.
enum Suggestion {
  /// A sentence with the nearest name, or nothing when none is near.
  ///
  /// It begins with a blank, to follow another one: ` Did you mean "Vet"?`
  static func phrase(for word: String, among names: [String]) -> String {
    nearest(to: word, among: names).map { " Did you mean \"\($0.oneLine)\"?" } ?? ""
  }

  /// The name with the fewest changed letters, at most a third of them, but one at least; case does not count.
  static func nearest(to word: String, among names: [String]) -> String? {
    let wanted = Array(word.lowercased().prefix(80))
    let ranked = names.map { name -> (name: String, distance: Int) in
      let candidate = Array(name.lowercased().prefix(80))
      return (name, distance(wanted, candidate))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let isNear = best.distance <= max(1, min(wanted.count, best.name.count) / 3)
    let isPrefix = wanted.count >= 2 && best.name.lowercased().hasPrefix(String(wanted))
    if isNear || isPrefix { return best.name }
    return names.first { wanted.count >= 2 && $0.lowercased().hasPrefix(String(wanted)) }
  }

  /// The number of single-letter edits between two words.
  ///
  /// Source: optimal string alignment, the restricted form of Damerau, CACM 7 (1964).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var older: [Int] = []
    var old = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1] + Array(repeating: 0, count: right.count)
      for j in 0..<right.count {
        let cost = left[i] == right[j] ? 0 : 1
        row[j + 1] = min(old[j + 1] + 1, row[j] + 1, old[j] + cost)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], older[j - 1] + 1)
        }
      }
      (older, old) = (old, row)
    }
    return old[right.count]
  }
}
