import Foundation
import Model

/// The notification that a browser shows for the reminders of one delivery.
struct PushText: Encodable {
  /// A button of the notification.
  struct Button: Encodable {
    let action: String
    let title: String
  }

  let title: String
  let body: String
  /// Notifications about the same task replace each other.
  let tag: String
  /// The number of the task, if all reminders are about one.
  let task: Int64?
  let buttons: [Button]

  /// Merges reminders; returns `nil` for none.
  init?(_ reminders: [Reminder]) {
    guard let message = DesktopMessage(reminders), let first = reminders.first else { return nil }
    title = message.message.title
    body = message.message.body
    tag = message.message.uuid ?? "passby"
    let isTask = message.message.uuid != nil && first.key.cause != .habit
    task = isTask ? first.key.todo.rawValue : nil
    // Browsers show two.
    buttons =
      isTask
      ? message.actions.prefix(2).map { Button(action: $0.rawValue, title: $0.label) } : []
  }

  /// The text as JSON, short enough for one message.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let whole = try encoder.encode(self)
    guard whole.count > PushMessage.longest else { return whole }
    return try encoder.encode(PushText(self, body: String(body.prefix(500))))
  }

  private init(_ text: PushText, body: String) {
    title = text.title
    self.body = body
    tag = text.tag
    task = text.task
    buttons = text.buttons
  }
}
