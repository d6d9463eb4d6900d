import Application
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import NIOCore
import Synchronization

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

/// A limit of the uploads that are in memory at once: each takes several times the size of a photo.
final class UploadGate: Sendable {
  /// The most uploads at once.
  static let most = 3

  private let count = Mutex(0)

  /// Occupies a place; returns false if none is free.
  func enter() -> Bool {
    count.withLock { count in
      guard count < Self.most else { return false }
      count += 1
      return true
    }
  }

  /// Releases the place.
  func leave() { count.withLock { $0 -= 1 } }
}

/// The kind of a body that may be larger than a form.
package enum UploadKind: Sendable {
  /// A photo.
  case photo
  /// A file of another program.
  case file

  /// The length limit in bytes, without what stands beside it in a form.
  func limit(_ settings: WebSettings) -> Int {
    switch self {
    case .photo: settings.actionContext.photos.maximumBytes
    // On the way back to the page a file is in Base64.
    case .file: settings.importBytes
    }
  }

  /// Returns the refusal of a larger body.
  func tooLarge(_ limit: Int) -> Refusal {
    switch self {
    case .photo: Refusal(.tooLarge, .file, PhotoPhrase.fileTooLarge(limit: limit))
    case .file: Refusal(.tooLarge, .file, ExchangePhrase.fileTooLarge(limit: limit))
    }
  }
}
