import Hummingbird
import Localization

/// Adds routes behind the middleware that they need, so that a new route cannot forget it.
struct RouteGroups {
  private let router: Router<WebContext>
  private let site: Site
  private let store: StoreMiddleware
  private let uploads = UploadGate()

  init(_ router: Router<WebContext>, site: Site) {
    self.router = router
    self.site = site
    store = StoreMiddleware(site: site)
  }

  /// Returns a group for routes that answer without the database, such as files and the login.
  var withoutStore: RouteGroup {
    RouteGroup(router.group().add(middleware: BodyMiddleware()), part: nil, of: site)
  }

  /// Returns a group for routes that use the database on its thread.
  ///
  /// While `part` is off, they answer 404 (T11). `hasPhotos` takes bodies that are photos, which
  /// may be larger than others.
  func group(_ part: Part? = nil, hasPhotos: Bool = false) -> RouteGroup {
    let group = router.group()
    if let part { group.add(middleware: PartMiddleware(part: part, site: site)) }
    if hasPhotos {
      group.add(middleware: PhotoBodyMiddleware(site: site, uploads: uploads))
    } else {
      group.add(middleware: BodyMiddleware())
    }
    return RouteGroup(group.add(middleware: store), part: part, of: site)
  }
}

/// Routes that share their middleware; `AllowedMethods` learns the part of each.
struct RouteGroup: RouterMethods {
  typealias Context = WebContext

  private let group: RouterGroup<WebContext>
  private let part: Part?
  private let site: Site

  init(_ group: RouterGroup<WebContext>, part: Part?, of site: Site) {
    self.group = group
    self.part = part
    self.site = site
  }

  @discardableResult func on<Responder: HTTPResponder>(
    _ path: RouterPath, method: HTTPRequest.Method, responder: Responder
  ) -> Self where Responder.Context == WebContext {
    group.on(path, method: method, responder: responder)
    site.methods.record(method, of: path, part: part)
    return self
  }

  @discardableResult func add(
    middleware: any MiddlewareProtocol<Request, Response, WebContext>
  ) -> Self {
    group.add(middleware: middleware)
    return self
  }
}
