import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import NIOCore

/// Reads a body that is a photo or a file, or a form with one, up to its limit in the settings.
struct UploadBodyMiddleware: RouterMiddleware {
  /// The room for a thumbnail and the fields beside a photo, in bytes.
  private static let besidePhoto = 256 * 1024

  let kind: UploadKind
  let ports: WebDependencies
  let uploads: UploadGate

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let limit = kind.limit(ports.webSettings())
    guard request.headers[.contentLength].flatMap({ Int($0) }) ?? 0 <= limit + Self.besidePhoto
    else { throw kind.tooLarge(limit) }
    guard uploads.enter() else {
      throw Problem(
        .serviceUnavailable, WebPhrase.otherUploads.text, code: "busy",
        headers: [.retryAfter: "2"])
    }
    defer { uploads.leave() }
    var (request, context) = (request, context)
    let body = try await request.wholeBody(
      upTo: limit + Self.besidePhoto, orThrow: kind.tooLarge(limit))
    request.body = RequestBody(buffer: ByteBuffer())
    context = try await withTaskExecutorPreference(SerialExecutor.files) { [request, context] in
      try await Self.taking(body, of: request, in: context)
    }
    return try await next(request, context)
  }

  /// Returns the context with what a body has; large forms take their time.
  @concurrent private static func taking(
    _ body: ByteBuffer, of request: Request, in context: WebContext
  ) async throws -> WebContext {
    var context = context
    let bytes = Array(body.readableBytesView)
    switch request.mediaType {
    case "multipart/form-data":
      let type = request.headers[.contentType] ?? ""
      guard let form = MultipartForm(bytes, contentType: type) else {
        throw Problem(.badRequest, PhotoPhrase.notAForm.text)
      }
      context.form = form.fields
      context.files = form.files
    case "application/x-www-form-urlencoded":
      context.form = FormFields(String(decoding: bytes, as: UTF8.self))
    default: context.upload = bytes
    }
    return context
  }
}
