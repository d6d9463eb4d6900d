import Application
import Foundation
import Localization
import Model

/// Entries of the history under a heading for each day of the machine's zone.
struct HistoryDays {
  let items: [HistoryItem]
  let zone: TimeZone
  /// The tasks that have a page.
  let known: Set<Todo.ID>
  /// The feelings after completions, by their ids.
  var feelings: [UUID: Emotion] = [:]
  /// True if points are shown.
  var hasPoints = false

  /// The values for the template.
  var content: [[String: Any]] {
    var days: [(heading: String, items: [[String: Any]])] = []
    for item in items {
      let heading = Wording.dayHeading(item.time, in: zone)
      if days.last?.heading != heading { days.append((heading, [])) }
      days[days.count - 1].items.append(row(item))
    }
    return days.map { ["day": $0.heading, "items": $0.items] }
  }

  private func row(_ item: HistoryItem) -> [String: Any] {
    var row: [String: Any] = [
      "clock": Wording.clock(item.time, in: zone), "text": item.text, "kind": item.kind,
      "undone": item.isUndone,
    ]
    if let name = item.taskName, let result = item.result {
      row["name"] = name
      let points = hasPoints ? item.points.map { TaskPhrase.points($0).text } : nil
      row["result"] = [result, points].compactMap(\.self).joined(separator: " · ")
    }
    if let emotion = item.retractableEntry.flatMap({ feelings[$0] })?.rawValue {
      row["face"] = MoodFace.text(emotion)
      row["feeling"] = MoodPhrase.feeling(emotion).text
    }
    row["note"] = item.note.map { HistoryPhrase.note($0.wholeLine).text }
    row["badge"] = item.category.map(CategoryBadge.init)
    row["entry"] = item.retractableEntry?.uuidString.lowercased()
    row["takeBackLabel"] = HistoryPhrase.takeBackEntry(item.text).text
    if let id = todo(item), known.contains(id) { row["href"] = "/tasks/\(id.rawValue)" }
    return row
  }

  private func todo(_ item: HistoryItem) -> Todo.ID? {
    switch item.content {
    case .completion(let entry): entry.completion.todo.id
    case .reminder(let reminder): reminder.key.todo
    case .visit: nil
    }
  }
}
