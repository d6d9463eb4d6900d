import Application
import HTTPServer
import HTTPTypes
import Localization
import Model

extension Problem {
  /// Creates the problem for an error in the user's request; `nil` for any other error.
  package init?(refusing error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case TodoError.doneAlready(let name, let lastDone, let zone):
      let moment = Wording.full(lastDone, in: zone)
      self.init(
        .conflict, ActionPhrase.doneAlready(name: Wording.name(name), moment: moment).text,
        code: "done_already")
    default:
      guard let failure = RequestFailure(error), let status = failure.code.status else {
        return nil
      }
      self.init(
        status, failure.pageText, code: failure.code.rawValue, field: failure.field?.rawValue)
    }
  }
}

extension RequestFailure.Code {
  /// The status of the response; `nil` for what is no fault of the request.
  fileprivate var status: HTTPResponse.Status? {
    switch self {
    case .usage: .unprocessableContent
    case .refused: .conflict
    case .notFound: .notFound
    case .badData: .unsupportedMediaType
    case .tooLarge: .contentTooLarge
    case .unavailable, .inputOutput, .busy, .configuration: nil
    }
  }
}
