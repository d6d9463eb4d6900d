import HTTPTypes
import Hummingbird
import Localization

/// Binds the language of a request: the first one of `Accept-Language` that Passby speaks.
///
/// Texts that a handler makes come out in that language. Logs are written outside of it.
struct LanguageMiddleware: RouterMiddleware {
  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let header = request.headers[.acceptLanguage]
    let language = header.flatMap { Languages.negotiated(acceptLanguage: $0) } ?? Languages.all[0]
    var response = try await Localizer.$current.withValue(Localizer(language)) {
      try await next(request, context)
    }
    if response.headers[.contentType]?.hasPrefix("text/html") == true {
      response.headers[.contentLanguage] = language.code
      response.headers.append(HTTPField(name: .vary, value: "Accept-Language"))
    }
    return response
  }
}
