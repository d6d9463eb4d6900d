import Application
import HTTPTypes
import Hummingbird
import Localization
import NIOCore
import Text

/// Reads the whole body of a request, up to a limit, and parses a form once for all that follow.
struct BodyMiddleware: RouterMiddleware {
  /// The room for a thumbnail and the fields beside a photo, in bytes.
  private static let besidePhoto = 256 * 1024

  let site: Site

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard !request.isSafe else { return try await next(request, context) }
    let isPhoto = request.method == .post && Self.photoPaths.contains(request.uri.path)
    let limit =
      isPhoto
      ? site.ports.webSettings().photos.maximumBytes + Self.besidePhoto : context.maxUploadSize
    if let length = request.headers[.contentLength].flatMap({ Int($0) }),
      length > limit
    {
      throw Problem(.contentTooLarge, Problem.words(.contentTooLarge))
    }
    var (request, context) = (request, context)
    let body = try await request.collectBody(upTo: limit)
    if isPhoto {
      try Self.takePhoto(body, from: &request, to: &context)
    } else if request.mediaType == "application/x-www-form-urlencoded" {
      context.form = FormFields(String(buffer: body))
    }
    return try await next(request, context)
  }

  /// The addresses at which photos arrive.
  private static let photoPaths: Set<String> = ["/photos", "\(API.root)/photos"]

  /// Reads a form with files, or a photo that a program sends as it is, and lets go of the body.
  private static func takePhoto(
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

extension Request {
  /// The media type of the body in lowercase, without parameters.
  var mediaType: String? {
    headers[.contentType]?.prefix { $0 != ";" }.lowercased().trimmingBlanks
  }
}
