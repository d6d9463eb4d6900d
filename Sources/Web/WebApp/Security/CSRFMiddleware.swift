import HTTPServer
import HTTPTypes
import Hummingbird
import Localization

/// Refuses requests that another site makes the browser send (CSRF).
///
/// Browsers name the origin of every request that changes something, in `Origin`, in
/// `Sec-Fetch-Site` or in both. One of the two must show our own origin. A request with neither is
/// allowed only if no browser can send it unasked: with a bearer token, or below `/api`, where a
/// body must be JSON. In addition, the cookie is `SameSite=Strict`.
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
    guard context.keyed == nil else { return true }
    let fetchSite = request.headers[.fetchSite]
    if let fetchSite, fetchSite != "same-origin", fetchSite != "none" {
      // A link from another site may be followed.
      return request.isSafe && request.headers[.fetchMode] == "navigate"
    }
    guard !request.isSafe else { return true }
    guard let origin = request.headers[.origin]?.lowercased() else {
      return fetchSite != nil || request.isForAPI
        || request.bearerToken != nil && site.authenticator.isTokenNeeded
    }
    return ["http://\(context.authority)", "https://\(context.authority)"].contains(origin)
  }
}
