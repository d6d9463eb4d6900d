import Application
import Foundation
import Model
import Recurrence

/// How other programs expand a repeating task: its rule, and the dates from which they count.
///
/// Only a series from start is the same there: what counts from when it was done has no such dates,
/// and in a window none is the date.
struct CalendarSeries {
  /// The rule, as RRULE has it.
  let rule: String
  /// The beginning of the pending occurrence in the series; `nil` where the rule, which came with
  /// the task, is about its due date.
  let start: LocalDateTime?
  /// True if the dates need the definition of their zone.
  let isZoned: Bool
  /// Dates of a series that came with the task, by EXDATE or RDATE, which are about its start.
  private(set) var dates: [(name: String, date: LocalDateTime)] = []

  /// Creates the series of a task; `nil` for one that others cannot expand exactly.
  init?(_ task: ExchangeContents.ExportedTask) {
    guard case .repeating(let cadence) = task.todo.rule, !task.item.isFinished, let due = task.due,
      // A rule has no part of the year.
      task.todo.season == nil
    else { return nil }
    let isHourly = cadence.every.maximum.unit == .hour
    let kept = task.todo.calendarRule.map { $0.split(separator: "\n").map(String.init) }
    isZoned = !task.isInDays && task.todo.zone != .floating && (!isHourly || kept != nil)
    if let kept, let rule = kept.first {
      self.rule = rule
      let opens = task.opens.flatMap { opens in
        opens < due && Self.isDate(opens, of: rule, like: due, task) ? opens : nil
      }
      start = opens
      dates = Self.dates(kept.dropFirst(), task, from: opens ?? due, due: due)
      return
    }
    guard task.todo.moved == nil, let rule = RecurrenceRule.exact(cadence),
      !isHourly || task.todo.zone != .floating
    else { return nil }
    let opens = Self.opens(task, cadence, due: due)
    start = opens ?? due
    let lead = due.date(in: .gmt).timeIntervalSince((opens ?? due).date(in: .gmt))
    guard let end = cadence.end else {
      self.rule = rule
      return
    }
    // The end is about when it is due, the rule about the start.
    let last = LocalDateTime(end.date(in: .gmt).addingTimeInterval(-lead), in: .gmt)
    let until =
      task.isInDays
      ? Calendar.compact(last.dateText)
      : task.todo.zone == .floating
        ? Calendar.compact(last.description) : Taskwarrior.text(last.date(in: task.zone))
    self.rule = "\(rule);UNTIL=\(until)"
  }

  /// True if a date belongs to the rule that a task came with, as its due date does.
  private static func isDate(
    _ opens: LocalDateTime, of rule: String, like due: LocalDateTime,
    _ task: ExchangeContents.ExportedTask
  ) -> Bool {
    func every(_ local: LocalDateTime) -> String? {
      let date = ItemDate(local, isDay: task.isInDays)
      return try? RecurrenceRule(rule).read(
        start: date, zone: task.zone, approximates: true, work: FileWork()
      ).every
    }
    return every(opens) == every(due)
  }

  /// Returns when a task opens, for a rule of days or weeks that is about that as well as about
  /// when it is due: by the same length before each of its dates.
  private static func opens(
    _ task: ExchangeContents.ExportedTask, _ cadence: Cadence, due: LocalDateTime
  ) -> LocalDateTime? {
    guard cadence.days == nil, !cadence.isSeveralTimesADay,
      [.day, .week].contains(cadence.every.maximum.unit), let opens = task.opens,
      task.isInDays ? opens.dateText < due.dateText : opens < due
    else { return nil }
    guard !task.isInDays else { return opens.at(sameTimeAs: due) }
    let length = due.date(in: .gmt).timeIntervalSince(opens.date(in: .gmt))
    // A clock is put forward or back between the two.
    guard due.date(in: task.zone).timeIntervalSince(opens.date(in: task.zone)) == length else {
      return nil
    }
    return opens
  }

  /// Returns the kept dates that are still to come, counted from the start.
  private static func dates(
    _ lines: some Sequence<String>, _ task: ExchangeContents.ExportedTask,
    from start: LocalDateTime, due: LocalDateTime
  ) -> [(name: String, date: LocalDateTime)] {
    let lead = due.date(in: .gmt).timeIntervalSince(start.date(in: .gmt))
    return lines.flatMap { (line: String) -> [(name: String, date: LocalDateTime)] in
      let parts = line.split(separator: ":").map(String.init)
      return (parts.last ?? "").split(separator: ",").compactMap {
        (text: Substring) -> (name: String, date: LocalDateTime)? in
        let date: LocalDateTime? =
          switch CalendarDate(String(text)) {
          case .day(let day)?: due.isLastSecond ? day.lastSecondOfDate : day
          case .floating(let local)?: local
          case .utc?, nil: nil
          }
        guard let date, date > due else { return nil }
        let moved = LocalDateTime(date.date(in: .gmt).addingTimeInterval(-lead), in: .gmt)
        return (parts[0], moved)
      }
    }
  }
}

