package import Foundation
package import Recurrence

/// The moments of the day at which everything that time has to tell comes together (Z8, Z9).
extension EngineRules {
  /// The number of the user's day in which an instant lies, counted from 1970-01-01.
  package func day(of instant: Date) -> Int {
    LocalDay(containing: instant, in: machineZone, turn: dayTurn).date.daysSinceEpoch
  }

  /// Returns the number of the day on which a countdown is due: of a task of days its own day.
  package func dueDay(of countdown: Countdown, in zone: TimeZone) -> Int? {
    countdown.due.map {
      countdown.isInDays ? LocalDateTime($0, in: zone).daysSinceEpoch : day(of: $0)
    }
  }

  /// Returns the start of the user's day on a day.
  package func morning(ofDay day: Int) -> Date { Self.moment(dayStart, on: day, in: machineZone) }

  package func evening(ofDay day: Int) -> Date { Self.moment(evening, on: day, in: machineZone) }

  /// Returns the latest morning up to an instant.
  package func lastMorning(notAfter instant: Date) -> Date {
    let day = LocalDateTime(instant, in: machineZone).daysSinceEpoch
    let morning = morning(ofDay: day)
    return morning <= instant ? morning : self.morning(ofDay: day - 1)
  }

  package func firstMorning(after instant: Date) -> Date {
    let day = LocalDateTime(instant, in: machineZone).daysSinceEpoch
    let morning = morning(ofDay: day)
    return morning > instant ? morning : self.morning(ofDay: day + 1)
  }

  /// Returns the end of the user's day that began in a morning.
  package func dayEnd(after morning: Date) -> Date {
    let start = LocalDateTime(morning, in: machineZone)
    return (dayEnd > dayStart ? start : start.addingDays(1)).at(dayEnd).date(in: machineZone)
  }

  /// Returns true if what is overdue since a day is told on a later one: on the seven days after
  /// it, then on each first day of a week.
  package func tellsOverdue(on day: Int, dueOn dueDay: Int) -> Bool {
    let days = day - dueDay
    return (1...7).contains(days) || (days > 7 && Weekday(daysSinceEpoch: day) == weekStart)
  }

  /// Returns the first morning after an instant that tells what is overdue since a day, days of
  /// rest left out; `nil` if all of the next 60 days are days of rest.
  package func overdueMorning(
    after instant: Date, dueOn dueDay: Int, restDays: Set<Int>
  ) -> Date? {
    let first = max(dueDay + 1, day(of: instant))
    return (first...first + 60).first {
      tellsOverdue(on: $0, dueOn: dueDay) && !restDays.contains($0)
        && morning(ofDay: $0) > instant
    }.map(morning)
  }

  private static func moment(_ time: TimeOfDay, on day: Int, in zone: TimeZone) -> Date {
    LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt).addingDays(day).at(time).date(in: zone)
  }
}
