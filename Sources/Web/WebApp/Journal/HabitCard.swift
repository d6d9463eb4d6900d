import Application
import Foundation
import HTTPServer
import Hummingbird
import Journal
import Localization
import Model
import Recurrence
import WebPorts

struct HabitCharts: Sendable {
  let strength: ChartData
  let weekdays: ChartData
  let streaks: ChartData

  /// Computes the charts of a habit over all its days, or over those within a period.
  init(
    _ habit: Habit, within period: ClosedRange<Int>? = nil, in snapshot: any StoreSnapshot,
    actionContext: ActionContext
  ) throws {
    var request = ChartRequest()
    // A name may be a number.
    request.habit = "#\(habit.id.rawValue)"
    let today = actionContext.todayNumber
    let last = max(habit.start, min(habit.last ?? today, today))
    // Of a habit that has gone on for years, the last one.
    let first = max(habit.start, last - HabitProgress.listedDays + 1)
    let from = max(habit.start, period?.lowerBound ?? first)
    let to = max(from, min(last, period?.upperBound ?? last))
    (request.from, request.to) = (LocalDays.text(from), LocalDays.text(to))
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
          box.number, day: LocalDays.heading(box.day), state: Self.words(box, of: habit)
        ).text
      isAhead = box.state == .ahead
      key = "\(habit.id.rawValue)-\(box.number)"
    }

    /// The state, with the amount of a habit with a goal.
    private static func words(_ box: HabitBox, of habit: Habit) -> String {
      guard let goal = habit.goal, let amount = box.amount else { return box.state.text }
      let words = JournalPhrase.amount(
        amount.words, of: goal.amount.words, goal.unit?.wholeLine, atMost: goal.isAtMost)
      return "\(box.state.text), \(words.text)"
    }
  }

  /// The amount of the present day, with the buttons that change it.
  struct Counter: Sendable {
    let amountWords: String
    let amountNumber: String
    let amountDate: String
    let lessLabel: String
    let moreLabel: String
    let numberLabel: String

    /// Prepares the amount of a day; `nil` without a goal, and on a day without a box.
    init?(_ view: HabitView, on day: Int) {
      guard let words = view.amountWords(on: day), let box = view.progress.box(on: day),
        box.state != .ahead
      else { return nil }
      let name = view.habit.name.wholeLine
      amountWords = words
      amountNumber = (box.amount ?? .zero).text
      amountDate = LocalDays.text(day)
      lessLabel = JournalPhrase.less(name).text
      moreLabel = JournalPhrase.more(name).text
      numberLabel = JournalPhrase.byNumber(name, words).text
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
  /// The facts beside its name.
  let shortFacts: [String]
  /// The days of the present week, or of its last one.
  let present: [Box]
  /// True if all its days are shown.
  let isWhole: Bool
  /// The share of the days that are done, in thousandths; `nil` for a habit that goes on.
  let partWidth: String?
  let partLabel: String
  let counter: Counter?
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
    let listed = progress.listed
    let first = listed.first?.day ?? habit.start
    let calendar = WeekRows(first...max(first, listed.last?.day ?? first))
    let rows = isWhole ? calendar.rows[...] : calendar.around(today, most: Self.mostWeeks)
    let strength = JournalPhrase.strength(view.strengthPercent).text
    let often = [view.goalWords, habit.frequency?.words].compactMap(\.self)
    var facts =
      [view.doneWords, view.streakWords, strength] + often + [view.span(LocalDays.heading)]
    shortFacts = often + [view.streakWords, strength]
    counter = Counter(view, on: today)
    if let at = habit.at { facts.append(JournalPhrase.habitRemindsAt(at.description).text) }
    id = String(habit.id.rawValue)
    self.name = name
    self.facts = facts
    partWidth = progress.completedFraction.map { String(Int($0 * 1000)) }
    partLabel = view.doneWords
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
    yearHref = "/lookback?show=year&of=habit:\(habit.id.rawValue)"
    deleteLabel = JournalPhrase.deleteHabit(name).text
    changeLabel = JournalPhrase.changeHabit(name).text
    praise = progress.isFinished ? view.praise : nil
    let shown = rows.reduce(0) { $0 + $1.count { progress.box(on: $0) != nil } }
    func boxes(_ row: ClosedRange<Int>) -> [Box] {
      row.map { day in progress.box(on: day).map { Box($0, of: habit) } ?? Box() }
    }
    present =
      (calendar.rows.first { $0.upperBound >= today } ?? calendar.rows.last).map(boxes) ?? []
    self.isWhole = isWhole
    let isCut = shown < listed.count
    allHref = isCut ? chartsHref : nil
    allWords = isCut ? JournalPhrase.boxesShown(shown, of: listed.count).text : nil
  }
}
