import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the list of practices and the page of each.
func addPracticeRoutes(to router: RouteGroup, site: Site) {
  router.get("/practice") { request, context -> Response in
    let fields = FormFields(query: request)
    return try site.page(
      PracticesPage(), of: .practices,
      toast: try site.toast(fields, back: LocalAddress("/practice")), for: context)
  }
  router.get("/practice/:name") { _, context -> Response in
    let page = PracticePage(try practice(context), actionContext: site.ports.actionContext)
    return try site.page(page, of: .practices, title: page.name, for: context)
  }
  router.post("/practice/:name") { request, context -> Response in
    let kind = try practice(context)
    let builder = EditBuilder(site.ports.actionContext)
    let began = context.form["began"].flatMap { Double($0) }.map(Date.init(timeIntervalSince1970:))
    let now = builder.actionContext.now
    // A page that was open for a day was not practised for a day.
    let start = began.flatMap { $0 <= now && now.timeIntervalSince($0) < 86_400 ? $0 : nil }
    let texts = context.form.all("text")
    let applied: AppliedEdit
    do {
      applied = try site.step {
        try builder.practised(kind, since: start, writing: texts, in: $0)
      }
    } catch let failure as RequestFailure {
      let page = PracticePage(
        kind, actionContext: builder.actionContext, began: start, texts: texts,
        problem: failure.pageText)
      return try site.page(
        page, of: .practices, title: page.name, status: .unprocessableContent, for: context)
    }
    return ActionResponse(
      text: applied.edit.takenTextOnPage, step: applied.step,
      back: LocalAddress("/practice")
    ).response(to: request)
  }
}

/// Returns the practice that an address names.
private func practice(_ context: WebContext) throws -> PracticeKind {
  guard let kind = context.parameters.get("name").flatMap(PracticeKind.init(rawValue:)) else {
    throw HTTPError(.notFound)
  }
  return kind
}
