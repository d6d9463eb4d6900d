import Hummingbird

/// Adds the pages and the forms of tasks.
func addPageRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/") { _, context -> Response in
    try site.page(
      "problem", title: "Tasks", section: .tasks, content: ["text": "Nothing here yet."],
      for: context)
  }
}
