import Application
import Foundation
import HTTPServer
import Localization
import Model
import Progress
import Recurrence

/// A month of the journal as a grid of weeks.
struct JournalMonth: Sendable {
  /// The name of a day of the week.
  struct DayName: Sendable {
    let text: String
  }

  /// A row: days, with blanks before the first and after the last.
  struct Week: Sendable {
    let cells: [Cell]
  }

  /// A day, or a blank.
  struct Cell: Sendable {
    let isBlank: Bool
    var number: String?
    var date: String?
    var href: String?
    /// The classes of its colours.
    var look: String?
    var isOpen = false
    var isMarkable = false
    var label: String?
    var isGood = false
    var isBad = false
    var face: String?
    var hasGratitude = false
    var photos = false
    var markLabel: String?
    /// How many tasks are fixed or due on it; `nil` for none, and for a day that is over.
    var held: String?
    /// The first of these tasks.
    var names: [Name] = []
    /// How many more there are: `+3`.
    var others: String?
  }

  /// A task on a day that is not over.
  struct Name: Sendable {
    let text: String
    let isFixed: Bool
  }

  let back: String
  let monthText: String
  let monthKey: String
  let isOtherMonth: Bool
  let weekdays: [DayName]
  let weeks: [Week]
  /// The months before and after; `nil` beyond the years 1 to 9999.
  let previousHref: String?
  let nextHref: String?
  let previousWord = JournalPagePhrase.journalMonthBefore.text
  let nextWord = JournalPagePhrase.journalMonthAfter.text

  /// Prepares a month; `open` is the day that is open, `today` the present one, from 1970-01-01.
  init(
    _ calendar: MoodCalendar, ahead: WeeksAhead?, open: Int, today: Int, back: LocalAddress
  ) {
    let (month, firstWeekday) = (calendar.month, Localizer.current.firstWeekday)
    func neighbour(_ step: Int) -> String? {
      let first = month.first.addingMonths(step)
      guard (1...9999).contains(first.year) else { return nil }
      return "/journal?show=month&month=\(String(first.description.prefix(7)))"
    }
    self.back = back.text
    monthText = Self.heading(month)
    monthKey = month.text
    isOtherMonth = !month.days.contains(today)
    weekdays = (0..<7).map { offset in
      DayName(text: Localizer.current.language.weekday((firstWeekday + offset) % 7))
    }
    let blanks = (month.first.daysSinceSunday - firstWeekday + 7) % 7
    var cells = Array(repeating: Cell(isBlank: true), count: blanks)
    cells += calendar.days.map {
      Cell($0, ahead: ahead?.day($0.number), open: open, today: today)
    }
    while cells.count % 7 > 0 { cells.append(Cell(isBlank: true)) }
    weeks = stride(from: 0, to: cells.count, by: 7).map { start in
      Week(cells: Array(cells[start..<(start + 7)]))
    }
    (previousHref, nextHref) = (neighbour(-1), neighbour(1))
  }

  /// Returns a month for readers: `March 2026`.
  static func heading(_ month: CalendarMonth) -> String {
    let name = Localizer.current.language.month(month.first.month)
    return "\(name.prefix(1).uppercased())\(name.dropFirst()) \(month.first.year)"
  }
}

extension JournalMonth.Cell {
  /// The most tasks of a day that it names.
  private static let mostNames = 2

