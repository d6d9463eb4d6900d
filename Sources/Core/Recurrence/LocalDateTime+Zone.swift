public import Foundation

extension LocalDateTime {
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
