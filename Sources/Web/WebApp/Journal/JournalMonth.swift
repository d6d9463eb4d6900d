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

  /// Prepares a month; `open` is the day that is open, `today` the present one, from 1970-01-01.
  init(
    _ calendar: MoodCalendar, ahead: WeeksAhead?, open: Int, today: Int, back: LocalAddress
  ) {
    let (month, firstWeekday) = (calendar.month, Localizer.current.firstWeekday)
    func neighbour(_ step: Int) -> String? {
      let first = month.first.addingMonths(step)
      guard (1...9999).contains(first.year) else { return nil }
      return "/journal?month=\(String(first.description.prefix(7)))"
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
