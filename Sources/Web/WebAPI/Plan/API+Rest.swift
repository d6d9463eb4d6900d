import Application
import Hummingbird
import Model
import Text
import WebPorts

extension API {
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
}
