import Application
import Foundation
import Geo
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import Regions
import WebPorts

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
  /// Its opening hours, and that it is closed; `nil` for a place without any.
  let hours: String?
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
    hours = view.place.hours == nil ? nil : view.hoursWords
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

/// Adds the pages of places and their forms.
func addPlaceRoutes(to router: RouteGroup, site: Site) {
  router.get("/places/new") { request, context -> Response in
    let fields = FormFields(query: request)
    var search: PlaceSearch?
    if let wanted = fields.text("q") {
      search = await site.search(wanted, places: try site.ports.store.places(), request)
    }
    return try site.newPlacePage(PlaceForm(fields, place: nil), search: search, for: context)
  }
  router.get("/places/:id") { request, context -> Response in
    let back = LocalAddress(of: request)
    let id = try context.id(of: Place.self)
    let actionContext = site.ports.actionContext
    let place = try site.ports.store.withSnapshot {
      try PlaceDetails(
        id, position: try site.knownPosition($0), in: $0, actionContext: actionContext)
    }
    guard let place else { throw site.missing(id) }
    return try site.page(
      PlacePage(place, actionContext: actionContext, back: back), of: .places,
      title: place.view.place.name.oneLine,
      toast: try site.toast(FormFields(query: request), back: back), for: context)
  }
  router.get("/places/:id/edit") { request, context -> Response in
    let fields = FormFields(query: request)
    let view = try site.placeView(context.id(of: Place.self))
    let usual = "/places/\(view.place.id.rawValue)"
    let form = PlaceForm(view.place, back: LocalAddress(fields.text("back") ?? usual))
    return try site.placeFormPage(form, of: view, for: context)
  }
  router.get("/places/:id/thumb.svg") { request, context -> Response in
    try await site.thumbnail(of: site.placeView(context.id(of: Place.self)).place, request)
  }
  router.post("/places") { request, context -> Response in
    try site.save(context.form, of: nil, request, context)
  }
  router.post("/places/:id") { request, context -> Response in
    try site.save(context.form, of: context.id(of: Place.self), request, context)
  }
  router.post("/places/:id/remove") { request, context -> Response in
    let fields = context.form
    return try site.removePlace(context.id(of: Place.self), fields, request)
  }
}

extension Site {
  /// Returns a place with its tasks.
  func placeView(_ id: Place.ID) throws -> PlaceView {
    try ports.store.withSnapshot { snapshot in
      guard let place = try snapshot.place(id) else { throw missing(id) }
      return try placeOverview(of: place, in: snapshot).view(place)
    }
  }

  func newPlacePage(
    _ form: PlaceForm, search: PlaceSearch? = nil, status: HTTPResponse.Status = .ok,
    for context: WebContext
  ) throws -> Response {
    try page(
      PlaceFormPage(form, search: search), of: .places,
      title: TaskPagePhrase.newPlace.text, status: status, for: context)
  }

  func placeFormPage(
    _ form: PlaceForm, of view: PlaceView, status: HTTPResponse.Status = .ok,
    for context: WebContext
  ) throws -> Response {
    let name = view.place.name.oneLine
    return try page(
      PlaceFormPage(form, heading: name), of: .places, title: name,
      status: status, for: context)
  }
}

/// Adds the forms of the card of a place that act on all of its tasks.
func addPlaceSnoozeRoutes(to router: RouteGroup, site: Site) {
  router.post("/places/:id/snooze") { request, context -> Response in
    let fields = context.form
    return try site.snoozeAll(at: context.id(of: Place.self), fields, request)
  }
}

extension Site {
  /// Snoozes the unanswered tasks at the place where the user is, in one step.
  func snoozeAll(
    at id: Place.ID, _ form: FormFields, _ request: Request
  ) throws -> Response {
    let input = SnoozeInput.text(form.text("until") ?? "")
    let context = ports.actionContext
    let results = try TaskAction.snooze(input).perform(
      in: ports.store, actionContext: context,
      onSeveral: { try unanswered(at: id, in: $0, context) })
    let phrase: PlacePhrase =
      input.isThisVisit ? .dismissedAll(results.count) : .snoozedAll(results.count)
    let isOne = results.count == 1
    return ActionResponse(
      text: isOne ? results[0].text : phrase.text, step: results.first?.step,
      back: LocalAddress(form["back"])
    ).response(to: request)
  }

  private func unanswered(
    at id: Place.ID, in context: any EditContext, _ actionContext: ActionContext
  ) throws -> [Todo] {
    guard let place = try context.place(id) else { throw missing(id) }
    let overview = Overview(
      todos: try context.todos, places: try context.places,
      categories: try context.categories, visits: try context.visits,
      actionContext: actionContext)
    let present = PresentStays(
      overview, visits: try context.visits, silences: try context.silences)
    guard let stay = present.stays.first(where: { $0.place.id == id }) else {
      throw Problem(.refused, PlacePhrase.nothingHere(place: place.name.oneLine))
    }
    return stay.tasks.map(\.todo)
  }
}
