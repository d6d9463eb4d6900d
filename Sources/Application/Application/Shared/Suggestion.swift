import Localization
import Text

/// Finds the name that a mistyped one was probably meant to be.
package enum Suggestion {
  /// Returns a question with the nearest name, or an empty text when none is near.
  ///
  /// It begins with a blank, to follow another sentence: ` Did you mean "Vet"?`
  package static func phrase(for word: String, among names: [String]) -> String {
    quoted(for: word, among: names).map { CommandPhrase.didYouMean($0).text } ?? ""
  }

  /// Returns the nearest name in quotes; `nil` when none is near.
  package static func quoted(for word: String, among names: [String]) -> String? {
    nearest(to: word, among: names)?.quoted
  }

  /// Returns the name with the fewest changed letters, or one that begins with the word.
  ///
  /// At most a third of the letters may differ, but one may unless it is the only one. Case,
  /// accents and apostrophes do not count.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let wanted = String(word.prefix(80))
    let beginning = FoldedText(wanted)
    let ranked = names.map { (name: $0, distance: Spelling.distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let isNear =
      best.distance <= max(1, min(wanted.count, best.name.count) / 3)
      && best.distance < max(wanted.count, best.name.count)
    let isPrefix = wanted.count >= 2 && FoldedText(best.name).hasPrefix(beginning)
    if isNear || isPrefix { return best.name }
    return names.first { wanted.count >= 2 && FoldedText($0).hasPrefix(beginning) }
  }
}
