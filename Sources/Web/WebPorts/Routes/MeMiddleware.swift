import HTTPServer
import Hummingbird

/// Answers 404 to others than the user of this machine, who alone changes settings, tokens and keys
/// (V17).
struct MeMiddleware: RouterMiddleware {
  let ports: WebDependencies

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    try ports.requireMe()
    return try await next(request, context)
  }
}
