import Application
import Foundation
import Reminders

/// What was, a heading for each day of the machine's wall clock.
struct DayList {
  let items: [HistoryItem]
  let zone: TimeZone
  /// The tasks that can be looked at.
  let known: Set<Todo.ID>

  /// What the templates ask for.
  var days: [[String: Any]] {
    var days: [(heading: String, items: [[String: Any]])] = []
    for item in items {
      let heading = Wording.dayHeading(item.time, in: zone)
      if days.last?.heading != heading { days.append((heading, [])) }
      days[days.count - 1].items.append(line(item))
    }
    return days.map { ["day": $0.heading, "items": $0.items] }
  }

  private func line(_ item: HistoryItem) -> [String: Any] {
    var line: [String: Any] = [
      "clock": Wording.clock(item.time, in: zone), "text": item.text, "kind": item.kind,
      "undone": item.isUndone,
    ]
    if let id = todo(item), known.contains(id) { line["href"] = "/tasks/\(id.rawValue)" }
    return line
  }

  private func todo(_ item: HistoryItem) -> Todo.ID? {
    switch item.content {
    case .completion(let entry): entry.completion.todo.id
    case .reminder(let reminder): reminder.key.todo
    case .visit: nil
    }
  }
}
