package import Foundation
package import Recurrence

/// The user's settings for reminders.
package struct EngineRules: Sendable, Hashable {
  /// The zone of quiet hours and of floating tasks.
  package var machineZone: TimeZone
  /// The time after an exit in which a return continues the visit, in seconds.
  package var coolDownSeconds: Double
  /// True if a task may remind because the user is already inside when it opens (N3).
  package var whileInside: Bool
  /// The hours in which reminders are held, if any.
  package var quietHours: QuietHours?
  /// True if habits remind: the part `journal` is on.
  package var remindsOfHabits = true
  /// The time of day at which the user's day begins, for habits.
  package var dayTurn = TimeOfDay.midnight
  /// The time of day from which time alone may bring up a day task (R27).
  package var dayStart = TimeOfDay.defaultDayStart
  /// The time of day until which it may.
  package var dayEnd = TimeOfDay.defaultDayEnd

  /// When tasks remind that say nothing of it, by kind (Z4).
  package var appointmentLeads: [Lead] = [.minutes(15), .start]
  /// The same for tasks that are due at a time.
  package var deadlineLeads: [Lead] = [.start]
  /// The same for day tasks.
  package var dayLeads: [Lead] = [.morning]
  /// The time of day that `evening` means.
  package var evening = TimeOfDay.defaultEvening
  /// True if what a morning has to tell comes as one message (Z8).
  package var hasMorningMessage = true
  /// True if what is overdue is told again (Z8).
  package var remindsOfOverdue = true
  /// True if what is still open is told in the evening (Z9).
  package var remindsOfStillOpen = false
  /// The first day of the week.
  package var weekStart = Weekday.monday
  /// True if quiet hours hold back reminders at an arrival as well (Z15).
  package var quietAtPlaces = false
  /// True if quiet hours hold back reminders at a time that a person gave as well (Z15).
  package var quietAlways = false

  /// How long a task takes that does not say, in seconds: the length of an appointment (R28).
  package var usualSeconds = 1800.0

  /// Creates rules; all but the zone have defaults.
  package init(
    machineZone: TimeZone, coolDownSeconds: Double = Visit.coolDownSeconds,
    whileInside: Bool = true, quietHours: QuietHours? = nil
  ) {
    self.machineZone = machineZone
    self.coolDownSeconds = coolDownSeconds
    self.whileInside = whileInside
    self.quietHours = quietHours
  }
}

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

  /// Returns true if the morning message of `day` lists a task that has been overdue since
  /// `dueDay`: on the seven days after it, then on the first day of each week.
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
