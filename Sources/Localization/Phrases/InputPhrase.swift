/// Errors in what a user writes: periods, dates, positions, names, fields of a task or a place.
public enum InputPhrase: Phrase, Hashable {
  // Quoted values come with their quotes, on one line and cut, as `String.quoted` in Text makes them.

  /// There is no step to undo.
  case nothingToUndo

  // MARK: Actions

  /// The named task has nothing left to do.
  case taskFinished(String)
  /// The named task was done a moment ago.
  case taskDoneAlready(String, at: LocalTime)
  /// The named task cannot be done at a time to come.
  case doneInTheFuture(String, at: LocalTime, now: LocalTime)
  /// The named task cannot be snoozed until a time that has passed.
  case snoozeInThePast(String, until: LocalTime, now: LocalTime)
  /// The named task cannot be snoozed until leaving: the user is at none of its places.
  case snoozeOutside(String)
  /// The named task has no place whose visit could end the snooze.
  case snoozeWithoutPlace(String)
  /// A task needs a name.
  case emptyTaskName
  /// The event `dwell` needs a length of stay.
  case dwellWithoutLength
  /// A length of stay needs the event `dwell`.
  case lengthWithoutDwell

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
