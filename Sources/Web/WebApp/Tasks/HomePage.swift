import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import WebPorts

/// Today, or all tasks: the heading, the line that adds one or searches, and the list.
struct HomePage: TemplateView {
  static let template = "home"

  let back: String
  /// True for the page that has a line, its own or that of the welcome.
  let isHome: Bool
  /// True if the line is its own.
  let hasLine: Bool
  /// The line as it was typed, with what was wrong; words that are searched follow a question mark.
  let quickLine: String
  let quickError: String?
  /// The readings of the line, from which one is chosen.
  let quickReadings: [QuickChoice]
  /// The place of the line that does not exist.
  let newPlace: UnknownPlace?
  /// True if sending the line again adds the task although its name exists.
  let quickAgain: Bool
  /// True while there are no tasks: the page asks the questions of the welcome.
  let isNew: Bool
  let top: HomeTop
  let tools: HomeTools?
  let board: HomeBoard

  /// Prepares the page; `quick` is a line that was refused.
  init(_ tasks: HomeTasks, board: HomeBoard, quick: RefusedLine? = nil) {
    back = board.back
    isHome = tasks.query.extent == .today
    hasLine = isHome && tasks.welcome == nil
    let search = tasks.query.search
    quickLine = quick?.line ?? (search.isEmpty ? "" : "?" + search)
    newPlace = quick?.place
    quickError = quick?.error
    quickReadings = quick?.choices ?? []
    quickAgain = quick?.isAskedAgain ?? false
    isNew = !tasks.hasTasks
    top = HomeTop(tasks)
    tools = tasks.hasTasks && tasks.extent == .all && !tasks.isSearch ? HomeTools(tasks) : nil
    self.board = board
  }
}

/// The day and its numbers below the heading of Today, or the number of all tasks.
struct HomeTop: Sendable {
  /// A number of tasks; pressed, it shows them alone, and then all again.
  struct Count: Sendable {
    let key: String
    let words: String
    let href: String
    let isPressed: Bool
  }

  /// The day; `nil` above all tasks.
  let day: String?
  /// The plan of the day; `nil` while that part is off.
  let dayHref: String?
  let counts: [Count]
  /// The words of a day without numbers, or the number of all tasks.
  let said: String?

  /// Prepares the words.
  init(_ tasks: HomeTasks) {
    let (query, isToday) = (tasks.query, tasks.extent == .today)
    day =
      isToday
      ? Formatted.day(tasks.date.date(in: tasks.zone), in: tasks.zone, now: tasks.now) : nil
    dayHref = isToday && tasks.parts.contains(.plan) ? Page.plan.path : nil
    let numbers: [(HomeSection.Kind, Int, TaskPhrase)] = [
      (.late, tasks.late, .countLate(tasks.late)), (.today, tasks.today, .countToday(tasks.today)),
    ]
    counts =
      isToday
      ? numbers.filter { $0.1 > 0 }.map { kind, _, words in
        let isPressed = query.show == kind
        return Count(
          key: kind.rawValue, words: words.text,
          href: isPressed ? "/" : "/?show=" + kind.rawValue, isPressed: isPressed)
      } : []
    said =
      !isToday
      ? Formatted.count(tasks.views.count { query.wants($0.status) }, .task)
      : counts.isEmpty && tasks.hasTasks ? TaskPhrase.nothingLeftToday.text : nil
  }
}

/// The property that the list of all tasks is divided by; its filters.
struct HomeTools: Sendable {
  /// A way to divide it.
  struct Choice: Sendable {
    let key: String
    let href: String
    let word: String
    let isChosen: Bool
  }

  let groupings: [Choice]
  let filters: HomeFilters
  /// The words that are searched, and the list without them.
  let searched: String?
  let searchedHref: String

  init(_ tasks: HomeTasks) {
    let query = tasks.query
    groupings = HomeQuery.Grouping.allCases.map { grouping in
      Choice(
        key: grouping.rawValue,
        href: query.with {
          ($0.group, $0.page) = (grouping, 1)
        }.address, word: grouping.word, isChosen: grouping == query.group)
    }
    filters = HomeFilters(tasks)
    searched = query.search.isEmpty ? nil : query.search.oneLine
    searchedHref = query.with { ($0.search, $0.page) = ("", 1) }.address
  }
}

extension HomeQuery.Grouping {
  /// Its name.
  fileprivate var word: String {
    switch self {
    case .when: TaskPagePhrase.columnWhen.text
    case .place: TaskPagePhrase.place.text
    case .category: TaskPagePhrase.category.text
    }
  }
}

/// The list with the heading above it, for a script that renews both.
struct HomePiece: TemplateView {
  static let template = "home_piece"

  let board: HomeBoard
  let top: HomeTop
}

/// Adds the list of the present day, and below it the pages of tasks.
func addHomeRoutes(to router: RouteGroup, site: Site) {
  router.get("/") { request, context -> Response in
    let fields = FormFields(query: request)
    // All tasks were a view of this page.
    guard fields["view"] != "all" else {
      return .redirect(to: HomeQuery(fields, extent: .all).address)
    }
    return try site.list(HomeQuery(fields, extent: .today), fields, request, context)
  }
  addZoneRoutes(to: router, site: site)
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
      var (state, facts) = try welcome(request.cookies)
      facts.line = try quick(fields)
      tasks.welcome = WelcomeView(state, facts: facts, wanted: .task)
    }
    let board = HomeBoard(tasks, back: back)
    var response: Response
    if request.fragment == "list" {
      response = try fragment(HomePiece(board: board, top: HomeTop(tasks)), for: context)
    } else {
      let page = HomePage(tasks, board: board, quick: try quick(fields))
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
    let step = try step { context -> Outcome<(count: Int, left: Int, silent: Int)> in
      let tasks = try OverdueTasks(context, actionContext: actionContext)
      let (edit, count, silent) = try tasks.edit(
        choice, builder: EditBuilder(actionContext), in: context)
      return Outcome(edit, (count, tasks.todos.count - count, silent))
    }
    let (count, left, silent) = step.outcome.value
    let phrase: ActionPhrase =
      switch choice {
      case .plan: .plannedToday(count)
      case .week: .movedToWeek(count, left: left, silent: silent)
      case .skip: .skippedOverdue(count)
      }
    return ActionResponse(text: phrase.text, step: step.step, back: LocalAddress(form["back"]))
      .response(to: request)
  }

  /// Returns the line of the address with what is wrong with it; `nil` if it has none.
  func quick(_ fields: FormFields) throws -> RefusedLine? {
    guard let line = fields.text("line") else { return nil }
    let entry = try QuickEntry(line, site: self)
    guard fields["same"] != nil, let question = try entry.sameName(site: self) else {
      return RefusedLine(
        line: line, error: entry.error, choices: entry.choices, place: entry.unknownPlace)
    }
    return RefusedLine(line: line, error: question, isAskedAgain: true)
  }
}
