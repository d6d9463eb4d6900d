/// The ages from which history is deleted.
package struct Retention: Sendable, Hashable {
  /// Decisions, transitions, visits, reminders and finished outbox entries, in seconds: 90 days.
  package let historySeconds: Double
  /// Recorded positions, in seconds: 30 days.
  package let trackSeconds: Double

  package init(historySeconds: Double = 90 * 86_400, trackSeconds: Double = 30 * 86_400) {
    self.historySeconds = historySeconds
    self.trackSeconds = trackSeconds
  }
}
