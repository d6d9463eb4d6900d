import Journal
import Localization
import Model
import Text

extension JournalStep {
  /// The step in the middle of a sentence.
  var words: StepWords {
    switch self {
    case .habit(.add, let name): .habit(.stepHabitAdded(name.quoted))
    case .habit(.edit, let name): .habit(.stepHabitChanged(name.quoted))
    case .habit(.remove, let name): .habit(.stepHabitRemoved(name.quoted))
    case .box(let kind, let habit, let date):
      .habit(.stepHabitMarked(habit.quoted, date: date, kind: kind?.rawValue))
    case .gratitude(let date, isRemoval: false): .journal(.stepGratitude(date: date))
    case .gratitude(let date, isRemoval: true): .journal(.stepGratitudeRemoved(date: date))
    case .note(.add, let date): .journal(.stepNoteAdded(date: date))
    case .note(.edit, let date): .journal(.stepNoteChanged(date: date))
    case .note(.remove, let date): .journal(.stepNoteRemoved(date: date))
    }
  }
}
