/// An edit in the undo log.
package struct LoggedStep: Sendable, Hashable {
  /// Its number, which grows; another edit never gets the same one while this one can be undone.
  package let number: Int64
  /// The step in English, the same in every language.
  package let summary: String
  /// The step for texts; `nil` in records of earlier versions.
  package let action: EditAction?

  /// Names a step.
  package init(number: Int64, summary: String, action: EditAction? = nil) {
    self.number = number
    self.summary = summary
    self.action = action
  }
}
