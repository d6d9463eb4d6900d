import Hummingbird
import Localization

/// Adds the history.
func addHistoryRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/history") { request, context -> Response in
    let page = try HistoryPage(FormFields(query: request), site: site)
    return try site.page(
      "history", title: PagePhrase.history.text, section: .history, content: page.content,
      for: context)
  }
}
