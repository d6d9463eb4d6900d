import Text

/// Finds what a mistyped name was probably meant to be.
public enum Suggestion {
  /// A sentence with the nearest name, or nothing when none is near.
  ///
  /// It begins with a blank, to follow another one: ` Did you mean "Vet"?`
  public static func phrase(for word: String, among names: [String]) -> String {
    nearest(to: word, among: names).map { " Did you mean \"\($0.oneLine)\"?" } ?? ""
  }

  /// The name with the fewest changed letters, at most a third of them, but one at least; case does not count.
  public static func nearest(to word: String, among names: [String]) -> String? {
    let wanted = word.lowercased().prefix(80)
    let ranked = names.map { (name: $0, distance: Spelling.distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let isNear = best.distance <= max(1, min(wanted.count, best.name.count) / 3)
    let isPrefix = wanted.count >= 2 && best.name.lowercased().hasPrefix(wanted)
    if isNear || isPrefix { return best.name }
    return names.first { wanted.count >= 2 && $0.lowercased().hasPrefix(wanted) }
  }
}
