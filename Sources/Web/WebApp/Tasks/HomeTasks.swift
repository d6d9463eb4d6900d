import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions
import Text
import WebPorts

/// The tasks of a list as one snapshot has them: the sections of Today, or all tasks.
struct HomeTasks {
  let query: HomeQuery
  let preferences: HomePreferences
  let names: PlaceNames
  let categories: [Category]
  let persons: [Person]
  let hasTasks: Bool
  /// The tasks that are chosen, and what was finished among them.
  let views: [TaskView]
  /// The tasks that are wanted, in the order of the list.
  let wanted: [HomeItem]
  /// The sections of the present day; none in a list of all tasks.
  let sections: [HomeSection]
  /// The groups of the present day; `nil` while the part Today is off (T11).
  let rules: TodayRules?
  let date: LocalDateTime
  /// The tasks that are listed; all of them while the part Today is off.
  let extent: HomeQuery.Extent
  /// How many tasks are late, and how many are of today, wherever they stand.
  let late: Int
  let today: Int
  /// The places that the user was at last, and that a newer position shows them away from.
  let leftStays: [PresentStays.Stay]
  let done: [HistoryItem]
  /// Where the user is, or was last.
  let position: KnownPosition?
  let now: Date
  let zone: TimeZone
  let pause: Pause?
  let parts: PartSet
  /// True if the page asks for the mood of the day.
  let asksMood: Bool
  /// The question what becomes of tasks of another zone than the reader's.
  let zoneQuestion: ZoneQuestion?
  /// The welcome, while there are no tasks.
  var welcome: WelcomeView?
}

extension HomeTasks {
  /// The most tasks that the section Done lists.
  private static let doneLimit = 50

  /// Reads the tasks that a query chooses.
  init(
    _ asked: HomeQuery, preferences: HomePreferences = HomePreferences(),
    site: Site, in snapshot: any StoreSnapshot
  ) throws {
    self.preferences = preferences
    let context = site.ports.actionContext
    now = context.now
    zone = context.machineZone
    let overview = try Overview(snapshot, actionContext: context)
    names = overview.names
    categories = overview.categories
    persons = overview.persons
    let query = asked.known(
      places: names.places, categories: overview.categories, persons: overview.persons)
    self.query = query
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
    let parts = site.ports.webSettings().parts
    self.parts = parts
    let hasToday = parts.contains(.today)
    let rules = try hasToday ? TodayRules(context, visited: visited, in: snapshot) : nil
    self.rules = rules
    date = context.today.date
    let isOfDay = hasToday && query.extent == .today && query.search.isEmpty
    extent = hasToday ? query.extent : .all
    let views = query.filter(
      todos, places: names.places, categories: overview.categories, persons: overview.persons
    ).map(overview.view)
    self.views = views
    var order = views.todayOrder(rules).map { HomeItem(view: $0.view, group: $0.group) }
    if !query.sort.isEmpty { order = order.sorted(by: query.sort, view: \.view) }
    let places = rules?.elsewhere
    let all = query.isNarrowed ? todos.map(overview.view) : views
    let groups = all.map { places?.group(of: $0) }
    late = groups.count { $0 == .overdue }
    today = groups.count { $0 == .today || $0 == .later }
    order.removeAll {
      !query.wants($0.view.status) && ($0.group != .missed || query.status != nil)
    }
    let present = PresentStays(overview, visits: visits, silences: silences, position: position)
    leftStays = isOfDay ? present.stays.filter { $0.lastSeen != nil } : []
    if isOfDay {
      sections =
        HomeSections(
          order,
          habits: query.isNarrowed
            ? [] : try HabitView.left(in: snapshot, actionContext: context),
          stays: query.isNarrowed ? [] : present.stays, visited: visited,
          distances: position?.distances(to: views.map(\.todo), places: names.places) ?? [:]
        ).sections
    } else {
      sections = []
    }
    wanted = isOfDay ? sections.flatMap { $0.items + $0.left } : order
    asksMood = try extent == .today && site.asksForMoodOfDay(in: snapshot)
    done = isOfDay ? try Today.done(snapshot, context: context, limit: Self.doneLimit) : []
    zoneQuestion =
      isOfDay ? try ZoneQuestion(todos, in: snapshot, actionContext: context) : nil
  }

  /// True if the page lists the sections of the present day.
  var isOfDay: Bool { rules != nil && extent == .today && query.search.isEmpty }

  /// True if the page shows what some words find in place of the present day.
  var isSearch: Bool { query.extent == .today && !query.search.isEmpty }

  /// True if nothing is left for the present day (T9).
  var isDayDone: Bool {
    isOfDay && hasTasks && !query.isNarrowed && query.show == nil
      && !sections.contains { ![.tomorrow, .missed].contains($0.kind) }
  }
}
