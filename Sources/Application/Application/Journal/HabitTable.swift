import Foundation
import Journal
import Localization
import Model
import Text

/// The boxes of all habits as Loop exports them for several habits: a column for each habit, a row
/// for each day, newest first.
///
/// Source: `Checkmarks.csv` of Loop Habit Tracker 2.1 (`HabitsCSVExporter.kt`, `Entry.kt`).
enum HabitTable {
  /// Passes the rows to a closure, the header first; the days begin with the earliest habit and end
  /// today.
  static func write(
    _ store: any StoreReader, _ actionContext: ActionContext, _ put: (String) throws -> Void
  ) throws {
    let habits = try store.withSnapshot {
      try HabitView.all(in: $0, actionContext: actionContext)
    }
    try put(CSV.row(["Date"] + habits.map(\.habit.name)))
    guard let first = habits.map(\.habit.start).min() else { return }
    var day = actionContext.todayNumber
    while day >= first {
      let values = habits.map { $0.progress.box(on: day)?.loopValue ?? "UNKNOWN" }
      try put(CSV.row([LocalDays.text(day)] + values))
      day -= 1
    }
  }
}

extension HabitBox {
  /// The word of Loop, or an amount in thousandths.
  fileprivate var loopValue: String {
    if let amount { return "\(amount.rawValue)" }
    switch state {
    case .done: return "YES_MANUAL"
    case .rest: return "SKIP"
    case .missed: return "NO"
    case .free: return "YES_AUTO"
    case .open, .ahead: return "UNKNOWN"
    }
  }
}
