import Foundation

/// The times that phones send (P8).
enum PhoneTime {
  /// From this number on, a time counts milliseconds: 10^11.
  private static let firstMilliseconds = 1e11

  /// Returns the instant of a value: seconds or milliseconds since 1970, as a number or as text,
  /// or a written time.
  static func instant(_ value: PhoneValue) -> Date? {
    if let number = value.number { return instant(number) }
    return value.text.flatMap { instant(written: $0) }
  }

  private static func instant(_ number: Double) -> Date? {
    guard number.isFinite else { return nil }
    return Date(timeIntervalSince1970: isMilliseconds(number) ? number / 1000 : number)
  }

  /// Returns true for a time that counts milliseconds.
  static func isMilliseconds(_ number: Double) -> Bool { abs(number) >= firstMilliseconds }

  /// Returns the instant of `2026-01-15T09:00:00.250+01:00`.
  ///
  /// The colon of the offset and the seconds' fraction may be left out, and a blank may stand for
  /// the `T`. Without an offset it is UTC. A blank before an offset is a `+` that a form has lost.
  private static func instant(written text: String) -> Date? {
    var rest = Array(text.utf8)[...]
    while rest.last == 0x20 { rest.removeLast() }
    while rest.first == 0x20 { rest.removeFirst() }
    guard rest.count <= 40, let year = number(4, in: &rest), take("-", from: &rest),
      let month = number(2, in: &rest), take("-", from: &rest),
      let day = number(2, in: &rest), take("T", "t", " ", from: &rest),
      let hour = number(2, in: &rest), take(":", from: &rest),
      let minute = number(2, in: &rest), take(":", from: &rest),
      let second = number(2, in: &rest), let fraction = fraction(in: &rest),
      let offset = offset(in: &rest), rest.isEmpty,
      (1...12).contains(month), (1...length(of: month, in: year)).contains(day), hour < 24,
      minute < 60, second <= 60
    else { return nil }
    let seconds = ((days(year, month, day) * 24 + hour) * 60 + minute) * 60 + second - offset
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  private static func take(_ choices: Unicode.Scalar..., from text: inout ArraySlice<UInt8>) -> Bool
  {
    guard let first = text.first, choices.contains(Unicode.Scalar(first)) else { return false }
    text.removeFirst()
    return true
  }

  private static func number(_ count: Int, in text: inout ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    text.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func fraction(in text: inout ArraySlice<UInt8>) -> Double? {
    guard take(".", ",", from: &text) else { return 0 }
    let digits = text.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return nil }
    text.removeFirst(digits.count)
    let first = digits.prefix(9)
    return Double(first.reduce(0) { $0 * 10 + Int($1 - 0x30) }) / pow(10, Double(first.count))
  }

  /// Reads `Z`, `+01:00`, `-0700`, `+01` or nothing; returns seconds east of Greenwich.
  private static func offset(in text: inout ArraySlice<UInt8>) -> Int? {
    if text.isEmpty || take("Z", "z", from: &text) { return 0 }
    let isWest = text.first == UInt8(ascii: "-")
    guard take("+", "-", " ", from: &text), let hours = number(2, in: &text) else { return nil }
    let hasColon = take(":", from: &text)
    let minutes = text.isEmpty && !hasColon ? 0 : number(2, in: &text)
    guard let minutes, hours < 24, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (isWest ? -60 : 60)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the days from 1 January 1970 to a day of the Gregorian calendar.
  ///
  /// Source: Howard Hinnant, chrono-compatible low-level date algorithms, `days_from_civil`.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
