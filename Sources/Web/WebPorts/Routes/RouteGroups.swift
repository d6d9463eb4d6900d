package import HTTPServer
package import Hummingbird
package import Localization

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
