package import Foundation
package import Recurrence

/// Finds the local day of an instant, as the number of days since 1970-01-01.
///
/// A day begins at `turn` rather than at midnight: with 03:00, 01:30 belongs to the day before.
/// Caches recent days, so that each of 100 000 entries of a history costs a few nanoseconds.
package struct LocalDayIndex: Sendable {
  /// The zone of the wall clock.
  package let zone: TimeZone
  /// The time of day at which a day begins, usually 00:00.
  package let turn: TimeOfDay
  private var days: [Day]

  /// A day with the instants at which it and the next one begin, in seconds since 1970.
  private struct Day {
    let number: Int
    let start: Double
    let end: Double
  }

  /// The number of days that are remembered, a power of two: eleven years.
  private static let capacity = 4096
  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)

  /// Creates a clock.
  package init(zone: TimeZone, turn: TimeOfDay = TimeOfDay(hour: 0, minute: 0)) {
    self.zone = zone
    self.turn = turn
    days = Array(repeating: Day(number: .min, start: 0, end: 0), count: Self.capacity)
  }

  /// Returns the day of an instant.
  package mutating func day(of date: Date) -> Int {
    let time = date.timeIntervalSince1970
    let days = time / 86_400
    var number = Int(days)
    if days < Double(number) { number -= 1 }
    var day = day(number)
    while time < day.start { day = self.day(day.number - 1) }
    while time >= day.end { day = self.day(day.number + 1) }
    return day.number
  }

  /// Returns the instant at which a day begins (R3).
  package mutating func beginning(of day: Int) -> Date {
    Date(timeIntervalSince1970: self.day(day).start)
  }

  private mutating func day(_ number: Int) -> Day {
    let slot = number & (Self.capacity - 1)
    if days[slot].number == number { return days[slot] }
    let day = Day(number: number, start: start(of: number), end: start(of: number + 1))
    days[slot] = day
    return day
  }

  private func start(of day: Int) -> Double {
    Self.epoch.addingDays(day).at(turn).date(in: zone).timeIntervalSince1970
  }
}
