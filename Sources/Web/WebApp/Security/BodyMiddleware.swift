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
  private let uploads = UploadGate()

  init(site: Site) { self.site = site }

  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard !request.isSafe else { return try await next(request, context) }
    let isPhoto = request.method == .post && Self.photoPaths.contains(request.uri.path)
    let photoLimit = isPhoto ? site.ports.webSettings().photos.maximumBytes : nil
    let limit = photoLimit.map { $0 + Self.besidePhoto } ?? context.maxUploadSize
    if let length = request.headers[.contentLength].flatMap({ Int($0) }),
      length > limit
    {
      throw Self.tooLarge(photoLimit)
    }
    if isPhoto {
      guard uploads.enter() else {
        throw Problem(
          .serviceUnavailable, WebPhrase.otherUploads.text, code: "busy",
          headers: [.retryAfter: "2"])
      }
    }
    defer { if isPhoto { uploads.leave() } }
    var (request, context) = (request, context)
    let body: ByteBuffer
    do {
      body = try await request.collectBody(upTo: limit)
    } catch is NIOTooManyBytesError {
      throw Self.tooLarge(photoLimit)
    }
    if isPhoto {
      try Self.takePhoto(body, from: &request, to: &context)
    } else if request.mediaType == "application/x-www-form-urlencoded" {
      context.form = FormFields(String(buffer: body))
    }
    return try await next(request, context)
  }

  /// The addresses at which photos arrive.
  private static let photoPaths: Set<String> = ["/photos", "\(API.root)/photos"]

  /// The problem of a body that is too large: the photo with its limit, if it is one.
  private static func tooLarge(_ photoLimit: Int?) -> Problem {
    guard let photoLimit else {
      return Problem(.contentTooLarge, Problem.words(.contentTooLarge))
    }
    let failure = RequestFailure(.tooLarge, .file, PhotoPhrase.fileTooLarge(limit: photoLimit))
    return Problem(
      .contentTooLarge, failure.pageText, code: failure.code.rawValue,
      field: failure.field?.rawValue)
  }

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
