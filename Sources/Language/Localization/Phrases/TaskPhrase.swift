public import Model

/// How a task stands, and what was done with it.
public enum TaskPhrase: Phrase, Hashable {
  // MARK: Standing, as the rest of a sentence or by itself

  /// How a task stands, with dates: `opens in 3 days (Thu 15 Jan 09:00)`.
  case standing(TaskStanding)
  /// How a task stands, without dates: `opens in 3 days`.
  case brief(TaskStanding)
  /// How many occurrences have passed undone: `3 missed`.
  case missed(Int)
  /// When a new or changed task comes up: `opens in 3 days (…), due in 4 weeks (…)`.
  case prospects(TaskProspects)
  /// The dates of a task that is not open yet.
  case opensAndDue(RelativeTime, due: RelativeTime)
  /// Until when a task is snoozed: `snoozed until Fri 16 Jan 09:00`.
  case snoozed(SnoozeEnd)
  /// The same as short as can be: `snoozed until 16:42`, and the day where it is another one.
  case snoozedBriefly(SnoozeEnd)

  // MARK: Status

  /// The status by itself: `Waiting`.
  case status(TaskStatusWord)
  /// The status with how much of the time has passed, 0 to 1.
  case progress(TaskStatusWord, Double)

  // MARK: Past

  /// A line of the history: `Cat medicine done, 4 weeks before it was due (undone)`.
  case completion(Completion.Kind, task: String, Punctuality?, isUndone: Bool)
  /// The same without the task, as a line of its own: `Done, 4 weeks before it was due`.
  case result(Completion.Kind, Punctuality?, isUndone: Bool)
  /// The name of a task that is gone: `task 3`.
  case formerTask(Int)
  /// The name of a place that is gone: `place 3`.
  case formerPlace(Int)

  // MARK: Notes

  /// The user is at a place of the new or changed task, so that it does not remind there now.
  case quietHere(place: String)
  /// No place has the tag that a task names.
  case tagWithoutPlace(String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
