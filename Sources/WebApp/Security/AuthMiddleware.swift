import Foundation
import HTTPTypes
import Hummingbird

/// Lets in those who have logged in, or carry the token; where no token is needed, everybody.
struct AuthMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let (keeper, now) = (site.authenticator, site.clock())
    var context = context
    if let token = request.bearerToken, keeper.isTokenNeeded {
      _ = try keeper.admit(AccessToken(token), from: context.remoteAddress, now: now)
      context.carriesToken = true
      return try await next(request, context)
    }
    let known = keeper.visitor(cookie: request.cookies[context.cookieName]?.value, now: now)
    let visitor = known ?? .new()
    context.visitor = visitor
    context.csrf = keeper.csrf(for: visitor)
    context.isLoggedIn = visitor.isLoggedIn
    if keeper.isTokenNeeded, !visitor.isLoggedIn, !Self.isPublic(request.uri.path) {
      return try refusal(request)
    }
    var response = try await next(request, context)
    if known == nil, response.isPage, !response.headers.contains(.setCookie) {
      response.setCookie(Self.cookie(visitor, for: request, context))
    }
    return response
  }

  /// What a stranger may see: how to log in, and what that page is made of.
  private static func isPublic(_ path: String) -> Bool {
    path == "/login" || path.hasPrefix("/static/")
  }

  private func refusal(_ request: Request) throws -> Response {
    guard request.isSafe, !request.wantsJSON, request.headers[.fragment] == nil,
      request.uri.path != "/events"
    else {
      throw Problem(
        .unauthorized,
        "Log in first, or send the header \"Authorization: Bearer TOKEN\" with the token of \"passby web token\".",
        headers: [.wwwAuthenticate: "Bearer realm=\"passby\""])
    }
    let target = request.head.path ?? "/"
    let query = target == "/" ? "" : "?next=\(target.percentEncoded)"
    return Response(status: .seeOther, headers: [.location: "/login\(query)"])
  }

  /// The cookie that a browser keeps.
  static func cookie(_ visitor: WebSession, for request: Request, _ context: WebContext) -> Cookie {
    Cookie(
      name: context.cookieName, value: visitor.cookie,
      maxAge: visitor.isLoggedIn ? Int(WebSession.sessionSeconds) : nil, path: "/",
      // Only what stands before us knows whether the browser speaks https.
      secure: request.headers[.forwardedProtocol]?.lowercased() == "https", httpOnly: true,
      sameSite: .strict)
  }
}

extension Request {
  /// The token in `Authorization: Bearer TOKEN`.
  fileprivate var bearerToken: String? {
    guard let header = headers[.authorization] else { return nil }
    let parts = header.split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }
}

extension Response {
  /// Whether it is a page, and not a file or an answer to a program.
  fileprivate var isPage: Bool { headers[.contentType]?.hasPrefix("text/html") ?? false }
}
