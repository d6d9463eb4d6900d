import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import NIOCore

/// Reads a body that is a photo, or a form with one, up to the limit of photos in the settings.
struct PhotoBodyMiddleware: RouterMiddleware {
  /// The room for a thumbnail and the fields beside a photo, in bytes.
  private static let besidePhoto = 256 * 1024

  let ports: WebDependencies
  let uploads: UploadGate

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let limit = ports.webSettings().photos.maximumBytes
    guard request.headers[.contentLength].flatMap({ Int($0) }) ?? 0 <= limit + Self.besidePhoto
    else { throw Self.tooLarge(limit) }
    guard uploads.enter() else {
      throw Problem(
        .serviceUnavailable, WebPhrase.otherUploads.text, code: "busy",
        headers: [.retryAfter: "2"])
    }
    defer { uploads.leave() }
    var (request, context) = (request, context)
    let body = try await request.wholeBody(
      upTo: limit + Self.besidePhoto, orThrow: Self.tooLarge(limit))
    try Self.move(body, from: &request, to: &context)
    return try await next(request, context)
  }

  /// Returns the problem of a photo that is larger than the limit.
  private static func tooLarge(_ limit: Int) -> Problem {
    let failure = RequestFailure(.tooLarge, .file, PhotoPhrase.fileTooLarge(limit: limit))
    return Problem(
      .contentTooLarge, failure.pageText, code: failure.code.rawValue,
      field: failure.field?.rawValue)
  }

  /// Reads a form with files, or a photo that a program sends as it is, and releases the body.
  private static func move(
    _ body: ByteBuffer, from request: inout Request, to context: inout WebContext
  ) throws {
    let bytes = Array(body.readableBytesView)
    request.body = RequestBody(buffer: ByteBuffer())
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
  }
}
