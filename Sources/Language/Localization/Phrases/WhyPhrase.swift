/// The answers of `why`: what comes next, what was decided, and for what reason.
public enum WhyPhrase: Phrase, Hashable {
  // MARK: What comes next

  /// A task and how it stands; the task as `3 "Cat medicine"`.
  case standing(task: String, TaskStanding)
  /// The task is finished.
  case nothingLeft
  /// The task has neither place nor date; its number.
  case neverReminds(task: Int)
  /// Nothing reminds any more.
  case noMoreReminders
  /// It reminds at places, from an instant on where it is not open yet, and perhaps at a time.
  case remindsOnVisit(VisitCondition, from: RelativeTime?, TimeCondition?)
  /// It reminds at a time.
  case reminds(TimeCondition)
  /// A countdown that has ended, and when there was a reminder of that.
  case lastReminder(at: RelativeTime)
  /// Snoozed until an instant.
  case snoozedUntil(RelativeTime)
  /// Snoozed until the next visit; `nil` where the task has no place.
  case snoozedUntilVisit(VisitCondition?)
  /// Snoozed until the user leaves.
  case snoozedUntilLeaving
  /// The user is at a place, named in quotes.
  case youAreAt(String)
  /// The user is at a place, and there will be no more reminders there during this visit.
  case quietAt(String, QuietReason)
  /// A reminder waits for the end of quiet hours.
  case heldUntil(RelativeTime)
  /// A reminder was held back and comes once the daemon runs.
  case heldUntilRunning
  /// No place has the tag.
  case tagWithoutPlace(String)

  // MARK: Other persons

  /// The heading of an account in which `you` is another person, by name.
  case seenBy(String)
  /// The task is for others than a person.
  case forOthers(than: String)

  // MARK: Places

  /// No task can be done at the place.
  case noTaskAtPlace
  /// The user was never seen at a place, named in quotes.
  case neverSeenAt(String)
  /// The user is at a place since an instant.
  case cameTo(String, RelativeTime)
  /// The user left a place at an instant.
  case leftPlace(String, RelativeTime)

  // MARK: What was decided

  /// A decision as a sentence; the task in quotes.
  case decision(DecisionOutcome, task: String, DecisionOccasion)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
