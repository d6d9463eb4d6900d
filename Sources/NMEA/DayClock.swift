import Foundation

/// Knows the day, and gives a time of day its date.
///
/// Only RMC and ZDA name the day. Between them it is carried on: a time of day more than twelve hours away from the last one lies beyond
/// midnight.
struct DayClock: Sendable {
  private var day: CivilDay?
  private var timeOfDay: Int?

  private static let millisecondsPerDay = 86_400_000

  /// Tells whether the day is known.
  var isSet: Bool { day != nil }

  /// Sets the day that belongs to a time of day; without a time, to whatever comes next.
  mutating func set(_ day: CivilDay, at timeOfDay: Int?) {
    self.day = day
    self.timeOfDay = timeOfDay
  }

  /// Gives the date of a time of day, in milliseconds since 1970, and goes on from there; nil when no day is known.
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
}

extension Date {
  /// The instant that lies a whole number of milliseconds after the beginning of 1970 UTC.
  init(millisecondsSince1970 milliseconds: Int) {
    // One division of a whole number keeps the millisecond as exact as a double can.
    let sinceReference = milliseconds - Int(Date.timeIntervalBetween1970AndReferenceDate) * 1000
    self.init(timeIntervalSinceReferenceDate: Double(sinceReference) / 1000)
  }
}
