import Application
import HTTPServer
import Localization
import Model
import Recurrence

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
  let from: String
  let to: String
  let error: String?

  /// Prepares the page; `form` is one that was refused, with its error.
  init(_ days: [RestDay], refused form: (fields: FormFields, error: String)? = nil) {
    let spans =
      RestDay.spans(of: days.filter { !$0.isOfPause }).map { ($0, false) }
      + RestDay.spans(of: days.filter(\.isOfPause)).map { ($0, true) }
    self.spans = spans.sorted { $0.0.first < $1.0.first }.map { span, isOfPause in
      Span(
        first: RestDay(span.first).text, last: RestDay(span.last).text, text: span.text,
        isOfPause: isOfPause)
    }
    hasSpans = !spans.isEmpty
    from = form?.fields["from"] ?? ""
    to = form?.fields["to"] ?? ""
    error = form?.error
  }
}
