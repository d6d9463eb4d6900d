import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Recurrence
import WebPorts

/// Adds the map, the pages of places, and the search for places and addresses.
func addMapRoutes(to router: RouteGroup, site: Site) {
  addLeafletRoutes(to: router)
  addSearchRoutes(to: router, site: site)
  addPlaceRoutes(to: router, site: site)
  addPlaceSnoozeRoutes(to: router, site: site)
  router.get("/map") { request, context -> Response in
    try await site.mapPage(request, context)
  }
}

extension Site {
  /// Returns the map; `refused` is an answer to its question that could not be taken.
  func mapPage(
    _ request: Request, _ context: WebContext,
    refused: (form: FormFields, errors: [String: String])? = nil
  ) async throws -> Response {
    let fields = FormFields(query: request)
    let actionContext = ports.actionContext
    let start = actionContext.today.start
    let track = try ports.track(start, actionContext.now)
    let (overview, position, day) = try ports.store.withSnapshot { snapshot in
      let position = try knownPosition(snapshot)
      let overview = PlaceOverview(
        todos: try snapshot.todos, places: try snapshot.places, visits: try snapshot.visits,
        position: position, actionContext: actionContext)
      let day = try MapDay(track, in: snapshot, actionContext: actionContext)
      return (overview, position, day)
    }
    let back = fields.text("back").map { LocalAddress($0) } ?? LocalAddress("/map")
    let board = PlaceBoard(
      overview, back: back,
      age: position?.age(in: actionContext.machineZone, now: actionContext.now),
      newName: fields.text("name"))
    guard request.fragment != "list" else { return try fragment(board, for: context) }
    var found: PlaceSearch?
    if let wanted = fields.text("q") {
      found = await search(wanted, places: overview.places, request)
    }
    let sheet = SettingsSheet(ports.settings.states())
    return try page(
      MapPage(
        board, day: day, background: mapBackground(), fields: fields, back: back,
        position: ports.position(), search: found,
        question: WebDependencies.viewer.isMe
          ? MapQuestion(sheet, back: LocalAddress(of: request), refused: refused) : nil),
      of: .map, toast: try toast(fields, back: LocalAddress(of: request)),
      status: refused == nil ? .ok : .unprocessableContent, for: context)
  }
}
