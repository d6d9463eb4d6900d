import Application
import Foundation
import Localization
import Model
import Regions

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
    /// Why it is there.
    let reasons: Reasons?
    /// Further reminders of the same minute.
    var further: Further?
  }

  /// Why an entry is there: sentences, and the way to all about its subject.
  struct Reasons: Sendable {
    let whyLabel: String
    let sentences: [String]
    let subjectHref: String?
  }

  /// Reminders that stand below one fold.
  struct Further: Sendable {
    /// A reminder.
    struct Row: Sendable {
      let text: String
      let furtherHref: String?
    }

    let furtherWords: String
    let rows: [Row]
  }

  let day: String
  let items: [Item]

  /// The most reminders of one minute that stand by themselves.
  private static let mostAtOnce = 3

  /// Divides entries into days; of many reminders in one minute, those beyond the first few stand
  /// below a fold.
  static func days(of items: [HistoryItem], in zone: TimeZone, by reading: Reading) -> [HistoryDay]
  {
    var days: [(heading: String, items: [Item])] = []
    for item in items {
      let heading = Formatted.dayHeading(item.time, in: zone)
      if days.last?.heading != heading { days.append((heading, [])) }
      days[days.count - 1].items.append(Item(item, in: zone, by: reading))
    }
    return days.map { HistoryDay(day: $0.heading, items: folded($0.items)) }
  }

  private static func folded(_ items: [Item]) -> [Item] {
    var folded: [Item] = []
    var rest = items[...]
    while let first = rest.first {
      let run = rest.prefix { $0.kind == "reminder" && $0.clock == first.clock }
      guard run.count > mostAtOnce + 1 else {
        folded.append(first)
        rest.removeFirst()
        continue
      }
      folded += run.prefix(mostAtOnce)
      let others = run.dropFirst(mostAtOnce).map {
        Further.Row(text: $0.text, furtherHref: $0.href)
      }
      folded[folded.count - 1].further = Further(
        furtherWords: HistoryPhrase.moreReminders(others.count).text, rows: others)
      rest = rest.dropFirst(run.count)
    }
    return folded
  }

  /// The facts that rows show beside the entries themselves.
  struct Reading {
    /// The tasks that have a page, by number.
    let todos: [Todo.ID: Todo]
    /// The feelings after completions, by their ids.
    var feelings: [UUID: Emotion] = [:]
    /// The decisions of the engine about the time that the rows show.
    var decisions: [DecisionView] = []
  }
}

extension HistoryDay.Item {
  fileprivate init(_ item: HistoryItem, in zone: TimeZone, by reading: HistoryDay.Reading) {
    let emotion = item.retractableEntry.flatMap { reading.feelings[$0] }
    let todo = item.todo.flatMap { reading.todos[$0] }
    clock = Formatted.clock(item.time, in: zone)
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
    href = todo.map { "/tasks/\($0.id.rawValue)" }
    let sentences = item.reasons(decisions: reading.decisions)
    let subject =
      todo.map { "/history?task=\($0.id.rawValue)" }
      ?? item.visited.map {
        "/history?place=\($0.rawValue)"
      }
    reasons =
      sentences.isEmpty && subject == nil
      ? nil
      : HistoryDay.Reasons(
        whyLabel: "\(PagePhrase.why.text) \(item.text)", sentences: sentences,
        subjectHref: subject)
  }
}
