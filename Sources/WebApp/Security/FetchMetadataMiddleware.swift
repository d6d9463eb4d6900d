import HTTPTypes
import Hummingbird

/// Refuses what another page makes the browser ask.
///
/// Source: Fetch Metadata Request Headers; RFC 6454. Programs other than browsers send neither header.
struct FetchMetadataMiddleware: RouterMiddleware {
  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard Self.isOwn(request) else {
      throw Problem(
        .forbidden, "This was asked for by a page that is not Passby's. Open Passby's own page.",
        code: "foreign_origin")
    }
    return try await next(request, context)
  }

  private static func isOwn(_ request: Request) -> Bool {
    if let site = request.headers[.fetchSite], site != "same-origin", site != "none" {
      // To follow a link from elsewhere is what links are for.
      guard request.isSafe, request.headers[.fetchMode] == "navigate" else { return false }
    }
    guard !request.isSafe, let origin = request.headers[.origin] else { return true }
    let authority = request.head.authority?.lowercased() ?? ""
    return ["http://\(authority)", "https://\(authority)"].contains(origin.lowercased())
  }
}

extension Request {
  /// Whether it only looks.
  var isSafe: Bool { method == .get || method == .head }
}
