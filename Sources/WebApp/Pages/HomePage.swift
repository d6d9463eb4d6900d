import Application
import Foundation
import Localization
import Recurrence
import Regions
import Reminders

/// The list of all tasks: first what can be done now and today, then the others, soonest first.
struct HomePage {
  /// The address of the page.
  let back: LocalAddress
  private let query: HomeQuery
  private let names: PlaceNames
  private let hasTasks: Bool
  private let counts: [TaskStatus: Int]
  private let wanted: [(view: TaskView, group: TodayGroup?)]
  private let visited: Set<Place.ID>
  private let hasPosition: Bool
  private let now: Date
  private let zone: TimeZone
  private let pause: Pause?

  /// Reads the store.
  init(_ query: HomeQuery, site: Site, back: LocalAddress) throws {
    self.query = query
    self.back = back
    let (store, actionContext) = (site.ports.store, site.ports.actionContext)
    (now, zone) = (actionContext.now, actionContext.machineZone)
    hasPosition = site.ports.position() != nil
    let overview = try Overview(store, actionContext: actionContext)
    names = overview.names
    hasTasks = !overview.todos.isEmpty
    let views = query.filter(
      overview.todos, places: names.places, categories: overview.categories
    ).map(overview.view)
    var counts: [TaskStatus: Int] = [:]
    for view in views { counts[TaskStatus(view), default: 0] += 1 }
    self.counts = counts
    let (visits, pause) = try store.withSnapshot { (try $0.visits, try $0.pause) }
    self.pause = pause.flatMap { $0.until > actionContext.now ? $0 : nil }
    let visited = Set(visits.filter { $0.ended == nil }.map(\.id.place))
    self.visited = visited
    let rules = TodayRules(
      now: now, zone: actionContext.machineZone,
      visited: names.places.filter { visited.contains($0.id) })
    let found = views.filter { query.wants(TaskStatus($0)) }
    wanted = found.todayOrder(rules).map { (found[$0.index], $0.group) }
  }

  private var shown: Int { query.page * HomeQuery.pageLength }

  /// The values for the templates.
  var content: [String: Any] {
    var content: [String: Any] = [
      "back": back.text, "quickLine": "", "q": query.search, "total": String(wanted.count),
      // The clock of the page is that of the daemon, which may follow a recording.
      "now": String(Int(now.timeIntervalSince1970)),
      "hasTasks": hasTasks, "isEmpty": !hasTasks, "hasCards": !wanted.isEmpty,
      "nothingFound": hasTasks && wanted.isEmpty, "narrowed": query.isNarrowed,
      "summary": Wording.count(wanted.count, .task), "cards": cards, "phases": phases,
      "isPlaceKnown": !names.places.isEmpty, "hasPosition": hasPosition,
    ]
    content.merge(filters) { $1 }
    content["phase"] = query.status?.rawValue
    if let pause {
      content["pausedUntil"] =
        CommandPhrase.pausedUntil(Wording.moment(pause.until, in: zone, now: now)).text
    }
    if wanted.count > shown {
      content["moreHref"] = query.address(status: query.status, page: query.page + 1)
      content["remaining"] = String(wanted.count - shown)
    }
    if let finished = counts[.finished], query.status == nil, !query.isWhole {
      content["finishedHref"] = query.address(status: .finished)
      content["finishedWords"] = Wording.count(finished, .finishedTask)
    }
    return content
  }

  private var cards: [TaskCard] {
    let places = names.places.filter { visited.contains($0.id) }
    var heading: TodayPhrase?
    return wanted.prefix(shown).map { view, group in
      // Headings divide the whole list; one of a single status needs none.
      let next = query.status == nil ? group?.heading ?? .waiting : nil
      let isNew = next != heading && next != nil
      heading = next
      return TaskCard(
        view, isInside: places.contains(where: view.todo.canBeDone),
        heading: isNew ? next?.text : nil)
    }
  }

  private var phases: [[String: Any]] {
    let unfinished = counts.filter { $0.key != .finished }.values.reduce(0, +)
    let all: [String: Any] = [
      "key": "all", "word": PagePhrase.all.text, "count": String(unfinished),
      "href": query.address(status: nil, isWhole: false), "current": query.status == nil,
    ]
    var statuses: [TaskStatus] = [.overdue, .due, .open, .waiting]
    if query.status == .finished { statuses.append(.finished) }
    return [all]
      + statuses.map { status in
        [
          "key": status.rawValue, "icon": status.rawValue, "word": status.word,
          "count": String(counts[status] ?? 0), "href": query.address(status: status),
          "current": query.status == status,
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
