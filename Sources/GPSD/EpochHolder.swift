import Geo

/// Holds a fix back until its epoch is complete.
///
/// gpsd sends several reports of one epoch, the last of them the fullest. The last is known when a report of another time comes, or when
/// none has followed for the grace; so a fix is late by the grace, 100 ms by default, and never by more than the limit of 150 ms.
struct EpochHolder: Sendable {
  private let grace: Duration
  private let limit: Duration
  private var held: FixReport?
  private var first: ContinuousClock.Instant?
  /// When the held fix has waited long enough.
  private(set) var deadline: ContinuousClock.Instant?

  init(grace: Duration, limit: Duration) {
    self.grace = grace
    self.limit = limit
  }

  /// The fix that is waiting.
  var waiting: FixReport? { held }

  /// Takes a report with a time; returns the fix of the epoch before, which is complete now.
  mutating func take(_ report: FixReport, at now: ContinuousClock.Instant) -> FixReport? {
    let complete = held?.time == report.time ? nil : release()
    let start = first ?? now
    held = report
    first = start
    deadline = min(now + grace, start + limit)
    return complete
  }

  /// Gives up the waiting fix.
  mutating func release() -> FixReport? {
    defer {
      held = nil
      first = nil
      deadline = nil
    }
    return held
  }
}
