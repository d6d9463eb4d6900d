import Application
import Foundation
import HTTPServer
import Journal
import Localization
import Model
import Recurrence

/// The habits with their boxes (J1 to J3).
struct HabitsPage: TemplateView {
  static let template = "habits"
  /// How many habits show their charts at once.
  static let mostWithCharts = 4

  /// The form of a habit as it was typed, with what was wrong.
  struct Entry {
    /// The habit that is changed; `nil` for a new one.
    var habit: Habit?
    var name = ""
    var days = "21"
    var start = ""
    var at = ""
    /// The field that was wrong.
    var field: String?
    var error: String?
    /// The version that the form was filled from.
    var state = FormState()
  }

  let hasHabits: Bool
  let habits: [HabitCard]
  let back: String
  let formTitle: String?
  let action: String
  let formState: FormState
  let name: String
  let days: String
  let start: String
  let at: String
  /// Errors by field.
  let errors: [String: String]

  /// Prepares the page.
  ///
  /// - Parameters:
  ///   - habits: All habits.
  ///   - whole: The number of the habit all of whose boxes are shown.
  ///   - edited: The number of the habit in the form.
  ///   - entry: The form, where no habit has the number `edited`.
  ///   - charts: The charts of the habits that show them.
  ///   - today: The present day, from 1970-01-01.
  init(
    _ habits: [HabitView], whole: String?, edited: String? = nil, entry: Entry = Entry(),
    charts: [Habit.ID: HabitCharts] = [:], today: Int
  ) {
    let sorted = habits.sorted { left, right in
      left.progress.isFinished == right.progress.isFinished
        ? left.habit.id < right.habit.id : right.progress.isFinished
    }
    let entry =
      sorted.first { String($0.habit.id.rawValue) == edited }.map { Entry($0.habit) } ?? entry
    hasHabits = !habits.isEmpty
    self.habits = sorted.map {
      HabitCard(
        $0, isWhole: whole == String($0.habit.id.rawValue), charts: charts[$0.habit.id],
        today: today)
    }
    back = whole.map { "/journal/habits?all=\($0)" } ?? "/journal/habits"
    formTitle = entry.habit.map { JournalPhrase.changeHabit($0.name.wholeLine).text }
    action = entry.habit.map { "/journal/habits/\($0.id.rawValue)" } ?? "/journal/habits"
    formState = entry.state
    name = entry.name
    days = entry.days
    start = entry.start.isEmpty ? LocalDays.text(today) : entry.start
    at = entry.at
    errors = entry.error.map { [entry.field ?? "name": $0] } ?? [:]
  }

  /// A habit as the form is filled from it.
  static func stored(_ habit: Habit) -> StoredForm {
    StoredForm(
      [
        "name": habit.name, "days": String(habit.days), "start": LocalDays.text(habit.start),
        "at": habit.at?.description ?? "",
      ],
      [
        StoredField("name", JournalPagePhrase.journalHabitName),
        StoredField("days", JournalPagePhrase.journalHabitDays),
        StoredField("start", JournalPagePhrase.journalHabitStart),
        StoredField("at", JournalPagePhrase.journalHabitTime),
      ])
  }
}

struct HabitCharts: Sendable {
  let strength: ChartData
  let weekdays: ChartData
  let streaks: ChartData

  /// Computes the charts of a habit over all its days.
  init(
    _ habit: Habit, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    var request = ChartRequest()
    // A name may be a number.
    request.habit = "#\(habit.id.rawValue)"
    let last = max(habit.start, min(habit.last, actionContext.todayNumber))
    (request.from, request.to) = (LocalDays.text(habit.start), LocalDays.text(last))
    let reader = try ChartReader(request, in: snapshot, actionContext: actionContext)
    strength = try ChartKind.habitStrength.data(reader)
    weekdays = try ChartKind.habitWeekdays.data(reader)
    streaks = try ChartKind.habitStreaks.data(reader)
  }
}

/// A habit with its boxes as a calendar: a row for each week.
struct HabitCard: Sendable {
  /// A day of a week; a blank before the first day of the habit and after the last.
  struct Box: Sendable {
    var state = ""
    var sign = ""
    var date: String?
    var number = ""
    var label = ""
    var isAhead = false
    var key = ""

    fileprivate init() {}

