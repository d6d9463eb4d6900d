import Application
import Dispatch
import Foundation
package import HTTPServer
package import Hummingbird
package import Localization
package import Model
import Synchronization
import Text

/// Adds routes behind the middleware that they need, so that no new route is without it.
package struct RouteGroups {
  private let router: Router<WebContext>
  private let ports: WebDependencies
  private let methods: AllowedMethods
  private let store: StoreMiddleware
  private let uploads = UploadGate()

  /// Adds routes to a router; records each of them in `methods`.
  package init(_ router: Router<WebContext>, ports: WebDependencies, methods: AllowedMethods) {
    self.router = router
    self.ports = ports
    self.methods = methods
    store = StoreMiddleware(ports: ports)
  }

  /// Returns a group for routes that answer without the database, such as files and the login.
  package var withoutStore: RouteGroup {
    RouteGroup(router.group().add(middleware: BodyMiddleware()), part: nil, methods: methods)
  }

  /// Returns a group for routes that use the database on its thread, and that answer 404 to others
  /// than the user of this machine.
  package func groupOfMe(
    _ part: Part? = nil, uploading kind: UploadKind? = nil
  ) -> RouteGroup {
    group(part, uploading: kind).add(middleware: MeMiddleware(ports: ports))
  }

  /// Returns a group for routes that use the database on its thread.
  ///
  /// While `part` is off, they answer 404 (T11). `uploading` takes bodies that are photos or
  /// files, which are larger than those of forms.
  package func group(_ part: Part? = nil, uploading kind: UploadKind? = nil) -> RouteGroup {
    let group = router.group()
    if let part { group.add(middleware: PartMiddleware(part: part, ports: ports)) }
    if let kind {
      group.add(middleware: UploadBodyMiddleware(kind: kind, ports: ports, uploads: uploads))
    } else {
      group.add(middleware: BodyMiddleware())
    }
    return RouteGroup(group.add(middleware: store), part: part, methods: methods)
  }
}

/// Routes that share their middleware; records each in `AllowedMethods` with its part.
package struct RouteGroup: RouterMethods {
  package typealias Context = WebContext

  private let group: RouterGroup<WebContext>
  private let part: Part?
  private let methods: AllowedMethods

  init(_ group: RouterGroup<WebContext>, part: Part?, methods: AllowedMethods) {
    self.group = group
    self.part = part
    self.methods = methods
  }

  @discardableResult package func on<Responder: HTTPResponder>(
    _ path: RouterPath, method: HTTPRequest.Method, responder: Responder
  ) -> Self where Responder.Context == WebContext {
    group.on(path, method: method, responder: responder)
    methods.record(method, of: path, part: part)
    return self
  }

  @discardableResult package func add(
    middleware: any MiddlewareProtocol<Request, Response, WebContext>
  ) -> Self {
    group.add(middleware: middleware)
    return self
  }
}

/// The handlers of routes: `Site` has those of the pages, `API` those of programs.
///
/// Extensions hold the look-ups and edits that both use.
package protocol RouteHandlers: Sendable {
  var ports: WebDependencies { get }
}

extension RouteHandlers {
  /// Applies an edit.
  package func step<Outcome: EditOutcome>(
    _ build: (any EditContext) throws -> Outcome
  ) throws -> Applied<Outcome> {
    try ports.store.edit(build)
  }

  /// Reads a number in a query, within limits; `nil` for the usual one.
  package func number(
    _ name: String, in range: ClosedRange<Int>, usual: Int, _ text: String?
  ) throws -> Int {
    guard let text else { return usual }
    guard let number = Int(text), range.contains(number) else {
      let phrase = WebPhrase.numberOutOfRange(
        parameter: name, text.quoted, from: range.lowerBound, to: range.upperBound)
      throw Problem(.usage, phrase, field: name)
    }
    return number
  }

  /// Returns the problem that a task does not exist.
  package func missing(_ id: Todo.ID) -> Problem {
    Problem(.notFound, TaskInputPhrase.taskGone)
  }
}

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

/// A thread for one kind of slow work, so that it delays neither static files and event streams nor
/// the daemon.
final class SerialExecutor: TaskExecutor {
  /// The thread on which files are read: one at a time, and without the database.
  static let files = SerialExecutor("passby.web.files")

  private let queue: DispatchQueue

  init(_ label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
