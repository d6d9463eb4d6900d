public import Foundation

/// A point in time as a user writes it: an instant, a wall-clock reading, or a day.
public enum Moment: Sendable, Hashable {
  /// RFC 3339 with an offset: the same everywhere.
  case instant(Date)
  /// A wall-clock reading, which needs a zone.
  case local(LocalDateTime)
  /// A day, which needs a zone and whether its start or its end is meant.
  case day(year: Int, month: Int, day: Int)

  /// The instants that four digits can express on every wall clock: all of the years 1 to 9999 in
  /// UTC but a day at each end.
  public static let range =
    Date(timeIntervalSince1970: -62_135_510_400)...Date(timeIntervalSince1970: 253_402_214_399)

  /// Which second of a day stands for the day.
  public enum DayMeaning: Sendable, Hashable {
    /// 00:00:00.
    case start
    /// The last second of the local day, 23:59:59 as a rule.
    case end
  }

  /// Reads `2026-01-15T09:00:00+01:00`, `2026-01-15T09:00` or `2026-01-15`.
  ///
  /// Seconds are optional and may have a fraction, which a wall-clock reading loses. Offsets are
  /// `Z`, `+01:00`, `+0100` or `+01`. Lower case and a space for `T` are accepted.
  ///
  /// - Throws: `RecurrenceError.moment`, or `.outOfRange` when there is no such date or time, or an
  ///   instant lies outside `range`.
  public init(parsing text: String) throws(RecurrenceError) {
    guard let parts = DateTimeText(text) else { throw .moment(text) }
    try parts.check(text: text)
    if let offset = parts.offset {
      let seconds = Double(parts.wallSeconds - offset) + parts.fraction
      let date = Date(timeIntervalSince1970: seconds)
      guard Self.range.contains(date) else {
        throw .outOfRange(text, expected: .instants)
      }
      self = .instant(date)
    } else if parts.hasTime {
      self = .local(
        LocalDateTime(wallSeconds: parts.wallSeconds, isLaterPass: parts.isLaterPass))
    } else {
      self = .day(year: parts.year, month: parts.month, day: parts.day)
    }
  }

  /// Returns the instant in a zone; gaps and overlaps as in `LocalDateTime.date(in:)`.
  ///
  /// The end of a day that is partly or wholly skipped is the last second before the gap; of one
  /// whose last hour comes twice, the last second of the second pass (R9).
  public func date(in zone: TimeZone, dayMeans meaning: DayMeaning) -> Date {
    switch self {
    case .instant(let date): date
    case .local(let local): local.date(in: zone)
    case .day(let year, let month, let day):
      switch meaning {
      case .start: Self.midnight(year, month, day).date(in: zone)
      case .end: Self.lastSecond(year, month, day).lastDate(in: zone)
      }
    }
  }

  /// Returns the wall-clock reading in a zone; the start of a day is 00:00 even if the clock skips
  /// it.
  public func localDateTime(in zone: TimeZone, dayMeans meaning: DayMeaning) -> LocalDateTime {
    switch self {
    case .instant(let date): LocalDateTime(date, in: zone)
    case .local(let local): local
    case .day(let year, let month, let day):
      switch meaning {
      case .start: Self.midnight(year, month, day)
      case .end: LocalDateTime(date(in: zone, dayMeans: .end), in: zone)
      }
    }
  }

  private static func midnight(_ year: Int, _ month: Int, _ day: Int) -> LocalDateTime {
    let date = CivilDate(year: year, month: month, day: day)
    return LocalDateTime(wallSeconds: date.daysSinceEpoch * 86_400)
  }

  private static func lastSecond(_ year: Int, _ month: Int, _ day: Int) -> LocalDateTime {
    LocalDateTime(wallSeconds: midnight(year, month, day).wallSeconds + 86_399)
  }
}
