/// The fixed texts of the pages of the plan, of rest days and of pauses, which templates name by
/// their raw value.
package enum PlanPagePhrase: String, Phrase, CaseIterable {
  /// The plan of a day.
  case plan, dayBefore, dayAfter, goToDay, showDay, today, pin, unpin, pinAt, pinHint, newTaskHint

  // MARK: The weeks to come

  case weeksTitle, weeksChoice, weeksDay, weeksFixedHead, weeksDueHead, weeksOpensHead,
    weeksFreeHead,
    weeksExpectedMark, weeksRestMark, weeksHint, weeksMoveHint, weeksAhead

  // MARK: Rest days

  case restDays, restHint, restFrom, restTo, restToHint, restAdd, restNone, restAll, restRemove,
    restOfPauseMark, restDaysMissing

  // MARK: Tools

  case pauseReminders, awayUntil, pause, endPause, pauseHint

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
