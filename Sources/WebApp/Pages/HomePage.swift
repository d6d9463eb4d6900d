import Application
import Foundation
import Hummingbird
import Localization
import Recurrence
import Regions
import Reminders

/// Adds the home page.
func addHomeRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/") { request, context -> Response in
    let fields = FormFields(query: request)
    let page = try HomePage(
      HomeQuery(fields), store: site.ports.store, actionContext: site.ports.actionContext,
      back: LocalAddress(of: request))
    guard request.fragment != "list" else {
      return try site.fragment("board", content: page.content, for: context)
    }
    var content = page.content
    content["toast"] = try site.toast(fields, back: page.back)
    return try site.page("home", title: "Tasks", section: .tasks, content: content, for: context)
  }
}

/// The list of all tasks, soonest first.
struct HomePage {
  /// Where it stands.
  let back: LocalAddress
  private let query: HomeQuery
  private let names: PlaceNames
  private let hasTasks: Bool
  private let counts: [TaskStatus: Int]
  private let wanted: [TaskView]
  private let visited: Set<Place.ID>
  private let now: Date

  /// Reads the store.
  init(
    _ query: HomeQuery, store: any ReminderStore, actionContext: ActionContext, back: LocalAddress
  ) throws {
    self.query = query
    self.back = back
    now = actionContext.now
    let overview = try Overview(store, actionContext: actionContext)
    names = overview.names
    hasTasks = !overview.todos.isEmpty
    let views = query.filter(overview.todos, places: names.places).map(overview.view)
    var counts: [TaskStatus: Int] = [:]
    for view in views { counts[TaskStatus(view), default: 0] += 1 }
    self.counts = counts
    wanted = views.filter { query.wants(TaskStatus($0)) }.soonestFirst
    visited = Set(
      try store.memory().visits.filter { $0.ended == nil }.map(\.id.place))
  }

  private var shown: Int { query.page * HomeQuery.pageLength }

  /// What the templates ask for.
  var content: [String: Any] {
    var content: [String: Any] = [
      "back": back.text, "q": query.search, "total": String(wanted.count),
      // The page's clock is the daemon's, also where that is the clock of a recording.
      "now": String(Int(now.timeIntervalSince1970)),
      "hasTasks": hasTasks, "isEmpty": !hasTasks, "hasCards": !wanted.isEmpty,
      "nothingFound": hasTasks && wanted.isEmpty, "narrowed": query.isNarrowed,
      "summary": Wording.count(wanted.count, .task), "cards": cards, "phases": phases,
      "isPlaceKnown": !names.places.isEmpty,
    ]
    content.merge(filters) { $1 }
    content["phase"] = query.stage?.rawValue
    if wanted.count > shown {
      content["moreHref"] = query.address(stage: query.stage, page: query.page + 1)
      content["remaining"] = String(wanted.count - shown)
    }
    if let finished = counts[.finished], query.stage == nil, !query.isWhole {
      content["finishedHref"] = query.address(stage: .finished)
      content["finishedWords"] = Wording.count(finished, .finishedTask)
    }
    return content
  }

  private var cards: [TaskCard] {
    let places = names.places.filter { visited.contains($0.id) }
    return wanted.prefix(shown).map { view in
      TaskCard(view, isInside: places.contains(where: view.todo.canBeDone))
    }
  }

  private var phases: [[String: Any]] {
    let unfinished = counts.filter { $0.key != .finished }.values.reduce(0, +)
    let all: [String: Any] = [
      "key": "all", "word": "All", "count": String(unfinished),
      "href": query.address(stage: nil, isWhole: false), "current": query.stage == nil,
    ]
    var stages: [TaskStatus] = [.overdue, .due, .open, .waiting]
    if query.stage == .finished { stages.append(.finished) }
    return [all]
      + stages.map { stage in
        [
          "key": stage.rawValue, "icon": stage.rawValue, "word": stage.word,
          "count": String(counts[stage] ?? 0), "href": query.address(stage: stage),
          "current": query.stage == stage,
        ]
      }
  }

  private var filters: [String: Any] {
    let tags = Set(names.places.flatMap(\.tags)).sorted()
    let places = names.places.sorted { $0.name.lowercased() < $1.name.lowercased() }
    func option(_ value: String, _ label: String) -> [String: Any] {
      ["value": value, "label": label.oneLine, "selected": value == query.place]
    }
    return [
      "hasWhere": !places.isEmpty, "hasPlaces": !places.isEmpty, "hasTags": !tags.isEmpty,
      "placeOptions": places.map { option(String($0.id.rawValue), $0.name) },
      "tagOptions": tags.map { option("#" + $0, "#" + $0) },
    ]
  }
}
