package import Foundation

/// A button in a message outside of the page, which does one thing for one reminder and needs no
/// login: whoever has its key may press it once.
package struct ReminderButton: Sendable, Hashable {
  /// The digest of its key, as a line of text; the key itself is not stored.
  package let digest: String
  /// The action that it stands for.
  package let action: ReminderAction
  /// The task.
  package let todo: Todo.ID
  /// The task's stable id.
  package let uuid: UUID
  /// The number of the countdown that the reminder is about.
  package let countdown: Int64
  /// When that was due, on the task's wall clock; `nil` for a task without a date.
  package let due: String?
  /// Whose button it is.
  package let person: Person.ID
  /// When it was made.
  package let made: Date
  /// When it was pressed.
  package let used: Date?

  /// How long a button works, in seconds.
  package static let worksSeconds = 48 * 3600.0
  /// How long it is known, so that it says why it does not work, in seconds.
  package static let knownSeconds = 30 * 86_400.0

  package init(
    digest: String, action: ReminderAction, todo: Todo.ID, uuid: UUID, countdown: Int64,
    due: String?, person: Person.ID, made: Date, used: Date? = nil
  ) {
    self.digest = digest
    self.action = action
    self.todo = todo
    self.uuid = uuid
    self.countdown = countdown
    self.due = due
    self.person = person
    self.made = made
    self.used = used
  }
}
