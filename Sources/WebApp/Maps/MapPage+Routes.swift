import Application
import Hummingbird
import Localization
import Reminders

/// Adds the map, the pages of places, tiles, and the search for places and addresses.
func addMapRoutes(to router: Router<WebContext>, site: Site) {
  addLeafletRoutes(to: router)
  addTileRoutes(to: router, site: site)
  addSearchRoutes(to: router, site: site)
  addPlaceRoutes(to: router, site: site)
  addPlaceSnoozeRoutes(to: router, site: site)
  router.get("/map") { request, context -> Response in
    let fields = FormFields(query: request)
    let overview = try PlaceOverview(site.ports.store, actionContext: site.ports.actionContext)
    let page = MapPage(overview, background: site.mapBackground(), fields: fields)
    guard request.fragment != "list" else {
      return try site.fragment("place_board", content: page.board, for: context)
    }
    var content = page.content(position: site.ports.position())
    if let wanted = fields.text("q") {
      let search = await site.search(wanted, places: overview.places, request)
      content["search"] = search.content(back: page.back)
    }
    content["toast"] = try site.toast(fields, back: LocalAddress(of: request))
    return try site.page(
      "map", title: PagePhrase.map.text, section: .map, content: content, for: context)
  }
}
