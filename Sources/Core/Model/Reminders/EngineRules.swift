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
