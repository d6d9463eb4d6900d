/// The fixed texts of several tasks at once, the pause, the window of the form, and Why.
///
/// A template names them by their raw values, as it does those of `PagePhrase`.
public enum ToolPagePhrase: String, Phrase, Hashable, CaseIterable {
  case severalTasks, chooseAll
  case pauseReminders, awayUntil, pause, endPause, pauseHint
  case orWindow
  case whyDidItRemind, kindTask, kindPlace

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
