package import Foundation
import Localization
package import Model
import Recurrence
import Text

/// Undoes one entry of the history out of turn (T13).
extension EditBuilder {
  /// Returns the edit after which a completion does not count any more; a step of its own.
  ///
  /// If it was the last of its task, the task stands as it did before, with what was edited since,
  /// and reminds again during the visit that it answered.
  /// Otherwise, or if the task is gone, only the history changes.
  ///
  /// - Throws: `Refusal` if there is no such entry, or it is taken back already.
  package func retract(_ entry: UUID, in context: any EditContext) throws -> Edit {
    guard let found = try context.completion(entry) else {
      throw Refusal(
        .notFound, .entry, HistoryPhrase.noSuchEntry(entry.uuidString.lowercased().quoted))
    }
    let completion = found.completion
    guard !found.isUndone else {
      throw Refusal(.refused, .entry, HistoryPhrase.entryTakenBack(completion.todo.label))
    }
    return try retraction(of: found, in: context)
  }

  /// Returns the edit that undoes the last completion of a task.
  ///
  /// - Throws: `Refusal` if the task has none that counts.
  package func retractLast(of todo: Todo, in context: any EditContext) throws -> Edit {
    guard let last = try context.lastCompletion(of: todo.id) else {
      throw Refusal(.refused, HistoryPhrase.nothingToTakeBack(todo.label))
    }
    return try retraction(of: last, in: context)
  }

  private func retraction(
    of entry: HistoryEntry, in context: any EditContext
  ) throws -> Edit {
    let completion = entry.completion
    let before = completion.todo
    var edit = Edit(
      summary: "take back \(completion.kind == .done ? "done" : "skip") \(before.label)",
      action: .retract(completion.kind, id: before.id, name: before.name))
    edit.retracted = [completion.uuid]
    edit.missed = try missed(of: entry, in: context)
    guard let now = try context.todo(before.id), now.uuid == before.uuid,
      try context.lastCompletion(of: before.id)?.completion.uuid == completion.uuid
    else {
      if let change = try uncounted(entry, in: context) { edit.todos = [change] }
      return edit
    }
    // The state of the snapshot, with the description as it is now: what was edited since stays.
    var restored = try now.details.apply(
      to: before, now: actionContext.now, machineZone: actionContext.machineZone,
      days: actionContext.days)
    // Turns that began since stand where they are.
    if before.turns == nil { restored.takeTurn(of: now) }
    let reason = completion.kind == .done ? Silence.Reason.done : .skipped
    edit.lifted = try context.silences.filter { $0.todo == before.id && $0.reason == reason }
    if restored != now { edit.todos = [.init(before: now, after: restored)] }
    return edit
  }
}
