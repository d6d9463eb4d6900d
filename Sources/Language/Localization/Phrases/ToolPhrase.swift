/// The texts of tools: the keys of `watch`, a replay, a checked configuration, several tasks at
/// once, and a form whose task was changed elsewhere.
public enum ToolPhrase: Phrase, Hashable {
  /// The keys of `watch`, and how many tasks are not shown.
  case watchKeys(hiddenTasks: Int)
  /// The file that a setting names does not exist.
  case noFile(of: String, String)
  /// A recording is older than what is stored, whose last position has a moment.
  case playedOnItsOwn(String)
  /// A recording that is played, and how long that takes.
  case playing(String, speed: String, from: String, length: String, over: String)
  /// So many further reminders came at the same time.
  case moreReminders(Int)
  /// An argument too many, probably a word of a name.
  case quoteWords(String)
  /// A change of the date has ended a snooze.
  case snoozeEnded
  /// A snooze ends before the task opens.
  case silentAnyway(until: RelativeTime)
  /// The button that skips so many overdue tasks.
  case skipOverdue(Int)
  /// No task was chosen.
  case noneChosen
  /// Every task was already as the action would have left it.
  case nothingChanged
  /// A field that both have changed, and what it is elsewhere; `nil` for nothing.
  case changedElsewhere(now: String?)
  /// Changes made elsewhere were taken over into a form.
  case takenOver
  /// Changes made elsewhere contradict the form.
  case bothChanged
  /// The labels of what was changed elsewhere, after saving.
  case alsoChanged([String])

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
