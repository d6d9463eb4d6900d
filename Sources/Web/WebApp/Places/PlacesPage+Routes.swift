import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import WebPorts

/// Adds the page that lists all places.
func addPlacesRoutes(to router: RouteGroup, site: Site) {
  router.get("/places") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let actionContext = site.ports.actionContext
    let list = try site.ports.store.withSnapshot {
      try PlaceList(
        fields.text("q") ?? "", position: try site.knownPosition($0), in: $0,
        actionContext: actionContext)
    }
    return try site.page(
      PlacesPage(list, actionContext: actionContext), of: .places,
      toast: try site.toast(fields, back: back), for: context)
  }
}
