public import Foundation
public import Recurrence

/// Finds the local day of an instant, as the number of days since 1970-01-01.
///
/// A day begins at `turn` rather than at midnight: with 03:00, 01:30 belongs to the day before.
/// Days that were asked for lately are remembered, so that a history of 100 000 entries costs a few
/// nanoseconds an entry.
public struct DayClock: Sendable {
  /// The zone of the wall clock.
  public let zone: TimeZone
  /// The time of day at which a day begins, usually 00:00.
  public let turn: TimeOfDay
  private var days: [Int]
  private var starts: [Double]

  /// The number of days that are remembered, a power of two: eleven years.
  private static let capacity = 4096
  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)

  /// Creates a clock.
  public init(zone: TimeZone, turn: TimeOfDay = TimeOfDay(hour: 0, minute: 0)) {
    self.zone = zone
    self.turn = turn
    days = Array(repeating: .min, count: Self.capacity)
    starts = Array(repeating: 0, count: Self.capacity)
  }

  /// Returns the day of an instant.
  public mutating func day(of date: Date) -> Int {
    let time = date.timeIntervalSince1970
    var day = Int((time / 86_400).rounded(.down))
    while time < start(day) { day -= 1 }
    while time >= start(day + 1) { day += 1 }
    return day
  }

  /// Returns the instant at which a day begins (R3).
  public mutating func beginning(of day: Int) -> Date { Date(timeIntervalSince1970: start(day)) }

  private mutating func start(_ day: Int) -> Double {
    let slot = day & (Self.capacity - 1)
    if days[slot] == day { return starts[slot] }
    let start = Self.epoch.addingDays(day).at(turn).date(in: zone).timeIntervalSince1970
    days[slot] = day
    starts[slot] = start
    return start
  }
}
