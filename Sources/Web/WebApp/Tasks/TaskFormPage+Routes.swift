import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

/// Adds the form of a task: empty, filled from a task, its preview, and its submission.
func addTaskFormRoutes(to router: RouteGroup, site: Site) {
  router.get("/tasks/new") { request, context -> Response in
    var input = TaskInput()
    let fields = FormFields(query: request)
    input.name = fields["name"] ?? ""
    if let due = fields.text("due") {
      input[.due] = due
      input.isRepeating = false
      input[.timing] = fields.text("timing") ?? ""
    }
    if fields["bucket"] == "yes" { (input[.bucket], input.isRepeating) = ("yes", false) }
    input.places = fields.all("place").filter { !$0.isEmpty }
    return try site.form(for: request, context) { _, _, _ in (input, nil) }
  }
  router.get("/tasks/:id/edit") { request, context -> Response in
    let id = try context.id(of: Todo.self)
    return try site.form(for: request, context) { snapshot, places, categories in
      let old = try site.todo(id, in: snapshot)
      let input = TaskInput(
        old, places: places, categories: categories,
        machineZone: site.ports.webSettings().actionContext.machineZone)
      return (input, old)
    }
  }
  router.post("/tasks/preview") { request, context -> Response in
    let form = context.form
    let id = form.text("id").flatMap { Int64($0) }.map { Todo.ID(rawValue: $0) }
    let (old, places, categories) = try site.ports.store.withSnapshot {
      snapshot -> (Todo?, [Place], [Model.Category]) in
      (
        try id.map { id -> Todo in
          guard let todo = try snapshot.todo(id) else {
            throw Problem(.notFound, TaskPagePhrase.deletedMeanwhile)
          }
          return todo
        }, try snapshot.places,
        try snapshot.categories
      )
    }
    let actionContext = site.ports.actionContext
    // The task may have been changed since the form was filled.
    let present = old.map {
      TaskInput(
        $0, places: places, categories: categories, machineZone: actionContext.machineZone)
    }
    let isStale = old.map { StateVersion.of($0) != form["version"] } ?? false
    let merge = isStale ? present.flatMap { TaskMerge(form, present: $0) } : nil
    let preview = TaskPreview(
      TaskInput(merge?.form ?? form), of: old, places: places, categories: categories,
      actionContext: actionContext)
    guard let merge, let old, let present else { return Response(json: preview.json) }
    let overview = Overview(
      todos: [old], places: places, categories: categories, visits: [],
      actionContext: actionContext)
    return Response(
      json: preview.json.adding(
        "elsewhere",
        merge.json(
          overview.view(old).facts, version: StateVersion.of(old), present: present)))
  }
  router.post("/tasks") { request, context -> Response in
    let form = context.form
    return try TaskFormSubmission(site: site, form: form, old: nil).response(to: request, context)
  }
  router.post("/tasks/:id") { request, context -> Response in
    let form = context.form
    let id = try context.id(of: Todo.self)
    return try TaskFormSubmission(site: site, form: form, old: id).response(to: request, context)
  }
}

extension Site {
  /// Returns a task within a transaction.
  func todo(_ id: Todo.ID, in snapshot: any StoreSnapshot) throws -> Todo {
    guard let todo = try snapshot.todo(id) else { throw missing(id) }
    return todo
  }

  /// Returns the form, as a page or as the fragment that a dialog shows; `fill` returns what is in
  /// its fields, and the task that it edits.
  fileprivate func form(
    for request: Request, _ context: WebContext,
    fill: (any StoreSnapshot, [Place], [Model.Category]) throws -> (TaskInput, old: Todo?)
  ) throws -> Response {
    let actionContext = ports.actionContext
    let entry = try ports.store.withSnapshot { snapshot in
      let (places, categories) = (try snapshot.places, try snapshot.categories)
      let (input, old) = try fill(snapshot, places, categories)
      return TaskFormEntry(
        input: input,
        preview: TaskPreview(
          input, of: old, places: places, categories: categories, actionContext: actionContext),
        places: places, categories: categories, actionContext: actionContext,
        persons: try snapshot.persons, old: old, field: FormFields(query: request).text("field"))
    }
    return try show(entry, status: .ok, for: request, context)
  }

  func show(
    _ entry: TaskFormEntry, status: HTTPResponse.Status, for request: Request,
    _ context: WebContext
  ) throws -> Response {
    guard request.fragment != "form" else {
      return try fragment(TaskFormDialog(entry), status: status, for: context)
    }
    return try page(
      TaskFormPage(entry), of: .home, title: entry.heading, status: status, for: context)
  }
}

/// A sent form of a task: stores the task, or returns the form with errors and what was typed.
struct TaskFormSubmission {
  let site: Site
  let form: FormFields
  /// The task that is edited; `nil` for a new one.
  let old: Todo.ID?

  /// The task was deleted since the form was filled, or changed in a field that the user has
  /// changed, too.
  private struct Conflict: Error {
    var merge: TaskMerge?
  }

  /// Stores the task, or returns the form again.
  func response(to request: Request, _ context: WebContext) throws -> Response {
    let input = TaskInput(form)
    do {
      guard input.missing.isEmpty else {
        throw Refusal(.usage, .every, TaskInputPhrase.nothingGiven)
      }
      return try stored(input).response(to: request)
    } catch let sameName as SameName {
      return try again(input, isConflict: false, sameName: sameName, request, context)
    } catch let conflict as Conflict {
      let merged = conflict.merge.map { TaskInput($0.form) } ?? input
      return try again(merged, isConflict: true, merge: conflict.merge, request, context)
    } catch {
      guard Refusal(error) != nil else { throw error }
      return try again(input, isConflict: false, request, context)
    }
  }

