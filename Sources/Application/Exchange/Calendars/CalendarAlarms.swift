import Foundation
import Model
import Recurrence

/// The alarms of a component at a time relative to it (RFC 5545, 3.8.6.3).
struct CalendarAlarms {
  /// The times to remind at, those of a day on the wall clock.
  private(set) var leads: [Lead] = []
  /// The number of alarms that are no such time: at an instant, after the task, or too many.
  private(set) var lost = 0

  /// Reads the alarms of a task that begins and is due at dates; `nil` for a task without.
  ///
  /// `end` is that of an event, which is due when it begins.
  init(
    _ component: CalendarComponent, start: ItemDate?, due: ItemDate?, end: ItemDate? = nil,
    _ rules: EngineRules
  ) {
    for alarm in component.all("VALARM") {
      // An alarm at a place has a trigger only because it must have one.
      guard alarm["PROXIMITY"] == nil, alarm["X-APPLE-PROXIMITY"] == nil else { continue }
      guard let due, let trigger = alarm["TRIGGER"], let span = Span(trigger.value),
        let lead = Self.lead(
          span,
          from: trigger.parameters["RELATED"]?.uppercased() == "END" ? end ?? due : start ?? due,
          due: due, rules)
      else {
        lost += 1
        continue
      }
      guard !leads.contains(lead) else { continue }
      if leads.count < Lead.most { leads.append(lead) } else { lost += 1 }
    }
  }

  /// A signed length: days on the calendar, and seconds.
  private struct Span {
    let days: Int
    let seconds: Int

    init?(_ text: String) {
      guard
        let match = text.uppercased().wholeMatch(
          of:
            /([+-]?)P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)?/
        )
      else { return nil }
      func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
      let sign = match.1 == "-" ? -1 : 1
      days = sign * (number(match.2) * 7 + number(match.3))
      seconds = sign * (number(match.4) * 3600 + number(match.5) * 60 + number(match.6))
    }
  }

  private static func lead(
    _ span: Span, from anchor: ItemDate, due: ItemDate, _ rules: EngineRules
  ) -> Lead? {
    let isShifted = anchor.local != due.local
    let distance =
      isShifted
      ? due.local.date(in: .gmt).timeIntervalSince(anchor.local.date(in: .gmt)) : 0
    let before = Int(distance) - span.days * 86_400 - span.seconds
    guard due.isDay else {
      if !isShifted, span.seconds == 0, span.days < 0 { return Lead(parsing: "\(-span.days)d") }
      guard before > 0 else { return before == 0 ? .start : nil }
      return before % 60 == 0 ? Lead(parsing: "\(before / 60)min") : nil
    }
    switch -before {
    case 0, seconds(rules.dayStart): return .morning
    case seconds(rules.evening) - 86_400: return .evening
    default: break
    }
    // Midnight of a day before, or the beginning of the user's day on it.
    for part in [0, seconds(rules.dayStart)] where before > 0 && (before + part) % 86_400 == 0 {
      return Lead(parsing: "\((before + part) / 86_400)d")
    }
    return nil
  }

  private static func seconds(_ time: TimeOfDay) -> Int { time.hour * 3600 + time.minute * 60 }

  /// Returns the lines of alarms at the leads of a countdown.
  ///
  /// `end` is the end of a component from which they count; without, they count from its start:
  /// when it is due, or the beginning of that day.
  static func lines(
    _ todo: Todo, _ countdown: Countdown, zone: TimeZone, name: String, end: Date?,
    _ rules: EngineRules
  ) -> [String] {
    guard let due = countdown.due else { return [] }
    let moments = ComingLeads.moments(of: countdown, of: todo, in: zone, rules: rules)
    let anchor = end ?? countdown.dueBegins ?? due
    return moments.flatMap { lead in
      [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(name)",
        "TRIGGER\(end == nil ? "" : ";RELATED=END"):"
          + text(of: lead.moment.timeIntervalSince(anchor)), "END:VALARM",
      ]
    }
  }

  /// Returns a length as calendars have it, to the minute: `-PT15M`, `-P2D`, `-P1DT5H`.
  private static func text(of seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    guard minutes != 0 else { return "PT0S" }
    let (days, rest) = (minutes.magnitude / 1440, minutes.magnitude % 1440)
    let time =
      (rest / 60 > 0 ? "\(rest / 60)H" : "") + (rest % 60 > 0 ? "\(rest % 60)M" : "")
    return (minutes < 0 ? "-" : "") + "P" + (days > 0 ? "\(days)D" : "")
      + (time.isEmpty ? "" : "T\(time)")
  }
}
