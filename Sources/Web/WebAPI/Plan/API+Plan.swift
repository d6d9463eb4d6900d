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

  /// Adds the routes that list, add and remove days of rest.
  func addRestRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/rest") { request, _ in
      try await answer(request) { list(try restDays()) }
    }
    router.post("\(Self.root)/rest") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["date", "remove"])
        let (date, removing) = (try input.lasting("date") ?? "", try input.flag("remove"))
        let builder = EditBuilder(actionContext)
        let step = try step { try builder.rest(date, removing: removing, in: $0) }
        var response = list(try restDays())
        response.headers[.step] = step.step.map(String.init)
        return response
      }
    }
  }

  private func restDays() throws -> [JSON] {
    try ports.store.withSnapshot { try $0.restDays }.map { .string($0.text) }
  }

  /// Adds the days of the coming weeks.
  func addWeeksRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/weeks") { request, _ in
      try await answer(request) {
        let count = try number(
          "weeks", in: WeeksAhead.weekRange, usual: WeeksAhead.usualWeeks,
          FormFields(query: request)["weeks"])
        let actionContext = actionContext
        return list(
          try ports.store.withSnapshot {
            try WeeksAhead(weeks: count, in: $0, actionContext: actionContext).json
          })
      }
    }
  }
}
