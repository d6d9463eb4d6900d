import Application
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Localization

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
  /// The page that the form was on, to go back to.
  var back: LocalAddress?
  /// The form that repeats what was refused as a repetition.
  var repetition: Repetition?
  /// The address of the site, where the request went to a wrong one.
  var ownAddress: String?

  /// A form that is sent once more.
  struct Repetition {
    let path: String
    let fields: [(name: String, value: String)]
  }

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
    let (methods, part) =
      error.status == .notFound ? site.methods.known(request.uri.path) : ([], nil)
    if let part, let problem = site.problem(ofPart: part) {
      self = problem
      return
    }
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
    WebPhrase.problemTitle(status: status.code, reason: status.reasonPhrase).text
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

  /// Returns the message of a status for which there is no better one, in the language in force.
  static func words(_ status: HTTPResponse.Status) -> String {
    let phrase: WebPhrase =
      switch status {
      case .notFound: .nothingHere
      case .methodNotAllowed: .wrongMethod
      case .contentTooLarge: .bodyTooLarge
      case .internalServerError: .internalError
      case .badRequest: .unreadableRequest
      default: .requestRefused
      }
    return phrase.text
  }

  private static func word(_ status: HTTPResponse.Status) -> String {
    switch status {
    case .internalServerError: "internal"
    default:
      status.reasonPhrase.lowercased().map { $0.isLetter ? String($0) : "_" }.joined()
    }
  }
}
