package import HTTPTypes
import Hummingbird
import HummingbirdCore
import Localization
package import Text

/// An error response, for people and programs.
package struct Problem: Error {
  package let status: HTTPResponse.Status
  /// A sentence about what went wrong and what to do.
  package let message: String
  /// A stable word for programs, such as `not_found`.
  package let code: String
  /// The field to blame.
  package let field: String?
  package var headers: HTTPFields = [:]
  /// Keys beside `error` in the answer for programs.
  package var details: [(String, JSON)] = []
  /// The page that the form was on, to go back to.
  package var back: LocalAddress?
  /// The form that repeats what was refused as a repetition.
  package var repetition: Repetition?
  /// The address of the site, where the request went to a wrong one.
  package var ownAddress: String?

  /// A form that is sent once more.
  package struct Repetition {
    package let path: String
    package let fields: [(name: String, value: String)]
    /// The word of its button.
    package let word: String

    /// Creates a form of the fields that it had.
    package init(
      path: String, fields: [(name: String, value: String)],
      word: String? = nil
    ) {
      (self.path, self.fields) = (path, fields)
      self.word = word ?? PagePhrase.doOnceMore.text
    }
  }

  /// Creates a problem; the code defaults to that of the status.
  package init(
    _ status: HTTPResponse.Status, _ message: String, code: String? = nil, field: String? = nil,
    headers: HTTPFields = [:]
  ) {
    self.status = status
    self.message = message
    self.code = code ?? Self.word(status)
    self.field = field
    self.headers = headers
  }

  /// The heading of its page.
  package var title: String {
    WebPhrase.problemTitle(status: status.code, reason: status.reasonPhrase).text
  }

  /// The response body for programs.
  package var json: JSON {
    .object([
      (
        "error",
        .object([
          ("code", .string(code)), ("field", JSON(field)), ("message", .string(message)),
        ])
      )
    ]).adding(details)
  }

  /// Returns the message of a status for which there is no better one, in the language in force.
  package static func words(_ status: HTTPResponse.Status) -> String {
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
