import Application
import Foundation
import Localization
import Model
import Regions

/// Entries of the history under the heading of a day in the machine's zone.
struct HistoryDay: Sendable {
  /// An entry, for the template `past_row`.
  struct Item: Sendable {
    let clock: String
    let text: String
    let kind: String
    /// The name of its sign.
    let icon: String
    let undone: Bool
    /// The name of the task and what was done with it; `nil` where the text contains both.
    let name: String?
    let result: String?
    let face: String?
    let feeling: String?
    let note: String?
    /// The items of the checklist that were ticked.
    let ticked: String?
    let badge: CategoryBadge?
    /// The entry that can be taken back.
    let entry: String?
    let takeBackLabel: String
    /// The page of the task.
    let href: String?
    /// The menu, if there is something in it.
    let menu: Menu?
    /// Further reminders of the same minute.
    var further: Further?
  }

  /// The content behind the three dots of an entry: why it is there, the way to all about its
  /// subject, and the button that takes it back.
  struct Menu: Sendable {
    let moreLabel: String
    let hasSentences: Bool
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
  static func days(
    of items: [HistoryItem], in zone: TimeZone, now: Date, by reading: Reading
  ) -> [HistoryDay] {
    var days: [(heading: String, items: [Item])] = []
    for item in items {
      let heading = Formatted.pastDay(item.time, in: zone, now: now)
      if days.last?.heading != heading { days.append((heading, [])) }
      let clock = Formatted.clock(item.time, in: zone)
      days[days.count - 1].items.append(Item(item, clock: clock, by: reading))
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
  /// Prepares an entry; `isOfTask` is true on the page of its task, which names and links it.
  init(
    _ item: HistoryItem, clock: String, by reading: HistoryDay.Reading, isOfTask: Bool = false
  ) {
    let emotion = item.retractableEntry.flatMap { reading.feelings[$0] }
    let todo = isOfTask ? nil : item.todo.flatMap { reading.todos[$0] }
    let sentences = item.reasons(decisions: reading.decisions)
    let subject =
      todo.map { "/history?task=\($0.id.rawValue)" }
      ?? item.visited.map { "/history?place=\($0.rawValue)" }
    let entry = item.retractableEntry?.uuidString.lowercased()
    self.clock = clock
    text = isOfTask ? item.result ?? item.plainText : item.plainText
    kind = item.kind
    icon = item.icon
    undone = item.isUndone
    let hasName = !isOfTask && item.taskName != nil && item.result != nil
    name = hasName ? item.taskName : nil
    result = hasName ? item.result : nil
    face = emotion.map { MoodFace.text($0.rawValue) }
    feeling = emotion.map { MoodPhrase.feeling($0.rawValue).text }
    note = item.note.map { HistoryPhrase.note($0.wholeLine).text }
    ticked = item.ticked
    badge = isOfTask ? nil : item.category.map(CategoryBadge.init)
    self.entry = entry
    takeBackLabel = HistoryPhrase.takeBackEntry(item.plainText).text
    href = todo.map { "/tasks/\($0.id.rawValue)" }
    menu =
      sentences.isEmpty && subject == nil && entry == nil
      ? nil
      : HistoryDay.Menu(
        moreLabel: "\(PagePhrase.more.text): \(item.plainText)",
        hasSentences: !sentences.isEmpty, sentences: sentences, subjectHref: subject)
  }

  /// Prepares a line about what was decided.
  init(_ line: WhyAccount.Line) {
    self.init(
      clock: line.moment, text: line.text, kind: "decision", icon: "info", undone: false, name: nil,
      result: nil, face: nil, feeling: nil, note: nil, ticked: nil, badge: nil, entry: nil,
      takeBackLabel: "",
      href: nil, menu: nil)
  }
}

extension HistoryItem {
  /// The entry as it stands beside its sign.
  fileprivate var plainText: String {
    let words = kind == "reminder" ? String(text.trimmingPrefix("▶ ")) : text
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The name of the sign of its kind.
  fileprivate var icon: String {
    switch content {
    case .completion(let entry): entry.completion.kind == .done ? "check" : "close"
    case .missed: "history"
    case .reminder: "bell"
    case .visit: "map"
    }
  }
}
