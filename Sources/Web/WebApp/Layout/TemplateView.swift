/// The values that fill in a template: each stored property is the key of its name.
///
/// A view is made from values that were read before; it reads nothing itself. A key of the template
/// that no property has is a failure of `TemplateKeyTests`. A property that is `nil` leaves the key
/// to the view around it.
protocol TemplateView: Sendable {
  /// The name of the template.
  static var template: String { get }
}

/// A label and a text, of a list of facts.
struct LabeledText: Sendable, Hashable {
  let label: String
  let text: String
}

/// An option of a list to choose from.
struct SelectOption: Sendable {
  let value: String
  let label: String
  let selected: Bool
}

/// A box to tick.
struct CheckBox: Sendable {
  let value: String
  let label: String
  let checked: Bool
}

/// The message about the step that led to a page.
struct Toast: Sendable {
  /// The question for a mood, shown once, by the step that did it.
  struct Feel: Sendable {
    let moodTask: String
  }

  var text: String
  /// The number of the step, which a button undoes.
  var step: String?
  var back: String?
  var advice: AdviceLink?
  var feel: Feel?
}

/// The version that the user has seen of what a form changes, for the template `form_state`.
struct FormState: Sendable {
  /// The values that were changed elsewhere meanwhile.
  struct Conflict: Sendable {
    let rows: [LabeledText]
  }

  var was = ""
  var conflict: Conflict?
}
