import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// The forms that ask for an action on a task.
enum TaskActionForm: String, CaseIterable {
  case done, skip, snooze, move, remove, suggestion, turn

  /// Returns the action of a form.
  ///
  /// `done` takes `at`, a time up to now, `again`, `note`, `once`, a UUID, and `by`, a person;
  /// `turn` takes `person`; `snooze` takes
  /// `until`, a text of the command line or `tomorrow`; `move` takes `to`, a date with or without a
  /// time; `suggestion` takes `answer`, which is `yes` or `no`. The names of earlier versions, such
  /// as `to_time` and `to_words`, are read, too.
  func action(_ form: FormFields) -> TaskAction {
    switch self {
    case .done:
      return .done(
        at: form.words("at"), again: form["again"] != nil, note: form.text("note"),
        once: form.text("once").flatMap { UUID(uuidString: $0) }, by: form.text("by"))
    case .skip: return .skip
    case .snooze:
      let until = form.words("until") ?? ""
      return .snooze(until == "tomorrow" ? .tomorrow : .text(until))
    case .move: return .move(to: form.text("to_words") ?? DateAndTime(form, "to").text)
    case .remove: return .remove
    case .suggestion: return .suggestion(isTaken: form["answer"] == "yes")
    case .turn: return .turn(to: form.text("person") ?? "")
    }
  }
}

extension FormFields {
  /// Returns a time; `nil` without one.
  fileprivate func words(_ name: String) -> String? { text(name + "_words") ?? text(name) }
}

/// Adds the actions on tasks, undo and redo.
func addTaskActionRoutes(to router: RouteGroup, site: Site) {
  for form in TaskActionForm.allCases {
    router.post("/tasks/:id/\(form.rawValue)") { request, context -> Response in
      let fields = context.form
      return try site.perform(form.action(fields), on: context.id(of: Todo.self), fields, request)
    }
  }
  router.post("/undo") { request, context -> Response in
    try await site.undo(context.form, request)
  }
  router.post("/redo") { request, context -> Response in
    try await site.redo(context.form, request)
  }
}

extension Site {
  func perform(
    _ action: TaskAction, on id: Todo.ID, _ form: FormFields, _ request: Request,
    checking check: (Todo) throws -> Void = { _ in }
  ) throws -> Response {
    do {
      let result = try action.perform(in: ports.store, actionContext: ports.actionContext) {
        let todo = try todo(id, in: $0)
        try check(todo)
        return todo
      }
      let back = LocalAddress(form["back"])
      let isGone = result.after == nil && back.text.hasPrefix("/tasks/")
      return ActionResponse(
        text: result.text, step: result.step, back: isGone ? LocalAddress(nil) : back,
        more: try more(about: result)
      ).response(to: request)
    } catch {
      guard var problem = Problem(refusing: error) else { throw error }
      problem.back = form["back"].map { LocalAddress($0) }
      if problem.code == "done_already" {
        let kept = ["at", "back"].compactMap { name in form[name].map { (name: name, value: $0) } }
        problem.repetition = Problem.Repetition(
          path: request.uri.path, fields: kept + [(name: "again", value: "1")])
      }
      throw problem
    }
  }

  /// Returns what the page shows beside the sentence: a new level or badge, a picture, faces to
  /// tap.
  private func more(about result: TaskActionResult) throws -> [(String, JSON)] {
    guard let answer = result.answer else { return [] }
    let lines = answer.reward?.news ?? []
    let feel = try answer.mood == nil && !result.isDoneByAnother && asksForMoodAfterTick()
    return [
      ("reward", lines.isEmpty ? .null : .string(lines.joined(separator: " "))),
      ("picture", JSON(picture(of: result.step, hasNews: !lines.isEmpty))),
      ("feel", feel ? .integer(Int(result.before.id.rawValue)) : .null),
    ]
  }

  /// Undoes the step that the form names, if it is the last one; `last` names whichever that is.
  func undo(_ form: FormFields, _ request: Request) async throws -> Response {
    let edit: Edit
    if form.text("step") == "last" {
      guard let last = try ports.store.undo() else {
        throw Problem(.refused, HistoryPhrase.noStepToUndo)
      }
      edit = last
    } else {
      guard let number = form.text("step").flatMap({ Int64($0) }) else {
        throw Problem(.badRequest, HistoryPhrase.noStepNamed.text, code: "usage", field: "step")
      }
      guard let last = try ports.store.undo(step: number) else {
        throw Problem(.refused, HistoryPhrase.notTheLastStep, field: "step")
      }
      edit = last
    }
    await follow(edit)
    return ActionResponse(
      text: try edit.text(\.undoneTextOnPage, in: ports.store, ports.actionContext), step: nil,
      back: LocalAddress(form["back"]),
      isUndo: true
    ).response(to: request)
  }

  /// Applies the last undone step again.
  func redo(_ form: FormFields, _ request: Request) async throws -> Response {
    guard let redone = try ports.store.redo() else {
      throw Problem(.refused, HistoryPhrase.noStepToRedo)
    }
    await follow(redone.edit)
    return ActionResponse(
      text: try redone.edit.text(\.redoneTextOnPage, in: ports.store, ports.actionContext),
      step: redone.step, back: LocalAddress(form["back"])
    ).response(to: request)
  }
}
