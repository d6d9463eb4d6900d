import Foundation
import Localization
import Model
import Recurrence
import Text

/// Days as typed: one, or a span such as `2026-12-24..2027-01-02`, also in words.
struct DaySpanText {
  /// The days in order, at 00:00.
  let days: [LocalDateTime]

  /// Reads days on the wall clock of the machine.
  ///
  /// The end of a span in words is read from now, and from its beginning if that gives an earlier
  /// day: `sat..sun` on a Saturday is the next weekend. `next week`, `next month` and `weekend` are
  /// all their days (Q9).
  ///
  /// - Throws: `RequestFailure` for a text that is no day or has a time, for a span that ends
  ///   before it begins, and for one of more than `EditBuilder.mostRestDays` days.
  init(_ text: String, actionContext: ActionContext) throws {
    let zone = actionContext.machineZone
    func day(_ part: String, after other: Date? = nil) throws -> LocalDateTime {
      let now = other ?? actionContext.now
      let moment =
        try other.map { try MomentText(now: $0, in: zone).moment(part, field: .date) }
        ?? actionContext.moment(ofDay: part, field: .date)
      let local = moment.localDateTime(in: zone, dayMeans: .start)
      // `in 3 days` has the present time of day, and means the day.
      if case .day = moment { return local }
      guard local == local.at(sameTimeAs: LocalDateTime(now, in: zone)) else {
        throw RequestFailure(.usage, .date, DatePhrase.dayExpected(part.quoted))
      }
      return actionContext.hours.day(of: local.date(in: zone), in: zone).date
    }
    guard let dots = text.range(of: "..") else {
      let first = try day(text.trimmed)
      let count = actionContext.moments(in: zone).span(of: text.trimmed, from: first)
      days = (0..<count).map(first.addingDays)
      return
    }
    let (from, to) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    let first = try day(from.trimmed)
    var last = try day(to.trimmed)
    if last < first, !to.contains(where: \.isNumber) {
      last = try day(to.trimmed, after: first.date(in: zone))
    }
    guard first <= last else {
      throw RequestFailure(.usage, .date, DatePhrase.daysReversed(text.quoted))
    }
    let count = last.daysSinceEpoch - first.daysSinceEpoch + 1
    guard count <= EditBuilder.mostRestDays else {
      throw RequestFailure(
        .usage, .date, DatePhrase.tooManyDays(text.quoted, most: EditBuilder.mostRestDays))
    }
    days = (0..<count).map(first.addingDays)
  }
}
