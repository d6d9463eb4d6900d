import Application
import HTTPTypes
import Hummingbird
import HummingbirdCore

/// An error response, for people and programs.
struct Problem: Error {
  let status: HTTPResponse.Status
  /// A sentence that says what went wrong and what to do.
  let message: String
  /// A stable word for programs, such as `not_found`.
  let code: String
  /// The field to blame.
  let field: String?
  var headers: HTTPFields = [:]

  /// Creates a problem; the code defaults to that of the status.
  init(
    _ status: HTTPResponse.Status, _ message: String, code: String? = nil, field: String? = nil,
    headers: HTTPFields = [:]
  ) {
    self.status = status
    self.message = message
    self.code = code ?? Self.word(status)
    self.field = field
    self.headers = headers
  }

  /// Converts a routing error; reports 405 with `Allow` if the path exists for another method.
  init(_ error: any HTTPResponseError, of request: Request, on site: Site) {
    let methods = error.status == .notFound ? site.methods.methods(of: request.uri.path) : []
    guard methods.isEmpty || methods.contains(request.method.rawValue) else {
      self.init(
        .methodNotAllowed, Self.words(.methodNotAllowed),
        headers: [.allow: methods.joined(separator: ", ")])
      return
    }
    self.init(error.status, (error as? HTTPError)?.body ?? Self.words(error.status))
  }

  /// The heading of its page.
  var title: String {
    switch status {
    case .notFound: "Not found"
    case .internalServerError: "Something went wrong"
    default: status.reasonPhrase.isEmpty ? "Status \(status.code)" : status.reasonPhrase
    }
  }

  /// The response body for programs.
  var json: JSON {
    .object([
      (
        "error",
        .object([
          ("code", .string(code)), ("field", JSON(field)), ("message", .string(message)),
        ])
      )
    ])
  }

  /// Returns the message of a status for which there is no better one.
  static func words(_ status: HTTPResponse.Status) -> String {
    switch status {
    case .notFound: "There is nothing at this address. Check it, or begin with the tasks."
    case .methodNotAllowed: "This address cannot be used in this way."
    case .contentTooLarge: "That is too much at once: at most 64 kB are read."
    case .internalServerError: "Something went wrong here; the log of \"passby run\" says what."
    case .badRequest: "The request could not be read."
    default: "The request was refused."
    }
  }

  private static func word(_ status: HTTPResponse.Status) -> String {
    switch status {
    case .internalServerError: "internal"
    default:
      status.reasonPhrase.lowercased().map { $0.isLetter ? String($0) : "_" }.joined()
    }
  }
}
