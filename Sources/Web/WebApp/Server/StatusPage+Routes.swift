import Hummingbird
import Model
import WebPorts

/// Adds the page about the daemon.
func addStatusRoutes(to router: RouteGroup, site: Site) {
  router.get("/status") { _, context -> Response in
    let page = StatusPage(
      try site.ports.status(), wishes: try site.ports.store.todos().count(where: \.isWish),
      actionContext: site.ports.actionContext)
    return try site.page(page, of: .status, for: context)
  }
}
