import Localization

/// The words that people type for a command, and that are none: `search milk` for `list milk`.
package enum OtherWords {
  /// Returns the call that does what a command line with such a word means; `nil` for any other.
  ///
  /// The words of a list that finds nothing are asked for, too: `list done` for `history`.
  package static func call(_ words: [String]) -> String? {
    guard let word = words.first?.lowercased() else { return nil }
    let rest = Array(words.dropFirst())
    if ["rename", "перейменувати"].contains(word) {
      guard rest.count > 1 else {
        return "passby edit \(placeholder("task")) --name \(placeholder("name"))"
      }
      return TypedCall.text(["edit", rest[0], "--name", rest.dropFirst().joined(separator: " ")])
    }
    guard let entry = entries.first(where: { $0.words.contains(word) }) else { return nil }
    let call = TypedCall.text(entry.command.split(separator: " ").map(String.init) + rest)
    return rest.isEmpty ? entry.argument.map { "\(call) \(placeholder($0))" } ?? call : call
  }

  /// The words of a command, and the name of its argument, if it needs one.
  private typealias Entry = (words: Set<String>, command: String, argument: String?)

  private static let entries: [Entry] = [
    (["search", "find", "grep", "filter", "знайти", "пошук", "шукати"], "list", "words"),
    (["overdue", "late", "прострочені", "прострочене"], "list --overdue", nil),
    (["open", "відкриті"], "list --open", nil), (["due"], "list --due", nil),
    (["waiting", "чекають"], "list --waiting", nil), (["all", "усі", "всі"], "list --all", nil),
    (["tasks", "завдання", "справи", "список"], "list", nil),
    (["new", "create", "todo", "task", "remind", "додати", "нове", "нагадай"], "quick", "line"),
    (["complete", "finish", "tick", "check", "зроблено", "виконано", "готово"], "done", "task"),
    (["postpone", "delay", "defer", "відкласти"], "snooze", "task"),
    (["reschedule", "перенести"], "move", "task"),
    (["change", "modify", "update", "змінити"], "edit", "task"),
    (["view", "info", "details", "показати"], "show", "task"),
    (["del", "видалити"], "remove", "task"),
    (["completed", "finished", "done", "log", "історія", "виконані"], "history", nil),
    (["tomorrow", "завтра"], "plan tomorrow", nil), (["today", "сьогодні"], "today", nil),
    (["week", "month", "calendar", "agenda", "тиждень", "календар"], "weeks", nil),
    (["start", "serve", "server", "daemon", "запустити"], "run", nil),
    (["settings", "preferences", "налаштування"], "config", nil),
    (["points", "level", "streak", "бали"], "progress", nil),
    (["wishes", "бажання"], "bucket", nil), (["vacation", "holiday", "відпустка"], "rest", "days"),
    (["categories", "категорії"], "category list", nil), (["місця"], "place list", nil),
    (["devices", "phone", "phones", "пристрої", "телефон"], "device list", nil),
    (["habits", "звички"], "habit list", nil), (["photos", "фото"], "photo list", nil),
  ]

  private static func placeholder(_ name: String) -> String {
    CommandPhrase.valueName(name).text.uppercased()
  }
}
