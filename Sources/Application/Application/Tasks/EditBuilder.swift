import Foundation
package import Model
import Planning
import Recurrence

/// Builds the edit for each action of a user, inside the store's transaction.
///
/// Command line, web page and API share it. Every edit is one step that can be undone.
package struct EditBuilder: Sendable {
  /// The clock, the zone and the settings of the request.
  package let actionContext: ActionContext

  package init(_ actionContext: ActionContext) { self.actionContext = actionContext }

  /// A task that was added or changed.
  package struct TaskOutcome: EditOutcome, Hashable {
    /// The step; without changes when there was nothing to do.
    package let edit: Edit
    /// The task before; `nil` for a new one.
    package let before: Todo?
    /// The task after.
    package let after: Todo
    /// The place where the user is, so that the task does not remind there during this visit (N3).
    package let presentPlace: String?
  }

  // MARK: Tasks

  /// Returns a new task without storing it.
  ///
  /// - Throws: `Refusal`, which names the field.
  package func preview(
    name: String, fields: TaskFields, places: [Place], categories: [Category] = [],
    persons: [Person] = []
  ) throws -> Todo {
    let people = try NamedPersons(fields, known: persons, in: nil)
    return try newTodo(
      name: name, fields: fields, places: places, categories: categories, persons: people.all,
      id: 0, countdown: 0)
  }

  /// Returns the edit that adds a task.
  ///
  /// - Throws: `Refusal`, which names the field; what the context throws.
  package func add(
    name: String, fields: TaskFields, in context: any EditContext
  ) throws -> TaskOutcome {
    let people = try self.people(fields, in: context)
    let todo = try newTodo(
      name: name, fields: fields, places: try context.places,
      categories: try context.categories, persons: people.all, id: context.nextTodoID().rawValue,
      countdown: context.nextCountdownNumber())
    let visits = try actionContext.visits(context)
    var edit = Edit(
      summary: "add \(todo.label)", action: .task(.add, todo),
      todos: [.init(before: nil, after: todo)],
      silences: visits.silences(for: todo, reason: .created))
    edit.devices = people.changes
    return TaskOutcome(
      edit: edit, before: nil, after: todo, presentPlace: visits.placeName(of: todo))
  }

  /// Returns the edit that changes a task.
  ///
  /// - Throws: `Refusal`, which names the field.
  package func change(
    _ old: Todo, name: String?, fields: TaskFields, in context: any EditContext
  ) throws -> TaskOutcome {
    let people = try self.people(fields, in: context)
    let new = try changed(
      old, name: name, fields: fields, places: try context.places,
      categories: try context.categories, persons: people.all)
    let visits = try actionContext.visits(context)
    var edit = Edit(
      summary: "edit \(old.label)", action: .task(.edit, new),
      todos: old == new ? [] : [.init(before: old, after: new)],
      silences: old == new ? [] : visits.silences(for: new, reason: .edited))
    if old != new { edit.missed = try missed(of: old, in: context) }
    // What has just been made to be done now is not news at its place.
    let opens = new.countdown(machineZone: actionContext.machineZone)?.opens
    if old != new, opens.map({ $0 <= actionContext.now }) ?? false {
      edit.silences = try actionContext.visits(context).silences(for: new, reason: .edited)
    }
    if old != new { edit.devices = people.changes }
    return TaskOutcome(
      edit: edit, before: old, after: new, presentPlace: visits.placeName(of: new))
  }

  /// Returns a changed task without storing it.
  ///
  /// - Throws: `Refusal`, which names the field.
  package func changed(
    _ old: Todo, name: String?, fields: TaskFields, places: [Place], categories: [Category] = [],
    persons: [Person] = []
  ) throws -> Todo {
    let reading = DraftReading(
      fields, actionContext: actionContext, places: places, categories: categories,
      persons: persons)
    let draft = try checked(reading.changedDraft(of: old, name: name?.trimmed))
    do {
      var todo = try draft.apply(
        to: old, now: actionContext.now, machineZone: actionContext.machineZone,
        days: actionContext.days)
      reading.countFromLast(&todo)
      return todo
    } catch {
      throw Refusal(error) ?? error
    }
  }

  /// Returns the edit that moves this occurrence; the series stays where it is (R16).
  ///
  /// A day without a time keeps the occurrence's time of day (E3).
  ///
  /// - Throws: `Refusal` for a text that is no moment; what `Todo.moved` throws.
  package func move(
    _ old: Todo, to instant: String, in context: any EditContext
  ) throws -> TaskOutcome {
    let zone = actionContext.zone(of: old)
    let moments = actionContext.moments(in: zone)
    let typed = try moments.moment(instant, field: .instant)
    // The last one of an appointment may be moved when it is over.
    let pending = [pending(old), old].first {
      $0.countdown(machineZone: actionContext.machineZone) != nil
    }
    let due = pending?.countdown(machineZone: actionContext.machineZone)?.due
    let day = typed.localDateTime(in: zone, dayMeans: .start)
    let moment =
      switch typed {
      case .instant, .local: day
      case .day where old.isInDays: day.lastSecondOfDate
      case .day: due.map { day.at(sameTimeAs: LocalDateTime($0, in: zone)) } ?? day.lastSecondOfDate
      }
    let new = try (pending ?? old).moved(
      to: moment, machineZone: actionContext.machineZone)
    var edit = Edit(
      summary: "move \(old.label)", action: .task(.move, old),
      todos: old == new ? [] : [.init(before: old, after: new)])
    if old != new { edit.missed = try missed(of: old, in: context) }
    return TaskOutcome(
      edit: edit, before: old, after: new, presentPlace: nil)
  }

  /// Returns the edit that removes a task; its history stays.
  package func remove(_ todo: Todo, in context: any EditContext) throws -> Edit {
    var edit = Edit(
      summary: "remove \(todo.label)", action: .task(.remove, todo),
      todos: [.init(before: todo, after: nil)])
    edit.missed = try missed(of: todo, in: context)
    return edit
  }

  private func newTodo(
    name: String, fields: TaskFields, places: [Place], categories: [Category],
    persons: [Person], id: Int64, countdown: Int64
  ) throws -> Todo {
    let reading = DraftReading(
      fields, actionContext: actionContext, places: places, categories: categories,
      persons: persons)
    let draft = try checked(reading.newDraft(name: name.trimmed))
    do {
      var todo = try draft.makeTodo(
        id: Todo.ID(rawValue: id), uuid: UUID(), now: actionContext.now,
        machineZone: actionContext.machineZone, countdownNumber: countdown,
        days: actionContext.days)
      reading.countFromLast(&todo)
      return todo
    } catch {
      throw Refusal(error) ?? error
    }
  }

  /// Returns the persons whom a task may be for; reads none for a task without persons.
  private func people(
    _ fields: TaskFields, in context: any EditContext
  ) throws -> NamedPersons {
    guard !fields.persons.isEmpty || fields[.turns] != nil else { return NamedPersons(known: []) }
    return try NamedPersons(fields, known: context.persons, in: context)
  }

  private func checked(_ draft: TodoDetails) throws -> TodoDetails {
    _ = try NullCharacter.refused(in: draft.name, .name)
    _ = try draft.notes.map { try NullCharacter.refused(in: $0, .notes) }
    return draft
  }
}

