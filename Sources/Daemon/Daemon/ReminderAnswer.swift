import Application
import Foundation
import Journal
import Localization
import Logging
import Model
import Planning
import SQLiteStore
import Settings

/// The action of a button in a reminder.
///
/// It has its own connection, like a command: the daemon notices the change in the same way.
package struct ReminderAnswer: Sendable {
  let database: String
  /// Returns the machine's zone at each answer: it may change while a notification is shown.
  let zone: @Sendable () -> TimeZone
  let coolDownSeconds: Double
  /// How long a task takes that does not say: an appointment ends with it (R28).
  var usualSeconds = PlanSettings().defaultTaskSeconds
  let logger: Logger

  /// Performs an action for each reminder; an error is logged and changes nothing.
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
    var actionContext = ActionContext(
      now: Date(), rules: EngineRules(machineZone: zone(), coolDownSeconds: coolDownSeconds))
    // Points and other effects of the step are not shown here, so that they are not computed.
    actionContext.parts = []
    actionContext.plan.defaultTaskSeconds = usualSeconds
    if let habit = reminder.key.habit {
      guard action == .done else { return }
      try tick(habit, of: reminder, in: store, actionContext: actionContext)
      return
    }
    do {
      _ = try action.taskAction.perform(in: store, actionContext: actionContext) { context in
        guard let todo = try context.todo(reminder.key.todo), todo.uuid == reminder.uuid else {
          throw Outdated()
        }
        // A notification may stay for days: it can only end the countdown that it is about.
        guard action != .done || todo.countdownNumber == reminder.key.countdown else {
          throw Outdated()
        }
        return todo
      }
    } catch is Outdated {}
  }
}

extension ReminderAnswer {
  /// Fills the box of the day that a reminder of a habit is about.
  private func tick(
    _ habit: Habit.ID, of reminder: Reminder, in store: SQLiteStore, actionContext: ActionContext
  ) throws {
    do {
      try store.edit { context in
        guard let found = try context.habit(habit), found.uuid == reminder.uuid,
          found.removed == nil
        else { throw Outdated() }
        let day = Int(reminder.key.countdown)
        return try EditBuilder(actionContext).mark(found, on: day, as: .done, in: context).edit
      }
    } catch is Outdated {}
  }
}

/// The reminder is about a task or a countdown that is over.
private struct Outdated: Error {}
