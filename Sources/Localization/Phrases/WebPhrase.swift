/// The texts of the page and the API that carry values.
public enum WebPhrase: Phrase, Hashable {
  /// The task does not exist.
  case noSuchTask

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
