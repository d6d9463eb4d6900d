public import Foundation

/// One day of a person: a date of a wall clock, and the instants between which it lies.
///
/// The day turns at a time that the user sets: with 03:00, 01:30 belongs to the date before.
public struct LocalDay: Sendable, Hashable {
  /// Midnight of the date.
  public let date: LocalDateTime
  /// When the day begins.
  public let start: Date
  /// When the next day begins.
  public let end: Date
  /// When the day after the next begins.
  public let nextEnd: Date

  /// Finds the day in which an instant lies.
  ///
  /// A turn that the clock skips moves forward by the length of the gap, and of a turn that comes
  /// twice the first counts (R3).
  public init(containing instant: Date, in zone: TimeZone, turn: TimeOfDay = .midnight) {
    let today = LocalDateTime(instant, in: zone).at(turn)
    let first = instant < today.date(in: zone) ? today.addingDays(-1) : today
    date = first.at(.midnight)
    start = first.date(in: zone)
    end = first.addingDays(1).date(in: zone)
    nextEnd = first.addingDays(2).date(in: zone)
  }
}
