import Foundation
import Localization
import Model
import Recurrence
import Text

/// Reads the rule of a task: how often, from when, until when.
extension DraftReading {
  func repeating(every: String, old: Cadence?, in zone: TimeZone) throws -> Rule {
    if let due = fields[.due] {
      throw RequestFailure(
        .usage, .due, value: due, { TaskInputPhrase.dueOfRepeating(subject: $0) })
    }
    let rhythm = try reading(.every) {
      try Rhythm(parsing: every, names: Localizer.current.language.dates.weekdays)
    }
    // Days keep a fixed rhythm unless the user says otherwise (R21).
    let isNewlyOnDays = rhythm.days != nil && old?.days == nil
    let mode = try resetMode() ?? (isNewlyOnDays ? .start : old?.from ?? .done)
    let moments = actionContext.moments(in: zone)
    let start = try fields[.start].map {
      try moments.local($0, dayMeans: .start, field: .start)
    }
    let first = try replaced(.first, old: old?.first) {
      try moments.local($0, dayMeans: .start, field: .first)
    }
    let end = try replaced(.end, old: old?.end) {
      try moments.local($0, dayMeans: .end, field: .end)
    }
    let at = try replaced(.at, old: old?.at) { try TimeSpanText(parsing: $0).start }
    let cadence: Cadence
    do {
      cadence = try Cadence(
        rhythm: rhythm, from: mode, start: start ?? old?.start ?? LocalDateTime(now, in: zone),
        first: first, end: end, at: at)
    } catch {
      throw RequestFailure(error) ?? error
    }
    // A task that older versions stored may still be renamed.
    if fields[.every] != nil || fields[.start] != nil { try checkOccurs(cadence, in: zone) }
    return .repeating(cadence)
  }

  /// Refuses a rule that has no occurrence, such as a fifth Monday of February in odd years only.
  private func checkOccurs(_ cadence: Cadence, in zone: TimeZone) throws {
    let schedule = Schedule(rule: .repeating(cadence), zone: zone, horizonSeconds: 0)
    guard schedule.hasNoOccurrence else { return }
    throw RequestFailure(
      .usage, .every,
      DatePhrase.noOccurrence(
        cadence.rhythm.description.quoted, start: cadence.start.dateText.quoted))
  }

  /// Returns the rule of a one-off.
  ///
  /// A time alone is today's or tomorrow's for a new task only: an edit gives no date to what has
  /// none, since it may be done already.
  func once(in zone: TimeZone, old: LocalDateTime?, isNew: Bool) throws -> Rule {
    for field in [RequestField.from, .start, .first, .end] {
      guard let value = fields[field] else { continue }
      throw needsRepeating(field, value)
    }
    if fields[.due]?.lowercased() == "none" { return .once(due: nil) }
    let moment = try fields[.due].map {
      try actionContext.moments(in: zone).moment($0, field: .due)
    }
    let due = moment?.localDateTime(in: zone, dayMeans: .end) ?? old
    guard let at = fields[.at] else { return .once(due: due) }
    guard due != nil || isNew else {
      throw RequestFailure(
        .usage, .at, value: at, { TaskInputPhrase.timeWithoutDay(subject: $0) })
    }
    guard at.lowercased() != "none" else { throw needsRepeating(.at, at) }
    let time = try reading(.at) { try TimeSpanText(parsing: at).start }
    guard let due else {
      let next = try actionContext.moments(in: zone).next(time)
      return .once(due: next.localDateTime(in: zone, dayMeans: .end))
    }
    guard let text = fields[.due], moment?.hasOwnTime(now: now, in: zone) == true else {
      return .once(due: due.at(time))
    }
    guard due.hour == time.hour, due.minute == time.minute else {
      let flags = (RequestField.due.flag, RequestField.at.flag)
      throw RequestFailure(
        .usage, .at,
        TaskInputPhrase.twoTimes(
          GivenValue(text.quoted, of: flags.0), GivenValue(at.quoted, of: flags.1)))
    }
    return .once(due: due)
  }

  func needsRepeating(_ field: RequestField, _ value: String) -> RequestFailure {
    RequestFailure(
      .usage, field, value: value, { TaskInputPhrase.needsRepeating(subject: $0) })
  }

  private func resetMode() throws -> ResetMode? {
    guard let text = fields[.from] else { return nil }
    guard let mode = ResetMode(rawValue: text.lowercased()) else {
      throw RequestFailure(.usage, .from, value: text) {
        TaskInputPhrase.unknownValue(subject: $0, known: ["done", "start"], suggestion: nil)
      }
    }
    return mode
  }

  /// Returns the new value, `nil` for `none`, or the old one where the field was not given.
  func replaced<Value>(
    _ field: RequestField, old: Value?, read: (String) throws -> Value
  ) throws -> Value? {
    guard let text = fields[field] else { return old }
    return text.lowercased() == "none" ? nil : try reading(field) { try read(text) }
  }
}

extension Moment {
  /// True if a time of day is part of the moment: a day has none, and a length of days, such as
  /// `in 3 days`, only keeps the present one.
  fileprivate func hasOwnTime(now: Date, in zone: TimeZone) -> Bool {
    switch self {
    case .day: return false
    case .local: return true
    case .instant(let date):
      let present = LocalDateTime(now, in: zone)
      let kept = LocalDateTime(date, in: zone).at(sameTimeAs: present).date(in: zone)
      // The text of a quick line's instant is rounded to milliseconds.
      return abs(kept.timeIntervalSince(date)) > 1
    }
  }
}
