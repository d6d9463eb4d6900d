import HTTPTypes
import Hummingbird

/// Adds the security headers to every response.
struct SecurityHeadersMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    let webSettings = site.ports.webSettings()
    // A photo has a stricter one.
    if response.headers[.contentSecurityPolicy] == nil {
      response.headers[.contentSecurityPolicy] = ContentPolicy.text(webSettings)
    }
    response.headers[.xContentTypeOptions] = "nosniff"
    // Tile servers such as OpenStreetMap's refuse requests that do not say from where they come.
    let hasTileServer = webSettings.tiles != nil && webSettings.tilesFile == nil
    response.headers[.referrerPolicy] =
      hasTileServer && request.uri.path == "/map" ? "strict-origin" : "same-origin"
    response.headers[.crossOriginOpenerPolicy] = "same-origin"
    response.headers[.crossOriginResourcePolicy] = "same-origin"
    // For browsers without support for frame-ancestors.
    response.headers[.xFrameOptions] = "DENY"
    return response
  }
}

extension HTTPField.Name {
  static let referrerPolicy = known("Referrer-Policy")
  static let crossOriginOpenerPolicy = known("Cross-Origin-Opener-Policy")
  static let xFrameOptions = known("X-Frame-Options")
  static let fetchSite = known("Sec-Fetch-Site")
  static let fetchMode = known("Sec-Fetch-Mode")
  static let forwardedProtocol = known("X-Forwarded-Proto")
  static let forwardedFor = known("X-Forwarded-For")
  static let lastEventID = known("Last-Event-ID")
  static let fragment = known("X-Fragment")

  static func known(_ name: String) -> Self {
    guard let field = Self(name) else { preconditionFailure("\(name) is no name of a field") }
    return field
  }
}
