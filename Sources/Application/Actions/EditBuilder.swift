import Foundation
import Recurrence
public import Reminders

/// Writes down what is asked for: each wish becomes one edit, built inside the store's transaction, that can be undone.
///
/// The same for command line, page and programs.
public struct EditBuilder: Sendable {
  /// What holds at this moment.
  public let actionContext: ActionContext

  /// Prepares a clerk.
  public init(_ actionContext: ActionContext) { self.actionContext = actionContext }

  /// A task that was added, changed or removed.
  public struct TaskOutcome: Sendable, Hashable {
    /// The step; without changes when there was nothing to do.
    public let edit: Edit
    /// The task before; `nil` for a new one.
    public let before: Todo?
    /// The task after; `nil` for one that is gone.
    public let after: Todo?
    /// The place where the user stands, so that the task stays silent there for this visit (N3).
    public let presentPlace: String?
  }

  // MARK: Tasks

  /// A task as it would be, without storing it.
  ///
  /// - Throws: `RequestFailure`, which names the field.
  public func preview(name: String, fields: TaskFields, places: [Place]) throws -> Todo {
    try newTodo(name: name, fields: fields, places: places, id: 0, countdown: 0)
  }

  /// A new task.
  ///
  /// - Throws: `RequestFailure`, which names the field; what the context throws.
  public func add(
    name: String, fields: TaskFields, in context: any EditContext
  ) throws -> TaskOutcome {
    let todo = try newTodo(
      name: name, fields: fields, places: try context.places, id: context.nextTodoID().rawValue,
      countdown: context.nextCountdownNumber())
    let visits = try actionContext.visits(context)
    return TaskOutcome(
      edit: Edit(
        summary: "add \(todo.label)", action: .task(.add, todo),
        todos: [.init(before: nil, after: todo)],
        silences: visits.silences(for: todo, reason: .created)),
      before: nil, after: todo, presentPlace: visits.placeName(of: todo))
  }

  /// A task with another description.
  ///
  /// - Throws: `RequestFailure`, which names the field.
  public func change(
    _ old: Todo, name: String?, fields: TaskFields, in context: any EditContext
  ) throws -> TaskOutcome {
    let new = try changed(old, name: name, fields: fields, places: try context.places)
    let visits = try actionContext.visits(context)
    return TaskOutcome(
      edit: Edit(
        summary: "edit \(old.label)", action: .task(.edit, new),
        todos: old == new ? [] : [.init(before: old, after: new)],
        silences: old == new ? [] : visits.silences(for: new, reason: .edited)),
      before: old, after: new, presentPlace: visits.placeName(of: new))
  }

  /// A task as it would be with another description, without storing it.
  ///
  /// - Throws: `RequestFailure`, which names the field.
  public func changed(
    _ old: Todo, name: String?, fields: TaskFields, places: [Place]
  ) throws -> Todo {
    let reading = DraftReading(fields, actionContext: actionContext, places: places)
    let draft = try reading.changedDraft(of: old, name: name?.trimmed)
    do {
      return try draft.apply(
        to: old, now: actionContext.now, machineZone: actionContext.machineZone)
    } catch {
      throw RequestFailure(error) ?? error
    }
  }

  /// This occurrence at another moment; the series stays where it is (R16).
  ///
  /// - Throws: `RequestFailure` for a text that is no moment; what `Todo.moved` throws.
  public func move(_ old: Todo, to instant: String) throws -> TaskOutcome {
    let moment = try reading(.instant) {
      try Moment(parsing: instant).localDateTime(in: actionContext.zone(of: old), dayMeans: .end)
    }
    let new = try old.moved(to: moment, machineZone: actionContext.machineZone)
    return TaskOutcome(
      edit: Edit(
        summary: "move \(old.label)", action: .task(.move, old),
        todos: old == new ? [] : [.init(before: old, after: new)]),
      before: old, after: new, presentPlace: nil)
  }

  /// A task that is no longer there; its history stays.
  public func remove(_ todo: Todo) -> TaskOutcome {
    TaskOutcome(
      edit: Edit(
        summary: "remove \(todo.label)", action: .task(.remove, todo),
        todos: [.init(before: todo, after: nil)]),
      before: todo, after: nil, presentPlace: nil)
  }

  private func newTodo(
    name: String, fields: TaskFields, places: [Place], id: Int64, countdown: Int64
  ) throws -> Todo {
    let reading = DraftReading(fields, actionContext: actionContext, places: places)
    let draft = try reading.newDraft(name: name.trimmed)
    do {
      return try draft.makeTodo(
        id: Todo.ID(rawValue: id), uuid: UUID(), now: actionContext.now,
        machineZone: actionContext.machineZone, countdownNumber: countdown)
    } catch {
      throw RequestFailure(error) ?? error
    }
  }
}
