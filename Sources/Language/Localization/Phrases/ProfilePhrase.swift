/// Texts about the profile: name, a few words, a picture.
public enum ProfilePhrase: Phrase, Hashable {
  /// The heading of the profile.
  case title
  /// The name of a row.
  case name, about, photo
  /// The profile was stored.
  case saved
  /// Nothing is filled in.
  case empty
  /// The name is too long.
  case nameTooLong(most: Int)
  /// The words about the user are too long.
  case aboutTooLong(most: Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
