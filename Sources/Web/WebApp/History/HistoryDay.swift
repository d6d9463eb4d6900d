import Application
import Foundation
import Localization
import Model

/// Entries of the history under the heading of a day in the machine's zone.
struct HistoryDay: Sendable {
  /// An entry.
  struct Item: Sendable {
    let clock: String
    let text: String
    let kind: String
    let undone: Bool
    /// The name of the task and what was done with it; `nil` where the text contains both.
    let name: String?
    let result: String?
    let face: String?
    let feeling: String?
    let note: String?
    let badge: CategoryBadge?
    /// The entry that can be taken back.
    let entry: String?
    let takeBackLabel: String
    /// The page of the task.
    let href: String?
  }

  let day: String
  let items: [Item]

  /// Divides entries into days.
  ///
  /// `known` are the tasks that have a page, `feelings` those after completions, by their ids.
  static func days(
    of items: [HistoryItem], in zone: TimeZone, known: Set<Todo.ID>,
    feelings: [UUID: Emotion] = [:]
  ) -> [HistoryDay] {
    var days: [(heading: String, items: [Item])] = []
    for item in items {
      let heading = Wording.dayHeading(item.time, in: zone)
      if days.last?.heading != heading { days.append((heading, [])) }
      let emotion = item.retractableEntry.flatMap { feelings[$0] }
      days[days.count - 1].items.append(
        Item(item, in: zone, known: known, emotion: emotion))
    }
    return days.map { HistoryDay(day: $0.heading, items: $0.items) }
  }
}

extension HistoryDay.Item {
  fileprivate init(
    _ item: HistoryItem, in zone: TimeZone, known: Set<Todo.ID>, emotion: Emotion?
  ) {
    let todo: Todo.ID? =
      switch item.content {
      case .completion(let entry): entry.completion.todo.id
      case .missed(let todo, _): todo.id
      case .reminder(let reminder): reminder.key.todo
      case .visit: nil
      }
    clock = Wording.clock(item.time, in: zone)
    text = item.text
    kind = item.kind
    undone = item.isUndone
    if let name = item.taskName, let result = item.result {
      (self.name, self.result) = (name, result)
    } else {
      (name, result) = (nil, nil)
    }
    face = emotion.map { MoodFace.text($0.rawValue) }
    feeling = emotion.map { MoodPhrase.feeling($0.rawValue).text }
    note = item.note.map { HistoryPhrase.note($0.wholeLine).text }
    badge = item.category.map(CategoryBadge.init)
    entry = item.retractableEntry?.uuidString.lowercased()
    takeBackLabel = HistoryPhrase.takeBackEntry(item.text).text
    href = todo.flatMap { known.contains($0) ? "/tasks/\($0.rawValue)" : nil }
  }
}
