import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import WebPorts

/// Refuses requests that another site makes the browser send (CSRF).
///
/// Browsers name the origin of every request that changes something, in `Origin`, in
/// `Sec-Fetch-Site` or in both; those without scripts, such as w3m, only in `Referer`. It must be
/// our own. A request without any of them is allowed only if no browser can send it unasked: with a
/// bearer token, or below `/api`, where a body must be JSON. In addition, the cookie is
/// `SameSite=Strict`.
///
/// Sources: Fetch Metadata Request Headers; RFC 6454; OWASP, Cross-Site Request Forgery Prevention.
struct CSRFMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard isOwn(request, context) else {
      throw Problem(.forbidden, WebPhrase.foreignOrigin.text, code: "foreign_origin")
    }
    return try await next(request, context)
  }

  private func isOwn(_ request: Request, _ context: WebContext) -> Bool {
    // Another site does not know the key, and a browser does not send it unasked.
    guard context.keyed == nil, !ReminderButtonGate.isAddress(request.uri.path) else { return true }
    let fetchSite = request.headers[.fetchSite]
    if let fetchSite, fetchSite != "same-origin", fetchSite != "none" {
      // A link from another site may be followed.
      return request.isSafe && request.headers[.fetchMode] == "navigate"
    }
    guard !request.isSafe else { return true }
    if let origin = request.headers[.origin] {
      return WebOrigin(header: origin).map { isOwn($0, fetchSite, context) } ?? false
    }
    if fetchSite != nil || request.isForAPI { return true }
    if request.bearerToken != nil, site.authenticator.isTokenNeeded { return true }
    return request.headers[.referer].flatMap { WebOrigin(address: $0) }.map {
      isOwn($0, nil, context)
    } ?? false
  }

  /// Returns true for an origin of our pages, by the host that the request was sent to, or by the
  /// settings where a proxy replaces that.
  private func isOwn(_ origin: WebOrigin, _ fetchSite: String?, _ context: WebContext) -> Bool {
    guard let host = context.host else { return false }
    if origin.isOrigin(of: host) { return true }
    let isSameHost = origin.host == host.withoutPoint
    // A proxy that leaves out the port, as nginx does with `$host`: the browser has compared it.
    if isSameHost, host.port == nil, fetchSite == "same-origin" { return true }
    let webSettings = site.ports.webSettings()
    return webSettings.publicURL.flatMap { WebOrigin(address: $0) } == origin
      || !isSameHost && origin.hasUsualPort && webSettings.hosts.contains(origin.host)
  }
}
