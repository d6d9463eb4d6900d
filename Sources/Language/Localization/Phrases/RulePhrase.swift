/// A rule in sentences, while it is being described.
public enum RulePhrase: Phrase, Hashable {
  /// The end comes before the first occurrence is due.
  case never
  /// A single occurrence without a date.
  case onceUndated
  /// A single occurrence without a date and without a place.
  case onceUnplaced
  /// A single occurrence that is open.
  case onceOpen(due: RelativeTime)
  /// A single occurrence that is overdue.
  case onceOverdue(since: RelativeTime)
  /// A single occurrence that opens later.
  case onceOpens(RelativeTime, due: RelativeTime)
  /// A fixed rhythm: two occurrences, whenever they are done.
  case fixed(RuleDates, then: RuleDate?)
  /// Counted from when it is done: where it stands, and what comes if it is done today.
  case ifDoneToday(RuleStanding?, next: RuleDates)
  /// Counted from when it is done; done today, it is finished.
  case finishedIfDoneToday(RuleStanding)
  /// A date by itself.
  case date(RuleDate)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
