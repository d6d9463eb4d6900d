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
