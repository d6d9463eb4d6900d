import Application
import Foundation
import Logging
import Reminders
import SQLiteStore
import Settings

/// Carries out what the user answered to a reminder.
///
/// Over a connection of its own, as a command would: the daemon hears of the change in the same way.
public struct ReminderAnswer: Sendable {
  let database: String
  let zone: TimeZone
  let coolDownSeconds: Double
  let logger: Logger

  /// Does it, for each task of the reminders; what cannot be done is logged, and changes nothing.
  func perform(_ action: ReminderAction, on reminders: [Reminder]) {
    do {
      let store = try SQLiteStore(path: database)
      for reminder in reminders { try perform(action, on: reminder, in: store) }
    } catch {
      logger.error(
        "answer to a reminder", metadata: ["action": "\(action.rawValue)", "error": "\(error)"])
    }
  }

  private func perform(
    _ action: ReminderAction, on reminder: Reminder, in store: SQLiteStore
  ) throws {
    let now = Date()
    let builder = EditBuilder(
      ActionContext(
        now: now, rules: EngineRules(machineZone: zone, coolDownSeconds: coolDownSeconds)))
    try store.edit { context in
      guard let todo = try context.todo(reminder.key.todo), todo.uuid == reminder.uuid else {
        return Edit(summary: "nothing")
      }
      switch action {
      case .done:
        // A notification may hang around for days: only the countdown it spoke of is ended by it.
        guard todo.countdownNumber == reminder.key.countdown else {
          return Edit(summary: "nothing")
        }
        return try builder.done(todo, in: context)
      case .snoozeOneHour:
        return try builder.snoozed(todo, until: .at(now.addingTimeInterval(3600)), in: context)
      case .nextVisit:
        return try builder.snoozed(todo, until: .nextVisit, in: context)
      }
    }
  }
}
