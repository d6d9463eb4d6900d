import Application
import Foundation
import Hummingbird
import Reminders

extension Site {
  /// The number in an address such as `/tasks/3`.
  func todoID(_ context: WebContext) throws -> Todo.ID {
    guard let number = context.parameters.get("id").flatMap({ Int64($0) }) else {
      throw HTTPError(.notFound)
    }
    return Todo.ID(rawValue: number)
  }

  /// What is said when a task is not there.
  func missing(_ id: Todo.ID) -> Problem {
    Problem(
      .notFound, "There is no task \(id.rawValue) any more. It may have been deleted elsewhere.")
  }

  /// Takes one step that can be undone.
  func step(_ build: (any EditContext) throws -> Edit) throws -> AppliedEdit {
    try ports.store.edit(build)
  }

  /// What a page tells of the step that led to it.
  func toast(_ fields: FormFields, back: LocalAddress) throws -> [String: Any]? {
    if fields["undid"] != nil { return ["text": "Undone."] }
    guard let number = fields["did"].flatMap({ Int64($0) }), let last = try ports.store.lastStep(),
      last.number == number
    else { return nil }
    let words = last.summary.prefix(1).uppercased() + last.summary.dropFirst() + "."
    return ["text": words, "step": String(number), "back": back.text]
  }
}

extension Request {
  /// The part of a page that is asked for alone.
  var fragment: String? {
    headers.first { $0.name.canonicalName == "x-fragment" }?.value
  }
}

extension Problem {
  /// Words an error of the user's; `nil` for one that is nobody's fault but ours.
  init?(refusing error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case TodoError.doneAlready(let name, let lastDone, let zone):
      let moment = Wording.full(lastDone, in: zone)
      self.init(
        .conflict,
        "\"\(Wording.name(name))\" was done at \(moment) and is waiting for its next time.",
        code: "done_already")
    default:
      guard let failure = RequestFailure(error) else { return nil }
      let status: HTTPResponse.Status =
        switch failure.code {
        case .usage: .unprocessableContent
        case .refused: .conflict
        case .notFound: .notFound
        }
      self.init(
        status, failure.pageText, code: failure.code.rawValue, field: failure.field?.rawValue)
    }
  }
}
