import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import WebPorts

/// The list of tasks below the line that adds one or searches.
struct HomePage: TemplateView {
  static let template = "home"

  let back: String
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
  let filters: HomeFilters?
  let board: HomeBoard

  /// Prepares the page; `quick` is a line that was refused.
  init(
    _ tasks: HomeTasks, board: HomeBoard,
    quick: RefusedLine? = nil
  ) {
    back = board.back
    let search = tasks.query.search
    quickLine = quick?.line ?? (search.isEmpty ? "" : "?" + search)
    newPlace = quick?.place
    quickError = quick?.error
    quickReadings = quick?.choices ?? []
    quickAgain = quick?.isAskedAgain ?? false
    isNew = !tasks.hasTasks
    filters = tasks.hasTasks ? HomeFilters(tasks) : nil
    self.board = board
  }
}

/// The list of tasks with the cards above it, which a script replaces as a whole.
struct HomeBoard: TemplateView {
  static let template = "home_board"

  /// A link that chooses tasks.
  struct Link: Sendable {
    let key: String
    var icon: String?
    let word: String
    var count: String?
    let href: String
    let current: Bool
  }

  /// The card of many overdue tasks (V2).
  struct Waited: Sendable {
    let words: String
  }

  /// A group of tasks that is folded.
  struct Fold: Sendable {
    let key: String
    let words: String
    /// True if it is unfolded, where a filter has found its tasks.
    let isUnfolded: Bool
    let cards: [TaskCard]
  }

  /// A line about what was done.
  struct Done: Sendable {
    let clock: String
    let text: String
  }

  let back: String
  let total: String
  /// The clock of the page, which is that of the daemon, and may follow a recording.
  let now: String
  let pausedUntil: String?
  let stays: [VisitCard]
  let near: NearRow?
  let hasTasks: Bool
  let phases: [Link]
  let summary: String
  /// The choices for many overdue tasks.
  let waited: Waited?
  let dayDone: DayDone?
  let hasCards: Bool
  let isCompact: Bool
  let cards: [TaskCard]
  let folds: [Fold]
  let hasList: Bool
  let nothingFound: Bool
  /// The list of all tasks, without a filter.
  let allHref: String
  let moreHref: String?
  let remaining: String?
  /// The tasks of later days keep the first screen, where they are wanted as well.
  let dayDoneBelow: DayDone?
  /// The welcome, while there are no tasks.
  let welcome: WelcomeView?
  let doneToday: [Done]
  let doneTodayWords: String?
  /// True if the page asks for the mood of the day below the list.
  let asksMood: Bool
  let finishedHref: String?
  let finishedWords: String?

  /// Prepares the list.
  ///
  /// - Parameters:
  ///   - tasks: The tasks.
  ///   - back: The address of the page.
  init(_ tasks: HomeTasks, back: LocalAddress) {
    let (query, wanted, zone, now) = (tasks.query, tasks.wanted, tasks.zone, tasks.now)
    self.back = back.text
    total = String(tasks.total)
    self.now = String(Int(now.timeIntervalSince1970))
    pausedUntil = tasks.pause.map {
      PlanPhrase.pausedUntil(Formatted.moment($0.until, in: zone, now: now)).text
    }
    stays = tasks.present.stays.map {
      VisitCard(
        $0, back: back, age: tasks.near?.ageWords, position: tasks.position, in: tasks.zone,
        now: tasks.now)
    }
    near = NearRow(tasks.near)
    hasTasks = tasks.hasTasks
    hasCards = !wanted.isEmpty
    nothingFound =
      tasks.hasTasks && wanted.isEmpty && tasks.folded.isEmpty && tasks.isNarrowed
      && !tasks.isInCards && !tasks.isDayDone
    summary = Formatted.count(tasks.total, .task)
    cards = tasks.cards(0..<tasks.shown)
    folds = tasks.folds
    hasList = !wanted.isEmpty || !tasks.folded.isEmpty
    phases = tasks.phases
    isCompact = tasks.preferences.density == .compact
    allHref = HomeQuery.Extent.all.rawValue
    let day = tasks.isDayDone ? DayDone(tasks.date, later: tasks.later) : nil
    dayDone = wanted.isEmpty ? day : nil
    dayDoneBelow = wanted.isEmpty ? nil : day
    welcome = tasks.welcome
    let overdue = tasks.counts[.overdue] ?? 0
    waited =
      overdue > OverdueTasks.most && !query.isNarrowed
      ? Waited(words: TaskPhrase.waitedForYou(overdue).text) : nil
    (moreHref, remaining) = (tasks.moreHref, tasks.remaining)
    asksMood = tasks.asksMood && tasks.hasTasks
    let finished = query.status == nil && !query.isWhole ? tasks.counts[.finished] : nil
    finishedHref = finished.map { _ in query.address(status: .finished) }
    finishedWords = finished.map { Formatted.count($0, .finishedTask) }
    doneToday = tasks.done.map { Done(clock: Formatted.clock($0.time, in: zone), text: $0.text) }
    doneTodayWords = tasks.done.isEmpty ? nil : TaskPhrase.doneToday(tasks.done.count).text
  }
}

