/// The fixed texts of the page of rest days, which templates name by their raw value.
public enum RestPhrase: String, Phrase, CaseIterable {
  case restDays, restHint, restFrom, restTo, restToHint, restAdd, restNone, restAll, restRemove,
    restOfPauseMark, restDaysMissing

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
