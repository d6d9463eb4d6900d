import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import WebPorts

/// Binds the present year and the language of a request: that of the settings, else the best one of
/// `Accept-Language`, else English.
///
/// Texts that a handler makes come out in that language, those of pages without commands. Logs are
/// written outside of it.
struct LanguageMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let settings = site.ports.webSettings()
    let localizer = settings.localizer(
      acceptLanguage: request.headers[.acceptLanguage], zone: request.browserZone
    )
    .speaking(to: request.uri.path.hasPrefix("/api/") ? .terminal : .page)
    let year = site.ports.actionContext.presentYear
    var response = try await Localizer.$current.withValue(localizer) {
      try await Localizer.$presentYear.withValue(year) { try await next(request, context) }
    }
    let type = response.headers[.contentType] ?? ""
    if type.hasPrefix("text/html") || type.hasPrefix("application/json")
      || type.hasPrefix("application/problem+json") || type == "application/manifest+json"
    {
      response.headers[.contentLanguage] = localizer.language.code
      response.headers.append(HTTPField(name: .vary, value: "Accept-Language"))
    }
    return response
  }
}

extension WebSettings {
  /// Returns the language and the conventions for the languages that a browser accepts, with its
  /// zone, else with that of this machine.
  fileprivate func localizer(acceptLanguage: String?, zone: TimeZone?) -> Localizer {
    let language =
      language.flatMap { Languages.named($0) }
      ?? acceptLanguage.flatMap { Languages.negotiated(acceptLanguage: $0) }
    return Localizer(
      language ?? Languages.all[0], clock: clock, firstWeekday: firstWeekday,
      zone: zone ?? actionContext.machineZone)
  }
}

extension Request {
  /// The zone of the browser's wall clock, which a script leaves in a cookie (Y10); `nil` for one
  /// that the zone database does not have.
  fileprivate var browserZone: TimeZone? {
    guard let name = cookies["passby_zone"]?.value, name.utf8.count <= 64 else { return nil }
    return TimeZone(identifier: name)
  }
}
