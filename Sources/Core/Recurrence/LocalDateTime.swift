/// A date and time on a wall clock, to the second, without a time zone.
///
/// Years 1 to 9999, as RFC 3339 can write them. Where the clock is set back, it shows the same time
/// twice; `isLaterPass` distinguishes the second pass.
public struct LocalDateTime: Sendable, Hashable {
  /// Seconds from 1970-01-01T00:00:00 on the same wall clock, as though no clock were ever changed.
  let wallSeconds: Int
  /// True in the second pass through an hour that comes twice; false for all other readings.
  public let isLaterPass: Bool

  /// Wraps a count of wall-clock seconds.
  init(wallSeconds: Int, isLaterPass: Bool = false) {
    self.wallSeconds = wallSeconds
    self.isLaterPass = isLaterPass
  }

  /// Creates a date and time from its parts.
  ///
  /// - Throws: `RecurrenceError.outOfRange` when there is no such date or time.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    isLaterPass: Bool = false
  ) throws(RecurrenceError) {
    let fields = DateTimeText(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    try fields.check()
    self.init(wallSeconds: fields.wallSeconds, isLaterPass: isLaterPass)
  }

  /// 1 to 9999.
  public var year: Int { civilDate.year }
  /// 1 to 12.
  public var month: Int { civilDate.month }
  /// 1 to 31.
  public var day: Int { civilDate.day }
  /// 0 to 23.
  public var hour: Int { secondsOfDay / 3600 }
  /// 0 to 59.
  public var minute: Int { secondsOfDay / 60 % 60 }
  /// 0 to 59.
  public var second: Int { secondsOfDay % 60 }
  /// The days since Sunday, 0 to 6; unlike `Weekday.rawValue`, which counts from Monday.
  public var daysSinceSunday: Int {
    // 1970-01-01 was a Thursday.
    let days = daysSinceEpoch + 4
    return days - floorDivide(days, 7) * 7
  }
  /// Whole days from 1970-01-01 to this date.
  public var daysSinceEpoch: Int { floorDivide(wallSeconds, 86_400) }

  /// The last second of this date, 23:59:59, which stands for the date where whole days count.
  public var lastSecondOfDate: LocalDateTime {
    LocalDateTime(wallSeconds: daysSinceEpoch * 86_400 + 86_399)
  }
  /// True for the last second of a date, which stands for the date where whole days count (R25).
  public var isLastSecond: Bool { secondsOfDay == 86_399 }

  var civilDate: CivilDate { CivilDate(daysSinceEpoch: daysSinceEpoch) }
  var secondsOfDay: Int { wallSeconds - daysSinceEpoch * 86_400 }
}

extension LocalDateTime: Comparable {
  /// Orders as one wall clock shows them, the second pass after the first.
  public static func < (left: Self, right: Self) -> Bool {
    left.wallSeconds == right.wallSeconds
      ? !left.isLaterPass && right.isLaterPass : left.wallSeconds < right.wallSeconds
  }
}

extension LocalDateTime {
  /// The first second of year 1.
  static let earliest = LocalDateTime(wallSeconds: -62_135_596_800)
  /// The last second of year 9999.
  static let latest = LocalDateTime(wallSeconds: 253_402_300_799)

  /// Returns the same time a number of days later, or earlier for a negative number.
  public func addingDays(_ days: Int) -> LocalDateTime {
    days == 0 ? self : LocalDateTime(wallSeconds: wallSeconds + days * 86_400)
  }

  /// Returns the same time a number of months later, on the month's last day if it is shorter (R2).
  public func addingMonths(_ months: Int) -> LocalDateTime {
    guard months != 0 else { return self }
    let days = civilDate.adding(months: months).daysSinceEpoch
    return LocalDateTime(wallSeconds: days * 86_400 + secondsOfDay)
  }

  /// Adds a number of periods of days or longer, and perhaps one more period; months are added
  /// before the day is clamped.
  func adding(_ steps: Int, of period: Period, then last: Period? = nil) -> LocalDateTime {
    let lastMonths = last?.months ?? 0
    let lastDays = last?.days ?? 0
    if period.months > 0 {
      return addingMonths(steps * period.months + lastMonths).addingDays(lastDays)
    }
    return addingDays(steps * period.days + lastDays).addingMonths(lastMonths)
  }

  /// Returns this day at another time of day.
  ///
  /// `isLaterPass` chooses the second of two passes where the clock shows that time twice.
  public func at(_ time: TimeOfDay, isLaterPass: Bool = false) -> LocalDateTime {
    LocalDateTime(
      wallSeconds: daysSinceEpoch * 86_400 + time.hour * 3600 + time.minute * 60,
      isLaterPass: isLaterPass)
  }

  /// Returns this day at the time of day of another reading.
  public func at(sameTimeAs other: LocalDateTime) -> LocalDateTime {
    LocalDateTime(wallSeconds: daysSinceEpoch * 86_400 + other.secondsOfDay)
  }

  /// This day at a time of day, where one is given.
  func pinned(to time: TimeOfDay?) -> LocalDateTime { time.map { at($0) } ?? self }
}
