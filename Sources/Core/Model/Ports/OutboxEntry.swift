public import Foundation

/// A reminder that waits for its delivery by one notifier.
public struct OutboxEntry: Sendable, Hashable, Identifiable {
  /// Grows with every entry.
  public struct ID: Sendable, Hashable, Comparable, RawRepresentable {
    /// The number itself.
    public let rawValue: Int64

    /// Wraps a number.
    public init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    /// Orders by age.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The entry's number.
  public let id: ID
  /// Reminders of one moment share a batch, so that a notifier can merge them.
  public let batch: Int64
  /// The name of the notifier.
  public let notifier: String
  /// The reminder to deliver.
  public let reminder: Reminder
  /// Failed attempts so far.
  public let attempts: Int
  /// When to try again; `nil` is at once.
  public let nextAttempt: Date?

  /// Creates an entry.
  public init(
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
public struct OutboxSummary: Sendable, Hashable {
  /// Not yet delivered.
  public let waiting: Int
  /// Of those, tried at least once without success.
  public let failing: Int
  /// Never delivered, and not tried any more.
  public let abandoned: Int
  /// The message of the last failure.
  public let lastError: String?

  /// Creates a summary.
  public init(waiting: Int, failing: Int, abandoned: Int, lastError: String?) {
    self.waiting = waiting
    self.failing = failing
    self.abandoned = abandoned
    self.lastError = lastError
  }
}
