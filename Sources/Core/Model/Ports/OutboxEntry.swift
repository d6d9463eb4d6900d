package import Foundation

/// A reminder that waits for its delivery by one notifier.
package struct OutboxEntry: Sendable, Hashable, Identifiable {
  /// Grows with every entry.
  package struct ID: Sendable, Hashable, Comparable, RawRepresentable {
    /// The number itself.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    /// Orders by age.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The entry's number.
  package let id: ID
  /// Reminders of one moment share a batch, so that a notifier can merge them.
  package let batch: Int64
  /// The name of the notifier.
  package let notifier: String
  /// The reminder to deliver.
  package let reminder: Reminder
  /// Failed attempts so far.
  package let attempts: Int
  /// When to try again; `nil` is at once.
  package let nextAttempt: Date?

  package init(
    id: ID, batch: Int64, notifier: String, reminder: Reminder, attempts: Int,
    nextAttempt: Date? = nil
  ) {
    self.id = id
    self.batch = batch
    self.notifier = notifier
    self.reminder = reminder
    self.attempts = attempts
    self.nextAttempt = nextAttempt
  }
}

/// How the outbox stands.
package struct OutboxSummary: Sendable, Hashable {
  /// Not yet delivered.
  package let waiting: Int
  /// Of those, tried at least once without success.
  package let failing: Int
  /// Never delivered, and not tried any more.
  package let abandoned: Int
  /// The message of the last failure.
  package let lastError: String?

  package init(waiting: Int, failing: Int, abandoned: Int, lastError: String?) {
    self.waiting = waiting
    self.failing = failing
    self.abandoned = abandoned
    self.lastError = lastError
  }
}
