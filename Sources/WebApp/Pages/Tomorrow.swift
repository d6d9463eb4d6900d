import Foundation
import Recurrence

/// Tomorrow, as one says it: the next morning.
enum Tomorrow {
  /// 08:00 of the next day on a zone's wall clock.
  static func morning(after now: Date, in zone: TimeZone) -> Date {
    let noon = now.addingTimeInterval(86_400)
    let today = LocalDateTime(now, in: zone).daysSinceEpoch
    var day = LocalDateTime(noon, in: zone)
    // A day of 23 or 25 hours may lead past its neighbour.
    if day.daysSinceEpoch != today + 1 {
      let hours = day.daysSinceEpoch > today + 1 ? -2.0 : 2.0
      day = LocalDateTime(noon.addingTimeInterval(hours * 3600), in: zone)
    }
    let morning = try? LocalDateTime(year: day.year, month: day.month, day: day.day, hour: 8)
    return morning?.date(in: zone) ?? noon
  }
}
