import Application
import Foundation
import HTTPServer
import Localization
import Model
import Recurrence
import Regions

/// A place with its tasks and visits, as one snapshot has them.
struct PlaceDetails {
  let view: PlaceView
  /// Its tasks, those that are open first.
  let tasks: [TaskView]
  let visits: VisitHistory
  /// The chart of its visits, of the 90 days for which they are known.
  let visitsByDay: ChartData
  /// The age of the last position, unless it is of the present.
  let age: String?
}

extension PlaceDetails {
  /// How many visits are shown at most.
  private static let visitLimit = 10
  /// How many transitions are read for them; a stay may have several dwells.
  private static let transitionLimit = 60

  /// How many days the chart of visits shows: as many as transitions are kept.
  static let chartDays = 90

  /// Reads a place; `nil` if there is none of that number.
  init?(
    _ id: Place.ID, position: KnownPosition?, in snapshot: any StoreSnapshot,
    actionContext: ActionContext
  ) throws {
    let overview = try Overview(snapshot, actionContext: actionContext)
    let latest = try snapshot.visits
    let places = PlaceOverview(
      todos: overview.todos, places: overview.names.places, visits: latest, position: position,
      actionContext: actionContext)
    guard let place = places.places.first(where: { $0.id == id }) else { return nil }
    let (view, now) = (places.view(place), actionContext.now)
    self.view = view
    age = position?.age(in: actionContext.machineZone, now: now)
    let rules = try TodayRules(
      actionContext, visited: view.state == .inside ? [place] : [], in: snapshot)
    let hasToday = actionContext.parts.contains(.today)
    let views = view.tasks.map(overview.view)
    let ordered = views.todayOrder(hasToday ? rules : nil).map(\.view)
    tasks = ordered.filter(\.isOpen) + ordered.filter { !$0.isOpen }
    var request = ChartRequest()
    request.of = String(id.rawValue)
    request.from = LocalDays.text(actionContext.todayNumber - Self.chartDays + 1)
    visitsByDay = try ChartKind.placeVisits.data(
      ChartReader(request, in: snapshot, actionContext: actionContext))
    visits = VisitHistory(
      try snapshot.transitions(place: id, limit: Self.transitionLimit),
      present: latest.own(of: snapshot.viewer).first { $0.id.place == id }, limit: Self.visitLimit)
  }
}

/// The page of a place: its tasks, those that are open first, and the last visits.
struct PlacePage: TemplateView {
  static let template = "place_page"

  let id: String
  let placeName: String
  let back: String
  let now: String
  let thumb: String
  let summary: String
  let tagWords: String?
  let isInside: Bool
  let hereWord: String
  let hasCards: Bool
  let cards: [TaskCard]
  let hasVisits: Bool
  let visits: [String]
  let visitChart: Chart

  /// Prepares the page.
  init(_ place: PlaceDetails, actionContext: ActionContext, back: LocalAddress) {
    let (view, now) = (place.view, actionContext.now)
    let isInside = view.state == .inside
    id = String(view.place.id.rawValue)
    placeName = view.place.name.oneLine
    self.back = back.text
    self.now = String(Int(now.timeIntervalSince1970))
    thumb = "/places/\(id)/thumb.svg?v=\(view.place.formVersion)"
    summary = PlacePhrase.around(radius: view.radius, position: view.position).text
    tagWords = view.place.tags.isEmpty ? nil : view.tagWords
    self.isInside = isInside
    hereWord = PlacePhrase.here(age: place.age).text
    hasCards = !place.tasks.isEmpty
    cards = place.tasks.map { TaskCard($0, isInside: isInside) }
    hasVisits = !place.visits.items.isEmpty
    visits = place.visits.lines(in: actionContext.machineZone, now: now)
    let today = actionContext.todayNumber
    visitChart = Chart.visits(
      place.visitsByDay, (today - PlaceDetails.chartDays + 1)...today,
      year: actionContext.presentYear)
  }
}

extension TaskView {
  /// True if it is open or due.
  fileprivate var isOpen: Bool { phase == .open || phase == .due }
}

extension PlaceView {
  /// `#animals #shop`.
  var tagWords: String { place.tags.map { "#" + $0.oneLine }.joined(separator: " ") }
}
