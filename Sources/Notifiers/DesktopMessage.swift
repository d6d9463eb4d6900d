import Reminders
import Text

/// One desktop notification for the reminders of one moment.
struct DesktopMessage: Hashable {
  /// One line; plain text, by the specification.
  let title: String
  /// Some lines; the specification lets a server read markup in it.
  let body: String

  /// Longest title, in scalars: what does not fit a notification helps nobody.
  static let titleLimit = 100
  /// Longest line of the body, in scalars.
  static let lineLimit = 240
  /// Most lines of the body.
  static let mostLines = 8

  /// Merges reminders; `nil` where there are none.
  init?(_ reminders: [Reminder]) {
    guard let first = reminders.first else { return nil }
    let places = Set(reminders.map(\.place))
    let taskCount = Set(reminders.map(\.uuid)).count
    if taskCount == 1 {
      title = Self.title(first.task)
    } else {
      let place = places.count == 1 ? first.place : nil
      title = Self.title(
        Wording.merged(taskCount: taskCount, place: place?.quietLine(cutAfter: Self.titleLimit / 2))
      )
    }
    let lines = reminders.map { taskCount == 1 ? Self.withoutName($0) : $0.text }
    let isWhole = lines.count <= Self.mostLines
    var shown = lines.prefix(isWhole ? Self.mostLines : Self.mostLines - 1).map {
      $0.quietLine(cutAfter: Self.lineLimit)
    }
    if !isWhole { shown.append(Wording.more(lines.count - shown.count)) }
    body = shown.joined(separator: "\n")
  }

  /// The arguments of notify-send; whatever the texts say, they are texts.
  var arguments: [String] { ["--app-name=Passby", "--", title, Self.escaped(body)] }

  private static func title(_ text: String) -> String {
    let line = text.quietLine(cutAfter: titleLimit)
    // notify-send refuses an empty title.
    return line.isEmpty ? "Passby" : line
  }

  /// The message without the task's name before it, which the title already says.
  private static func withoutName(_ reminder: Reminder) -> String {
    let name = Wording.quietLine(reminder.task) + ": "
    guard reminder.text.hasPrefix(name) else { return reminder.text }
    let rest = reminder.text.dropFirst(name.count)
    return rest.prefix(1).uppercased() + rest.dropFirst()
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
