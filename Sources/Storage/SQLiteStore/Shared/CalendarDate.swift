import Foundation
import Recurrence

/// Days as they are stored: `2026-03-05`.
enum CalendarDate {
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
