import Model

/// A desktop notification.
struct DesktopMessage {
  /// The texts.
  let message: Message
  /// The buttons to offer.
  let actions: [ReminderAction]

  /// Merges reminders; returns `nil` for none.
  ///
  /// A notification about one task has buttons; the next visit is for a place only,
  /// and a habit can only be done.
  init?(_ reminders: [Reminder], bytes: Int = Message.bodyLimit) {
    guard let message = Message(reminders, bytes: bytes) else { return nil }
    self.message = message
    let isOneTask = Set(reminders.map(\.uuid)).count == 1
    let isAtPlace = reminders.contains { $0.place != nil }
    let isHabit = reminders.contains { $0.key.cause == .habit }
    actions = ReminderAction.allCases.filter { action in
      guard isOneTask else { return false }
      return action == .done || !isHabit && (action != .nextVisit || isAtPlace)
    }
  }

  /// The arguments of notify-send; no text is read as an option or as markup.
  var arguments: [String] {
    ["--app-name=Passby", "--", message.title, Self.escaped(message.body)]
  }

  /// The arguments of a notify-send that prints the notification's number and waits for a click.
  ///
  /// Source: notify-send(1) of libnotify 0.8.
  var waitingArguments: [String] {
    ["--print-id"] + actions.map { "--action=\($0.rawValue)=\($0.label)" } + arguments
  }

  /// Escapes `<`, `>` and `&` for the notification server, which reads markup, and the backslash
  /// for notify-send, which reads C escapes in a body.
  ///
  /// Source: Desktop Notifications Specification 1.2, "Markup"; notify-send.c of libnotify 0.8
  /// (`g_strcompress`).
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\\": escaped.append(contentsOf: #"\\"#.unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
