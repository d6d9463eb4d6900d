import Foundation

/// A day of the Gregorian calendar, counted from 1970-01-01.
///
/// Plain arithmetic instead of `Calendar`, because every RMC sentence has a day.
///
/// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
struct CivilDay: Sendable, Hashable {
  /// Days since 1970-01-01, negative before.
  var number: Int

  init(number: Int) {
    self.number = number
  }

  /// Creates a day; nil if the calendar has no such day, or it is outside 1980 to 2099.
  ///
  /// The Global Positioning System began on 1980-01-06.
  init?(year: Int, month: Int, day: Int) {
    guard (1980...2099).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, in: year)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shifted.quotientAndRemainder(dividingBy: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CivilDay {
  /// Reads the day of a comment `# Date: yyyy-mm-dd`, which is in the header of gpsd's recordings;
  /// nil for any other comment.
  ///
  /// Accepts `=` instead of the colon, and one digit for month and day.
  init?(comment: UnsafeBufferPointer<UInt8>) {
    var text = comment.dropFirst().drop { $0 == space || $0 == tabulator }
    guard text.starts(with: "Date".utf8) else { return nil }
    text = text.dropFirst(4).drop { $0 == space || $0 == tabulator }
    guard text.first == UInt8(ascii: ":") || text.first == UInt8(ascii: "=") else { return nil }
    text = text.dropFirst().drop { $0 == space || $0 == tabulator }
    let word = text.prefix { $0 > space }
    var parts: [Int] = []
    for part in word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
      guard let number = Field(UnsafeBufferPointer(rebasing: part)).wholeNumber else { return nil }
      parts.append(number)
    }
    guard parts.count == 3 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}

private let space = UInt8(ascii: " ")
private let tabulator = UInt8(ascii: "\t")

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
