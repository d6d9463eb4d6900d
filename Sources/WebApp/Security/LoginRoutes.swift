import Foundation
import HTTPTypes
import Hummingbird

/// Adds the page that asks for the token, and the way out.
func addLoginRoutes(to router: Router<WebContext>, site: Site) {
  router.get("/login") { request, context -> Response in
    let next = LocalAddress(FormFields(query: request)["next"]).text
    guard site.authenticator.isTokenNeeded, !context.isLoggedIn else {
      return Response(status: .seeOther, headers: [.location: next])
    }
    return try site.login(next: next, for: context)
  }
  router.post("/login") { request, context -> Response in
    let form = try await FormFields(body: request, context)
    let next = LocalAddress(form["next"]).text
    do {
      let token = AccessToken(form.text("token") ?? "")
      let visitor = try site.authenticator.admit(
        token, from: context.remoteAddress, now: site.clock())
      var response = Response(status: .seeOther, headers: [.location: next])
      response.setCookie(AuthMiddleware.cookie(visitor, for: request, context))
      return response
    } catch let problem as Problem where !request.wantsJSON {
      return try site.login(next: next, problem: problem, for: context)
    }
  }
  router.post("/logout") { request, context -> Response in
    if let visitor = context.visitor, visitor.isLoggedIn { site.authenticator.end(visitor) }
    var response = Response(status: .seeOther, headers: [.location: "/login"])
    response.setCookie(
      Cookie(
        name: context.cookieName, value: "", maxAge: 0, path: "/", httpOnly: true,
        sameSite: .strict))
    return response
  }
}

extension Site {
  /// The page that asks for the token.
  fileprivate func login(
    next: String, problem: Problem? = nil, for context: WebContext
  ) throws -> Response {
    var content: [String: Any] = ["next": next]
    content["error"] = problem?.message
    var response = try page(
      "login", title: "Log in", content: content, status: problem?.status ?? .ok, for: context)
    response.headers.append(contentsOf: problem?.headers ?? [:])
    return response
  }
}
