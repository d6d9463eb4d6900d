import Hummingbird
import WebPorts

/// The list of keys as a page.
struct KeysPage: TemplateView {
  static let template = "keys"
}

/// The list of keys alone, which a script shows in a dialog.
struct KeysList: TemplateView {
  static let template = "keys_list"
}

/// Adds the page that lists the keys.
func addKeysRoutes(to router: RouteGroup, site: Site) {
  router.get("/keys") { request, context -> Response in
    guard request.fragment != "keys" else { return try site.fragment(KeysList(), for: context) }
    return try site.page(KeysPage(), of: .keys, for: context)
  }
}
