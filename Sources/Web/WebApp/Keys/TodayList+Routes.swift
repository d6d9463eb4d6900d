import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Text
import WebPorts

/// Adds the tasks of the day for widgets: as text, one a line, and as JSON.
func addTodayListRoutes(to router: RouteGroup, site: Site) {
  router.get("/today.txt") { _, context -> Response in
    let items = try site.today(for: context.keyed?.key).items.filter(\.group.isOfToday)
    return .plain(items.map { $0.view.todo.name.wholeLine + "\n" }.joined())
  }
  router.get("/today.json") { _, context -> Response in
    Response(json: try site.today(for: context.keyed?.key).json)
  }
}

extension Site {
  /// Returns the present day, for a key with a person with the tasks of that person and of anyone.
  fileprivate func today(for key: PageKey?) throws -> Today {
    let actionContext = ports.actionContext
    return try ports.store.withSnapshot { snapshot in
      let overview = try Overview(snapshot, actionContext: actionContext, withStreaks: true)
      guard let wanted = key?.person else { return try Today(snapshot, overview: overview) }
      guard let person = try snapshot.persons.first(where: { $0.uuid == wanted }) else {
        throw Problem(.forbidden, KeyPhrase.personGone.pageText)
      }
      return try Today(snapshot, overview: overview) {
        $0.todo.persons.isEmpty || $0.todo.persons.contains(person.id)
      }
    }
  }
}