extension EditBuilder {
  /// Returns every problem of the fields of a task, for a form that shows all of them at once.
  ///
  /// Reading stops at the first error, so each faulty field is left out in turn until the rest can
  /// be read. An error that no field is to blame for, or a second one of the name, ends the search.
  package func problems(
    name: String, fields: TaskFields, of old: Todo? = nil, places: [Place],
    categories: [Category] = [], persons: [Person] = []
  ) -> [Refusal] {
    var fields = fields
    var problems: [Refusal] = []
    var isNameMissing = false
    while problems.count <= RequestField.allCases.count {
      do {
        let probe = isNameMissing ? "name" : name
        if let old {
          _ = try changed(
            old, name: probe, fields: fields, places: places, categories: categories,
            persons: persons)
        } else {
          _ = try preview(
            name: probe, fields: fields, places: places, categories: categories, persons: persons)
        }
        return problems
      } catch {
        guard let failure = Refusal(error) else { return problems }
        problems.append(failure)
        switch failure.field {
        case .name? where !isNameMissing: isNameMissing = true
        case let field? where fields[field] != nil: fields[field] = nil
        default: return problems
        }
      }
    }
    return problems
  }

  /// Returns the edits of several tasks as one, so that they are done and undone together.
  ///
  /// A single edit stays as it is.
  package func together(
    _ verb: EditAction.TaskVerb, _ todos: [Todo], edit: (Todo) throws -> Edit
  ) throws -> Edit {
    let edits = try todos.map(edit)
    guard edits.count != 1 else { return edits[0] }
    let labels = todos.map(\.label)
    var whole = Edit(
      summary: "\(verb.rawValue) \(labels.joined(separator: ", "))",
      action: .tasks(verb, labels: labels))
    for edit in edits {
      whole.todos += edit.todos
      whole.visits += edit.visits
      whole.silences += edit.silences
      whole.completions += edit.completions
      whole.missed += edit.missed
      whole.restDays += edit.restDays
      whole.retracted += edit.retracted
      if let moods = edit.moods { whole.moods = (whole.moods ?? MoodChanges()).adding(moods) }
    }
    return whole
  }

  /// Returns the edit that holds a flexible task at a time of this day, `HH:MM` on the machine's
  /// wall clock (D8).
  ///
  /// - Throws: `Refusal` for a text that is no time of day; what `Todo.pinned` throws.
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
