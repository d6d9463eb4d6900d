import Application
import Hummingbird

/// The response to an action: JSON for a script, a redirect back to the page for a form.
struct ActionResponse {
  /// What was done, as a sentence.
  let text: String
  /// The step that undoes it.
  let step: Int64?
  /// Where the form stood.
  let back: LocalAddress
  /// What the address of the page is told where no step can be undone.
  var mark = "did"

  /// The answer.
  func response(to request: Request) -> Response {
    guard !request.wantsJSON else {
      return Response(
        json: .object([
          ("ok", .bool(true)), ("text", .string(text)),
          ("step", step.map { .integer(Int($0)) } ?? .null), ("errors", .object([])),
        ]))
    }
    guard step != nil || mark == "undid" else { return .redirect(to: back.text) }
    return .redirect(to: back.adding(mark, step.map { String($0) } ?? "1").text)
  }
}
