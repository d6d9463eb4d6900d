import Localization

/// A line of an export that cannot be imported.
struct LineProblem: Error {
  /// The end of a sentence about the line.
  let phrase: StorePhrase

  /// Creates the error.
  init(_ phrase: StorePhrase) { self.phrase = phrase }

  /// The phrase in the language in force.
  var text: String { phrase.text }
}
