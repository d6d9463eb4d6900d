/// Reasons why a phone's position is refused before it is looked at.
public enum PhoneFixPhrase: Phrase, Hashable {
  /// Its time is ahead of the computer's.
  case future
  /// It is older than `phones.oldest`.
  case old
  /// The phone says that it is made up.
  case mock
  /// It came in a message that cannot be decrypted.
  case undecryptable

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
