import Foundation
import Hummingbird

/// The state that all routes share: the ports, the templates and the files.
struct Site: Sendable {
  let ports: WebPorts
  let address: WebAddress
  let authenticator: Authenticator
  /// The clock of logins: the computer's, even while a recording is replayed.
  let clock: @Sendable () -> Date
  let methods = AllowedMethods()
  let progress = KnownProgress()
  let assets: AssetTable
  let templates: PageTemplates

  /// Creates the state, with the embedded files and templates.
  init(
    ports: WebPorts, address: WebAddress, clock: @escaping @Sendable () -> Date = { Date() },
    templates: PageTemplates = .embedded
  ) {
    self.clock = clock
    self.ports = ports
    self.address = address
    let authenticator = Authenticator(
      digest: ports.token, isOpen: address.isLoopback, storage: ports.sessions)
    self.authenticator = authenticator
    ports.live.checkAccess { authenticator.isValid($0, now: clock()) }
    assets = .embedded
    self.templates = templates
  }

  /// Returns the routes behind the middleware.
  func router() -> Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: SecurityHeadersMiddleware(site: self))
    router.add(middleware: LanguageMiddleware(site: self))
    router.add(middleware: ProblemPages(site: self))
    router.add(middleware: HostMiddleware(site: self))
    router.add(middleware: CSRFMiddleware(site: self))
    router.add(middleware: AuthMiddleware(site: self))
    router.add(middleware: PartMiddleware(site: self))
    router.add(middleware: BodyMiddleware(site: self))
    router.add(middleware: StoreMiddleware(site: self))
    addLoginRoutes(to: router, site: self)
    addStaticRoutes(to: router, site: self)
    addIconRoutes(to: router, site: self)
    addLiveRoutes(to: router, site: self)
    addPageRoutes(to: router, site: self)
    addMapRoutes(to: router, site: self)
    addAPIRoutes(to: router, site: self)
    methods.note(router)
    return router
  }
}
