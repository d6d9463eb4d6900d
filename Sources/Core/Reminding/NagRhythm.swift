import Foundation
import Model
import Recurrence

/// The instants at which an overdue task reminds again: due + k x period, k >= 1, on the task's
/// wall clock (N4).
struct NagRhythm {
  private let schedule: Schedule

  /// Creates the rhythm; `nil` where the period cannot be counted from that moment.
  init?(period: Period, due: Date, zone: TimeZone) {
    guard let window = try? Window(minimum: nil, maximum: period),
      let cadence = try? Cadence(every: window, from: .start, start: LocalDateTime(due, in: zone))
    else { return nil }
    schedule = Schedule(rule: .repeating(cadence), zone: zone)
  }

  /// The first repetition strictly later than an instant.
  func first(after instant: Date) -> Date? {
    schedule.countdown(at: schedule.initialState(now: instant))?.due
  }

  /// The last repetition up to and including an instant.
  func last(notAfter instant: Date) -> Date? {
    guard case .occurrence(let next) = schedule.initialState(now: instant), next > 1 else {
      return nil
    }
    return schedule.countdown(at: .occurrence(next - 1))?.due
  }
}
