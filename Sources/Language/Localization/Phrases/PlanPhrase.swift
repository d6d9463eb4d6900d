/// The texts of the day plan.
public enum PlanPhrase: Phrase, Hashable {
  /// The order of flexible tasks.
  case dueFirst, hardFirst, easyFirst
  /// How a block came to its time.
  case fixed, pinned, flexible
  /// A warning about a block: it needs a trip of its own, ends too late, overlaps, is over.
  case go, late, conflict, overdue
  /// Why a task has no time.
  case passed, noRoom, whenYouComeBy
  /// Time without a block.
  case free
  /// The tasks without a time.
  case notPlanned
  /// Neither blocks nor tasks without a time.
  case nothingPlanned
  /// Nothing was done on a past date.
  case nothingDone
  /// So many tasks were done on the date.
  case done(Int)
  /// So much of the day is free.
  case freeTime(hours: Int, minutes: Int)
  /// A task is held at a time.
  case pinnedAt(task: String, LocalTime)
  /// The plan chooses the time of a task again.
  case unpinned(task: String)
  /// The user is usually at a place, named in quotes, at these times of this weekday.
  case usuallyAt(String, from: LocalTime, to: LocalTime)
  /// A link that makes a task at a time.
  case newTaskAt(String)
  /// A handle that moves a block.
  case moveBlock(task: String, time: String)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
