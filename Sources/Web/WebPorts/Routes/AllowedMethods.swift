import Foundation
package import Hummingbird
package import Localization
import Synchronization

/// The methods of each address, for the answer to a request with another one.
package final class AllowedMethods: Sendable {
  private struct Route: Sendable {
    let path: [Substring]
    let method: HTTPRequest.Method
    let part: Part?
  }

  /// Creates a list without any.
  package init() {}

  private let routes = Mutex<[Route]>([])

  /// The method and the address of every route.
  package var all: [(method: HTTPRequest.Method, path: String)] {
    routes.withLock { $0.map { ($0.method, "/" + $0.path.joined(separator: "/")) } }
  }

  /// Records a route and the part that it belongs to.
  func record(_ method: HTTPRequest.Method, of path: RouterPath, part: Part?) {
    let path = path.description.split(separator: "/")
    routes.withLock { $0.append(Route(path: path, method: method, part: part)) }
  }

  /// Returns the methods of an address, sorted, and its part; no methods for one without a route.
  package func known(_ path: String) -> (methods: [String], part: Part?) {
    let parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    let found = routes.withLock { routes in
      routes.filter { route in
        route.path.count == parts.count
          && zip(route.path, parts).allSatisfy { $0.first == ":" || $0.first == "{" || $0 == $1 }
      }
    }
    let methods = found.map(\.method.rawValue)
    return (
      Set(methods + (methods.contains("GET") ? ["HEAD"] : [])).sorted(), found.first?.part
    )
  }
}
