import Foundation
import Hummingbird
import Mustache

/// What all routes share: the ports, the templates and the files.
struct Site: Sendable {
  let ports: WebPorts
  let address: WebAddress
  let authenticator: Authenticator
  /// The clock of logins, which is the computer's even while a recording is played.
  let clock: @Sendable () -> Date
  let methods = AllowedMethods()
  let assets: AssetTable
  let templates: MustacheLibrary

  /// Reads the templates.
  ///
  /// - Throws: What Mustache says about a broken template; a test reads all of them.
  init(
    ports: WebPorts, address: WebAddress, seal: HMACSigner = HMACSigner(),
    clock: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    self.clock = clock
    self.ports = ports
    self.address = address
    authenticator = Authenticator(digest: ports.token, isOpen: address.isLoopback, seal: seal)
    assets = AssetTable()
    var templates = MustacheLibrary()
    for asset in Asset.all where asset.isTemplate {
      try templates.register(asset.text, named: String(asset.name.dropLast(".mustache".count)))
    }
    self.templates = templates
  }

  /// The routes, behind what guards them.
  func router() -> Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: SecurityHeadersMiddleware(site: self))
    router.add(middleware: ProblemPages(site: self))
    router.add(middleware: HostMiddleware(site: self))
    router.add(middleware: FetchMetadataMiddleware())
    router.add(middleware: AuthMiddleware(site: self))
    router.add(middleware: CSRFMiddleware(site: self))
    addLoginRoutes(to: router, site: self)
    addStaticRoutes(to: router, site: self)
    addLiveRoutes(to: router, site: self)
    addPageRoutes(to: router, site: self)
    addMapRoutes(to: router, site: self)
    addAPIRoutes(to: router, site: self)
    methods.note(router)
    return router
  }
}
