import Hummingbird

/// Adds the pages and the forms of tasks.
func addPageRoutes(to router: Router<WebContext>, site: Site) {
  addHomeRoutes(to: router, site: site)
  addFormRoutes(to: router, site: site)
  addTaskRoutes(to: router, site: site)
  addTaskActionRoutes(to: router, site: site)
  addPastRoutes(to: router, site: site)
  addWhyRoutes(to: router, site: site)
  addStatusRoutes(to: router, site: site)
}
