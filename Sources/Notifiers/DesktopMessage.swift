import Application
import Reminders

/// One desktop notification.
struct DesktopMessage {
  /// What it says.
  let message: Message
  /// The buttons to offer.
  let actions: [ReminderAction]

  /// Merges reminders; `nil` where there are none.
  ///
  /// Buttons make sense for one task only, and the next visit only at a place.
  init?(_ reminders: [Reminder]) {
    guard let message = Message(reminders) else { return nil }
    self.message = message
    let isOneTask = Set(reminders.map(\.uuid)).count == 1
    let isAtPlace = reminders.contains { $0.place != nil }
    actions = isOneTask ? ReminderAction.allCases.filter { $0 != .nextVisit || isAtPlace } : []
  }

  /// The arguments of notify-send; whatever the texts say, they are texts.
  var arguments: [String] {
    ["--app-name=Passby", "--", message.title, Self.escaped(message.body)]
  }

  /// The arguments of a notify-send that prints the notification's number, and then waits for a button.
  ///
  /// Source: notify-send(1) of libnotify 0.8.
  var waitingArguments: [String] {
    ["--print-id"] + actions.map { "--action=\($0.rawValue)=\(Wording.label($0))" } + arguments
  }

  /// Takes away what `<`, `>` and `&` mean to a notification server, and what a backslash means to notify-send, which reads C escapes in
  /// a body.
  ///
  /// Source: Desktop Notifications Specification 1.2, "Markup"; notify-send.c of libnotify 0.8 (`g_strcompress`).
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
