import Application
import Foundation
import Localization
import Recurrence

/// Events VEVENT, which are read if the user wants them: those to come are appointments (Z3).
extension TodoReader {
  /// Reads when an event is; returns false for one that is over.
  mutating func readEvent(
    _ overrides: [CalendarComponent], _ zones: inout CalendarZones,
    _ reading: inout ExchangeReading
  ) throws -> Bool {
    guard let start = try moment("DTSTART", &zones) else {
      throw ExchangeFailure(ExchangePhrase.missing("DTSTART"))
    }
    var end = try moment("DTEND", &zones)
    if end == nil, let length = component["DURATION"]?.value {
      end = try ends(start, after: length)
    }
    item.fields[.zone] = zoneName
    var rule: (RecurrenceRule, RecurrenceRule.Reading)?
    if let text = component["RRULE"]?.value {
      rule = try repeats(text, start: start, due: nil, &reading)
      // The next occurrence is pending, whatever has passed.
      item.pending = nil
    } else {
      item.setOnce(due: start)
    }
    guard
      try readSeries(
        overrides, rule, start, nil, after: options.actionContext.now, &zones, &reading),
      !isOver(start)
    else { return false }
    readAlarms(start: start, due: start, end: end, &reading)
    if start.isDay, let end, end.local > start.local.addingDays(1) {
      reading.lose(.left(.other, field: "DTEND", of: .task))
    }
    guard !start.isDay, item.fields[.every]?.hasSuffix("h") != true else { return true }
    if item.fields[.every] == nil {
      item.fields[.timing] = "fixed"
    } else {
      item.fields[.at] =
        TimeOfDay(hour: start.local.hour, minute: start.local.minute).description
    }
    let seconds = end?.local.date(in: .gmt).timeIntervalSince(start.local.date(in: .gmt)) ?? 0
    if (60...86_400).contains(seconds) {
      item.fields[.duration] = LengthText.of(seconds)
    } else if seconds > 86_400 {
      reading.lose(.left(.other, field: "DTEND", of: .task))
    }
    return true
  }

  /// True if an event begins no more.
  private func isOver(_ start: ItemDate) -> Bool {
    let now = options.actionContext.now
    guard item.fields[.every] == nil else {
      let end = item.fields[.end].flatMap { try? Moment(parsing: $0) }
      return end.map { $0.date(in: zone, dayMeans: .end) <= now } ?? false
    }
    return start.due.date(in: zone) <= now
  }
}
