import Application
import Hummingbird
import Localization
import Reminders

/// Adds the plan of a day, and the form that pins a task chosen from a list.
func addPlanRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/plan") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    do {
      var content = try PlanPage(fields, site: site, back: back).content
      content["toast"] = try site.toast(fields, back: back)
      return try site.page(
        "plan", title: PagePhrase.plan.text, section: .plan, content: content, for: context)
    } catch {
      throw Problem(refusing: error) ?? error
    }
  }
  router.post("/plan/pin") { request, context -> Response in
    let form = context.form
    guard let id = form.text("task").flatMap({ Int64($0) }) else { throw HTTPError(.notFound) }
    return try site.perform(
      .pin(at: form.text("at") ?? ""), on: Todo.ID(rawValue: id), form, request)
  }
}
