import Application
import HTTPServer
import Hummingbird
import Localization
import Model
import Text

/// The response to an action: JSON for a script, a redirect back to the page for a form.
struct ActionResponse {
  /// A sentence about what was done.
  let text: String
  /// The number of the step that undoes it.
  let step: Int64?
  /// The page that the form was on.
  let back: LocalAddress
  /// True if the action took a step back.
  var isUndo = false
  /// The practice that is advised after a mood, by its name.
  var practice: String?
  /// More for a script: what a task was worth, and the task that a mood may be noted for.
  var more: [(String, JSON)] = []

  func response(to request: Request) -> Response {
    guard !request.wantsJSON else {
      let members: [(String, JSON)] = [
        ("ok", .bool(true)), ("text", .string(text)),
        ("step", step.map { .integer(Int($0)) } ?? .null), ("errors", .object([])),
      ]
      return Response(json: .object(members + more))
    }
    if isUndo { return .redirect(to: back.adding("undid", "1").text) }
    let told = step.map { back.adding("did", String($0)) } ?? back
    return .redirect(to: (practice.map { told.adding("practice", $0) } ?? told).text)
  }
}

extension ActionResponse {
  /// Creates the response to a task that was added.
  init(added result: TaskChangeResult, back: LocalAddress) {
    let text = result.view.reminding(
      Formatted.did(.add, result.todo.name, when: result.view.whenAndEnd))
    self.init(
      text: ([text] + result.remarks.linesOnPage).joined(separator: " "), step: result.step,
      back: back)
  }
}
