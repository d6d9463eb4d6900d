import Application
import Journal
import Localization
import Model
import Recurrence

/// The charts of the habits that have a day in a period.
struct HabitReview: Sendable {
  /// A habit with its charts; the first one is open.
  struct Item: Sendable {
    let id: String
    let name: String
    let facts: [String]
    let isOpen: Bool
    let charts: [Chart]
  }

  let items: [Item]
  /// The text that stands there without a habit.
  let empty: EmptyView?

  /// The most habits with charts: a page of many stays small.
  private static let most = 8

  /// Reads the habits, those that go on first.
  init(
    _ period: ClosedRange<Int>, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    let habits = try HabitView.all(in: snapshot, actionContext: actionContext).filter {
      $0.habit.start <= period.upperBound && $0.habit.lasts(until: period.lowerBound)
    }
    let year = actionContext.presentYear
    let shown =
      habits.filter { !$0.progress.isFinished } + habits.filter(\.progress.isFinished)
    items = try shown.prefix(Self.most).enumerated().map { index, view in
      let charts = try HabitCharts(
        view.habit, within: period, in: snapshot, actionContext: actionContext)
      return Item(
        id: String(view.habit.id.rawValue), name: view.habit.name.wholeLine,
        facts: [
          view.streakWords,
          JournalPhrase.strength(view.strengthPercent).text,
        ], isOpen: index == 0,
        charts: [
          Chart.strength(charts.strength, year: year), Chart.habitWeekdays(charts.weekdays),
          Chart.streaks(charts.streaks, view.progress.rows, year: year),
        ])
    }
    empty =
      items.isEmpty
      ? EmptyView(
        ProgressPagePhrase.noHabitsThen, word: JournalPagePhrase.journalHabits,
        href: Page.habits.path, drawing: .grid) : nil
  }
}
