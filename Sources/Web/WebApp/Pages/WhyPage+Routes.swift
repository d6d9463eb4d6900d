import Hummingbird
import Model

/// Adds the page that explains reminders.
func addWhyRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/why") { request, context -> Response in
    let page = try site.ports.store.withSnapshot {
      try WhyPage(FormFields(query: request), site: site, in: $0)
    }
    return try site.page(
      "why", title: page.heading, section: .why, content: page.content, for: context)
  }
}
