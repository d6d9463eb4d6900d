public import Foundation
import Recurrence

/// Words for how things stand at this moment.
extension Wording {
  private static let directions = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

  /// A direction in eight points, from degrees clockwise from true north: `NE`.
  public static func direction(_ degrees: Double) -> String {
    guard degrees.isFinite else { return "" }
    let turned = (degrees.truncatingRemainder(dividingBy: 360) + 360) / 45
    return directions[Int(turned.rounded()) % 8]
  }

  /// A distance from metres: `85 m`, `2.4 km`, `120 km`.
  public static func distance(_ metres: Double) -> String {
    guard metres.isFinite, metres >= 0 else { return "" }
    if metres < 999.5 { return "\(Int(metres.rounded())) m" }
    let tenths = (metres / 100).rounded()
    guard tenths < 1000 else { return "\(Int((metres / 1000).rounded())) km" }
    return "\(Int(tenths) / 10).\(Int(tenths) % 10) km"
  }

  /// How old something is: `now`, `12 s ago`, `3 h ago (Mon 2 Mar 17:36)`.
  public static func age(of date: Date, in zone: TimeZone, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    if abs(seconds) < 2 { return "now" }
    if seconds > 0, seconds < 60 { return "\(Int(seconds)) s ago" }
    return seconds > 0 && seconds < 3600
      ? relative(date, in: zone, now: now) : when(date, in: zone, now: now)
  }

  /// A clock time with seconds: `09:05:07`.
  public static func seconds(_ date: Date, in zone: TimeZone) -> String {
    let second = LocalDateTime(date, in: zone).second
    return clock(date, in: zone) + (second < 10 ? ":0\(second)" : ":\(second)")
  }
}
