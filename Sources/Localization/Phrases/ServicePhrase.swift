/// States and errors of receivers, notifiers, geocoders and the running daemon.
public enum ServicePhrase: Phrase, Hashable {
  /// Nothing listens at an address.
  case nothingAnswers

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
