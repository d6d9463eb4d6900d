import Foundation
import Hummingbird
import Model
import WebPorts

/// The most reminders that are listed.
private let limit = 100

/// Adds the list of reminders.
func addRemindersRoutes(to router: RouteGroup, site: Site) {
  router.get("/reminders") { _, context -> Response in
    let (reminders, known) = try site.ports.store.withSnapshot { snapshot in
      (
        try snapshot.deliveredReminders(
          from: .distantPast, to: .distantFuture, limit: limit, where: { _ in true }),
        Set(try snapshot.todos.map(\.id))
      )
    }
    return try site.page(
      RemindersPage(
        reminders, known: known, browsers: site.ports.push?.browsers() ?? [],
        actionContext: site.ports.actionContext),
      of: .reminders, for: context)
  }
}
