import Foundation
import Reminders

/// Reminders and their deliveries in a store in memory.
struct InMemoryOutbox: Sendable {
  private enum StatusReport: Sendable {
    case told
    case held
    case dropped
  }

  private struct Known: Sendable {
    let time: Date
    let order: Int
    var reminder: Reminder
    var standing: StatusReport
  }

  private struct Item: Sendable {
    let entry: OutboxEntry
    var attempts = 0
    var nextAttempt: Date?
    var isDelivered = false
    var isAbandoned = false
    var error: String?
    var failure = 0
  }

  private var known: [ReminderKey: Known] = [:]
  private var items: [Item] = []

  /// The times of the reminders whose keys are wanted.
  func reminded(where isWanted: (ReminderKey) -> Bool) -> [ReminderKey: Date] {
    known.filter { $0.value.standing != .dropped && isWanted($0.key) }.mapValues(\.time)
  }

  /// Reminders that wait for the end of quiet hours, oldest first.
  var held: [Reminder] {
    known.values.filter { $0.standing == .held }.sorted { $0.order < $1.order }.map(\.reminder)
  }

  /// Carries out decisions; what is to be told goes to each notifier as one batch.
  mutating func take(_ decisions: [Decision], at now: Date, notifiers: [String]) {
    let batch = Int64(items.count + 1)
    for decision in decisions {
      guard let reminder = told(decision.outcome, at: now) else { continue }
      for notifier in notifiers {
        let id = OutboxEntry.ID(rawValue: Int64(items.count + 1))
        items.append(
          Item(
            entry: OutboxEntry(
              id: id, batch: batch, notifier: notifier, reminder: reminder, attempts: 0)))
      }
    }
  }

  private mutating func told(_ outcome: Decision.Outcome, at now: Date) -> Reminder? {
    switch outcome {
    case .remind(let reminder): return remember(reminder, .told, at: now) ? reminder : nil
    case .hold(let reminder, _):
      _ = remember(reminder, .held, at: now)
      return nil
    case .release(let reminder):
      guard known[reminder.key]?.standing == .held else {
        guard known[reminder.key] == nil else { return nil }
        return remember(reminder, .told, at: now) ? reminder : nil
      }
      known[reminder.key]?.standing = .told
      known[reminder.key]?.reminder = reminder
      return reminder
    case .drop(let key, _):
      if known[key]?.standing == .held { known[key]?.standing = .dropped }
      return nil
    case .stayQuiet: return nil
    }
  }

  private mutating func remember(
    _ reminder: Reminder, _ standing: StatusReport, at now: Date
  ) -> Bool {
    guard known[reminder.key].map({ $0.standing == .dropped }) ?? true else { return false }
    known[reminder.key] = Known(
      time: max(reminder.time, now), order: known.count, reminder: reminder, standing: standing)
    return true
  }

  /// What is to be delivered to a notifier now.
  func entries(for notifier: String, at now: Date) -> [OutboxEntry] {
    items.filter { item in
      item.entry.notifier == notifier && !item.isDelivered && !item.isAbandoned
        && item.nextAttempt.map { $0 <= now } ?? true
    }.map { item in
      OutboxEntry(
        id: item.entry.id, batch: item.entry.batch, notifier: notifier,
        reminder: item.entry.reminder, attempts: item.attempts, nextAttempt: item.nextAttempt)
    }
  }

  mutating func markDelivered(_ ids: Set<OutboxEntry.ID>) {
    for index in items.indices where ids.contains(items[index].entry.id) {
      items[index].isDelivered = true
      items[index].isAbandoned = false
    }
  }

  mutating func markFailed(_ ids: Set<OutboxEntry.ID>, error: String, nextAttempt: Date?) {
    for index in items.indices where ids.contains(items[index].entry.id) {
      guard !items[index].isDelivered, !items[index].isAbandoned else { continue }
      items[index].attempts += 1
      items[index].nextAttempt = nextAttempt
      items[index].isAbandoned = nextAttempt == nil
      items[index].error = error
      items[index].failure = (items.map(\.failure).max() ?? 0) + 1
    }
  }

  mutating func abandon(exceptFor notifiers: [String], before instant: Date, error: String) -> Int {
    let ids = items.filter { item in
      !notifiers.contains(item.entry.notifier) && !item.isDelivered && !item.isAbandoned
        && item.entry.reminder.time < instant
    }.map(\.entry.id)
    markFailed(Set(ids), error: error, nextAttempt: nil)
    return ids.count
  }

  var summary: OutboxSummary {
    let open = items.filter { !$0.isDelivered }
    return OutboxSummary(
      waiting: open.count { !$0.isAbandoned },
      failing: open.count { !$0.isAbandoned && $0.attempts > 0 },
      abandoned: open.count(where: \.isAbandoned),
      lastError: open.max { $0.failure < $1.failure }?.error)
  }
}
