import HTTPServer
import HTTPTypes
import Hummingbird
import WebPorts

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
    // Tile servers such as OpenStreetMap's refuse requests without a referrer.
    let hasTileServer = webSettings.tiles != nil && webSettings.tilesFile == nil
    if response.headers[.referrerPolicy] == nil {
      response.headers[.referrerPolicy] =
        hasTileServer && request.uri.path == "/map" ? "strict-origin" : "same-origin"
    }
    response.headers[.crossOriginOpenerPolicy] = "same-origin"
    response.headers[.crossOriginResourcePolicy] = "same-origin"
    // For browsers without support for frame-ancestors.
    response.headers[.xFrameOptions] = "DENY"
    return response
  }
}
