/// A sentence or a fragment that a user reads, without its language.
///
/// Each area of the product has one enumeration of phrases in `Phrases/`; the values that vary are
/// payloads. Each language answers every enumeration by an exhaustive switch, so that a phrase
/// without a translation does not compile.
package protocol Phrase: Sendable {
  /// Returns the phrase in a language.
  func text(in localizer: Localizer) -> String
}

extension Phrase {
  /// The phrase in the language in force, `Localizer.current`.
  package var text: String { text(in: .current) }

  /// The phrase as a page says it, in the language in force.
  package var pageText: String { text(in: .current.speaking(to: .page)) }

  /// Returns the phrase that says the same to one audience, whoever reads.
  package func spoken(to audience: Audience) -> some Phrase {
    SpokenPhrase(phrase: self, audience: audience)
  }
}

/// A phrase with an audience of its own.
private struct SpokenPhrase<Words: Phrase>: Phrase {
  let phrase: Words
  let audience: Audience

  func text(in localizer: Localizer) -> String { phrase.text(in: localizer.speaking(to: audience)) }
}

/// A value that a phrase describes, such as an error.
package protocol Phrased: CustomStringConvertible {
  associatedtype Words: Phrase
  /// The phrase, without its language.
  var phrase: Words { get }
}

extension Phrased {
  /// The phrase in the language in force.
  package var description: String { phrase.text }
}
