/// A moment on the wall clock of a time zone, as texts show it.
package struct LocalTime: Sendable, Hashable {
  /// The year of the Gregorian calendar.
  package let year: Int
  /// The month, 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int
  /// The weekday, 0 for Sunday.
  package let weekday: Int
  /// The hour, 0 to 23.
  package let hour: Int
  /// The minute, 0 to 59.
  package let minute: Int
  /// The second, 0 to 59.
  package let second: Int
  /// The name of the wall clock's zone, `New York`, where the reader's own shows another time.
  package let zone: String?

  /// Creates a moment; the values are taken as they are.
  package init(
    year: Int, month: Int, day: Int, weekday: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    zone: String? = nil
  ) {
    self.zone = zone
    self.year = year
    self.month = month
    self.day = day
    self.weekday = weekday
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}
