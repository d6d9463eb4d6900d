import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Text

/// Requires a session or the token, unless the page is open to this machine without one.
struct AuthMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    // A key was checked, and opens this address.
    guard context.keyed == nil, !ReminderButtonGate.isAddress(request.uri.path) else {
      return try await next(request, context)
    }
    let authenticator = site.authenticator
    var context = context
    if let token = request.bearerToken, authenticator.isTokenNeeded {
      context.grant = try authenticator.grant(AccessToken(token))
    } else {
      context.grant = authenticator.grant(
        cookie: request.cookies[context.cookieName]?.value, now: site.clock())
    }
    context.account = context.grant.flatMap {
      authenticator.account(of: $0, now: site.clock())
    }
    guard context.account != nil || Self.isPublic(request.uri.path) else {
      return try refusal(request)
    }
    return try await next(request, context)
  }

  /// Returns true for the login page and the files that it loads; all that these reveal is the
  /// appearance.
  private static func isPublic(_ path: String) -> Bool {
    path.hasPrefix("/static/")
      || ["/login", "/favicon.ico", "/manifest.webmanifest", "/sw.js"].contains(path)
  }

  private func refusal(_ request: Request) throws -> Response {
    guard request.isSafe, !request.wantsJSON, request.headers[.fragment] == nil,
      request.uri.path != "/events"
    else {
      throw Problem(
        .unauthorized, WebPhrase.loginNeeded.text,
        headers: [.wwwAuthenticate: "Bearer realm=\"passby\""])
    }
    let target = request.head.path ?? "/"
    let query = target == "/" ? "" : "?next=\(target.percentEncoded)"
    return Response(status: .seeOther, headers: [.location: "/login\(query)"])
  }
}
