package import Foundation
package import Recurrence

/// The part of the day in which reminders are held back (N6).
///
/// Quiet hours begin when the wall clock shows `start` and last until it next shows `end`. Where
/// the clock is put back, a time that it shows twice begins or ends them twice, and the part of the
/// second pass that lies between `start` and `end` is quiet again. A start or an end that the clock
/// skips moves forward by the length of the gap (R3).
package struct QuietHours: Sendable, Hashable {
  /// The time of day at which they begin.
  package let start: TimeOfDay
  /// The time of day at which they end; on the next day if it is not after `start`.
  package let end: TimeOfDay

  /// Creates quiet hours; none if `start` equals `end`.
  package init(start: TimeOfDay, end: TimeOfDay) {
    self.start = start
    self.end = end
  }

  /// Returns the end of the quiet hours that contain an instant, or `nil` if it is not quiet then.
  ///
  /// The start is quiet, the end is not. The result is always later than the instant.
  package func end(holding instant: Date, in zone: TimeZone) -> Date? {
    guard holds(instant, in: zone) else { return nil }
    return instants(of: end, around: LocalDateTime(instant, in: zone), in: zone).first {
      $0 > instant && !holds($0, in: zone)
    }
  }

  /// Returns the last end of quiet hours up to and including an instant.
  package func lastEnd(notAfter instant: Date, in zone: TimeZone) -> Date? {
    guard start != end else { return nil }
    let local = LocalDateTime(instant, in: zone)
    return instants(of: end, around: local, in: zone).last { $0 <= instant }
  }

  private func holds(_ instant: Date, in zone: TimeZone) -> Bool {
    guard start != end else { return false }
    let local = LocalDateTime(instant, in: zone)
    return contains(local) || hasBegun(by: instant, local, in: zone)
  }

  /// True if the wall clock shows a time between `start` and `end`.
  private func contains(_ local: LocalDateTime) -> Bool {
    let minute = local.hour * 60 + local.minute
    let (first, last) = (start.hour * 60 + start.minute, end.hour * 60 + end.minute)
    return first < last ? (first..<last).contains(minute) : minute >= first || minute < last
  }

  /// True if the last start up to the instant is later than the last end.
  private func hasBegun(by instant: Date, _ local: LocalDateTime, in zone: TimeZone) -> Bool {
    let begins = instants(of: start, around: local, in: zone).last { $0 <= instant }
    let ends = instants(of: end, around: local, in: zone).last { $0 <= instant }
    guard let begins, let ends else { return false }
    return begins > ends
  }

  /// The instants at which the wall clock shows a time, from two days before to two days after, in
  /// order.
  private func instants(
    of time: TimeOfDay, around local: LocalDateTime, in zone: TimeZone
  ) -> [Date] {
    (-2...2).flatMap { days in
      let day = local.addingDays(days)
      return [false, true].map { day.at(time, isLaterPass: $0).date(in: zone) }
    }
  }
}
