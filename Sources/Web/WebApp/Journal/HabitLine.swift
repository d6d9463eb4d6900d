import Application
import Journal
import Localization
import Recurrence
import Text

/// A habit of the present day, as a row among its tasks.
struct HabitLine: Sendable {
  let habit: String
  let habitName: String
  /// How far it is, and its row of days.
  let habitWords: String
  /// The part of the goal that is done, in hundredths of the ring; `nil` without any.
  let habitPart: String?
  /// The time at which it reminds.
  let habitTime: String?

  /// Prepares the row of a habit on a day.
  init(_ view: HabitView, on day: Int) {
    habit = String(view.habit.id.rawValue)
    habitName = view.habit.name.wholeLine
    habitWords = view.words(on: day)
    habitPart = view.part(on: day).map { String(Int($0 * 100)) }
    habitTime = view.habit.at?.description
  }
}
