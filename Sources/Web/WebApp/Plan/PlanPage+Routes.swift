import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the plan of a day, and the forms that pin and unpin its tasks.
func addPlanRoutes(to router: RouteGroup, site: Site) {
  // `date` chooses the day, `rest=all` shows all tasks without a time.
  router.get("/plan") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let actionContext = site.ports.actionContext
    let plan = try site.ports.store.withSnapshot { snapshot in
      try DayPlan(
        snapshot, date: try fields.text("date").map { try actionContext.planDate($0) },
        overview: Overview(snapshot, actionContext: actionContext))
    }
    return try site.page(
      PlanPage(plan, isWhole: fields["rest"] == "all", back: back), of: .plan,
      toast: try site.toast(fields, back: back), for: context)
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
