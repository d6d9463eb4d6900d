/// The texts of a setting in one language.
package struct SettingTexts: Sendable {
  /// The name of its field on the page; empty for a setting that the page does not show.
  let label: String
  /// The explanation below the field; empty for none.
  let hint: String
  /// The words to choose from, by their values.
  let words: [String: String]
  /// The explanation with unit, range and default; `nil` where that of the default file is in this
  /// language.
  let guide: String?

  init(
    _ label: String = "", hint: String = "", words: [String: String] = [:], guide: String? = nil
  ) {
    self.label = label
    self.hint = hint
    self.words = words
    self.guide = guide
  }
}

/// A text of the page about a setting, by its name; each language lists these texts by setting.
package enum SettingPhrase: Phrase, Hashable {
  /// The name of the field.
  case label(of: String)
  /// The explanation below the field; empty for none.
  case hint(of: String)
  /// A value to choose; one without a word of its own is shown as it is.
  case word(String, of: String)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String {
    let settings = localizer.language.settings
    switch self {
    case .label(let name): return settings[name]?.label ?? ""
    case .hint(let name): return settings[name]?.hint ?? ""
    case .word(let word, let name):
      // Languages go by their own names.
      let language = name == "language" ? Languages.all.first { $0.code == word } : nil
      return settings[name]?.words[word] ?? language?.name ?? word
    }
  }
}
