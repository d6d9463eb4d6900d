/// The explanations of settings and the errors in them.
public enum SettingsPhrase: Phrase, Hashable {
  /// The setting `language`.
  case languageGuide

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
