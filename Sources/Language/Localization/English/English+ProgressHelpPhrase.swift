extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ProgressHelpPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .mood: "Note how you feel, and mark days as good or bad."
    case .moodAdd: "Note how you feel."
    case .moodDay: "Mark a day as good or bad."
    case .moodCalendar: "Show a month: marks, moods, and how much was done."
    case .moodDiscussion:
      "A mood belongs to the task that was done last within the 10 minutes before, if that has none yet."
    case .feeling: "0 to 4, or very_sad, sad, neutral, happy, very_happy."
    case .moodNote: "A few words about it."
    case .moodTask: "The task that it belongs to: the last time that it was done."
    case .moodAt: "When, unless now; not in the future."
    case .markDate: "The day, such as 2026-03-05 or yesterday."
    case .mark: "good, bad or blank."
    case .toggle: "Go on from blank to good, from good to bad, from bad to blank."
    case .month: "The month, such as 2026-03."
    case .stats: "Count what was done and what was not, with moods."
    case .statsFrom: "The first day; 30 days in all unless given."
    case .statsTo: "The last day; today unless given."
    case .progress: "Show points, level, streaks and badges, or the streak of a task."
    case .progressTask: "A task by number or name."
    case .practice: "List the practices, or show one."
    case .practiceName: "breathing, grounding, gratitude, writing or drawing."
    case .practiceDone: "Record that you have finished it."
    case .groupProgress: "Mood and progress"
    case .doneMood: "How you feel about it: 0 to 4, or a name such as happy."
    case .exportCSV: "Write a table for spreadsheets: tasks, history, moods, habits or daylio."
    case .importDaylio: "Read moods from a CSV file of Daylio."
    case .importMap: "What a mood of your own in Daylio means: ok=2; may be repeated."
    }
  }
}
