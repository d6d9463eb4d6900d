import Foundation

/// The current day, which turns a time of day into an instant.
///
/// Only RMC and ZDA have the day. Between them, a time of day more than twelve hours away from the
/// last one belongs to the next or the previous day.
struct DayClock: Sendable {
  private var day: CivilDay?
  private var timeOfDay: Int?

  private static let millisecondsPerDay = 86_400_000

  /// True if the day is known.
  var isSet: Bool { day != nil }

  /// Sets the day of a time of day, or of the next one.
  mutating func set(_ day: CivilDay, at timeOfDay: Int?) {
    self.day = day
    self.timeOfDay = timeOfDay
  }

  /// Moves to a time of day and returns the instant in milliseconds since 1970; nil while no day
  /// is known.
  mutating func advance(to timeOfDay: Int) -> Int? {
    guard var day else { return nil }
    if let last = self.timeOfDay {
      let step = timeOfDay - last
      if step < -Self.millisecondsPerDay / 2 { day.number += 1 }
      if step > Self.millisecondsPerDay / 2 { day.number -= 1 }
    }
    set(day, at: timeOfDay)
    return day.number * Self.millisecondsPerDay + timeOfDay
  }

  /// Returns the time between two times of day, over midnight if that is shorter.
  static func gap(_ first: Int, _ second: Int) -> Int {
    let way = abs(first - second)
    return min(way, millisecondsPerDay - way)
  }

  /// Returns true if a time of day is less than half a day after another.
  static func isAfter(_ later: Int, _ earlier: Int) -> Bool {
    (later - earlier + millisecondsPerDay) % millisecondsPerDay < millisecondsPerDay / 2
  }

  /// Returns the instant of a time of day that is nearest to another instant; both instants are in
  /// milliseconds since 1970.
  static func instant(of timeOfDay: Int, nearestTo present: Int) -> Int {
    let half = millisecondsPerDay / 2
    // Rounded towards the past, also before 1970.
    let steps = present - timeOfDay + half
    let remainder = (steps % millisecondsPerDay + millisecondsPerDay) % millisecondsPerDay
    return timeOfDay + steps - remainder
  }
}

extension Date {
  /// Creates the instant some milliseconds after the beginning of 1970 UTC.
  init(millisecondsSince1970 milliseconds: Int) {
    // One division of a whole number is as exact as a double can be.
    let sinceReference = milliseconds - Int(Date.timeIntervalBetween1970AndReferenceDate) * 1000
    self.init(timeIntervalSinceReferenceDate: Double(sinceReference) / 1000)
  }
}
