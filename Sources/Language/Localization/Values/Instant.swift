package import Foundation
import Recurrence

/// Instants as text, RFC 3339 with offset.
package enum Instant {
  /// Returns `2026-01-15T09:00:00+01:00` on the wall clock of a zone.
  ///
  /// Milliseconds are written only where there are any.
  package static func text(_ date: Date, in zone: TimeZone) -> String {
    let milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
    let rest = ((milliseconds % 1000) + 1000) % 1000
    let whole = Date(timeIntervalSince1970: Double((milliseconds - rest) / 1000))
    let fraction = rest == 0 ? "" : "." + padded(Int(rest), 3)
    let offset = zone.secondsFromGMT(for: whole)
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    return wall(whole, in: zone) + fraction
      + "\(sign)\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }

  /// Returns `2026-01-15T08:00:00.000Z`, as receivers' times are printed.
  package static func milliseconds(_ date: Date) -> String {
    let milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded())
    let rest = ((milliseconds % 1000) + 1000) % 1000
    let whole = Date(timeIntervalSince1970: Double((milliseconds - rest) / 1000))
    return wall(whole, in: .gmt) + "." + padded(Int(rest), 3) + "Z"
  }

  private static func wall(_ date: Date, in zone: TimeZone) -> String {
    let local = LocalDateTime(date, in: zone)
    return "\(padded(local.year, 4))-\(padded(local.month, 2))-\(padded(local.day, 2))"
      + "T\(padded(local.hour, 2)):\(padded(local.minute, 2)):\(padded(local.second, 2))"
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
