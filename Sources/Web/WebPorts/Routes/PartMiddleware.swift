import Application
package import HTTPServer
import Hummingbird
package import Localization

/// Answers 404 for the routes of a part while it is off (T11).
struct PartMiddleware: RouterMiddleware {
  let part: Part
  let ports: WebDependencies

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    if let problem = ports.problem(ofPart: part) { throw problem }
    return try await next(request, context)
  }
}

extension WebDependencies {
  /// Returns the problem that a part is off; `nil` while it is on.
  package func problem(ofPart part: Part) -> Problem? {
    guard !webSettings().parts.contains(part) else { return nil }
    return Problem(.notFound, SettingsPhrase.isOff(part, setting: Part.setting))
  }
}
