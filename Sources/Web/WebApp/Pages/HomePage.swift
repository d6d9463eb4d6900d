import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions

/// The list of tasks: first what can be done now and today, then the others, soonest first.
struct HomePage {
  /// The address of the page.
  let back: LocalAddress
  private let query: HomeQuery
  private let preferences: HomePreferences
  private let names: PlaceNames
  private let categories: [Category]
  private let persons: [Person]
  let hasTasks: Bool
  private let counts: [TaskStatus: Int]
  private let views: [TaskView]
  /// The tasks that are wanted, as indices of `views`, in the order of the list.
  private let wanted: [(index: Int, group: TodayGroup?)]
  /// The groups of the present day; `nil` while the part Today is off (T11).
  private let rules: TodayRules?
  private let date: LocalDateTime
  private let extent: HomePreferences.Extent
  private let visited: [Place]
  private let done: [HistoryItem]
  let hasPosition: Bool
  private let present: PresentStays
  private let near: NearPlaces?
  private let now: Date
  private let zone: TimeZone
  private let pause: Pause?

  /// The most tasks that "Done today" lists.
  private static let doneLimit = 50

  /// Reads what the page shows.
  init(
    _ query: HomeQuery, preferences: HomePreferences = HomePreferences(), site: Site,
    in snapshot: any StoreSnapshot, back: LocalAddress
  ) throws {
    self.query = query
    self.preferences = preferences
    self.back = back
    let context = site.ports.actionContext
    now = context.now
    zone = context.machineZone
    hasPosition = site.ports.position() != nil
    let overview = try Overview(snapshot, actionContext: context)
    names = overview.names
    categories = overview.categories
    persons = overview.persons
    // Wishes stand in a list of their own (J8).
    let todos = overview.todos.filter { !$0.isWish }
    hasTasks = !todos.isEmpty
    let visits = try snapshot.visits
    let silences = try visits.contains { $0.ended == nil } ? snapshot.silences : []
    let position = try site.knownPosition(snapshot)
    pause = try snapshot.pause.flatMap { $0.until > context.now ? $0 : nil }
    let inside = Set(visits.own.filter { $0.ended == nil }.map(\.id.place))
    let visited = inside.isEmpty ? [] : names.places.filter { inside.contains($0.id) }
    self.visited = visited
    let hasToday = site.ports.webSettings().parts.contains(.today)
    let rules = hasToday ? TodayRules(now: now, day: context.today, visited: visited) : nil
    self.rules = rules
    date = context.today.date
    extent = hasToday ? preferences.extent : .all
    let views = query.filter(
      todos, places: names.places, categories: overview.categories,
      persons: overview.persons
    ).map(overview.view)
    self.views = views
    var order = views.todayOrder(rules)
    if extent == .today { order.removeAll { $0.group == nil } }
    if !query.sort.isEmpty {
      order = order.sorted(by: query.sort) { views[$0.index] }
    }
    var counts: [TaskStatus: Int] = [:]
    for (index, _) in order { counts[TaskStatus(views[index]), default: 0] += 1 }
    order.removeAll { !query.wants(TaskStatus(views[$0.index])) }
    self.counts = counts
    present = PresentStays(overview, visits: visits, silences: silences)
    near = position.map { NearPlaces(overview, visits: visits, position: $0) }
    // What stands in the cards of the places where the user is does not stand in the list as well.
    let inCards = query.isNarrowed ? [] : present.todos
    if !inCards.isEmpty { order.removeAll { inCards.contains(views[$0.index].todo.id) } }
    wanted = order
    done = hasToday ? try Today.done(snapshot, context: context, limit: Self.doneLimit) : []
  }

  /// The number of tasks in the list and in the cards.
  private var total: Int { wanted.count + (query.isNarrowed ? 0 : present.todos.count) }

  private var shown: Int { min(query.page * HomeQuery.pageLength, wanted.count) }