    fileprivate init(_ box: HabitBox, of habit: Habit) {
      state = box.state.rawValue
      sign = box.state.sign
      date = LocalDays.text(box.day)
      number = String(LocalDays.date(box.day).day)
      label =
        JournalPhrase.box(
          box.number, day: LocalDays.heading(box.day), state: box.state.text
        ).text
      isAhead = box.state == .ahead
      key = "\(habit.id.rawValue)-\(box.number)"
    }
  }

  /// A row of the calendar.
  struct Week: Sendable {
    /// The number of the week.
    let week: String
    /// The month, where one begins, and in the first row.
    let month: String?
    let cells: [Box]
  }

  let id: String
  let name: String
  let facts: [String]
  /// The share of the days that are done, in thousandths.
  let partWidth: String
  let partLabel: String
  let weekdays: [JournalMonth.DayName]
  let weeks: [Week]
  let hasCharts: Bool
  let charts: [Chart]
  /// The address at which the charts are shown, and that of the year.
  let chartsHref: String
  let yearHref: String
  let deleteLabel: String
  let changeLabel: String
  let praise: String?
  /// The address at which all boxes are shown.
  let allHref: String?
  let allWords: String?

  /// The most weeks of a habit that are shown at first.
  private static let mostWeeks = 6

  /// Prepares the card; not whole, it has the weeks around the present day.
  init(_ view: HabitView, isWhole: Bool, charts: HabitCharts?, today: Int) {
    let (habit, progress) = (view.habit, view.progress)
    let name = habit.name.wholeLine
    let calendar = WeekRows(progress.habit.start...progress.habit.last)
    let rows = isWhole ? calendar.rows[...] : calendar.around(today, most: Self.mostWeeks)
    var facts = [
      JournalPhrase.doneOf(progress.done, days: habit.days).text,
      JournalPhrase.streak(progress.streak).text, JournalPhrase.strength(view.strengthPercent).text,
      JournalPhrase.habitSpan(
        from: LocalDays.heading(habit.start), to: LocalDays.heading(habit.last)
      ).text,
    ]
    if let at = habit.at { facts.append(JournalPhrase.habitRemindsAt(at.description).text) }
    id = String(habit.id.rawValue)
    self.name = name
    self.facts = facts
    partWidth = String(Int(progress.completedFraction * 1000))
    partLabel = JournalPhrase.doneOf(progress.done, days: habit.days).text
    weekdays = WeekRows.weekdays.map { JournalMonth.DayName(text: $0) }
    weeks = rows.enumerated().map { index, row in
      Week(
        week: ChartPhrase.week(WeekRows.number(of: row.lowerBound)).text,
        month: WeekRows.month(of: row, isFirst: index == 0),
        cells: row.map { day in progress.box(on: day).map { Box($0, of: habit) } ?? Box() })
    }
    hasCharts = charts != nil
    let year = LocalDays.date(today).year
    self.charts =
      charts.map {
        [
          Chart.strength($0.strength, year: year), Chart.habitWeekdays($0.weekdays),
          Chart.streaks($0.streaks, progress.rows, year: year),
        ]
      } ?? []
    chartsHref = "/journal/habits?all=\(habit.id.rawValue)#h\(habit.id.rawValue)"
    yearHref = "/year?of=habit:\(habit.id.rawValue)"
    deleteLabel = JournalPhrase.deleteHabit(name).text
    changeLabel = JournalPhrase.changeHabit(name).text
    praise = progress.isFinished ? view.praise : nil
    let shown = rows.reduce(0) { $0 + $1.count { progress.habit.contains($0) } }
    let isCut = shown < progress.boxes.count
    allHref = isCut ? chartsHref : nil
    allWords = isCut ? JournalPhrase.boxesShown(shown, of: progress.boxes.count).text : nil
  }
}

extension HabitsPage.Entry {
  /// The form of a habit that is changed.
  init(_ habit: Habit) {
    let stored = HabitsPage.stored(habit)
    self.init(habit, stored.values)
    state = stored.state
  }

  /// The form of a habit as it was typed; without a habit, of a new one.
  init(_ habit: Habit?, _ form: FormFields) {
    self.init(
      habit: habit, name: form["name"] ?? "", days: form["days"] ?? "",
      start: form.text("start") ?? "", at: form.text("at") ?? "",
      state: FormState(was: form["was"] ?? ""))
  }
}
