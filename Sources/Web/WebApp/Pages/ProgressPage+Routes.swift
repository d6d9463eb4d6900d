import Hummingbird
import Localization

/// Adds the page of levels, streaks, badges and statistics.
func addProgressRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/progress") { request, context -> Response in
    let fields = FormFields(query: request)
    var content = try ProgressPage(fields, version: context.version, site: site).content
    content["toast"] = try site.toast(fields, back: LocalAddress("/progress"))
    return try site.page(
      "progress", title: ProgressPagePhrase.progress.text, section: .progress, content: content,
      for: context)
  }
}
