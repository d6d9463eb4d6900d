import HTTPServer
import Hummingbird
import Model
import WebPorts

/// Adds the page that explains reminders.
func addWhyRoutes(to router: RouteGroup, site: Site) {
  router.get("/why") { request, context -> Response in
    let actionContext = site.ports.actionContext
    let answer = try site.ports.store.withSnapshot {
      try WhyAnswer(
        FormFields(query: request), position: try site.knownPosition($0), in: $0,
        actionContext: actionContext)
    }
    return try site.page(WhyPage(answer), of: .why, title: answer.heading, for: context)
  }
}
