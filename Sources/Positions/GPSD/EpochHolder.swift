import Geo

/// Holds a fix back until its epoch is complete.
///
/// gpsd sends several reports of one epoch; the last of them is the most complete. A report counts
/// as the last when one of another time comes, or when none has followed within the grace. A fix is
/// therefore delayed by the grace, 100 ms by default, and never by more than the limit of 150 ms.
struct EpochHolder: Sendable {
  private let grace: Duration
  private let limit: Duration
  private var held: FixReport?
  private var first: ContinuousClock.Instant?
  /// The instant at which the held fix has waited long enough.
  private(set) var deadline: ContinuousClock.Instant?

  init(grace: Duration, limit: Duration) {
    self.grace = grace
    self.limit = limit
  }

  var waiting: FixReport? { held }

  /// Holds a report with a time; returns the fix of the epoch before, which is complete now.
  mutating func hold(_ report: FixReport, at now: ContinuousClock.Instant) -> FixReport? {
    let complete = held?.time == report.time ? nil : release()
    let start = first ?? now
    held = report
    first = start
    deadline = min(now + grace, start + limit)
    return complete
  }

  /// Returns the waiting fix and holds nothing.
  mutating func release() -> FixReport? {
    defer {
      held = nil
      first = nil
      deadline = nil
    }
    return held
  }
}
