import Application
import HTTPServer

/// The form for a new photo: what was typed, and what was wrong with it.
struct PhotoForm: Sendable {
  /// The caption as typed.
  var caption: String?
  /// The day as typed.
  var date: String?
  /// The error, and the field that it is about.
  private(set) var error: String?
  private(set) var field: String?

  /// An empty form.
  init() {}

  init(_ fields: FormFields) {
    caption = fields.text("caption")
    date = fields.text("date")
  }

  /// Returns the form with an error.
  func showing(_ failure: RequestFailure) -> PhotoForm {
    var form = self
    form.error = failure.pageText
    form.field = failure.field?.rawValue
    return form
  }
}
