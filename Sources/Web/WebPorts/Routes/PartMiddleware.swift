import Hummingbird
import Localization

/// Answers 404 for the routes of a part while it is off (T11).
struct PartMiddleware: RouterMiddleware {
  let part: Part
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    if let problem = site.problem(ofPart: part) { throw problem }
    return try await next(request, context)
  }
}

extension Site {
  /// Returns the problem that a part is off; `nil` while it is on.
  func problem(ofPart part: Part) -> Problem? {
    guard !ports.webSettings().parts.contains(part) else { return nil }
    return Problem(.notFound, SettingsPhrase.isOff(part, setting: Part.setting).text)
  }
}
