package import Model

/// A step of the undo log, as texts say it; names come in quotes.
package enum StepWords: Sendable, Hashable {
  /// Something was done with a task: `3 "Cat medicine"`.
  case task(EditAction.TaskVerb, TaskName)
  /// A place was added.
  case placeAdded(String)
  /// A place was changed.
  case placeChanged(String)
  /// A place was removed.
  case placeRemoved(String)
  /// A category was added.
  case categoryAdded(String)
  /// A category was changed.
  case categoryChanged(String)
  /// A category was removed.
  case categoryRemoved(String)
  /// Reminders pause.
  case paused
  /// The pause ended.
  case pauseEnded
  /// Settings were changed, by name: `day.start, language`.
  case settingsChanged(String)
  /// Days of rest were added, such as `2026-12-24..2026-12-31`.
  case restAdded(String)
  /// Days of rest were removed.
  case restRemoved(String)
  /// An entry of the history was taken back: `3 "Cat medicine"`.
  case retracted(EditAction.TaskVerb, TaskName)
  /// Something about moods: `stepNoted` and so on.
  case mood(MoodPhrase)
  /// Something about photos or the profile: `stepAdded` and so on.
  case photo(PhotoPhrase)
  /// Something about a habit: `stepAdded` and so on.
  case habit(JournalPhrase)
  /// Something in the journal: `stepGratitude` and so on.
  case journal(JournalPhrase)
  /// Something about devices or persons: `stepAdded` and so on.
  case device(DevicePhrase)
  /// A file was imported.
  case imported(String)
  /// A step of an earlier version, described in English.
  case recorded(String)
}
