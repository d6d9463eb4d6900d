package import Application
package import HTTPServer
import HTTPTypes
package import Localization
import Model
import Text

extension Problem {
  /// Creates the problem for an error in the user's request; `nil` for any other error.
  package init?(refusing error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case TodoError.doneAlready(let name, let lastDone, let zone):
      let moment = Formatted.full(lastDone, in: zone)
      self.init(
        .conflict, ActionPhrase.doneAlready(name: name.oneLine, moment: moment).text,
        code: "done_already")
    case let sameName as SameName:
      self.init(.conflict, sameName.text, code: "same_name")
    default:
      guard let failure = Refusal(error), failure.code.status.kind == .clientError else {
        return nil
      }
      self.init(
        failure.code.status, failure.pageText, code: failure.code.rawValue,
        field: failure.field?.rawValue)
      if !failure.readings.isEmpty {
        details = [("readings", .array(failure.readings.map(\.json)))]
      }
    }
  }

  /// Creates the problem of a refusal; the field may be one that forms alone have.
  package init(_ code: Refusal.Code, _ phrase: any Phrase, field: String? = nil) {
    self.init(code.status, phrase.text, code: code.rawValue, field: field)
  }
}

extension Refusal.Code {
  /// The status of the response; 500 for what is no fault of the request.
  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .usage: .unprocessableContent
    case .refused: .conflict
    case .notFound: .notFound
    case .badData: .unsupportedMediaType
    case .tooLarge: .contentTooLarge
    case .unavailable, .inputOutput, .busy, .configuration: .internalServerError
    }
  }
}
