/// A sentence or a fragment that a user reads, without its language.
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

  /// The reader's conventions, while a text is made.
  static var localizer: Localizer { .current }

  /// Returns a part of a text in the reader's language.
  static func say(_ en: @autoclosure () -> String, _ uk: @autoclosure () -> String) -> String {
    withoutActuallyEscaping(en) { en in
      withoutActuallyEscaping(uk) { uk in localizer.language.choose(en: en, uk: uk)() }
    }
  }
}

/// A phrase whose texts stand beside each other.
///
/// A text is made when it is asked for, as often as it is; `localizer` in it formats values for the
/// reader.
package protocol WrittenPhrase: Phrase, Hashable {
  /// The texts of the phrase.
  var texts: Texts { get }
}

extension WrittenPhrase {
  /// The phrase in the language in force, which needs no binding.
  package var text: String { Self.localizer.language.choose(en: texts.en, uk: texts.uk)() }

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String {
    let text = localizer.language.choose(en: texts.en, uk: texts.uk)
    return Localizer.$current.withValue(localizer) { text() }
  }
}

/// The texts of a phrase.
///
/// Another language is another text, which the compiler asks for.
package struct Texts: Sendable {
  typealias Text = @Sendable () -> String
  let en, uk: Text

  init(_ en: @autoclosure @escaping Text, _ uk: @autoclosure @escaping Text) {
    self.en = en
    self.uk = uk
  }

  /// Creates texts that all languages say alike, but for the values in them.
  init(alike text: @autoclosure @escaping Text) { (en, uk) = (text, text) }
}

/// The phrases of an area of the product; what varies is an argument of a phrase.
package protocol AreaPhrase: WrittenPhrase {
  /// Creates a phrase.
  init(texts: Texts)
}

extension AreaPhrase {
  init(_ en: @autoclosure @escaping Texts.Text, _ uk: @autoclosure @escaping Texts.Text) {
    self.init(texts: Texts(en(), uk()))
  }

  /// Creates a phrase that all languages say alike, but for the values in it.
  init(alike text: @autoclosure @escaping Texts.Text) { self.init(texts: Texts(alike: text())) }

  /// Returns the phrase with other texts for pages.
  func onPage(_ en: @autoclosure @escaping Texts.Text, _ uk: @autoclosure @escaping Texts.Text)
    -> Self
  {
    let other = texts
    return Self(
      Self.localizer.audience == .page ? en() : other.en(),
      Self.localizer.audience == .page ? uk() : other.uk())
  }

  /// Returns true if two phrases say the same in all languages.
  package static func == (one: Self, other: Self) -> Bool { one.allTexts == other.allTexts }

  /// Hashes what the phrase says.
  package func hash(into hasher: inout Hasher) { hasher.combine(allTexts) }

  private var allTexts: [String] { Languages.all.map { text(in: Localizer($0)) } }
}

/// A phrase with an audience of its own.
private struct SpokenPhrase<Inner: Phrase>: Phrase {
  let phrase: Inner
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
