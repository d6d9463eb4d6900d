import Foundation
import Localization
import Model
import Recurrence
import Text

/// The joint meaning of the parts of a quick line.
extension QuickScan {
  /// Joins the parts into fields that belong to each other.
  mutating func settle() throws(QuickFailure) {
    if fields[.every] == nil {
      for reading in readings where [.start, .end, .from].contains(reading.marker) {
        throw QuickFailure(
          reason: RequestFailure(
            .usage, reading.marker.field,
            TaskInputPhrase.partWithoutRule(typed(reading).quoted)),
          from: reading.from, to: reading.to)
      }
    }
    placeMidnight()
    placeTimeAlone()
    try placeFirst()
  }

  /// A time without a day or a rule is that of today or tomorrow.
  private mutating func placeTimeAlone() {
    guard fields[.every] == nil, fields[.due] == nil, let at = fields[.at],
      let start = try? TimeSpanText(parsing: at),
      let moment = try? moments.next(start.start)
    else { return }
    fields[.due] = moment.text(in: zone)
    // A span also says how long it takes.
    if start.minutes == nil { fields[.at] = nil }
  }

  /// Midnight besides a due day is the end of that day, as in `due fri midnight`.
  private mutating func placeMidnight() {
    guard isAtMidnight, fields[.every] == nil, let due = fields[.due],
      case .day? = try? moments.ifMoment(due),
      let moment = try? moments.ifMoment("\(due) midnight"),
      let index = readings.firstIndex(where: { $0.marker == .due })
    else { return }
    fields[.due] = moment.text(in: zone)
    readings[index].value = value(of: moment, .due)
  }

  /// A due date beside a rule is its first one; beside days, the series begins with it.
  private mutating func placeFirst() throws(QuickFailure) {
    guard let every = fields[.every], let due = fields[.due],
      let rhythm = try? Rhythm(parsing: every)
    else { return }
    fields[.due] = nil
    guard rhythm.days != nil else {
      fields[.first] = due
      return
    }
    guard let reading = readings.first(where: { $0.marker == .due }) else { return }
    guard fields[.start] == nil, isDay(due, of: rhythm) else {
      throw QuickFailure(
        reason: RequestFailure(
          .usage, .due,
          TaskInputPhrase.dueOffRule(typed(reading).quoted, rule: every.quoted)),
        from: reading.from, to: reading.to)
    }
    fields[.start] = due
  }

  /// True if a rule that starts on a day is due on it.
  private func isDay(_ text: String, of rhythm: Rhythm) -> Bool {
    guard let moment = try? moments.ifMoment(text) else { return false }
    let day = moment.localDateTime(in: zone, dayMeans: .start)
    let start = day.at(TimeOfDay(hour: 0, minute: 0))
    guard let cadence = try? Cadence(rhythm: rhythm, from: .start, start: start) else {
      return false
    }
    let schedule = Schedule(rule: .repeating(cadence), zone: zone, horizonSeconds: 0)
    let first = schedule.countdown(at: .beginning)?.due
    return first.map { LocalDateTime($0, in: zone).daysSinceEpoch } == day.daysSinceEpoch
  }

  private func typed(_ reading: QuickReading) -> String {
    let taken = words.indices.filter {
      words[$0].from >= reading.from && words[$0].to <= reading.to
    }
    guard let first = taken.first, let last = taken.last else { return reading.value }
    return typed(first..<last + 1)
  }
}
