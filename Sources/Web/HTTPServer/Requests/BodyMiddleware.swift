import Application
import HTTPTypes
package import Hummingbird
import Localization
import NIOCore
import Text

/// Reads the whole body of a request, up to a limit, and parses a form once for all that follow.
package struct BodyMiddleware: RouterMiddleware {
  package init() {}

  @concurrent package func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard !request.isSafe else { return try await next(request, context) }
    var (request, context) = (request, context)
    let body = try await request.wholeBody(
      upTo: context.maxUploadSize,
      orThrow: Problem(.contentTooLarge, Problem.words(.contentTooLarge)))
    if request.mediaType == "application/x-www-form-urlencoded" {
      context.form = FormFields(String(buffer: body))
    }
    return try await next(request, context)
  }
}
