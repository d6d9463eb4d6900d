import Application
import Hummingbird
import Localization
import Model

/// Adds the home page.
func addHomeRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/") { request, context -> Response in
    let fields = FormFields(query: request)
    let preferences = HomePreferences(fields, cookies: request.cookies)
    let page = try site.ports.store.withSnapshot {
      try HomePage(
        HomeQuery(fields), preferences: preferences, site: site, in: $0,
        back: LocalAddress(of: request))
    }
    var response: Response
    switch request.fragment {
    case "list":
      let content = try site.withStanding(page, context)
      response = try site.fragment("home_board", content: content, for: context)
    case "more": response = try site.fragment("home_piece", content: page.piece, for: context)
    default:
      var content = try site.withStanding(page, context)
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
      response = try site.page(
        "home", title: PagePhrase.tasks.text, section: .tasks, content: content, for: context)
    }
    preferences.remember(in: &response)
    return response
  }
}

extension Site {
  /// Returns the values of the home page with the line about level and points, if that part is on.
  fileprivate func withStanding(_ page: HomePage, _ context: WebContext) throws -> [String: Any] {
    var content = page.content
    if !page.hasTasks, !page.hasPosition, let receiver = try receiverWords() {
      content["receiver"] = PlacePhrase.receiverNow(receiver).text
    }
    if page.hasTasks, ports.webSettings().parts.contains(.progress) {
      var tally = try progress.tally(version: context.version, site: self)
      let view = ProgressView(&tally, actionContext: ports.actionContext)
      content["levelLine"] = view.line
      content["levelShort"] = view.shortLine
    }
    return content
  }
}
