import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import Text
import WebPorts

extension API {
  /// Adds the plan of a day, and its pins.
  func addPlanRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/plan") { request, _ in
      try await answer(request) {
        let fields = FormFields(query: request)
        let json = try plan(of: try fields["date"].map { try actionContext.planDate($0) })
        return response(json, tag: APITag.text([json]))
      }
    }
    change("pin", knows: ["id", "at"], on: router) { .pin(at: try $0.text("at") ?? "") }
    change("unpin", knows: ["id"], on: router) { _ in .unpin }
  }

  private func plan(of date: LocalDateTime?) throws -> JSON {
    let actionContext = actionContext
    return try ports.store.withSnapshot { snapshot in
      let overview = try Overview(snapshot, actionContext: actionContext)
      return try DayPlan(snapshot, date: date, overview: overview).json
    }
  }

  /// Adds a change of the plan of today; the answer is the new plan.
  private func change(
    _ name: String, knows names: Set<String>, on router: RouteGroup,
    _ action: @escaping @Sendable (APIInput) throws -> TaskAction
  ) {
    router.post("\(Self.root)/plan/\(name)") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: names)
        guard let number = try input.lasting("id").flatMap({ Int64($0) }) else {
          throw Problem(.usage, TaskInputPhrase.taskGone, field: "id")
        }
        let result = try action(input).perform(
          in: ports.store, actionContext: actionContext
        ) { edit in
          try todo(Todo.ID(rawValue: number), request, edit)
        }
        let json = try plan(of: nil)
        return response(json, tag: APITag.text([json]), step: result.step)
      }
    }
  }
}
