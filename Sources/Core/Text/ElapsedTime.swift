/// A length of time independent of the calendar: `90s`, `5min`, `24h`, `2d`, `1w`.
///
/// A day is exactly 24 hours and a week 7 of them, also across a change of summer time. `Period` is
/// a length on the calendar.
package struct ElapsedTime: Sendable, Hashable {
  /// The length in seconds, from 1 to 100 years.
  package let seconds: Double

  /// 100 years of 365.25 days.
  static let longest = 36_525 * 86_400

  private static let units = [
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "min": 60, "mins": 60, "minute": 60,
    "minutes": 60, "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "d": 86_400,
    "day": 86_400, "days": 86_400, "w": 604_800, "wk": 604_800, "wks": 604_800, "week": 604_800,
    "weeks": 604_800,
  ]

  /// Parses a whole number and a unit, with or without a space between them, or two of them, the
  /// longer unit first: `1h30min`.
  ///
  /// The units are `s`, `min`, `h`, `d` and `w`, and their English words; upper case counts as
  /// lower case. A plain `m` is rejected, because it may mean minutes or months; so are months and
  /// years, which have no fixed length.
  ///
  /// - Throws: `ElapsedTimeError`.
  package init(parsing text: String) throws(ElapsedTimeError) {
    let isDigit = { (character: Character) in character.isASCII && character.isNumber }
    var rest = text[...]
    var total = 0
    var shortest = Int.max
    for _ in 1...2 {
      let digits = rest.prefix(while: isDigit)
      guard !digits.isEmpty else { throw .malformed(text) }
      rest = rest[digits.endIndex...]
      if rest.first == " " { rest = rest.dropFirst() }
      let name = rest.prefix { !isDigit($0) }
      rest = rest[name.endIndex...]
      let unit = (!rest.isEmpty && name.last == " " ? name.dropLast() : name).lowercased()
      guard let seconds = Self.units[unit], seconds < shortest else {
        throw Self.refusal(of: unit, in: text)
      }
      guard let count = Int(digits), count >= 1, count <= Self.longest / seconds else {
        throw .outOfRange(text)
      }
      total += count * seconds
      shortest = seconds
      if rest.isEmpty { break }
    }
    guard rest.isEmpty else { throw .malformed(text) }
    guard total <= Self.longest else { throw .outOfRange(text) }
    seconds = Double(total)
  }

  /// True for a length of zero, which is no elapsed time: `0`, `0h`, `0 days`.
  package static func isZero(_ text: String) -> Bool {
    let unit = text.drop { $0 == "0" }
    guard unit.count < text.count else { return false }
    let name = unit.first == " " ? unit.dropFirst() : unit
    return unit.isEmpty || units[name.lowercased()] != nil
  }

  private static func refusal(of unit: String, in text: String) -> ElapsedTimeError {
    switch unit {
    case "": .withoutUnit(text)
    case "m": .ambiguous(text)
    case "mo", "y": .calendarUnit(text)
    default: .malformed(text)
    }
  }

  /// Returns the length in a text; `nil` if it is no length of time, but perhaps a date.
  ///
  /// - Throws: `ElapsedTimeError.outOfRange`.
  package static func ifLength(_ text: String) throws(ElapsedTimeError) -> Self? {
    do {
      return try Self(parsing: text)
    } catch {
      if case .outOfRange = error { throw error }
      return nil
    }
  }
}

/// Errors in a text that should be a length of time.
package enum ElapsedTimeError: Error, Hashable {
  /// The text is not a number with a known unit.
  case malformed(String)
  /// The text is a number alone.
  case withoutUnit(String)
  /// The text is a number with `m`, which may mean minutes or months.
  case ambiguous(String)
  /// The unit is a month or a year, whose length depends on the calendar.
  case calendarUnit(String)
  /// The length is below a second or above 100 years.
  case outOfRange(String)
}

/// A size of a file as people write it: `12 MB`, `500 kB`, `2 MiB`.
///
/// Units are powers of 1000; those with an `i` are powers of 1024.
package enum ByteSize {
  private static let units = [
    ("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000), ("GiB", 1 << 30), ("MiB", 1 << 20),
    ("KiB", 1 << 10), ("B", 1),
  ]

  /// Reads a whole number and a unit; upper and lower case are the same.
  package static func parse(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    let unit = (rest.first == " " ? rest.dropFirst() : rest).lowercased()
    guard let count = Int(digits),
      let factor = units.first(where: { $0.0.lowercased() == unit })?.1
    else { return nil }
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: factor)
    return isTooLarge ? nil : bytes
  }

  /// Writes a size in the largest unit that gives a whole number.
  package static func text(_ bytes: Int) -> String {
    let unit = units.first { bytes >= $0.1 && bytes.isMultiple(of: $0.1) } ?? ("B", 1)
    return "\(bytes / unit.1) \(unit.0)"
  }
}
