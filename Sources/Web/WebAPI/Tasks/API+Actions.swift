import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

extension API {
  /// Adds the routes of actions, undo and redo.
  func addTaskActionRoutes(to router: RouteGroup) {
    action("done", knows: ["at", "again", "note", "mood", "by"], on: router) { input, id in
      let (at, mood) = (try input.text("at"), try input.lasting("mood"))
      return .done(
        at: at, again: try input.flag("again"), note: try input.text("note", null: ""),
        mood: mood, advice: at == nil ? try advice(for: mood, besides: id) : nil,
        by: try input.lasting("by"))
    }
    action("skip", knows: [], on: router) { _, _ in .skip }
    action("snooze", knows: ["until"], on: router) { input, _ in
      .snooze(.text(try input.text("until") ?? ""))
    }
    action("move", knows: ["to"], on: router) { input, _ in
      .move(to: try input.text("to") ?? "")
    }
    action("turn", knows: ["turn"], on: router) { input, _ in
      .turn(to: try input.text("turn") ?? "")
    }
    action("suggestion", knows: ["take"], on: router) { input, _ in
      guard let isTaken = try input.flagIfGiven("take") else {
        throw Problem(.usage, LearningPhrase.takeMissing, field: "take")
      }
      return .suggestion(isTaken: isTaken)
    }
    router.get("\(Self.root)/suggestions") { request, _ in
      try await answer(request) {
        let actionContext = actionContext
        return list(
          try ports.store.withSnapshot {
            try RhythmProposal.all(in: $0, actionContext: actionContext).map(\.json)
          })
      }
    }
    router.post("\(Self.root)/undo") { request, context in
      try await answer(request) { try await undo(request, context) }
    }
    router.post("\(Self.root)/redo") { request, context in
      try await answer(request) {
        _ = try await APIInput(request, context, knows: [])
        guard let edit = try ports.store.redo()?.edit else {
          throw Problem(.refused, HistoryPhrase.noStepToRedo)
        }
        return await stepped(edit)
      }
    }
  }

  private func action(
    _ name: String, knows names: Set<String>, on router: RouteGroup,
    _ action: @escaping @Sendable (APIInput, Todo.ID) throws -> TaskAction
  ) {
    router.post("\(Self.root)/tasks/:id/\(name)") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: names)
        let id = try context.id(of: Todo.self)
        let result = try action(input, id).perform(
          in: ports.store, actionContext: actionContext
        ) { edit in
          try todo(id, request, edit)
        }
        let view = result.view
        return response(result.json, tag: APITag(view).text, step: result.step)
      }
    }
  }

  /// Returns the advice for a feeling after a task that is done now (D11).
  private func advice(for mood: String?, besides todo: Todo.ID) throws -> AdviceKind? {
    guard let emotion = mood.flatMap(MoodReading.known) else { return nil }
    return try MoodAdviser.kind(
      for: emotion, besides: todo, in: ports.store, actionContext: actionContext)
  }

  private func undo(_ request: Request, _ context: WebContext) async throws -> Response {
    let input = try await APIInput(request, context, knows: ["step"])
    guard let text = try input.text("step") else {
      guard let edit = try ports.store.undo() else {
        throw Problem(.refused, HistoryPhrase.noStepToUndo)
      }
      return await stepped(edit)
    }
    guard let number = Int64(text) else {
      throw Problem(.usage, WebPhrase.notStepNumber(text.quoted), field: "step")
    }
    guard let edit = try ports.store.undo(step: number) else {
      throw Problem(.refused, HistoryPhrase.notTheLastStep, field: "step")
    }
    return await stepped(edit)
  }

  /// Returns the response to undo and redo, as `undo --json` prints it.
  private func stepped(_ edit: Edit) async -> Response {
    await follow(edit)
    return Response(json: .array([.object([("step", .string(edit.summary))])]))
  }
}
