package import Foundation
package import Recurrence

/// A time without reminders, which the user has set (B3).
package struct Pause: Sendable, Hashable, Codable {
  /// When it began.
  package let began: Date
  /// When it ends, exclusive.
  package let until: Date

  package init(began: Date, until: Date) {
    self.began = began
    self.until = until
  }
}

extension EngineRules {
  /// Returns when reminders are given again if they are held back at an instant, by quiet hours, by
  /// a pause, or by one after the other; `nil` if they are not.
  ///
  /// `isQuiet` is false for what quiet hours let ring, `isNightly` true for what the night holds
  /// back, too.
  package func holdEnd(
    at instant: Date, pause: Pause?, atNight isNightly: Bool = false, isQuiet: Bool = true
  ) -> Date? {
    var end: Date?
    // A pause may end in quiet hours, and quiet hours in a pause.
    while true {
      let time = end ?? instant
      if let pause, time >= pause.began, time < pause.until {
        end = pause.until
      } else if isQuiet, let quiet = quietHours?.end(holding: time, in: machineZone) {
        end = quiet
      } else if isNightly, let morning = night.end(holding: time, in: machineZone) {
        end = morning
      } else {
        return end
      }
    }
  }

  /// Returns when reminders were last held back up to an instant, by quiet hours or a pause.
  package func lastHoldEnd(
    notAfter instant: Date, pause: Pause?, atNight isNightly: Bool = false
  ) -> Date? {
    let ends = [
      quietHours?.lastEnd(notAfter: instant, in: machineZone),
      isNightly ? night.lastEnd(notAfter: instant, in: machineZone) : nil,
      pause.flatMap { $0.until <= instant ? $0.until : nil },
    ]
    return ends.compactMap(\.self).max()
  }

  /// The hours in which time alone brings up no day task: from the end of the user's day to the
  /// next start (R27).
  var night: QuietHours { QuietHours(start: dayEnd, end: dayStart) }

  /// Returns the instant at which a day task reminds because it is due: the start of the user's day
  /// on the last day of a countdown (R27).
  package func morning(of due: Date, in zone: TimeZone) -> Date {
    LocalDateTime(due, in: zone).at(dayStart).date(in: machineZone)
  }
}

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

/// A day on which nothing counts as late: a holiday, an illness, a pause (X9).
package struct RestDay: Sendable, Hashable, Codable {
  /// The day on the user's calendar, at 00:00.
  package let day: LocalDateTime
  /// True if a pause brought it, so that ending the pause takes it away.
  package let isOfPause: Bool

  /// Wraps the day of a reading; the time of day does not matter.
  package init(_ day: LocalDateTime, isOfPause: Bool = false) {
    self.day = day.at(TimeOfDay(hour: 0, minute: 0))
    self.isOfPause = isOfPause
  }

  /// The date as `2026-03-05`.
  package var text: String { day.dateText }
}

extension RestDay: Comparable {
  /// Orders by date.
  package static func < (left: Self, right: Self) -> Bool { left.day < right.day }
}
