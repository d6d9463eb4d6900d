/// A length of time independent of the calendar: `90s`, `5min`, `24h`, `2d`, `1w`.
///
/// A day is exactly 24 hours and a week 7 of them, also across a change of summer time. `Period` is
/// a length on the calendar.
public struct ElapsedTime: Sendable, Hashable {
  /// The length in seconds, from 1 to 100 years.
  public let seconds: Double

  /// 100 years of 365.25 days.
  static let longest = 36_525 * 86_400

  /// Parses a whole number and a unit, with or without a space between them.
  ///
  /// The units are `s`, `min`, `h`, `d` and `w`; upper case counts as lower case. A plain `m` is
  /// rejected, because it may mean minutes or months; so are months and years, which have no fixed
  /// length.
  ///
  /// - Throws: `ElapsedTimeError`.
  public init(parsing text: String) throws(ElapsedTimeError) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    let unit = (rest.first == " " ? rest.dropFirst() : rest).lowercased()
    guard !digits.isEmpty else { throw .malformed(text) }
    let unitSeconds: Int
    switch unit {
    case "s": unitSeconds = 1
    case "min": unitSeconds = 60
    case "h": unitSeconds = 3600
    case "d": unitSeconds = 86_400
    case "w": unitSeconds = 7 * 86_400
    case "": throw .withoutUnit(text)
    case "m": throw .ambiguous(text)
    case "mo", "y": throw .calendarUnit(text)
    default: throw .malformed(text)
    }
    guard let count = Int(digits), count >= 1, count <= Self.longest / unitSeconds else {
      throw .outOfRange(text)
    }
    seconds = Double(count * unitSeconds)
  }

  /// Returns the length in a text; `nil` if it is no length of time, but perhaps a date.
  ///
  /// - Throws: `ElapsedTimeError.outOfRange`.
  public static func ifLength(_ text: String) throws(ElapsedTimeError) -> Self? {
    do {
      return try Self(parsing: text)
    } catch {
      if case .outOfRange = error { throw error }
      return nil
    }
  }
}
