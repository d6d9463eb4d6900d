import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Templates
import Text
import WebPorts

extension API {
  /// Adds the routes of templates (Y9).
  func addTemplateRoutes(to router: RouteGroup) {
    router.get("\(Self.root)/templates") { request, _ in
      try await answer(request) { list(TemplateLibrary.all().map(\.json)) }
    }
    router.get("\(Self.root)/templates/:name") { request, context in
      try await answer(request) {
        let json = try template(context).wholeJSON
        return response(json, tag: APITag.text([json]))
      }
    }
    router.post("\(Self.root)/templates/:name") { request, context in
      try await answer(request) {
        let input = try await APIInput(request, context, knows: ["place", "only"])
        let template = try template(context)
        let place = try input.text("place")
        let only = try input.list("only", null: "none")
        let choice = try TemplateChoice(
          of: template, only: only == "none" ? nil : only, place: place == "none" ? nil : place)
        let builder = EditBuilder(actionContext)
        let step = try step { try builder.add(template, choice, in: $0) }
        let remarks = JSON.array(step.outcome.remarks.map(JSON.string))
        return response(
          step.outcome.json.adding("remarks", remarks), tag: nil, step: step.step,
          status: .created)
      }
    }
  }

  private func template(_ context: WebContext) throws -> TaskTemplate {
    let name = context.parameters.get("name") ?? ""
    return try TemplateLibrary.template(name.removingPercentEncoding ?? name)
  }
}
