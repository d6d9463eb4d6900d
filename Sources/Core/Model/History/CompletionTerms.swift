package import Recurrence

/// The zone and the rule of a task, which its completions share until it is edited.
///
/// One object stands for all that have the same, so that a long history is read without copying
/// them.
package final class CompletionTerms: Sendable {
  /// Whose wall clock the task had.
  package let zone: TodoZone
  /// How often the task repeated; `nil` for a one-off.
  package let every: Rhythm?
  /// True if the task counted from its start, so that each occurrence stands for itself.
  package let countsFromStart: Bool
  /// How often it was due on each of its days (Z6).
  package let timesADay: Int
  /// True if the task repeated.
  package let isRepeating: Bool
  /// True if its rule had a window, such as `10-14w`.
  package let hasWindow: Bool
  /// How many seconds after its due moment an occurrence still counts as kept: half a period of
  /// hours (X5), `nil` for other periods.
  package let grace: Double?

  package init(
    zone: TodoZone, every: Rhythm?, countsFromStart: Bool = false, timesADay: Int = 1
  ) {
    self.zone = zone
    self.every = every
    self.countsFromStart = countsFromStart
    self.timesADay = timesADay
    isRepeating = every != nil
    hasWindow = every?.every.minimum != nil
    let period = every?.every.maximum
    grace = period?.unit == .hour ? period.map { $0.approximateSeconds / 2 } : nil
  }
}

extension CompletionTerms: Hashable {
  /// Compares zone and rule.
  package static func == (left: CompletionTerms, right: CompletionTerms) -> Bool {
    left === right
      || left.zone == right.zone && left.every == right.every
        && left.countsFromStart == right.countsFromStart && left.timesADay == right.timesADay
  }

  /// Hashes zone and rule.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(zone)
    hasher.combine(every)
    hasher.combine(countsFromStart)
    hasher.combine(timesADay)
  }
}
