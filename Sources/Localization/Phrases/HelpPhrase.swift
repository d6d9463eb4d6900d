/// The help of commands and options.
public enum HelpPhrase: Phrase, Hashable {
  /// The flag --json.
  case json

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
