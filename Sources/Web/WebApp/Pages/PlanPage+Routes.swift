import Application
import Hummingbird
import Localization
import Model

/// Adds the plan of a day, and the forms that pin and unpin its tasks.
func addPlanRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/plan") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    do {
      var content = try site.ports.store.withSnapshot {
        try PlanPage(fields, site: site, in: $0, back: back)
      }.content
      content["toast"] = try site.toast(fields, back: back)
      return try site.page(
        "plan", title: PlanPagePhrase.plan.text, section: .plan, content: content, for: context)
    } catch {
      throw Problem(refusing: error) ?? error
    }
  }
  router.post("/plan/pin") { request, context -> Response in
    let time = context.form.text("at") ?? ""
    return try site.change(.pin(at: time), context.form, request)
  }
  router.post("/plan/unpin") { request, context -> Response in
    try site.change(.unpin, context.form, request)
  }
}

extension Site {
  /// Performs a change of the plan on the task that the form names.
  fileprivate func change(
    _ action: TaskAction, _ form: FormFields, _ request: Request
  ) throws -> Response {
    guard let id = form.text("task").flatMap({ Int64($0) }) else { throw HTTPError(.notFound) }
    return try perform(action, on: Todo.ID(rawValue: id), form, request)
  }
}
