import Hummingbird
import Localization

/// Adds the home page.
func addHomeRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/") { request, context -> Response in
    let fields = FormFields(query: request)
    let page = try HomePage(HomeQuery(fields), site: site, back: LocalAddress(of: request))
    guard request.fragment != "list" else {
      return try site.fragment("home_board", content: page.content, for: context)
    }
    var content = page.content
    if let line = fields.text("line") {
      content["quickLine"] = line
      let entry = try QuickEntry(line, site: site)
      content["quickError"] = entry.error
      if fields["same"] != nil, let question = try entry.sameName(site: site) {
        content["quickError"] = question
        content["quickAgain"] = true
      }
    }
    content["toast"] = try site.toast(fields, back: page.back)
    return try site.page(
      "home", title: PagePhrase.tasks.text, section: .tasks, content: content, for: context)
  }
}
