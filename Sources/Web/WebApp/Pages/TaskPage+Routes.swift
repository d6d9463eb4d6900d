import Hummingbird
import Model

/// Adds the page of one task.
func addTaskRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/tasks/:id") { request, context -> Response in
    let fields = FormFields(query: request)
    let back = LocalAddress(of: request)
    let id = try site.todoID(context)
    let page = try site.ports.store.withSnapshot {
      try TaskPage(id, site: site, in: $0, actionContext: site.ports.actionContext, back: back)
    }
    var content = page.content
    content["toast"] = try site.toast(fields, back: back)
    return try site.page(
      "task", title: page.title, section: .tasks, content: content, for: context)
  }
}
