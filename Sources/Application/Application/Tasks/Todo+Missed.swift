import Foundation
import Model
import Recurrence

extension Todo {
  /// For how many days a single appointment that was missed stands in Today.
  private static let daysOfMissed = 7

  /// Returns when the appointment began that was missed last; `nil` once seven days have passed
  /// since it was over, and of a repeating one a day.
  func lastMissed(_ schedule: Schedule, usualSeconds: Double, at now: Date) -> Date? {
    let length = seconds(usual: usualSeconds)
    let present = LocalDateTime(now, in: schedule.zone)
    let days = if case .once = self.rule { Self.daysOfMissed } else { 1 }
    let earliest = present.addingDays(-days).date(in: schedule.zone).addingTimeInterval(-length)
    let end = now.addingTimeInterval(0.001 - length)
    return schedule.dueDates(from: earliest, to: end, at: state, moved: moved).last {
      $0 > earliest
    }
  }
}
