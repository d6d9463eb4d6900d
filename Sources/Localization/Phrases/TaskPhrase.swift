/// Sentences about tasks: how they stand, what comes next, reminders, and why there was none.
public enum TaskPhrase: Phrase, Hashable {
  /// How a task without a date stands.
  case openWithoutDate

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
