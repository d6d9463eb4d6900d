package import Foundation
package import Localization
package import Model
import Planning
import Recurrence

/// A button that no longer works: nothing was changed.
package struct ButtonOver: Error {
  /// The line that says why.
  package let phrase: ReminderPhrase
}

extension ReminderButton {
  /// Returns the wall-clock time at which a countdown was due, as a button keeps it.
  package static func due(_ due: Date?, in zone: TimeZone) -> String? {
    due.map { LocalDateTime($0, in: zone).description }
  }

  /// Returns the same of the countdown of a task.
  static func due(of todo: Todo, machineZone: TimeZone) -> String? {
    due(
      todo.countdown(machineZone: machineZone)?.due,
      in: todo.zone.resolved(machineZone: machineZone))
  }

  /// Does what the button stands for, in one step of undo.
  ///
  /// A button works once, for 48 hours, and until its occurrence was done, skipped or moved.
  ///
  /// - Throws: `ButtonOver`, and what the store throws.
  package func press(
    in store: any ReminderStore, actionContext: ActionContext
  ) throws -> TaskActionResult {
    do {
      let wanted = action == .done ? .done(occurrence: due) : action.taskAction
      return try wanted.perform(in: store, actionContext: actionContext) { context in
        guard let todo = try context.todo(self.todo), todo.uuid == uuid else {
          throw ButtonOver(phrase: .buttonGone)
        }
        if let over = over(todo, actionContext) { throw ButtonOver(phrase: over) }
        return todo
      }
    } catch let over as ButtonOver where over.phrase == .buttonDone {
      let last = try store.completions(from: made, limit: 1) { $0.todo.uuid == uuid }.first
      throw last?.completion.kind == .skipped ? ButtonOver(phrase: .buttonSkipped) : over
    } catch TodoError.doneAlready {
      throw ButtonOver(phrase: .buttonDone)
    }
  }

  private func over(_ todo: Todo, _ actionContext: ActionContext) -> ReminderPhrase? {
    guard todo.countdownNumber == countdown else { return .buttonDone }
    let zone = todo.zone.resolved(machineZone: actionContext.machineZone)
    let now = actionContext.now
    let ticked = todo.ticked(
      at: now, machineZone: actionContext.machineZone,
      usualSeconds: actionContext.plan.defaultTaskSeconds)
    let present = ticked.countdown(machineZone: actionContext.machineZone)
    let next = Self.due(of: actionContext.pending(todo), machineZone: actionContext.machineZone)
    if Self.due(present?.due, in: zone) != due, next != due {
      guard let present, let due = present.due,
        !(todo.isAppointment || todo.hasQuota) || ticked.moved != nil
      else {
        return .buttonPast
      }
      return .buttonMoved(RelativeTime(due, in: zone, now: now).asDay(present.isInDays))
    }
    if used != nil { return action == .done ? .buttonDone : .buttonSnoozed }
    return abs(now.timeIntervalSince(made)) > Self.worksSeconds ? .buttonOld : nil
  }
}

extension ReminderAction {
  package var taskAction: TaskAction {
    switch self {
    case .done: .done()
    case .snoozeOneHour: .snooze(.text("1h"))
    case .nextVisit: .snooze(.text("visit"))
    }
  }
}
