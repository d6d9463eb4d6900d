/// The refusals of parts that are off.
public enum PartPhrase: Phrase, Hashable {
  /// The part is off; the setting is the one that lists the parts that are on.
  case isOff(Part, setting: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