  private func stored(_ input: TaskInput) throws -> ActionResponse {
    let actionContext = site.ports.actionContext
    var merge: TaskMerge?
    let result = try TaskChange.perform(
      in: site.ports.store, actionContext: actionContext, allowsSameName: form["again"] != nil
    ) { context in
      let (change, merged) = try change(input, actionContext, in: context)
      merge = merged
      return change
    }
    let view = result.view
    let name = view.todo.name
    var text =
      result.isUnchanged
      ? ActionPhrase.unchanged(task: name.oneLine, when: view.whenAndEnd).text
      : Formatted.did(old == nil ? .add : .edit, name, when: view.whenAndEnd)
    text = result.before.map { view.noting(text, before: $0) } ?? view.reminding(text)
    let elsewhere = merge?.labels ?? []
    if !elsewhere.isEmpty { text += " " + TaskInputPhrase.alsoChanged(elsewhere).text }
    let back = old.map { LocalAddress("/tasks/\($0.rawValue)") } ?? LocalAddress(nil)
    return ActionResponse(
      text: ([text] + result.remarks.linesOnPage).joined(separator: " "), step: result.step,
      back: back)
  }

  private func change(
    _ input: TaskInput, _ actionContext: ActionContext, in context: any EditContext
  ) throws -> (change: TaskChange, merge: TaskMerge?) {
    guard let old else { return (.add(name: input.name, input.newFields(actionContext)), nil) }
    guard let present = try context.todo(old) else { throw Conflict() }
    let original = TaskInput(
      present, places: try context.places, categories: try context.categories,
      machineZone: actionContext.machineZone)
    var (input, merge) = (input, TaskMerge?.none)
    if form["version"] != StateVersion.of(present) {
      guard let merged = TaskMerge(form, present: original), merged.conflicts.isEmpty else {
        throw Conflict(merge: TaskMerge(form, present: original))
      }
      (input, merge) = (TaskInput(merged.form), merged)
    }
    let fields = input.changedFields(from: original, actionContext: actionContext)
    return (.edit(present, name: input.name, fields), merge)
  }

  /// Returns the form with what was typed, and after a conflict with the present state of the task.
  private func again(
    _ input: TaskInput, isConflict: Bool, sameName: SameName? = nil, merge: TaskMerge? = nil,
    _ request: Request,
    _ context: WebContext
  ) throws -> Response {
    let actionContext = site.ports.actionContext
    let (present, overview) = try site.ports.store.withSnapshot { snapshot -> (Todo?, Overview) in
      let todo = try old.flatMap { try snapshot.todo($0) }
      let overview = Overview(
        todos: [], places: try snapshot.places, categories: try snapshot.categories,
        visits: try snapshot.visits,
        actionContext: actionContext, persons: try snapshot.persons)
      return (todo, overview)
    }
    if let old, present == nil, !isConflict { throw site.missing(old) }
    let (places, categories) = (overview.names.places, overview.categories)
    var entry = TaskFormEntry(
      input: input,
      preview: TaskPreview(
        input, of: present, places: places, categories: categories, actionContext: actionContext),
      places: places, categories: categories, actionContext: actionContext,
      persons: overview.persons, old: present, isShownAgain: true)
    entry.sameName = sameName
    if isConflict {
      let facts = present.map { overview.view($0).facts }
      entry.conflict = facts.map { merge?.rows($0) ?? $0 } ?? []
      entry.marks = facts.flatMap { merge?.marks($0) } ?? [:]
      if present == nil {
        entry.formError = TaskPagePhrase.deletedMeanwhile.text
      }
    }
    let isRefused = isConflict || sameName != nil
    let status: HTTPResponse.Status = isRefused ? .conflict : .unprocessableContent
    guard request.wantsJSON else {
      return try site.show(entry, status: status, for: request, context)
    }
    var answer = json(entry, isConflict: isConflict)
    if let merge, let present {
      let original = TaskInput(
        present, places: places, categories: categories, machineZone: actionContext.machineZone)
      answer = answer.adding(
        "elsewhere",
        merge.json(
          overview.view(present).facts, version: StateVersion.of(present), present: original))
    }
    return Response(json: answer, status: status)
  }

  /// Returns the errors for a script, and after a conflict the present state of the task.
  private func json(_ entry: TaskFormEntry, isConflict: Bool) -> JSON {
    let errors = entry.preview.errors.merging(entry.marks) { first, _ in first }.sorted {
      $0.key < $1.key
    }
    var text = entry.formError ?? entry.preview.errors[""] ?? ""
    var members: [(String, JSON)] = [("ok", .bool(false))]
    if isConflict, let present = entry.old {
      text = "\(TaskPagePhrase.changedMeanwhile.text). \(TaskPagePhrase.conflictSave.text)"
      let rows = entry.conflict.map { row in
        JSON.object([("label", .string(row.label)), ("now", .string(row.text))])
      }
      members += [("version", .string(StateVersion.of(present))), ("now", .array(rows))]
    } else if isConflict {
      members.append(("action", .string("/tasks")))
    }
    if let sameName = entry.sameName {
      text = sameName.text
      members.append(("again", .string(TaskPagePhrase.addAnother.text)))
    }
    members.append(("text", .string(text)))
    members.append(("errors", .object(errors.map { ($0.key, .string($0.value)) })))
    return .object(members)
  }
}
