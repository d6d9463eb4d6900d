import Foundation
import Model
import Recurrence

/// The instants at which an overdue task reminds again, a number of periods after a moment of a
/// wall clock (N4).
struct NagRhythm {
  private let schedule: Schedule
  private let lowest: Int

  /// Creates the rhythm that begins one period after a moment; `nil` where the period cannot be
  /// counted from it.
  init?(period: Period, after moment: LocalDateTime, in zone: TimeZone) {
    self.init(period: period, start: moment, first: nil, in: zone)
  }

  /// Creates the rhythm that begins at a moment; `nil` where the period cannot be counted from it.
  init?(period: Period, from moment: LocalDateTime, in zone: TimeZone) {
    self.init(period: period, start: moment, first: moment, in: zone)
  }

  private init?(period: Period, start: LocalDateTime, first: LocalDateTime?, in zone: TimeZone) {
    guard let window = try? Window(minimum: nil, maximum: period),
      let cadence = try? Cadence(every: window, from: .start, start: start, first: first)
    else { return nil }
    schedule = Schedule(rule: .repeating(cadence), zone: zone)
    lowest = first == nil ? 1 : 0
  }

  /// The first repetition strictly later than an instant.
  func first(after instant: Date) -> Date? {
    schedule.countdown(at: schedule.initialState(now: instant))?.due
  }

  /// The last repetition up to and including an instant.
  func last(notAfter instant: Date) -> Date? {
    guard case .occurrence(let next) = schedule.initialState(now: instant), next > lowest else {
      return nil
    }
    return schedule.countdown(at: .occurrence(next - 1))?.due
  }
}
