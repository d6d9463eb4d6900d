import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import WebPorts

/// Adds the login page and the logout.
func addLoginRoutes(to router: RouteGroup, site: Site) {
  router.get("/login") { request, context -> Response in
    let next = LocalAddress(FormFields(query: request)["next"]).text
    guard site.authenticator.isTokenNeeded, context.grant == nil else {
      return Response(status: .seeOther, headers: [.location: next])
    }
    return try site.login(next: next, for: context)
  }
  router.post("/login") { request, context -> Response in
    let next = LocalAddress(context.form["next"]).text
    do {
      let token = AccessToken(context.form.text("token") ?? "")
      let now = site.clock()
      let own = site.loginCode.use(token, now: now) ? site.authenticator.logInOwn(now: now) : nil
      let cookie = try own ?? site.authenticator.logIn(token, now: now)
      var response = Response(status: .seeOther, headers: [.location: next])
      response.setCookie(Site.cookie(cookie, for: request, context))
      return response
    } catch let problem as Problem where !request.wantsJSON {
      return try site.login(next: next, problem: problem, for: context)
    }
  }
  router.post("/logout") { request, context -> Response in
    if case .session(let cookie)? = context.grant {
      defer { site.ports.live.closeRevoked() }
      try site.authenticator.logOut(cookie: cookie)
    }
    // The list that the browser keeps for the time without a connection goes as well.
    var response = Response(
      status: .seeOther, headers: [.location: "/login", .clearSiteData: "\"cache\", \"storage\""])
    response.setCookie(Site.cookie("", maxAge: 0, for: request, context))
    return response
  }
}

extension Site {
  /// Returns the login page.
  fileprivate func login(
    next: String, problem: Problem? = nil, for context: WebContext
  ) throws -> Response {
    var response = try page(
      LoginPage(next: next, error: problem?.message), of: nil, title: PagePhrase.logIn.text,
      status: problem?.status ?? .ok, for: context)
    response.headers.append(contentsOf: problem?.headers ?? [:])
    return response
  }

  /// Returns the cookie of a session; scripts and other sites do not get it.
  static func cookie(
    _ value: String, maxAge: Int = Int(WebSession.lifetimeSeconds), for request: Request,
    _ context: WebContext
  ) -> Cookie {
    Cookie(
      name: context.cookieName, value: value, maxAge: maxAge, path: "/",
      // Only a proxy in front can see whether the browser uses https.
      secure: request.headers.forwardedScheme == "https", httpOnly: true,
      sameSite: .strict)
  }
}

/// The form for the token.
struct LoginPage: TemplateView {
  static let template = "login"

  /// The page to go on to.
  let next: String
  let error: String?
}

extension HTTPField.Name {
  /// The header that empties what a browser keeps.
  ///
  /// Source: Clear Site Data (W3C).
  fileprivate static let clearSiteData = HTTPField.Name("Clear-Site-Data") ?? .cacheControl
}
