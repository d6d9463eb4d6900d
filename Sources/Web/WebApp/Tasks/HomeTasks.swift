import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions
import WebPorts

/// The tasks of a list as one snapshot has them: first what can be done now and today, then
/// the others, soonest first.
struct HomeTasks {
  let query: HomeQuery
  let preferences: HomePreferences
  let names: PlaceNames
  let categories: [Category]
  let persons: [Person]
  let hasTasks: Bool
  let counts: [TaskStatus: Int]
  let views: [TaskView]
  /// The tasks that are wanted, in the order of the list.
  let wanted: [(view: TaskView, group: TodayGroup?)]
  /// The tasks of the present day that its page folds: those of tomorrow, and those that were
  /// missed.
  let folded: [(view: TaskView, group: TodayGroup?)]
  /// The groups of the present day; `nil` while the part Today is off (T11).
  let rules: TodayRules?
  let date: LocalDateTime
  /// The tasks that are listed; all of them while the part Today is off.
  let extent: HomeQuery.Extent
  let visited: [Place]
  let done: [HistoryItem]
  let present: PresentStays
  /// Where the user is, or was last.
  let position: KnownPosition?
  let near: NearPlaces?
  let now: Date
  let zone: TimeZone
  let pause: Pause?
  /// True if the page asks for the mood of the day.
  let asksMood: Bool
  /// The welcome, while there are no tasks.
  var welcome: WelcomeView?
}

extension HomeTasks {
  /// The most tasks that "Done today" lists.
  private static let doneLimit = 50

  /// Reads the tasks that a query chooses.
  init(
    _ query: HomeQuery, preferences: HomePreferences = HomePreferences(),
    site: Site, in snapshot: any StoreSnapshot
  ) throws {
    self.query = query
    self.preferences = preferences
    let context = site.ports.actionContext
    now = context.now
    zone = context.machineZone
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
    self.position = position
    pause = try snapshot.pause.flatMap { $0.until > context.now ? $0 : nil }
    let inside = visits.own(of: snapshot.viewer).filter(\.isPresent)
    let visited =
      inside.isEmpty
      ? []
      : names.places.filter { place in
        inside.contains { $0.id.place == place.id && $0.isPresent(at: place, by: position) }
      }
    self.visited = visited
    let hasToday = site.ports.webSettings().parts.contains(.today)
    let rules = try hasToday ? TodayRules(context, visited: visited, in: snapshot) : nil
    self.rules = rules
    date = context.today.date
    extent = hasToday ? query.extent : .all
    let views = query.filter(
      todos, places: names.places, categories: overview.categories,
      persons: overview.persons
    ).map(overview.view)
    self.views = views
    var order = views.todayOrder(rules)
    if extent == .today { order.removeAll { $0.group == nil } }
    if !query.sort.isEmpty {
      order = order.sorted(by: query.sort, view: \.view)
    }
    let isFolded = { [extent] (group: TodayGroup?) in
      extent == .today && group.map { !$0.isOfToday } ?? false
    }
    folded = order.filter {
      isFolded($0.group) && (query.status == nil || query.wants($0.view.status))
    }
    order.removeAll { isFolded($0.group) }
    var counts: [TaskStatus: Int] = [:]
    for (view, _) in order { counts[view.status, default: 0] += 1 }
    order.removeAll { !query.wants($0.view.status) && ($0.group != .missed || query.status != nil) }
    self.counts = counts
    present = PresentStays(
      overview, visits: visits, silences: silences, position: position)
    near = position.map { NearPlaces(overview, visits: visits, position: $0) }
    // What stands in the cards of the places where the user is does not stand in the list as well.
    let inCards = query.isNarrowed ? [] : present.todos
    if !inCards.isEmpty { order.removeAll { inCards.contains($0.view.todo.id) } }
    wanted = order
    asksMood = try extent == .today && site.asksForMoodOfDay(in: snapshot)
    done = hasToday ? try Today.done(snapshot, context: context, limit: Self.doneLimit) : []
  }

  /// The number of tasks in the list and in the cards.
  var total: Int { wanted.count + (query.isNarrowed ? 0 : present.todos.count) }

  /// The number of tasks that are shown.
  var shown: Int { min(query.page * HomeQuery.pageLength, wanted.count) }

  /// True if tasks stand in cards instead of in the list.
  var isInCards: Bool { !query.isNarrowed && !present.stays.isEmpty }

  /// True if the tasks that are missing were left out by search, filters or a status.
  var isNarrowed: Bool { query.isNarrowed || extent == .all }

  /// True if there are tasks, but nothing is left for the present day (T9).
  var isDayDone: Bool {
    rules != nil && hasTasks && !query.isNarrowed && !isInCards
      && !wanted.contains { $0.group?.isOfToday ?? false }
  }
}
