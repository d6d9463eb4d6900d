package import Foundation
package import Recurrence

/// The next morning, which is what "until tomorrow" means.
package enum Tomorrow {
  /// Returns the beginning of the next day on the wall clock of a zone; 08:00 unless given.
  package static func morning(
    after now: Date, in zone: TimeZone, at start: TimeOfDay = .defaultDayStart
  ) -> Date {
    let noon = now.addingTimeInterval(86_400)
    let today = LocalDateTime(now, in: zone).daysSinceEpoch
    var day = LocalDateTime(noon, in: zone)
    // 24 hours later may be two days later, or the same day, on a day of 23 or 25 hours.
    if day.daysSinceEpoch != today + 1 {
      let hours = day.daysSinceEpoch > today + 1 ? -2.0 : 2.0
      day = LocalDateTime(noon.addingTimeInterval(hours * 3600), in: zone)
    }
    return day.at(start).date(in: zone)
  }
}
