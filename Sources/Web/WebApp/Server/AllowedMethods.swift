import Hummingbird
import Synchronization

/// Which methods an address knows, to say so where another one was used.
final class AllowedMethods: Sendable {
  private let routes = Mutex<[(path: [Substring], method: HTTPRequest.Method)]>([])

  /// Notes all routes.
  func note(_ router: Router<WebContext>) {
    let all = router.routes.map { ($0.path.description.split(separator: "/"), $0.method) }
    routes.withLock { $0 = all.map { (path: $0.0, method: $0.1) } }
  }

  /// The methods of an address, sorted; empty for one that there is not.
  func methods(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    let methods = routes.withLock { routes in
      routes.filter { route in
        route.path.count == parts.count
          && zip(route.path, parts).allSatisfy { $0.first == ":" || $0.first == "{" || $0 == $1 }
      }.map(\.method.rawValue)
    }
    return Set(methods + (methods.contains("GET") ? ["HEAD"] : [])).sorted()
  }
}
