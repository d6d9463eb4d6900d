public import Foundation

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

  /// Reads the wall clock of a zone at an instant; fractions of a second are dropped.
  ///
  /// Instants outside the years 1 to 9999 give the nearest end of that range.
  public init(_ date: Date, in zone: TimeZone) {
    // The IEEE forms of minimum and maximum also catch what is not a number.
    let seconds = Double.minimum(
      Double.maximum(date.timeIntervalSince1970, Double(Self.earliest.wallSeconds)),
      Double(Self.latest.wallSeconds))
    let instant = Int(seconds.rounded(.down))
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    let wall = min(max(instant + offset, Self.earliest.wallSeconds), Self.latest.wallSeconds)
    let earlier = Self.offset(in: zone, at: wall - Self.daySeconds)
    // The clock was put back within a day: did it show the same before?
    let isLaterPass = earlier > offset && Self.offset(in: zone, at: wall - earlier) == earlier
    self.init(wallSeconds: wall, isLaterPass: isLaterPass)
  }

  /// Returns the instant at which the wall clock of a zone shows this (R3).
  ///
  /// A time that the clock skips moves forward by the length of the gap; one that it shows twice is
  /// the earlier, or the later if `isLaterPass` is set.
  public func date(in zone: TimeZone) -> Date {
    Date(timeIntervalSince1970: Double(wallSeconds - resolve(in: zone).offset(for: isLaterPass)))
  }

  /// Returns the first second of this date: midnight, or the end of a gap that midnight falls into.
  public func firstSecond(in zone: TimeZone) -> Date { at(.midnight).date(in: zone) }

  /// Returns the last second of this date, the later one where 23:59:59 comes twice (R25); that of
  /// the next date where the calendar leaves this one out (R3).
  public func lastSecond(in zone: TimeZone) -> Date {
    let last = lastSecondOfDate.lastDate(in: zone)
    return last < firstSecond(in: zone) ? addingDays(1).lastSecond(in: zone) : last
  }

  /// Returns the last instant before the gap if the clock skips this reading, else the reading's
  /// last instant.
  func lastDate(in zone: TimeZone) -> Date {
    guard case .gap(let before, let after) = resolve(in: zone) else {
      return LocalDateTime(wallSeconds: wallSeconds, isLaterPass: true).date(in: zone)
    }
    // The change lies after the first and not after the last: bisect to the second.
    var (first, last) = (wallSeconds - after, wallSeconds - before)
    while last - first > 1 {
      let middle = first + (last - first) / 2
      if Self.offset(in: zone, at: middle) == before { first = middle } else { last = middle }
    }
    return Date(timeIntervalSince1970: Double(first))
  }

  /// How often a zone's wall clock shows a reading, with the offsets in seconds that matter.
  private enum Resolution {
    case once(Int)
    case twice(earlier: Int, later: Int)
    case gap(before: Int, after: Int)

    func offset(for isLaterPass: Bool) -> Int {
      switch self {
      case .once(let offset): offset
      case .twice(let earlier, let later): isLaterPass ? later : earlier
      // With the offset before the gap, the reading moves forward by the length of the gap.
      case .gap(let before, _): before
      }
    }
  }

  private static let daySeconds = 86_400

  private static func offset(in zone: TimeZone, at instant: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
  }

  /// Finds the offsets of this reading.
  ///
  /// Offsets lie within 16 hours of UTC, and changes are at least four days apart (all of tzdata
  /// 2025b, 1844 to 2175), so that only the offsets a day before and a day after can apply.
  private func resolve(in zone: TimeZone) -> Resolution {
    let before = Self.offset(in: zone, at: wallSeconds - Self.daySeconds)
    let after = Self.offset(in: zone, at: wallSeconds + Self.daySeconds)
    guard before != after else { return .once(before) }
    let isBefore = Self.offset(in: zone, at: wallSeconds - before) == before
    let isAfter = Self.offset(in: zone, at: wallSeconds - after) == after
    switch (isBefore, isAfter) {
    case (true, true): return .twice(earlier: before, later: after)
    case (true, false): return .once(before)
    case (false, true): return .once(after)
    case (false, false): return .gap(before: before, after: after)
    }
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// ISO 8601 such as `2026-01-15T09:00:00`, followed by ` later` in the second pass;
  /// `init(parsing:)` reads it back.
  public var description: String {
    let time = "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
    return "\(dateText)T\(time)" + (isLaterPass ? DateTimeText.laterPassMark : "")
  }

  /// The date alone: `2026-01-15`.
  public var dateText: String {
    let date = civilDate
    var digits: [UInt8] = []
    digits.reserveCapacity(10)
    for (number, largest) in [(date.year, 1000), (date.month, 10), (date.day, 10)] {
      if !digits.isEmpty { digits.append(UInt8(ascii: "-")) }
      var unit = largest
      while unit > 0 {
        digits.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
        unit /= 10
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Reads a date and time without offset, such as `2026-01-15T09:00`; seconds are optional, and a
  /// space may stand for `T`.
  ///
  /// - Throws: `RecurrenceError.dateTime`, or `.outOfRange` if there is no such date or time.
  public init(parsing text: String) throws(RecurrenceError) {
    guard let parts = DateTimeText(text), parts.hasTime, parts.offset == nil else {
      throw .dateTime(text)
    }
    try parts.check(text: text)
    self.init(wallSeconds: parts.wallSeconds, isLaterPass: parts.isLaterPass)
  }
}

extension LocalDateTime: Codable {
  /// Reads the text form, checked as any other text.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