  fileprivate init(_ day: MoodCalendar.Day, ahead: WeeksAhead.Day?, open: Int, today: Int) {
    let date = LocalDays.text(day.number)
    // Half a step up, as averages are rounded.
    let step = day.mood.hundredths.map { ($0 + 50) / 100 }
    var look: [String] = []
    if let mark = day.mark {
      look.append(mark.rawValue)
    } else if let step {
      look.append("m\(step)")
    }
    if day.number == today { look.append("today") }
    if day.number == open { look.append("chosen") }
    if day.number > today { look.append("ahead") }
    self.init(
      isBlank: false, number: String(LocalDays.date(day.number).day), date: date,
      href: "/journal?date=\(date)", look: look.joined(separator: " "),
      isOpen: day.number == open, isMarkable: day.number <= today,
      label: Self.label(of: day, ahead: ahead),
      isGood: day.mark == .good, isBad: day.mark == .bad,
      face: day.mark == nil ? step.map(MoodFace.text) : nil, hasGratitude: day.hasGratitude,
      photos: day.photos > 0,
      markLabel: JournalPhrase.markDay(LocalDays.heading(day.number)).text)
    guard let ahead else { return }
    let tasks = ahead.fixed + ahead.due
    guard !tasks.isEmpty else { return }
    held = String(tasks.count)
    names = tasks.prefix(Self.mostNames).enumerated().map { index, task in
      JournalMonth.Name(text: task.name.wholeLine, isFixed: index < ahead.fixed.count)
    }
    others = tasks.count > Self.mostNames ? "+\(tasks.count - Self.mostNames)" : nil
  }

  /// A day in words, for who does not see its colours.
  private static func label(of day: MoodCalendar.Day, ahead: WeeksAhead.Day?) -> String {
    var parts = [LocalDays.heading(day.number)]
    switch day.mark {
    case .good?: parts.append(JournalPagePhrase.journalLegendGood.text)
    case .bad?: parts.append(JournalPagePhrase.journalLegendBad.text)
    case nil: break
    }
    if let average = StatisticsView.text(day.mood) {
      parts.append(JournalPhrase.average(average).text)
    }
    if day.hasGratitude { parts.append(JournalPagePhrase.journalLegendGratitude.text) }
    if day.photos > 0 { parts.append(JournalPhrase.showPhotos(day.photos).text) }
    if day.done > 0 { parts.append(JournalPhrase.doneThatDay(day.done).text) }
    if let ahead, !ahead.fixed.isEmpty || !ahead.due.isEmpty {
      parts.append(PlanPhrase.dayHolds(fixed: ahead.fixed.count, due: ahead.due.count).text)
    }
    return parts.joined(separator: ", ")
  }
}

/// Days as rows of weeks, which begin on the first day of the week.
struct WeekRows {
  /// The days of each row, seven each, in order.
  let rows: [ClosedRange<Int>]

  /// Creates the rows that hold all days of a span.
  init(_ days: ClosedRange<Int>) {
    rows = stride(from: Self.start(of: days.lowerBound), through: days.upperBound, by: 7).map {
      $0...($0 + 6)
    }
  }

  /// The names of the columns.
  static var weekdays: [String] {
    let localizer = Localizer.current
    return (0..<7).map { localizer.language.weekday((localizer.firstWeekday + $0) % 7) }
  }

  /// Returns the rows around a day, at most a number of them: those before it and one after it.
  func around(_ day: Int, most: Int) -> ArraySlice<ClosedRange<Int>> {
    guard rows.count > most else { return rows[...] }
    let index = rows.firstIndex { $0.upperBound >= day } ?? rows.count - 1
    let start = min(max(0, index - most + 2), rows.count - most)
    return rows[start..<(start + most)]
  }

  /// Returns the number of a week by ISO 8601: that of its Thursday.
  static func number(of first: Int) -> Int {
    let monday = first + 3 - Weekday(daysSinceEpoch: first + 3).rawValue
    let thursday = LocalDays.date(monday + 3)
    let newYear = (try? LocalDateTime(year: thursday.year, month: 1, day: 1)) ?? thursday
    return (thursday.daysSinceEpoch - newYear.daysSinceEpoch) / 7 + 1
  }

  /// Returns the name of the month that begins in a row, or in which the first row begins.
  static func month(of row: ClosedRange<Int>, isFirst: Bool) -> String? {
    let begin = row.first { LocalDays.date($0).day == 1 } ?? (isFirst ? row.lowerBound : nil)
    return begin.map {
      String(Localizer.current.language.month(LocalDays.date($0).month).prefix(3))
    }
  }

  private static func start(of day: Int) -> Int {
    day - (LocalDays.date(day).daysSinceSunday - Localizer.current.firstWeekday + 7) % 7
  }
}
