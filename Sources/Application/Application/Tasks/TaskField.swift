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

  /// How the form asks for a field.
  package enum Control: Sendable {
    /// A line of text, which may show what an empty one means; a browser may fill it in, and begin
    /// it with a capital letter.
    case line(
      _ usual: (@Sendable (ActionContext, Todo?) -> String)? = nil, isFilledIn: Bool = true,
      isCapitalized: Bool = true)
    /// Several lines of text.
    case lines
    /// A date.
    case date(mayHaveTime: Bool)
    /// A date and a time of day, in a field each.
    case moment
    /// A time of day, and more of them.
    case times
    /// One of several values, of which a text chooses one.
    case choice([(value: String, label: any Phrase)], _ chosen: @Sendable (String) -> String?)
    /// Any of several values.
    case boxes
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
  /// The control of the form; `nil` for a field that the form asks for in a way of its own.
  package let control: Control?
  /// The label in the form; `nil` for that of the row.
  package let asked: (any Phrase)?
  /// The text of the form below it.
  package let hint: (any Phrase)?
  /// The label of its row; `nil` for a field without a row.
  package let label: (any Phrase)?
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
    control: Control? = nil, asked: (any Phrase)? = nil, hint: (any Phrase)? = nil,
    label: (any Phrase)? = nil,
    typed: (@Sendable (Todo) -> String)? = nil,
    shown: (@Sendable (TaskView) -> String?)? = nil,
    read: (@Sendable (DraftReading, String, inout TodoDetails) throws -> Void)? = nil
  ) {
    self.field = field
    self.scope = scope
    self.shapesDates = shapesDates
    self.emptied = emptied
    self.isFolded = isFolded
    self.control = control
    self.asked = asked
    self.hint = hint
    self.label = label
    self.typed = typed
    self.shown = shown
    self.read = read
  }
}
