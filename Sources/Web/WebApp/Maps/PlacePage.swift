import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions

/// The page of a place: its tasks, those that are open first, and the last visits.
struct PlacePage {
  private let view: PlaceView
  private let tasks: [TaskView]
  private let visits: VisitHistory
  private let back: LocalAddress
  private let now: Date
  private let zone: TimeZone
  /// The age of the last position, unless it is of the present.
  private let age: String?

  /// How many visits are shown at most.
  private static let visitLimit = 10
  /// How many transitions are read for them; a stay may have several dwells.
  private static let transitionLimit = 60

  /// Reads what the page shows.
  init(
    _ id: Place.ID, site: Site, in snapshot: any StoreSnapshot, back: LocalAddress
  ) throws {
    let actionContext = site.ports.actionContext
    let overview = try Overview(snapshot, actionContext: actionContext)
    let latest = try snapshot.visits
    let places = PlaceOverview(
      todos: overview.todos, places: overview.names.places, visits: latest,
      actionContext: actionContext)
    guard let place = places.places.first(where: { $0.id == id }) else { throw site.missing(id) }
    view = places.view(place)
    now = actionContext.now
    zone = actionContext.machineZone
    age = try site.knownPosition(snapshot)?.age(in: zone, now: now)
    self.back = back
    let rules = TodayRules(
      now: now, day: actionContext.today, visited: view.state == .inside ? [place] : [])
    let hasToday = site.ports.webSettings().parts.contains(.today)
    let views = view.tasks.map(overview.view)
    let ordered = views.todayOrder(hasToday ? rules : nil).map { views[$0.index] }
    tasks = ordered.filter(\.isOpen) + ordered.filter { !$0.isOpen }
    visits = VisitHistory(
      try snapshot.transitions(place: id, limit: Self.transitionLimit),
      present: latest.own.first { $0.id.place == id }, limit: Self.visitLimit)
  }

  /// The name of the place.
  var title: String { view.place.name.oneLine }

  /// The values for the template.
  var content: [String: Any] {
    let id = String(view.place.id.rawValue)
    let isInside = view.state == .inside
    var content: [String: Any] = [
      "id": id, "placeName": title, "back": back.text, "isInside": isInside,
      "hereWord": PlacePhrase.here(age: age).text,
      "now": String(Int(now.timeIntervalSince1970)),
      "summary": PlacePhrase.around(radius: view.radius, position: view.position).text,
      "thumb": "/places/\(id)/thumb.svg?v=\(view.place.formVersion)",
      "hasCards": !tasks.isEmpty, "cards": tasks.map { TaskCard($0, isInside: isInside) },
      "hasVisits": !visits.items.isEmpty, "visits": visits.lines(in: zone, now: now),
    ]
    if !view.place.tags.isEmpty { content["tagWords"] = view.tagWords }
    return content
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