/// The last piece of the list alone, which a script adds to the others.
struct HomePiece: TemplateView {
  static let template = "home_piece"

  let cards: [TaskCard]
  let moreHref: String?
  let remaining: String?

  init(_ tasks: HomeTasks) {
    let start = min((tasks.query.page - 1) * HomeQuery.pageLength, tasks.shown)
    cards = tasks.cards(start..<tasks.shown)
    (moreHref, remaining) = (tasks.moreHref, tasks.remaining)
  }
}

extension HomeTasks {
  fileprivate var moreHref: String? {
    wanted.count > shown ? query.address(status: query.status, page: query.page + 1) : nil
  }

  /// How many tasks come later, and when the first of them is; `nil` if none does.
  fileprivate var later: String? {
    let waiting = views.filter { $0.phase == .waiting }
    guard !waiting.isEmpty else { return nil }
    // A window begins when it opens.
    let next = waiting.min { $0.begins < $1.begins }
    return TaskPhrase.comeLater(Formatted.count(waiting.count, .task), next: next?.whenText).text
  }

  /// The groups that are folded, each with its tasks.
  fileprivate var folds: [HomeBoard.Fold] {
    [TodayGroup.tomorrow, .missed].compactMap { group in
      let cards = folded.filter { $0.group == group }.map { card($0.view, in: group) }
      guard !cards.isEmpty else { return nil }
      return HomeBoard.Fold(
        key: group.rawValue, words: "\(group.heading.text) (\(cards.count))",
        isUnfolded: query.isNarrowed, cards: cards)
    }
  }

  fileprivate var remaining: String? {
    wanted.count > shown ? String(wanted.count - shown) : nil
  }

  fileprivate func cards(_ range: Range<Int>) -> [TaskCard] {
    range.map { card(wanted[$0].view, in: wanted[$0].group, heading: heading($0)) }
  }

  private func card(
    _ view: TaskView, in group: TodayGroup?, heading: String? = nil
  ) -> TaskCard {
    TaskCard(
      view, in: group,
      isInside: !visited.isEmpty && visited.contains(where: view.todo.canBeDone),
      heading: heading)
  }

  /// The heading above a task, where a group begins.
  ///
  /// Headings divide the whole list; one of a single status, or sorted otherwise, has none.
  private func heading(_ number: Int) -> String? {
    guard let rules, query.status == nil, query.sort.isEmpty else { return nil }
    func phrase(_ number: Int) -> TaskPhrase {
      rules.heading(of: wanted[number].view, in: wanted[number].group)
    }
    let own = phrase(number)
    return number > 0 && phrase(number - 1) == own ? nil : own.text
  }

  fileprivate var phases: [HomeBoard.Link] {
    let unfinished = counts.filter { $0.key != .finished }.values.reduce(0, +)
    let all = HomeBoard.Link(
      key: "all", word: TaskPagePhrase.all.text, count: String(unfinished),
      href: query.address(status: nil, isWhole: false), current: query.status == nil)
    var statuses: [TaskStatus] = [.overdue, .due, .open, .waiting]
    if query.status == .finished { statuses.append(.finished) }
    return [all]
      + statuses.map { status in
        HomeBoard.Link(
          key: status.rawValue, icon: status.rawValue, word: TaskPhrase.filter(status).text,
          count: String(counts[status] ?? 0), href: query.address(status: status),
          current: query.status == status)
      }
  }
}

extension TaskView {
  /// When a window opens, or another task is due.
  fileprivate var begins: Date {
    (todo.kind == .window ? countdown?.opens : countdown?.due) ?? .distantFuture
  }
}

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
  fileprivate func quick(_ fields: FormFields) throws -> RefusedLine? {
    guard let line = fields.text("line") else { return nil }
    let entry = try QuickEntry(line, site: self)
    guard fields["same"] != nil, let question = try entry.sameName(site: self) else {
      return RefusedLine(
        line: line, error: entry.error, choices: entry.choices, place: entry.unknownPlace)
    }
    return RefusedLine(line: line, error: question, isAskedAgain: true)
  }
}
