import Hummingbird
import Model
import WebPorts

/// Adds the page about the daemon.
func addStatusRoutes(to router: RouteGroup, site: Site) {
  router.get("/status") { request, context -> Response in
    let known = site.welcomeKnown
    let (wishes, welcome) = try site.ports.store.withSnapshot { snapshot in
      (
        try snapshot.todos.count(where: \.isWish),
        try WelcomeState(known, cookies: request.cookies, in: snapshot)
      )
    }
    let page = StatusPage(
      try site.ports.status(), wishes: wishes, missing: welcome.missing,
      actionContext: site.ports.actionContext)
    return try site.page(page, of: .status, for: context)
  }
}
