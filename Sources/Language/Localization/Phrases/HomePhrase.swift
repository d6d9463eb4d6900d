/// The choices of the home page: what it shows, in which order, and how densely.
public enum HomePhrase: String, Phrase, CaseIterable {
  /// How much the list shows: the present day, or all tasks.
  case today, all
  /// The height of a task.
  case comfortable, compact
  /// The filters that leave nothing out.
  case anyCategory, anyPriority
  /// The orders of the list.
  case byGroup, byPriority, byDue, byName, byCreation, byCategory, byDifficulty

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
