import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import WebAPI
import WebPorts

/// The state that all routes share: the ports, the templates and the files.
struct Site: RouteHandlers {
  let ports: WebDependencies
  let address: ListenAddress
  let authenticator: Authenticator
  /// The clock of logins: the computer's, even while a recording is replayed.
  let clock: @Sendable () -> Date
  let methods = AllowedMethods()
  let progress = CachedProgress()
  /// Charts of years.
  let charts = CachedCharts()
  let templates: PageTemplates
  /// The routes of phones; `nil` without phones.
  private let phones: PhoneRoutes?
  /// The check of keys for widgets and shortcuts.
  private let keys: KeyMiddleware
  let wrongButtons: WrongKeys
  /// The code that logs one more device in.
  let loginCode = LoginCode()
  private let offered = OfferedPictures()

  /// The files, which the first request for a page prepares: many a daemon is asked for none.
  var assets: AssetTable { .embedded }

  /// Creates the state, with the embedded files and templates.
  init(
    ports: WebDependencies, address: ListenAddress,
    clock: @escaping @Sendable () -> Date = { Date() },
    templates: PageTemplates = .embedded, phones: PhoneRoutes? = nil,
    keys: KeyMiddleware? = nil, wrongButtons: WrongKeys = WrongKeys()
  ) {
    self.wrongButtons = wrongButtons
    self.phones = phones ?? ports.phones.map { PhoneRoutes(port: $0) }
    self.keys = keys ?? KeyMiddleware(ports: ports)
    self.clock = clock
    self.ports = ports
    self.address = address
    // Not the ports themselves: the hub of events holds what checks access, and they hold the hub.
    let tokens: @Sendable () -> AccessTokens = {
      [own = ports.token, persons = ports.personTokens] in
      AccessTokens(own: own(), persons: persons())
    }
    let authenticator = Authenticator(
      tokens: tokens,
      isOpen: { [network = ports.network?.listener] in
        address.isLoopback && network?.isOpen != true
      },
      storage: ports.sessions)
    self.authenticator = authenticator
    ports.live.checkAccess { authenticator.isValid($0, now: clock()) }
    self.templates = templates
  }

  /// Returns the routes of phones, and behind them those of the page.
  func responder() -> some HTTPResponder<WebContext> {
    let pages = router().buildResponder()
    return CallbackResponder { [phones, ports] request, context in
      let base = ports.webSettings().basePath
      if let address = base.ownAddress(request) { return .redirect(to: address) }
      let request = base.isEmpty ? request : base.removed(from: request)
      var response: Response
      if let phones {
        response = try await phones.handle(request, context: context, next: pages.respond)
      } else {
        response = try await pages.respond(to: request, context: context)
      }
      if !base.isEmpty { base.add(to: &response) }
      return response
    }
  }

  /// Returns the routes of the page behind the middleware.
  func router() -> Router<WebContext> {
    let router = Router(context: WebContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: SecurityHeadersMiddleware(site: self))
    router.add(middleware: LanguageMiddleware(site: self))
    router.add(middleware: ProblemPages(site: self))
    router.add(
      middleware: HostMiddleware(
        address: address, furtherNames: { [ports] in ports.webSettings().hosts }))
    router.add(middleware: ReminderButtonGate(ports: ports))
    router.add(middleware: keys)
    router.add(middleware: CSRFMiddleware(site: self))
    router.add(middleware: AuthMiddleware(site: self))
    let routes = RouteGroups(router, ports: ports, methods: methods)
    let withoutStore = routes.withoutStore
    addLoginRoutes(to: withoutStore, site: self)
    addStaticRoutes(to: withoutStore, site: self)
    addIconRoutes(to: withoutStore, site: self)
    addLiveRoutes(to: withoutStore, site: self)
    addTileRoutes(to: withoutStore, site: self)
    addPageRoutes(to: routes, site: self)
    addAPIRoutes(to: routes, ports: ports)
    return router
  }
}

extension Site {
  /// Returns the message about the step that led to a page.
  func toast(_ fields: FormFields, back: LocalAddress) throws -> Toast? {
    if fields["undid"] != nil { return Toast(text: HistoryPhrase.stepUndone.text) }
    guard let number = fields["did"].flatMap({ Int64($0) }), let last = try ports.store.lastStep(),
      last.number == number
    else { return nil }
    var toast = Toast(text: last.text, step: String(number), back: back.text)
    let advice = fields["practice"].flatMap(AdviceLink.init(practice:))
    if case .mood(.noted)? = last.action { toast.advice = advice }
    if case .task(.done, let id, _)? = last.action {
      if let picture = picture(of: number), offered.isFirst(number) { toast.picture = picture }
      if try asksForMoodAfterTick() { toast.feel = Toast.Feel(moodTask: String(id.rawValue)) }
    }
    return toast
  }
}

extension Request {
  /// The requested fragment of a page, by the header `X-Fragment`.
  var fragment: String? {
    headers.first { $0.name.canonicalName == "x-fragment" }?.value
  }
}
