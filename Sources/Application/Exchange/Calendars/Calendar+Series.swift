import Application
import Foundation
import Localization
import Recurrence
import Text

/// The rule of a task, and the dates that a series has besides (K3).
extension TodoReader {
  /// Reads a rule; returns how Passby says it, or `nil` where the next date remains as a one-off.
  mutating func repeats(
    _ text: String, start: ItemDate?, due: ItemDate?, _ reading: inout ExchangeReading
  ) throws -> (RecurrenceRule, RecurrenceRule.Reading)? {
    let anchor = start ?? due
    let whole: RecurrenceRule
    let rule: RecurrenceRule.Reading
    var isMoved = false
    do {
      whole = try RecurrenceRule(text)
      if let line = component["EXRULE"] {
        throw ExchangeFailure(ExchangePhrase.notRule("EXRULE:\(line.value)".quoted))
      }
      rule = try whole.read(
        start: anchor, zone: zone, approximates: options.approximates, work: options.work)
      if let start, let due {
        let days = due.local.daysSinceEpoch - start.local.daysSinceEpoch
        let rhythm = try Rhythm(parsing: rule.every)
        if rule.times != nil && due.local != start.local {
          throw ExchangeFailure(ExchangePhrase.notRule("RRULE:\(text)".quoted))
        }
        // The rule is about the start; days of it are not those on which it is due.
        if days != 0, rhythm.days != nil {
          reading.lose(.offRule)
          item.fields[.start] = start.text
        }
        if days != 0, rhythm.days == nil, rhythm.every.maximum.months, due.local.day > 28 {
          throw ExchangeFailure(ExchangePhrase.shortMonths("RRULE:\(text)".quoted))
        }
        isMoved = due.local > start.local
      }
    } catch {
      guard options.approximates, error is ExchangeFailure || error is RecurrenceError else {
        throw error
      }
      // The next date remains, as a one-off.
      reading.lose(.approximate)
      item.setOnce(due: due ?? start)
      return nil
    }
    if rule.isApproximate { reading.lose(.approximate) }
    try item.setRepeating(rule.every, from: .start, due: due ?? start, zone: zone)
    item.fields[.at] = rule.times?.description
    item.fields[.end] = rule.end.map { end in
      guard let start, let due, let last = try? Moment(parsing: end) else { return end }
      // It ends by its start, a task here by when it is due.
      let length = due.local.date(in: .gmt).timeIntervalSince(start.local.date(in: .gmt))
      let moved = last.localDateTime(in: zone, dayMeans: .start).date(in: .gmt) + length
      return ItemDate(LocalDateTime(moved, in: .gmt), isDay: due.isDay).text
    }
    item.calendarRule = whole.kept
    if isMoved, let start, let due {
      let seconds = due.due.date(in: .gmt).timeIntervalSince(start.local.date(in: .gmt))
      let days = due.local.daysSinceEpoch - start.local.daysSinceEpoch
      item.fields[.horizon] =
        due.isDay ? LengthText.of(Double(days) * 86_400) : LengthText.of(seconds)
    }
    return (whole, rule)
  }

  /// Reads the dates of a series besides those of its rule, which decide what is pending.
  ///
  /// Returns false where none is left after an instant.
  @discardableResult mutating func readSeries(
    _ overrides: [CalendarComponent], _ rule: (RecurrenceRule, RecurrenceRule.Reading)?,
    _ start: ItemDate?, _ due: ItemDate?, after past: Date = .distantPast,
    _ zones: inout CalendarZones, _ reading: inout ExchangeReading
  ) throws -> Bool {
    let lines = component.lines.filter { ["EXDATE", "RDATE"].contains($0.name) }
    guard !overrides.isEmpty || !lines.isEmpty else { return true }
    guard let anchor = start ?? due else {
      reading.lose(.changedOccurrence, overrides.count { !$0.isDone })
      return true
    }
    let schedule = try rule.map { try $0.0.schedule(anchor, $0.1, zone: zone) }
    var dates = SeriesDates(schedule, anchor: anchor, due: due ?? anchor, zone: zone)
    for line in lines {
      for text in line.value.split(separator: ",") {
        // A period is as good as its beginning.
        let date = try moment(line, String(text.prefix { $0 != "/" }), &zones)
        if line.name == "EXDATE" { dates.exclude(date) } else { dates.add(date) }
      }
    }
    for part in overrides {
      guard let id = part["RECURRENCE-ID"] else { continue }
      let date = try moment(id, id.value, &zones)
      if part.isDone || part["STATUS"]?.word == "CANCELLED" {
        dates.exclude(date)
      } else if id.parameters["RANGE"] == nil,
        let line = part["DUE"] ?? part["DTSTART"]
      {
        let isPlain = ["SUMMARY", "DESCRIPTION"].allSatisfy { name in
          part[name].map { $0.text == component[name]?.text } ?? true
        }
        dates.replace(date, due: try moment(line, line.value, &zones), isPlain: isPlain)
      } else {
        reading.lose(.changedOccurrence)
      }
    }
    let rest = try dates.rest(after: past, options.work)
    reading.lose(.excludedDate, rest.excluded.count)
    reading.lose(.addedDate, rest.added.count)
    reading.lose(.changedOccurrence, rest.changed)
    keep("EXDATE", rest.excluded)
    keep("RDATE", rest.added)
    guard let pending = rest.pending else {
      item.isFinished = true
      return false
    }
    if item.fields[.every] != nil {
      item.pending = pending.due
    } else {
      item.fields[.due] = pending.text
    }
    return true
  }

  /// Keeps dates beside the rule of a task for the way back.
  private mutating func keep(_ name: String, _ dates: [ItemDate]) {
    guard let rule = item.calendarRule, !dates.isEmpty else { return }
    let texts = dates.map { Calendar.compact($0.text) }
    item.calendarRule = "\(rule)\n\(name):\(texts.joined(separator: ","))"
  }
}

extension Period {
  /// True for months and years.
  fileprivate var months: Bool { unit == .month || unit == .year }
}
