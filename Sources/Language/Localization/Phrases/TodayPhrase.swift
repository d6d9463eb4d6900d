/// The headings of Today.
public enum TodayPhrase: Phrase, Hashable {
  /// The groups, in their order.
  case here, overdue, today, open, later, anytime
  /// The tasks that belong to none of the groups: snoozed beyond midnight, due tomorrow, later.
  case snoozed, tomorrow, waiting
  /// The tasks that are finished.
  case finished
  /// So many periods of its own have passed since a task was due.
  case periodsOver(Double)
  /// Nothing is left for today.
  case nothingLeft
  /// A quote with its author.
  case quote(String, author: String)
  /// So many tasks were done today.
  case doneToday(Int)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
