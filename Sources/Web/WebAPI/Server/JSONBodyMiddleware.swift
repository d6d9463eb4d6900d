import HTTPServer
import HTTPTypes
import Hummingbird
import Localization

/// Requires that a POST to the API is JSON, which no other site can make a browser send unasked.
///
/// It guards the API's routes only, so that an unknown address or method gets its own answer.
struct JSONBodyMiddleware: RouterMiddleware {
  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard request.method != .post || request.mediaType == "application/json" else {
      throw Problem(.unsupportedMediaType, WebPhrase.jsonExpected.text)
    }
    return try await next(request, context)
  }
}
