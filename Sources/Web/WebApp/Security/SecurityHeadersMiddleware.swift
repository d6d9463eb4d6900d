import Foundation
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

/// The content security policy: a page loads its own files and the map tiles that the user chose.
enum ContentPolicy {
  /// Returns the policy for the settings in force.
  ///
  /// Source: Content Security Policy Level 3.
  static func text(_ webSettings: WebSettings) -> String {
    let tiles = webSettings.tilesFile == nil ? origin(of: webSettings.tiles) : nil
    return [
      "default-src 'none'", "script-src 'self'", "style-src 'self'",
      "img-src 'self' data:" + (tiles.map { " \($0)" } ?? ""), "connect-src 'self'",
      "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "manifest-src 'self'",
    ].joined(separator: "; ")
  }

  /// Returns the scheme, host and port of the tile server.
  private static func origin(of tiles: String?) -> String? {
    guard let tiles else { return nil }
    let example = ["{z}", "{x}", "{y}"].reduce(tiles) { $0.replacing($1, with: "1") }
    guard let url = URLComponents(string: example), let scheme = url.scheme, let host = url.host,
      // A separator of sources or directives would change the policy, and `*` means any host.
      !host.contains(where: { " ;,'\"*".contains($0) })
    else { return nil }
    return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")"
  }
}
