import Foundation
import Reminders

/// The emotion that the order of a plan follows (D5).
enum PlanEmotion {
  /// Returns the latest emotion of a span of time, 0 to 4, both ends included; `nil` without one.
  static func latest(
    in store: any ReminderStore & PastStore, from start: Date, to end: Date
  ) throws -> Int? {
    nil
  }
}
