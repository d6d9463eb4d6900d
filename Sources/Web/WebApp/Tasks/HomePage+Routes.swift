import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the home page, and below it the pages of tasks.
func addHomeRoutes(to router: RouteGroup, site: Site) {
  router.get("/") { request, context -> Response in
    let fields = FormFields(query: request)
    let preferences = HomePreferences(fields, cookies: request.cookies)
    let back = LocalAddress(of: request)
    let tasks = try site.ports.store.withSnapshot {
      try HomeTasks(HomeQuery(fields), preferences: preferences, site: site, in: $0)
    }
    var response: Response
    switch request.fragment {
    case "list":
      response = try site.fragment(try site.board(tasks, back: back, context), for: context)
    case "more": response = try site.fragment(HomePiece(tasks), for: context)
    default:
      let page = HomePage(
        tasks, board: try site.board(tasks, back: back, context), quick: try site.quick(fields))
      response = try site.page(
        page, of: .home, toast: try site.toast(fields, back: back), for: context)
    }
    preferences.remember(in: &response)
    return response
  }
  addTaskFormRoutes(to: router, site: site)
  addTaskRoutes(to: router, site: site)
}

extension Site {
  /// Returns the list with the line about level and points, if that part is on.
  fileprivate func board(
    _ tasks: HomeTasks, back: LocalAddress, _ context: WebContext
  ) throws -> HomeBoard {
    var level: (line: String, short: String)?
    if tasks.hasTasks, ports.webSettings().parts.contains(.progress) {
      var tally = try progress.tally(version: context.version, site: self)
      let view = ProgressView(&tally, actionContext: ports.actionContext)
      level = (view.line, view.shortLine)
    }
    let isNew = !tasks.hasTasks && !tasks.hasPosition
    return HomeBoard(tasks, back: back, level: level, receiver: isNew ? try receiverWords() : nil)
  }

  /// Returns the line of the address with what is wrong with it; `nil` if it has none.
  fileprivate func quick(
    _ fields: FormFields
  ) throws -> (line: String, error: String?, isAskedAgain: Bool)? {
    guard let line = fields.text("line") else { return nil }
    let entry = try QuickEntry(line, site: self)
    guard fields["same"] != nil, let question = try entry.sameName(site: self) else {
      return (line, entry.error, false)
    }
    return (line, question, true)
  }
}
