import Application
import HTTPServer
import Hummingbird
import Model
import WebPorts

/// Adds the page of one task.
func addTaskRoutes(to router: RouteGroup, site: Site) {
  router.get("/tasks/:id") { request, context -> Response in
    let back = LocalAddress(of: request)
    let (id, actionContext) = (try context.id(of: Todo.self), site.ports.actionContext)
    let task = try site.ports.store.withSnapshot {
      try TaskDetails(id, in: $0, actionContext: actionContext)
    }
    guard let task else { throw site.missing(id) }
    return try site.page(
      TaskPage(task, actionContext: actionContext, back: back), of: .home,
      title: task.view.todo.name.oneLine,
      toast: try site.toast(FormFields(query: request), back: back), for: context)
  }
}
