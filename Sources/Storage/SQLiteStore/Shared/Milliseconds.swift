package import Foundation
import Recurrence

/// Instants as they are stored: whole milliseconds since 1970 UTC.
///
/// Every stored instant goes through here, columns and JSON alike, so that one and the same instant
/// is read back as the very same `Date` wherever it is kept.
extension Date {
  /// The years 1 to 9999, which calendars can count with and four digits can write; from
  /// `distantPast` on.
  package static let storableMilliseconds: ClosedRange<Int64> =
    -62_135_769_600_000...253_402_300_799_999

  /// The nearest whole millisecond that can be stored.
  ///
  /// An instant beyond the year 9999, as a snooze on a wall clock west of Greenwich can name it,
  /// becomes the last millisecond of that year: exports could not be imported otherwise.
  package var milliseconds: Int64 {
    let range = Self.storableMilliseconds
    guard let value = exactMilliseconds else {
      return timeIntervalSince1970 > 0 ? range.upperBound : range.lowerBound
    }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// True for an instant that is stored as it is, to the millisecond.
  package var isStorable: Bool {
    exactMilliseconds.map(Self.storableMilliseconds.contains) ?? false
  }

  private var exactMilliseconds: Int64? {
    Int64(exactly: (timeIntervalSince1970 * 1000).rounded())
  }

  /// The instant of a stored number.
  package init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

/// Lengths as they are stored: whole milliseconds.
package enum Length {
  /// The nearest whole millisecond of a length in seconds.
  package static func milliseconds(_ seconds: Double) -> Int64 {
    let value = (seconds * 1000).rounded()
    return Int64(exactly: value) ?? (value > 0 ? .max : .min)
  }

  /// The length in seconds.
  package static func seconds(_ milliseconds: Int64) -> Double { Double(milliseconds) / 1000 }
}

/// Days as they are stored: `2026-03-05`.
enum StoredDay {
  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)

  /// The days of the years 1 to 9999.
  private static let days = -719_162...2_932_896

  /// Returns the text of a day that is counted from 1970-01-01; of one that no calendar has, which
  /// only a forged import brings, the nearest.
  static func text(_ day: Int) -> String {
    epoch.addingDays(min(max(day, days.lowerBound), days.upperBound)).dateText
  }

  /// Returns the day of a text; `nil` for one that is no date.
  static func day(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return nil }
    return (try? LocalDateTime(year: year, month: month, day: day))?.daysSinceEpoch
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
