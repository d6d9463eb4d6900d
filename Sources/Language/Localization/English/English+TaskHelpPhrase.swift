extension English {
  package func text(_ phrase: TaskHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .list: "Show the home screen: each task is a bar that fills as its countdown runs."
    case .listAll: "Show finished tasks too."
    case .listPlace: "Only tasks at this place or with this tag."
    case .add: "Add a task."
    case .taskName: "The name of the task."
    case .dryRun: "Show the task without storing it."
    case .edit: "Change a task, and show its old and new dates."
    case .newName: "A new name."
    case .show: "Show everything about one task."
    case .remove: "Delete a task. Its history stays, and \"passby undo\" restores it."
    case .done: "Mark a task as done. Its next countdown begins."
    case .doneAt: "When it was done; now by default."
    case .doneAgain: "Confirm that it was done once more, moments after the last time."
    case .doneNote: "What to keep about it in the history."
    case .skip: "Skip this occurrence without counting it as done."
    case .snooze: "Snooze the reminders of a task. Its due date does not change."
    case .snoozeUntil:
      "2h, 1d, a time such as tomorrow or fri 18:00, visit, leave, this-visit, or off."
    case .move: "Move this occurrence only. Later ones stay where they are."
    case .moveTo: "The new due moment, such as fri 18:00 or 2026-01-15T09:00."
    case .next: "Preview coming occurrences without storing anything."
    case .nextTask: "A task's number or name. Leave it out to describe a task instead."
    case .nextCount: "How many occurrences, 1 to 1000."
    case .task: "The task's number or name."
    case .every:
      "The period, such as 12h, 3d, 10w, 1mo or 1y; a window such as 10-14w; or days: tue,fri, "
        + "2w on tue, 1mo on 15, last day, first mon, 1y on 24 dec."
    case .from: "Count from when the task was done, or from a fixed start."
    case .start: "When counting starts; now by default. The start itself is not due."
    case .first: "The first due moment, instead of one period after the start."
    case .end: "The last moment at which it may be due. A date means the end of that day."
    case .at: "The time of day, HH:MM, several such as 8:00,20:00, or a span such as 10:15-11:45."
    case .zone: "The IANA time zone, or floating; the computer's zone by default."
    case .due: "By when a task without --every is to be done."
    case .when:
      "When an appointment is, with its time of day, such as \"fri 14:30\", or a span, \"fri 14:30-15:15\"."
    case .last:
      "When it was done last, up to today: the countdown runs from there. For what counts from done."
    case .taskPlace: "A place's name, or #tag for any place with that tag. Repeatable."
    case .on: "Which events remind: enter,exit,dwell,cross; enter,cross by default."
    case .dwell: "How long a stay must last for dwell, such as 10min; 5min by default."
    case .horizon:
      "How long before it is due a task without a window opens, 0 for not before, or period for all of its period; 24h by default."
    case .nag: "Repeat the reminder while overdue, such as 1d."
    case .notes: "Free text."
    case .category: "What it is sorted into; none takes it out."
    case .priority: "high, normal or low."
    case .difficulty: "very-easy, easy, medium, hard (or difficult) or very-hard, or 1 to 5."
    case .duration: "How long it takes, such as 30min."
    case .fixed: "It happens at its time: remind 15 minutes before and at the start."
    case .flexible: "It is done when it suits, until it is due."
    case .quick: "Add a task from one line."
    case .quickLine: "The line; all words are one line."
    case .quickPlain: "Take the whole line as the name."
    case .quickDiscussion:
      """
      Words that are no marker are the name. Markers: every RULE, every! RULE (counted from done), from \
      done, from start, due DATE, by DATE, start DATE, end DATE, last DATE, at TIME, @Place, @"Long name", \
      @#tag, #category, for PERSON, !high, !low, ~30min, !bucket. Dates, times and rules at the end of the \
      line and beside markers need none: tomorrow 6pm, fri, in 3 weeks, daily. A date with a clock time is \
      an appointment; behind due, by, until or till it is a deadline. The answer names what was read, and \
      what in the name looks as if it should have been. Words in double quotes always belong to the name. \
      For example:
        passby quick Dentist thu 14:30-15:15
        passby quick Pay the fee by fri 18:00
        passby quick Cat medicine every 10-14w last 20 sep
        passby quick Claw trim every 2w on tue at 18:00 @Vet '#Home' '!high'
      """
    case .severalTasks: "Numbers or names of tasks."
    case .snoozeFor: "The end of the snooze, for several tasks at once."
    case .today: "Show what can be done now and today, and what was done."
    case .todayDiscussion:
      """
      Groups: here (open, and you are at one of its places), overdue, today (due before midnight), \
      open (by its window, or a horizon of its own), later (a window that opens before midnight), \
      tomorrow, any time (without a date), missed (appointments that passed undone).
      """
    case .todaySort:
      "One list by these keys instead: priority, due, name, created, category, difficulty."
    case .listWords: "Only tasks with all of these words in name, notes, places, tags or category."
    case .listOpen: "Only tasks that are open."
    case .listDue: "Only tasks that are due, overdue ones too."
    case .listOverdue: "Only tasks that are overdue."
    case .listWaiting: "Only tasks that wait."
    case .listCategory: "Only tasks in this category; none for those without one."
    case .listPriority: "Only tasks of this priority."
    case .addDiscussion:
      """
      passby add "Cat medicine" --every 10-14w --place Vet
      passby add "Water plants" --every 3d --at 18:00
      passby add "Rent" --every 1mo --from start --start 2026-01-01T09:00
      passby add "Buy screws" --place "Hardware store"
      """
    case .editDiscussion:
      """
      The value "none" removes a setting: --end none, --place none, --nag none.
      """
    case .nextDiscussion:
      """
      passby next 3 --count 5
      passby next --every 10-14w
      passby next --every 1mo --from start --start 2026-01-31T09:00

      With --from done, each occurrence is assumed to be done when it is due.
      """
    case .snoozeDiscussion:
      """
      passby snooze 3 2h          for two hours
      passby snooze 3 visit       until the next visit to one of its places
      passby snooze 3 leave       until you leave the place where you are
      passby snooze 3 this-visit  not now: quiet for this visit, but not when it is due
      passby snooze 3 off         end the snooze
      """
    }
  }
}
