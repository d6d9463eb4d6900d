package import Foundation
import Recurrence

/// A time without reminders, which the user has set (B3).
package struct Pause: Sendable, Hashable, Codable {
  /// When it began.
  package let began: Date
  /// When it ends, exclusive.
  package let until: Date

  package init(began: Date, until: Date) {
    self.began = began
    self.until = until
  }
}

extension EngineRules {
  /// Returns when reminders are given again if they are held back at an instant, by quiet hours, by
  /// a pause, or by one after the other; `nil` if they are not.
  ///
  /// `isQuiet` is false for what quiet hours let ring, `isNightly` true for what the night holds
  /// back, too.
  package func holdEnd(
    at instant: Date, pause: Pause?, atNight isNightly: Bool = false, isQuiet: Bool = true
  ) -> Date? {
    var end: Date?
    // A pause may end in quiet hours, and quiet hours in a pause.
    while true {
      let time = end ?? instant
      if let pause, time >= pause.began, time < pause.until {
        end = pause.until
      } else if isQuiet, let quiet = quietHours?.end(holding: time, in: machineZone) {
        end = quiet
      } else if isNightly, let morning = night.end(holding: time, in: machineZone) {
        end = morning
      } else {
        return end
      }
    }
  }

  /// Returns when reminders were last held back up to an instant, by quiet hours or a pause.
  package func lastHoldEnd(
    notAfter instant: Date, pause: Pause?, atNight isNightly: Bool = false
  ) -> Date? {
    let ends = [
      quietHours?.lastEnd(notAfter: instant, in: machineZone),
      isNightly ? night.lastEnd(notAfter: instant, in: machineZone) : nil,
      pause.flatMap { $0.until <= instant ? $0.until : nil },
    ]
    return ends.compactMap(\.self).max()
  }

  /// The hours in which time alone brings up no day task: from the end of the user's day to the
  /// next start (R27).
  var night: QuietHours { QuietHours(start: dayEnd, end: dayStart) }

  /// Returns the instant at which a day task reminds because it is due: the start of the user's day
  /// on the last day of a countdown (R27).
  package func morning(of due: Date, in zone: TimeZone) -> Date {
    LocalDateTime(due, in: zone).at(dayStart).date(in: machineZone)
  }
}
