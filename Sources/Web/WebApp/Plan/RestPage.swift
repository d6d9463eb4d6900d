import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import WebPorts

/// The days of rest, with a form that adds some.
struct RestPage: TemplateView {
  static let template = "rest"

  /// Days that follow each other.
  struct Span: Sendable {
    let first: String
    let last: String
    let text: String
    let isOfPause: Bool
  }

  let spans: [Span]
  let hasSpans: Bool
  private(set) var from: DateField
  private(set) var to: DateField

  /// Prepares the page; `form` is one that was refused, with its error and the field to blame.
  init(
    _ days: [RestDay], refused form: RefusedRest? = nil, actionContext: ActionContext
  ) {
    let spans =
      RestDay.spans(of: days.filter { !$0.isOfPause }).map { ($0, false) }
      + RestDay.spans(of: days.filter(\.isOfPause)).map { ($0, true) }
    self.spans = spans.sorted { $0.0.first < $1.0.first }.map { span, isOfPause in
      Span(
        first: RestDay(span.first).text, last: RestDay(span.last).text, text: span.text,
        isOfPause: isOfPause)
    }
    hasSpans = !spans.isEmpty
    from = DateField(
      "from", label: PlanPagePhrase.restFrom, of: .days, value: form?.fields["from"],
      in: actionContext, isTyped: true)
    from.isRequired = true
    to = DateField(
      "to", label: PlanPagePhrase.restTo, of: .day, value: form?.fields["to"], in: actionContext,
      isTyped: true)
    to.describedBy = "rest-to"
    if form?.field == "to" { to.error = form?.error } else { from.error = form?.error }
  }
}

/// A form of rest days that was refused: what was typed, the error and the field to blame.
struct RefusedRest {
  let fields: FormFields
  let error: String
  var field: String?
}

/// Adds the page of rest days.
func addRestRoutes(to router: RouteGroup, site: Site) {
  router.get("/rest") { request, context -> Response in
    try site.restPage(FormFields(query: request), for: context)
  }
  router.post("/rest") { request, context -> Response in
    try site.changeRest(context.form, request, context)
  }
}

extension Site {
  /// Returns the page of rest days; `form` is one that was refused, with its error.
  fileprivate func restPage(
    _ fields: FormFields, refused form: RefusedRest? = nil,
    status: HTTPResponse.Status = .ok, for context: WebContext
  ) throws -> Response {
    let days = try ports.store.withSnapshot { try $0.restDays }
    return try page(
      RestPage(days, refused: form, actionContext: ports.actionContext), of: .rest,
      toast: try toast(fields, back: LocalAddress("/rest")), status: status, for: context)
  }

  /// Returns the field that cannot be read.
  private func wrongRest(in form: FormFields) -> String {
    ["from", "to"].first { name in
      form.text(name).map { (try? ports.actionContext.dateReading($0, in: .day)) == nil } ?? false
    } ?? "to"
  }

  /// Adds or removes days, or returns the page with the error and what was typed.
  fileprivate func changeRest(
    _ form: FormFields, _ request: Request, _ context: WebContext
  ) throws -> Response {
    do {
      guard let from = form.text("from") else {
        throw Problem(.unprocessableContent, PlanPagePhrase.restDaysMissing.text, field: "from")
      }
      let builder = EditBuilder(ports.actionContext)
      let days = form.text("to").map { "\(from)..\($0)" } ?? from
      let removing = form["remove"] != nil
      let applied = try step { try builder.rest(days, removing: removing, in: $0) }
      let unchanged: PlanPhrase = removing ? .restNotThere : .restAlready
      guard applied.step != nil || request.wantsJSON else {
        return try restPage(
          FormFields(""), refused: RefusedRest(fields: form, error: unchanged.text),
          status: .conflict, for: context)
      }
      let text = applied.step == nil ? unchanged.text : applied.edit.takenTextOnPage
      return ActionResponse(text: text, step: applied.step, back: LocalAddress("/rest"))
        .response(to: request)
    } catch {
      guard let problem = Problem(refusing: error), !request.wantsJSON else { throw error }
      return try restPage(
        FormFields(""),
        refused: RefusedRest(fields: form, error: problem.message, field: wrongRest(in: form)),
        status: problem.status, for: context)
    }
  }
}
