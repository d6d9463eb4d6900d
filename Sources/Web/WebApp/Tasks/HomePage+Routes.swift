import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the list of the present day, and below it the pages of tasks.
func addHomeRoutes(to router: RouteGroup, site: Site) {
  router.get("/") { request, context -> Response in
    let fields = FormFields(query: request)
    // All tasks were a view of this page, and a search finds all.
    guard fields["view"] != "all", fields.text("q") == nil else {
      return .redirect(to: HomeQuery(fields, extent: .all).address)
    }
    return try site.list(HomeQuery(fields, extent: .today), fields, request, context)
  }
  addTaskFormRoutes(to: router, site: site)
  addTaskRoutes(to: router, site: site)
}

/// Adds the list of all tasks.
func addAllTasksRoutes(to router: RouteGroup, site: Site) {
  router.get("/tasks") { request, context -> Response in
    let fields = FormFields(query: request)
    return try site.list(HomeQuery(fields, extent: .all), fields, request, context)
  }
  for choice in OverdueTasks.Choice.allCases {
    router.post("/overdue/\(choice.rawValue)") { request, context -> Response in
      try site.relieve(choice, context.form, request)
    }
  }
}

extension Site {
  /// Returns a list of tasks as a page, or the part of it that a script asks for.
  fileprivate func list(
    _ query: HomeQuery, _ fields: FormFields, _ request: Request, _ context: WebContext
  ) throws -> Response {
    let preferences = HomePreferences(fields, cookies: request.cookies)
    let back = LocalAddress(of: request)
    var tasks = try ports.store.withSnapshot {
      try HomeTasks(query, preferences: preferences, site: self, in: $0)
    }
    if !tasks.hasTasks, WebDependencies.viewer.isMe {
      let (state, facts) = try welcome(request.cookies)
      tasks.welcome = WelcomeView(state, facts: facts, back: "/")
    }
    var response: Response
    switch request.fragment {
    case "list": response = try fragment(HomeBoard(tasks, back: back), for: context)
    case "more": response = try fragment(HomePiece(tasks), for: context)
    default:
      let page = HomePage(
        tasks, board: HomeBoard(tasks, back: back), quick: try quick(fields))
      let own: Page = query.extent == .today ? .home : .tasks
      response = try self.page(
        page, of: own, title: own.word(ports.webSettings().parts).text,
        toast: try toast(fields, back: back), for: context)
    }
    preferences.remember(in: &response)
    return response
  }

  /// Does one thing with all overdue tasks, in one step of undo.
  fileprivate func relieve(
    _ choice: OverdueTasks.Choice, _ form: FormFields, _ request: Request
  ) throws -> Response {
    let actionContext = ports.actionContext
    let step = try step { context -> Outcome<(count: Int, left: Int)> in
      let tasks = try OverdueTasks(context, actionContext: actionContext)
      let (edit, count) = try tasks.edit(
        choice, builder: EditBuilder(actionContext), in: context)
      return Outcome(edit, (count, tasks.todos.count - count))
    }
    let (count, left) = step.outcome.value
    let phrase: ActionPhrase =
      switch choice {
      case .plan: .plannedToday(count)
      case .week: .movedToWeek(count, left: left)
      case .skip: .skippedOverdue(count)
      }
    return ActionResponse(text: phrase.text, step: step.step, back: LocalAddress(form["back"]))
      .response(to: request)
  }

  /// Returns the line of the address with what is wrong with it; `nil` if it has none.
  fileprivate func quick(
    _ fields: FormFields
  ) throws -> (line: String, error: String?, place: UnknownPlace?, isAskedAgain: Bool)? {
    guard let line = fields.text("line") else { return nil }
    let entry = try QuickEntry(line, site: self)
    guard fields["same"] != nil, let question = try entry.sameName(site: self) else {
      return (line, entry.error, entry.unknownPlace, false)
    }
    return (line, question, nil, true)
  }
}
