import Application
import Hummingbird

extension API {
  /// Adds the plan of a day.
  func addPlanRoutes(to router: RouterGroup<WebContext>) {
    router.get("\(Self.root)/plan") { request, _ in
      try await answer(request) { try plan(FormFields(query: request)) }
    }
  }

  private func plan(_ fields: FormFields) throws -> Response {
    let store = site.ports.store
    let overview = try Overview(store, actionContext: actionContext)
    let date = try fields["date"].map { try actionContext.planDate($0) }
    let json = try DayPlan(store, date: date, overview: overview).json
    return response(json, tag: APITag.text([json]))
  }
}
