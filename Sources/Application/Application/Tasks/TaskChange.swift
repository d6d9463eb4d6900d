import Localization
package import Model
import Recurrence
package import Text

/// A change that adds a task or edits one.
///
/// Commands, the quick line, the list of wishes, forms and the API all perform it here, with the
/// same checks and the same remarks.
package enum TaskChange: Sendable {
  /// Adds a task.
  case add(name: String, TaskFields)
  /// Adds the task of a quick line; with `plain` all of it is the name.
  case quick(String, plain: Bool = false)
  /// Changes a task as it is stored.
  case edit(Todo, name: String?, TaskFields)

  /// Performs the change in one write transaction, which also reads what a view of the task needs.
  ///
  /// - Parameters:
  ///   - store: Where the task is stored.
  ///   - actionContext: The clock, the zone and the settings of the request.
  ///   - allowsSameName: False to refuse a new task that has the name of an unfinished one.
  ///   - change: Returns the change within the transaction. When it throws, nothing is changed.
  /// - Returns: The task as it stands now, with remarks.
  /// - Throws: `SameName`; `Refusal`, which names the field; `QuickFailure`, which names the
  ///   part of the line; what `change` and the store throw.
  package static func perform(
    in store: any ReminderStore, actionContext: ActionContext, allowsSameName: Bool = true,
    _ change: (any EditContext) throws -> TaskChange
  ) throws -> TaskChangeResult {
    let applied = try store.edit { context in
      try change(context).performed(
        EditBuilder(actionContext), allowsSameName: allowsSameName, in: context)
    }
    return TaskChangeResult(applied)
  }

  private func performed(
    _ builder: EditBuilder, allowsSameName: Bool, in context: any EditContext
  ) throws -> Performed {
    let (result, fields): (EditBuilder.TaskOutcome, TaskFields)
    var reading: QuickLine?
    switch self {
    case .add(let name, let given):
      (result, fields) = (try builder.add(name: name, fields: given, in: context), given)
    case .quick(let line, let plain):
      let quick = try builder.quick(line, plain: plain, in: context)
      (result, fields, reading) = (quick.0, quick.1.fields, quick.1)
    case .edit(let old, let name, let given):
      result = try builder.change(old, name: name, fields: given, in: context)
      fields = given
    }
    let actionContext = builder.actionContext
    let todo = result.after
    let namesake =
      try result.before == nil
      ? context.unfinishedTodo(named: todo.name).map { found in
        SameName(
          view: try Overview(of: found, in: context, actionContext: actionContext).view(found))
      } : nil
    if let namesake, !allowsSameName { throw namesake }
    return Performed(
      edit: result.edit, before: result.before, after: todo,
      overview: try Overview(
        of: todo, in: context, actionContext: actionContext,
        newPersons: result.edit.devices?.persons.compactMap(\.after) ?? []),
      remarks: TaskRemarks(
        tags: try fields.place.isEmpty ? [] : TagWarnings.of(fields, places: context.places),
        sameName: namesake, presentPlace: result.presentPlace,
        times: todo.times == result.before?.times ? [] : todo.times),
      reading: reading)
  }

  /// The edit that a transaction has built, and what it has read for the view.
  struct Performed: EditOutcome {
    let edit: Edit
    let before: Todo?
    let after: Todo
    let overview: Overview
    let remarks: TaskRemarks
    let reading: QuickLine?
  }
}

/// The result of a change: the task as it stands now, and remarks.
package struct TaskChangeResult: Sendable {
  /// The number that `undo(step:)` takes; `nil` when nothing was changed.
  package let step: Int64?
  /// The task as it stands now.
  package let view: TaskView
  /// The task as it stood before; `nil` for a new one.
  package let before: TaskView?
  package let remarks: TaskRemarks
  /// How a quick line was read.
  package let reading: QuickLine?

  init(_ applied: Applied<TaskChange.Performed>) {
    let outcome = applied.outcome
    step = applied.step
    view = outcome.overview.view(applied.edit.todos.first?.after ?? outcome.after)
    before = outcome.before.map(outcome.overview.view)
    remarks = outcome.remarks
    reading = outcome.reading
  }

  /// The keys of the task, and of the reading of a quick line.
  package var json: JSON { view.json.adding(reading?.json ?? []) }

  /// The task as it is stored.
  package var todo: Todo { view.todo }

  /// True if the task was already as the change would have left it.
  package var isUnchanged: Bool { before?.todo == todo }
}

/// Remarks about a change that was carried out.
package struct TaskRemarks: Sendable {
  /// A sentence for each tag that no place has yet.
  let tags: [String]
  /// The unfinished task that has the name of the new one.
  let sameName: SameName?
  /// The place where the user is, so that the task does not remind there during this visit (N3).
  let presentPlace: String?
  /// The times of the day that the change has set; empty unless they are several (Z6).
  let times: [String]

  /// Returns the sentences for a terminal or for the API; `undo` is what takes a change back there.
  package func lines(undo: String) -> [String] {
    var lines = tags
    if let sameName {
      lines.append(TaskPhrase.sameName(sameName.view.todo.label, undo: undo).text)
    }
    if !times.isEmpty { lines.append(ActionPhrase.severalTimes(times).text) }
    if let presentPlace {
      lines.append(ActionPhrase.silentHere(place: presentPlace.quoted).text)
    }
    return lines
  }

  /// The sentences for a page, which asks about an equal name beforehand.
  package var linesOnPage: [String] {
    tags + (times.isEmpty ? [] : [ActionPhrase.severalTimes(times).text])
      + (presentPlace.map { [TaskPhrase.quietHere(place: $0.quoted).text] } ?? [])
  }
}

extension Todo {
  /// The times of the day at which it is due, if they are several.
  fileprivate var times: [String] {
    guard case .repeating(let cadence) = self.rule, let times = cadence.times, times.areSeveral
    else { return [] }
    return times.all.map(\.description)
  }
}

/// Warnings about a request that is carried out all the same.
package enum TagWarnings {
  /// Returns a warning for each tag that no place has yet.
  package static func of(_ fields: TaskFields, places: [Place]) -> [String] {
    let names = PlaceNames(places: places)
    return fields.place.compactMap { text in
      guard case .tag(let tag)? = try? names.reference(text),
        !places.contains(where: { $0.tags.contains(tag) })
      else { return nil }
      return TaskPhrase.tagWithoutPlace("#\(tag)".quoted).text
    }
  }
}
