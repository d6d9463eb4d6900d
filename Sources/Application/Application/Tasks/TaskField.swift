package import Localization
package import Model

/// A field of a task that a user fills in: the option, the property of the API and the field of the
/// form that have one name.
///
/// `all` is the table of them. What reads, compares or shows every field goes through it.
package struct TaskField: Sendable {
  /// To which tasks a field belongs.
  package enum Scope: Sendable, Hashable {
    case all, repeating, once
  }

  /// The name of the option, the property and the form field.
  package let field: RequestField
  /// The tasks that have it; the form of another one leaves it out.
  package let scope: Scope
  /// True if the dates of the task follow from it.
  package let shapesDates: Bool
  /// The text that an emptied field of the form means; `nil` if it changes nothing.
  package let emptied: String?
  /// True if the form shows it only on request.
  package let isFolded: Bool
  /// The label on a page; `nil` for a field that has no row of its own there.
  package let label: (any Phrase)?
  /// The title of its row in a terminal, where the row is that of the page.
  package let title: (any Phrase)?
  /// The text of the form field for a task; `nil` for one that takes more than the task.
  package let typed: (@Sendable (Todo) -> String)?
  /// The row that shows it, without a text for the usual value; `nil` for one that shows in a row
  /// made by hand.
  package let shown: (@Sendable (TaskView) -> String?)?
  /// Reads the text into the details; `nil` for one that is read together with others.
  let read: (@Sendable (DraftReading, String, inout TodoDetails) throws -> Void)?

  init(
    _ field: RequestField, of scope: Scope = .all, shapesDates: Bool = false,
    emptied: String? = nil, isFolded: Bool = false,
    label: (any Phrase)? = nil, title: (any Phrase)? = nil,
    typed: (@Sendable (Todo) -> String)? = nil,
    shown: (@Sendable (TaskView) -> String?)? = nil,
    read: (@Sendable (DraftReading, String, inout TodoDetails) throws -> Void)? = nil
  ) {
    self.field = field
    self.scope = scope
    self.shapesDates = shapesDates
    self.emptied = emptied
    self.isFolded = isFolded
    self.label = label
    self.title = title
    self.typed = typed
    self.shown = shown
    self.read = read
  }
}
