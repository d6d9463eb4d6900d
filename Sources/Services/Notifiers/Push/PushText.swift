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
  ///
  /// The body has at most `bytes` bytes.
  init?(_ reminders: [Reminder], bytes: Int = Message.bodyLimit) {
    guard let message = DesktopMessage(reminders, bytes: bytes), let first = reminders.first else {
      return nil
    }
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

  /// Returns reminders as JSON, short enough for one message; `nil` for none.
  static func json(_ reminders: [Reminder]) throws -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes = Message.bodyLimit
    while let text = PushText(reminders, bytes: bytes) {
      let json = try encoder.encode(text)
      let surplus = json.count - PushMessage.longest
      guard surplus > 0, bytes > 0 else { return json }
      bytes = max(0, min(bytes, text.body.utf8.count) - surplus)
    }
    return nil
  }
}
