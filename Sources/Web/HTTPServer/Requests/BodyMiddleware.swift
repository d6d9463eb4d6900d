import Application
import HTTPTypes
import Hummingbird
import Localization
import NIOCore
import Text

/// Reads the whole body of a request, up to a limit, and parses a form once for all that follow.
struct BodyMiddleware: RouterMiddleware {
  @concurrent func handle(
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

extension Request {
  /// The media type of the body in lowercase, without parameters.
  var mediaType: String? {
    headers[.contentType]?.prefix { $0 != ";" }.lowercased().trimmingBlanks
  }

  /// Reads the body; throws `problem` if it is longer than `limit` bytes, without reading it if the
  /// request says so.
  mutating func wholeBody(
    upTo limit: Int, orThrow problem: @autoclosure () -> Problem
  ) async throws -> ByteBuffer {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw problem()
    }
    do {
      return try await collectBody(upTo: limit)
    } catch is NIOTooManyBytesError {
      throw problem()
    }
  }
}
