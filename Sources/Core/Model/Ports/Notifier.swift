/// A channel for reminders, such as the desktop or a web service.
package struct Notifier: Sendable {
  /// Short, stable; names the notifier's share of the outbox.
  package let name: String
  /// Delivers reminders of one moment; returns once they are taken over, throws if they are not.
  package let deliver: @Sendable ([Reminder]) async throws -> Void

  /// The name of the notifier of browsers, each of which belongs to a person.
  package static let browsers = "push"

  package init(name: String, deliver: @escaping @Sendable ([Reminder]) async throws -> Void) {
    self.name = name
    self.deliver = deliver
  }
}

/// A user's answer to a reminder.
package enum ReminderAction: String, Sendable, Hashable, CaseIterable {
  /// The task is done.
  case done
  /// Silence for an hour.
  case snoozeOneHour = "snooze"
  /// Silence until the next visit.
  case nextVisit = "visit"
}

/// An error of a delivery that may say when the other side wants the next attempt.
package protocol RetryHint: Error {
  /// The seconds until then; `nil` if it has said nothing.
  var retryAfterSeconds: Double? { get }
}
