package import Model
import Planning
import Recurrence

extension EditBuilder {
  /// Returns the edit that holds a flexible task at a time of this day, `HH:MM` on the machine's
  /// wall clock (D8).
  ///
  /// - Throws: `RequestFailure` for a text that is no time of day; what `Todo.pinned` throws.
  package func pinned(_ todo: Todo, at text: String) throws -> Edit {
    let time = try reading(.at) { try TimeOfDay(parsing: text.trimmed) }
    let zone = actionContext.machineZone
    let day = PlanDay(containing: actionContext.now, in: zone, hours: actionContext.planHours)
    let new = try todo.pinned(
      at: day.instant(of: time), now: actionContext.now, machineZone: zone)
    return Edit(
      summary: "pin \(todo.label)", action: .task(.pin, todo),
      todos: todo == new ? [] : [.init(before: todo, after: new)])
  }

  /// Returns the edit that leaves the time of a task to the plan again.
  package func unpinned(_ todo: Todo) -> Edit {
    var new = todo
    new.pin = nil
    return Edit(
      summary: "unpin \(todo.label)", action: .task(.unpin, todo),
      todos: todo == new ? [] : [.init(before: todo, after: new)])
  }
}
