import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Logging
import Model
import WebPorts

/// The addresses of the buttons in messages outside of the page: `/act/KEY`.
///
/// The key stands for the login, and no site can guess it. Answers are one line.
struct ReminderButtonGate: RouterMiddleware {
  /// Returns true for the address of a button.
  static func isAddress(_ path: String) -> Bool {
    path.hasPrefix("/act/") && !path.dropFirst(5).isEmpty && !path.dropFirst(5).contains("/")
  }

  let ports: WebDependencies

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard Self.isAddress(request.uri.path) else { return try await next(request, context) }
    guard request.method == .post else {
      // A look, such as a preview of the link, presses nothing.
      var response = Response.line(
        ReminderPhrase.buttonIsPressed.text, status: .methodNotAllowed)
      response.headers[.allow] = "POST"
      return response
    }
    do {
      return try await next(request, context)
    } catch {
      let known = Problem(refusing: error) ?? ports.storeTrouble(error).map(Problem.init)
      if known == nil, !(error is CancellationError) {
        // Without the key, which the path holds.
        context.logger.error("page", metadata: ["path": "/act", "error": "\(error)"])
      }
      let problem =
        known ?? Problem(.internalServerError, Problem.words(.internalServerError))
      var response = Response.line(problem.message, status: problem.status)
      response.headers.append(contentsOf: problem.headers)
      return response
    }
  }
}

/// Adds the buttons of messages outside of the page.
func addReminderButtonRoutes(to router: RouteGroup, site: Site) {
  let wrongKeys = site.wrongButtons
  router.post("/act/:key") { request, context -> Response in
    let key = AccessToken(context.parameters.get("key") ?? "")
    guard let button = try site.ports.buttons.find(key) else {
      let origin = RequestOrigin(
        request.headers, peer: context.remoteAddress,
        proxies: site.ports.phones?.trustedProxies() ?? [])
      try await wrongKeys.hold(origin.address, context)
      return .line(ReminderPhrase.noSuchButton.text, status: .notFound)
    }
    return try WebDependencies.$viewer.withValue(Viewer(button.person)) {
      try site.press(button)
    }
  }
}

extension Site {
  fileprivate func press(_ button: ReminderButton) throws -> Response {
    do {
      let result = try button.press(in: ports.store, actionContext: ports.actionContext)
      try ports.buttons.markUsed(button)
      return .line(result.text, status: .ok)
    } catch let over as ButtonOver {
      return .line(over.phrase.text, status: .gone)
    }
  }
}
