/// An instant as texts show it: on a wall clock, and against the present.
package struct RelativeTime: Sendable, Hashable {
  /// The instant on the wall clock.
  package let time: LocalTime
  /// The present on the same wall clock.
  package let now: LocalTime
  /// Seconds from the present to the instant; negative for the past.
  package let seconds: Double
  /// Days from the present to the instant on the calendar; negative for the past.
  package let calendarDays: Int
  /// True if a day is meant, so that texts show no time of day.
  package private(set) var isDay = false

  /// Returns the day of the instant, if `isDay` is set, else the instant.
  package func asDay(_ isDay: Bool = true) -> RelativeTime {
    var time = self
    time.isDay = isDay
    return time
  }

  /// Creates a relative time; the values are taken as they are.
  package init(_ time: LocalTime, now: LocalTime, seconds: Double, calendarDays: Int) {
    self.time = time
    self.now = now
    self.seconds = seconds
    self.calendarDays = calendarDays
  }

  /// The length of time between the two, without its direction.
  package var distance: TimeSpan {
    let days = Int(calendarDays.magnitude)
    let seconds = isDay ? Double(max(1, days)) * 86_400 : seconds.magnitude
    return TimeSpan(between: seconds, calendarDays: days)
  }

  /// True if the two are less than a minute apart; never for a day.
  package var isNow: Bool { !isDay && seconds.magnitude < 60 }
}
