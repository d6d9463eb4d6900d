package import Foundation
package import Localization
import Model
import Planning
import Recurrence
package import Text

extension WeeksAhead {
  /// The days of one calendar week.
  package struct CalendarWeek: Sendable {
    /// The days of it that are shown, in order.
    package let days: ArraySlice<Day>
    /// Its first and last day that are shown: `Mon 2 Mar – Sun 8 Mar`.
    package let heading: String
  }

  /// The days by calendar week, which begins where the language in force, or a setting, says.
  package var calendarWeeks: [CalendarWeek] {
    let first = Localizer.current.firstWeekday
    var weeks: [CalendarWeek] = []
    var start = days.startIndex
    while start < days.endIndex {
      let passed = (days[start].day.date.daysSinceSunday - first + 7) % 7
      let end = min(days.endIndex, start + 7 - passed)
      let (from, to) = (heading(of: days[start]), heading(of: days[end - 1]))
      weeks.append(
        CalendarWeek(days: days[start..<end], heading: from == to ? from : "\(from) – \(to)"))
      start = end
    }
    return weeks
  }

  /// The zone of the user's wall clock.
  package var zone: TimeZone { days.first?.day.zone ?? .gmt }

  /// True if nothing stands in the weeks.
  package var isEmpty: Bool {
    windows.isEmpty && days.allSatisfy { $0.fixed.isEmpty && $0.due.isEmpty }
  }

  /// True if a date assumes that the occurrence before it is done when due.
  package var hasExpected: Bool {
    days.contains { $0.due.contains(where: \.isExpected) || $0.fixed.contains(where: \.isExpected) }
      || windows.contains(where: \.isExpected)
  }

  /// Returns a day, with its year where that is not the present one: `Mon 2 Mar`.
  package func heading(of day: Day) -> String { heading(day.number) }

  private func heading(_ number: Int) -> String {
    let present = days.first?.number ?? number
    return Localizer.current.day(
      LocalTime(LocalDays.date(number)), now: LocalTime(LocalDays.date(present)))
  }

  /// Returns how a task that is due stands on its day: `by 14:30`, and what is overdue with its
  /// date; `nil` for a day without a time.
  package func text(of due: Occurrence) -> String? {
    guard !due.isOverdue else {
      let since = RelativeTime(due.start, in: due.zone, now: now).asDay(!due.isTimed)
      return TaskPhrase.when(.overdue(since: since)).text
    }
    return due.isTimed ? PlanPhrase.weeksBy(due.clock).text : nil
  }

  /// Returns a task and until when it can be done: `5 Cat medicine until Sat 12 Dec`.
  package func text(of window: Window) -> String { "\(window.label) \(untilText(of: window))" }

  /// Returns until when a task can be done: `until Sat 12 Dec`.
  package func untilText(of window: Window) -> String {
    PlanPhrase.weeksUntil(heading(window.dueDay)).text
  }
}

extension WeeksAhead.Day {
  /// The free time in words: `11 h 30 min free of fixed tasks`.
  package var freePhrase: PlanPhrase {
    .freeOfFixed(hours: freeMinutes / 60, minutes: freeMinutes % 60)
  }

  /// Returns the time of a block: `19:00–20:30`, of a task of another zone `12:00–12:30 New York`.
  package func span(of block: WeeksAhead.Occurrence) -> String {
    let (start, end) = (block.clock, Formatted.clock(block.end, in: block.zone))
    let name = " " + block.zone.cityName
    let isTwice = start.hasSuffix(name) && end.hasSuffix(name)
    return "\(isTwice ? String(start.dropLast(name.count)) : start)–\(end)"
  }
}

extension WeeksAhead.Occurrence {
  /// When it begins, or is due, on the task's wall clock: `19:00`, `12:00 New York`.
  package var clock: String { Formatted.clock(start, in: zone) }

  /// The number and the name of the task, after ~ if the date is expected.
  package var label: String { "\(isExpected ? "~" : "")\(id.rawValue) \(name.oneLine)" }
}

extension WeeksAhead.Window {
  /// The number and the name of the task, after ~ if the dates are expected.
  package var label: String { "\(isExpected ? "~" : "")\(id.rawValue) \(name.oneLine)" }
}

extension WeeksAhead {
  /// The days, as `weeks --json` prints them.
  package var json: [JSON] {
    days.map { day in
      .object([
        ("date", .string(day.day.dateText)),
        ("rest", .bool(day.isRest)),
        ("fixed", .array(day.fixed.map { $0.block(in: day.day.zone) })),
        ("due", .array(day.due.map(\.json))),
        ("opens", .array(day.opens.map(\.json))),
        ("window", .array(day.windowIndices.map { windows[$0].json })),
        ("free_min", .integer(day.freeMinutes)),
      ])
    }
  }
}

extension WeeksAhead.Occurrence {
  fileprivate func block(in zone: TimeZone) -> JSON {
    .object([
      ("id", .integer(Int(id.rawValue))), ("name", .string(name)),
      ("start", JSON(start, in: zone)), ("end", JSON(end, in: zone)),
    ])
  }

  fileprivate var json: JSON {
    .object([
      ("id", .integer(Int(id.rawValue))), ("name", .string(name)), ("expected", .bool(isExpected)),
    ])
  }
}

extension WeeksAhead.Opening {
  fileprivate var json: JSON {
    .object([
      ("id", .integer(Int(window.id.rawValue))), ("name", .string(window.name)),
      ("expected", .bool(window.isExpected)),
    ])
  }
}

extension WeeksAhead.Window {
  fileprivate var json: JSON {
    .object([
      ("id", .integer(Int(id.rawValue))), ("name", .string(name)),
      ("opens_day", .string(LocalDays.text(opensDay))),
      ("due_day", .string(LocalDays.text(dueDay))),
    ])
  }
}
