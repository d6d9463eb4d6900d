import HTTPTypes
import Hummingbird
import NIOCore
import Text

/// Reads the whole body of a request, up to a limit, and parses a form once for all that follow.
struct BodyMiddleware: RouterMiddleware {
  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard !request.isSafe else { return try await next(request, context) }
    if let length = request.headers[.contentLength].flatMap({ Int($0) }),
      length > context.maxUploadSize
    {
      throw Problem(.contentTooLarge, Problem.words(.contentTooLarge))
    }
    var (request, context) = (request, context)
    let body = try await request.collectBody(upTo: context.maxUploadSize)
    if request.mediaType == "application/x-www-form-urlencoded" {
      context.form = FormFields(String(buffer: body))
    }
    return try await next(request, context)
  }
}

extension Request {
  /// The media type of the body in lowercase, without parameters.
  var mediaType: String? {
    headers[.contentType]?.prefix { $0 != ";" }.lowercased().trimmingBlanks
  }
}