  /// The values for the templates.
  var content: [String: Any] {
    var content: [String: Any] = [
      "back": back.text, "quickLine": "", "q": query.search, "total": String(total),
      // The clock of the page is that of the daemon, which may follow a recording.
      "now": String(Int(now.timeIntervalSince1970)),
      "hasTasks": hasTasks, "isEmpty": !hasTasks, "hasCards": !wanted.isEmpty,
      "nothingFound": hasTasks && wanted.isEmpty && isNarrowed && !isInCards && !isDayDone,
      "summary": Wording.count(total, .task), "cards": cards(0..<shown), "phases": phases,
      "isCompact": preferences.density == .compact,
      "isPlaceKnown": !names.places.isEmpty, "hasPosition": hasPosition,
      "stays": present.stays.map { VisitCard($0, back: back, age: near?.ageWords).content },
      "extents": HomePreferences.Extent.allCases.map { extent in
        [
          "href": query.address(status: query.status, setting: ("view", extent.rawValue)),
          "word": extent.word, "key": extent.rawValue, "current": extent == self.extent,
        ] as [String: Any]
      },
    ]
    if let pause {
      content["pausedUntil"] =
        PlanPhrase.pausedUntil(Wording.moment(pause.until, in: zone, now: now)).text
    }
    if isDayDone {
      // The tasks of later days keep the first screen, where they are wanted as well.
      content[wanted.isEmpty ? "dayDone" : "dayDoneBelow"] = DayDone(date)
    }
    content["near"] = NearRow(near)?.content
    content["receiver"] = ""
    content.merge(HomeFilters(query, preferences, names, categories, persons).content) { $1 }
    content.merge(more) { $1 }
    content["phase"] = query.status?.rawValue
    if let finished = counts[.finished], query.status == nil, !query.isWhole {
      content["finishedHref"] = query.address(status: .finished)
      content["finishedWords"] = Wording.count(finished, .finishedTask)
    }
    if !done.isEmpty {
      content["doneToday"] = done.map { item in
        ["clock": Wording.clock(item.time, in: zone), "text": item.text]
      }
      content["doneTodayWords"] = TaskPhrase.doneToday(done.count).text
    }
    return content
  }

  /// The values for the template of the last piece of the list alone.
  var piece: [String: Any] {
    let start = min((query.page - 1) * HomeQuery.pageLength, shown)
    var content: [String: Any] = ["cards": cards(start..<shown)]
    content.merge(more) { $1 }
    return content
  }

  private var more: [String: Any] {
    guard wanted.count > shown else { return [:] }
    return [
      "moreHref": query.address(status: query.status, page: query.page + 1),
      "remaining": String(wanted.count - shown),
    ]
  }

  /// True if tasks stand in cards instead of in the list.
  private var isInCards: Bool { !query.isNarrowed && !present.stays.isEmpty }

  /// True if the tasks that are missing were left out by search, filters or a status.
  private var isNarrowed: Bool { query.isNarrowed || extent == .all }

  /// True if there are tasks, but nothing is left for the present day (T9).
  private var isDayDone: Bool {
    rules != nil && hasTasks && !query.isNarrowed && !isInCards
      && wanted.allSatisfy { $0.group == nil }
  }

  private func cards(_ range: Range<Int>) -> [TaskCard] {
    range.map { number in
      let view = views[wanted[number].index]
      return TaskCard(
        view, isInside: !visited.isEmpty && visited.contains(where: view.todo.canBeDone),
        heading: heading(number))
    }
  }

  /// The heading above a task, where a group begins.
  ///
  /// Headings divide the whole list; one of a single status, or sorted otherwise, has none.
  private func heading(_ number: Int) -> String? {
    guard let rules, query.status == nil, query.sort.isEmpty else { return nil }
    func phrase(_ number: Int) -> TaskPhrase {
      rules.heading(of: views[wanted[number].index], in: wanted[number].group)
    }
    let own = phrase(number)
    return number > 0 && phrase(number - 1) == own ? nil : own.text
  }

  private var phases: [[String: Any]] {
    let unfinished = counts.filter { $0.key != .finished }.values.reduce(0, +)
    let all: [String: Any] = [
      "key": "all", "word": TaskPagePhrase.all.text, "count": String(unfinished),
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
}
