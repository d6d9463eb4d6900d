package import Foundation

/// Instants as they are stored: whole milliseconds since 1970 UTC.
///
/// Every stored instant goes through here, columns and JSON alike, so that one and the same instant is read back as the very same `Date`
/// wherever it is kept.
extension Date {
  /// The years 1 to 9999, which calendars can count with and four digits can write; from `distantPast` on.
  package static let storableMilliseconds: ClosedRange<Int64> =
    -62_135_769_600_000...253_402_300_799_999

  /// The nearest whole millisecond; beyond what 64 bits hold, the last one that fits.
  package var milliseconds: Int64 {
    let value = (timeIntervalSince1970 * 1000).rounded()
    return Int64(exactly: value) ?? (value > 0 ? .max : .min)
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
