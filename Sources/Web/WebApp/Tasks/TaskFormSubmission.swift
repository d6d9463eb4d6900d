import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Text
import WebPorts

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
    do {
      return try stored().response(to: request)
    } catch let sameName as SameName {
      return try again(isConflict: false, sameName: sameName, request, context)
    } catch let conflict as Conflict {
      return try again(isConflict: true, merge: conflict.merge, request, context)
    } catch {
      guard Refusal(error) != nil || error is QuickFailure else { throw error }
      return try again(isConflict: false, request, context)
    }
  }

  private func stored() throws -> ActionResponse {
    let actionContext = site.ports.actionContext
    var merge: TaskMerge?
    let result = try TaskChange.perform(
      in: site.ports.store, actionContext: actionContext, allowsSameName: form["again"] != nil
    ) { context in
      let line = TaskFormLine(
        form,
        names: TaskLineNames(
          actionContext: actionContext, places: try context.places,
          categories: try context.categories, persons: try context.persons))
      if let failure = line.failure { throw failure }
      let (change, merged) = try change(line.form, actionContext, in: context)
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
    _ form: FormFields, _ actionContext: ActionContext, in context: any EditContext
  ) throws -> (change: TaskChange, merge: TaskMerge?) {
    let input = TaskInput(form)
    guard input.missing.isEmpty else {
      throw Refusal(.usage, .every, TaskInputPhrase.nothingGiven)
    }
    guard let old else { return (.add(name: input.name, input.newFields(actionContext)), nil) }
    guard let present = try context.todo(old) else { throw Conflict() }
    let original = TaskInput(
      present, places: try context.places, categories: try context.categories,
      persons: try context.persons, machineZone: actionContext.machineZone)
    let isStale = form["version"] != StateVersion.of(present)
    let merge = isStale ? TaskMerge(form, present: original) : nil
    if isStale, merge?.conflicts.isEmpty != true { throw Conflict(merge: merge) }
    let merged = merge.map { TaskInput($0.form) } ?? input
    let fields = merged.changedFields(from: original, actionContext: actionContext)
    return (.edit(present, name: merged.name, fields), merge)
  }

  /// Returns the form with what was typed, and after a conflict with the present state of the task.
  private func again(
    isConflict: Bool, sameName: SameName? = nil, merge: TaskMerge? = nil,
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
    let names = TaskLineNames(
      actionContext: actionContext, places: places, categories: categories,
      persons: overview.persons)
    let line = TaskFormLine(form, names: names)
    let input = TaskInput(merge?.form ?? line.form)
    var entry = TaskFormEntry(
      input: input,
      preview: TaskPreview(
        input, of: present, places: places, categories: categories, persons: overview.persons,
        actionContext: actionContext),
      places: places, categories: categories, actionContext: actionContext,
      persons: overview.persons, old: present, isShownAgain: true)
    entry.sameName = sameName
    entry.here = site.here
    entry.failure = line.failure
    // What was taken over from elsewhere is in no line yet.
    entry.line = merge == nil ? line.line : nil
    entry.lineWas = line.failure == nil ? entry.line : form["line_was"]
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
        present, places: places, categories: categories, persons: overview.persons,
        machineZone: actionContext.machineZone)
      answer = answer.adding(
        "elsewhere",
        merge.json(
          overview.view(present).facts, version: StateVersion.of(present), present: original,
          line: names.line(input, of: present), in: actionContext))
    }
    return Response(json: answer, status: status)
  }

  /// Returns the errors for a script, and after a conflict the present state of the task.
  private func json(_ entry: TaskFormEntry, isConflict: Bool) -> JSON {
    let errors = entry.errors.sorted { $0.key < $1.key }
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

/// A form whose task was changed elsewhere after it was filled: a merge of three by field.
///
/// A field that the user left alone takes the stored value; one that only the user changed keeps
/// the typed value.
struct TaskMerge {
  /// The fields of the form, merged.
  let form: FormFields
  /// The values of the names that were taken over from the task as it is now.
  let adopted: [String: [String]]
  /// The fields that were changed elsewhere.
  let changed: [String]
  /// Those that the user has changed, too, to something else.
  let conflicts: [String]

  /// Merges a form with the task as it is now; fails for a form without `was`.
  ///
  /// - Parameters:
  ///   - form: What the user sent, with `was`: the form as it was filled.
  ///   - present: The task as it is now.
  init?(_ form: FormFields, present: TaskInput) {
    guard let was = form["was"], !was.isEmpty else { return nil }
    let (base, now) = (TaskInput(FormFields(was)).form, present.form)
    var mine = TaskInput(form).form
    // A form without places has no boxes for them.
    if form["has_where"] == nil {
      mine = mine.replacing(["place": base.all("place"), "on": base.all("on")])
    }
    if form["has_for"] == nil { mine = mine.replacing(["for": base.all("for")]) }
    let merge = FormMerge(mine: mine, was: base, now: now, groups: TaskInput.groups)
    self.form = form.replacing(merge.adopted)
    (adopted, changed, conflicts) = (merge.adopted, merge.changed, merge.conflicts)
  }

  /// The labels of what was changed elsewhere, each once.
  var labels: [String] {
    changed.compactMap(Self.label).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Returns the label of the row that shows a field of the form; `nil` for one without a row.
  private static func label(of field: String) -> String? {
    let label =
      field == "name"
      ? TaskPhrase.rowTask : TaskField.all.first { $0.field.rawValue == field }?.label
    return label?.pageText
  }

  /// Returns what was changed elsewhere, as rows of a label and a text.
  func rows(_ facts: [LabeledText]) -> [LabeledText] {
    let labels = labels
    return facts.filter { labels.contains($0.label) }
  }

  /// Returns a remark for each field that both have changed, by its name.
  func marks(_ facts: [LabeledText]) -> [String: String] {
    Dictionary(
      conflicts.map { field in
        let label = Self.label(of: field)
        let text = facts.first { $0.label == label }?.text
        return (field, TaskInputPhrase.changedElsewhere(now: text?.cleanLine).text)
      }
    ) { first, _ in first }
  }

  /// Returns the keys for a script: the values to take over, and the messages.
  func json(
    _ facts: [LabeledText], version: String, present: TaskInput, line: String,
    in context: ActionContext
  ) -> JSON {
    .object([
      ("line", .string(line)),
      ("version", .string(version)), ("was", .string(present.form.text)),
      ("fields", .fields(adopted.withDatesInWords(in: context))),
      (
        "now",
        .array(
          rows(facts).map {
            .object([("label", .string($0.label)), ("now", .string($0.text))])
          })
      ),
      ("marks", .object(marks(facts).sorted { $0.key < $1.key }.map { ($0, .string($1)) })),
      (
        "text",
        .string((conflicts.isEmpty ? TaskInputPhrase.takenOver : TaskInputPhrase.bothChanged).text)
      ),
    ])
  }
}

extension TaskView {
  /// The rows of the page that are not empty, with name and notes.
  var facts: [LabeledText] {
    rows(for: .page).filter { !$0.text.isEmpty }.map { LabeledText(label: $0.title, text: $0.text) }
  }
}
