import Application
import Hummingbird
import Localization
import Model

/// Adds the map, the pages of places, tiles, and the search for places and addresses.
func addMapRoutes(to router: Router<WebContext>, site: Site) {
  addLeafletRoutes(to: router)
  addTileRoutes(to: router, site: site)
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
    let overview = try PlaceOverview(ports.store, actionContext: ports.actionContext)
    let page = MapPage(
      overview, background: mapBackground(), fields: fields, age: try positionAge())
    guard request.fragment != "list" else {
      return try fragment("place_board", content: page.board, for: context)
    }
    var content = page.content(position: ports.position())
    if let wanted = fields.text("q") {
      let search = await search(wanted, places: overview.places, request)
      content["search"] = search.content(back: page.back)
    }
    let sheet = SettingsSheet(ports.settings.states())
    content["question"] = MapQuestion(sheet, refused: refused)?.content
    content["toast"] = try toast(fields, back: LocalAddress(of: request))
    return try self.page(
      "map", title: PagePhrase.map.text, section: .map, content: content,
      status: refused == nil ? .ok : .unprocessableContent, for: context)
  }
}