extension RecurrenceRule {
  /// Returns the rule of a series from start that has each of its dates, and no other; `nil` where
  /// there is none.
  static func exact(_ cadence: Cadence) -> String? {
    guard cadence.from == .start, cadence.every.minimum == nil else { return nil }
    let period = cadence.every.maximum
    var interval = period.count == 1 ? "" : ";INTERVAL=\(period.count)"
    var times = ""
    if let several = cadence.times, several.areSeveral {
      // A rule has every hour with every minute.
      let (hours, minutes) = (Set(several.all.map(\.hour)), Set(several.all.map(\.minute)))
      guard hours.count * minutes.count == several.all.count else { return nil }
      func list(_ numbers: Set<Int>) -> String {
        numbers.sorted().map(String.init).joined(separator: ",")
      }
      times = ";BYHOUR=\(list(hours));BYMINUTE=\(list(minutes))"
    }
    guard let (frequency, days) = parts(cadence) else { return nil }
    // A position counts the times of a day, too.
    guard times.isEmpty || !days.contains("BYSETPOS") else { return nil }
    interval += days + times
    return "FREQ=\(frequency)" + interval
  }

  /// Returns the frequency and the days of a rule.
  private static func parts(_ cadence: Cadence) -> (frequency: String, days: String)? {
    let anchor = cadence.first ?? cadence.start
    switch (cadence.days, cadence.every.maximum.unit) {
    case (nil, .hour): return ("HOURLY", "")
    case (nil, .day): return ("DAILY", "")
    case (nil, .week): return ("WEEKLY", "")
    case (nil, .month):
      return anchor.day <= 28 ? ("MONTHLY", "") : clamped(anchor.day).map { ("MONTHLY", $0) }
    case (nil, .year):
      return (anchor.month, anchor.day) == (2, 29)
        ? ("YEARLY", ";BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1") : ("YEARLY", "")
    case (.weekdays(let days)?, _):
      return ("WEEKLY", ";BYDAY=" + days.map(\.calendarSymbol).joined(separator: ","))
    case (.monthDays(let days)?, _): return monthDays(days).map { ("MONTHLY", $0) }
    case (.lastDay?, _): return ("MONTHLY", ";BYMONTHDAY=-1")
    case (.ordinal(let ordinal, let day)?, _):
      return ("MONTHLY", ";BYDAY=\(ordinal.rawValue)\(day.calendarSymbol)")
    case (.workday(let ordinal)?, _):
      return ("MONTHLY", ";BYDAY=MO,TU,WE,TH,FR;BYSETPOS=\(ordinal.rawValue)")
    case (.date(29, 2)?, _): return ("YEARLY", ";BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1")
    case (.date(let day, let month)?, _):
      return ("YEARLY", ";BYMONTH=\(month);BYMONTHDAY=\(day)")
    case (.ordinalOf(let ordinal, let day, let month)?, _):
      return ("YEARLY", ";BYMONTH=\(month);BYDAY=\(ordinal.rawValue)\(day.calendarSymbol)")
    }
  }

  /// Returns the days of each month, where one that a month has not is its last.
  private static func monthDays(_ days: [Int]) -> String? {
    let late = days.filter { $0 > 28 }
    guard !late.isEmpty else {
      return ";BYMONTHDAY=" + days.map(String.init).joined(separator: ",")
    }
    if days.count == 1 { return clamped(days[0]) }
    guard late == [31] else { return nil }
    return ";BYMONTHDAY=" + (days.dropLast().map(String.init) + ["-1"]).joined(separator: ",")
  }

  /// Returns a day of each month from the 29th on, or the last one of a shorter month.
  private static func clamped(_ day: Int) -> String? {
    guard day < 31 else { return ";BYMONTHDAY=-1" }
    return ";BYMONTHDAY=" + (28...day).map(String.init).joined(separator: ",") + ";BYSETPOS=-1"
  }
}

extension Weekday {
  /// The two letters of iCalendar.
  fileprivate var calendarSymbol: String { String(symbol.prefix(2)).uppercased() }
}
