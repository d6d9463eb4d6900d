import Application
import Journal
import Localization
import Recurrence
import Text

/// A habit of the present day, as a row among its tasks.
struct HabitLine: Sendable {
  let habit: String
  let habitName: String
  /// Which of its days it is, and its row of days.
  let habitWords: String
  /// The time at which it reminds.
  let habitTime: String?

  /// Prepares the row of a habit on a day.
  init(_ view: HabitView, on day: Int) {
    habit = String(view.habit.id.rawValue)
    habitName = view.habit.name.wholeLine
    habitWords = view.words(on: day)
    habitTime = view.habit.at?.description
  }
}
