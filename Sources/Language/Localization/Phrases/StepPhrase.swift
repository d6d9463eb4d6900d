public import Model

/// Messages after an action, an undo or a redo.
public enum StepPhrase: Phrase, Hashable {
  /// A task was acted on, and how it stands now: `Done: Cat medicine. It opens in 10 weeks.`
  case did(EditAction.TaskVerb, task: String, TaskStanding?)
  /// A task was saved without a change, and how it stands.
  case unchanged(task: String, TaskStanding)
  /// A task was snoozed: `Claw trim: snoozed until Mon 23 Nov 08:00.`
  case snoozed(task: String, SnoozeEnd)
  /// A step was taken: `Added 9 "Rent".`
  case taken(StepWords)
  /// A step was undone: `Undone: added 9 "Rent".`
  case undone(StepWords)
  /// A step was done again: `Redone: added 9 "Rent".`
  case redone(StepWords)
  /// A step was taken, for a page: `Added: Rent.`
  case takenOnPage(StepWords)
  /// A step was undone, for a page: `Undone: Rent was added.`
  case undoneOnPage(StepWords)
  /// A step was done again, for a page: `Redone: Rent was added.`
  case redoneOnPage(StepWords)

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
