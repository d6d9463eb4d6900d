import HTTPTypes
import Hummingbird
import NIOCore

/// Reads the bodies of requests, up to a limit, and refuses forms that no page of ours has shown.
///
/// Programs at `/api` need no form's secret, for they have no cookie to be misused; what they send must be JSON, which a page elsewhere cannot
/// make a browser send without asking first, and we never say yes.
struct CSRFMiddleware: RouterMiddleware {
  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard !request.isSafe else { return try await next(request, context) }
    var request = request
    if let length = request.headers[.contentLength].flatMap({ Int($0) }),
      length > context.maxUploadSize
    {
      throw Problem(.contentTooLarge, Problem.words(.contentTooLarge))
    }
    let body = try await request.collectBody(upTo: context.maxUploadSize)
    if context.carriesToken { return try await next(request, context) }
    let kind = request.headers[.contentType]?.lowercased() ?? ""
    if request.uri.path.hasPrefix("/api/") {
      guard request.method != .post || kind.hasPrefix("application/json") else {
        throw Problem(
          .unsupportedMediaType, "A POST needs the header \"Content-Type: application/json\".")
      }
      return try await next(request, context)
    }
    let isForm = kind.hasPrefix("application/x-www-form-urlencoded")
    let given =
      request.headers[.csrfToken] ?? (isForm ? FormFields(String(buffer: body))["csrf"] : nil) ?? ""
    guard let visitor = context.visitor, site.authenticator.isRight(given, of: visitor) else {
      throw Problem(
        .forbidden,
        "This form was shown before Passby was started anew, or by somebody else. Go back, load the page again, and try once more.",
        code: "stale_form")
    }
    return try await next(request, context)
  }
}
