package import HTTPServer
package import Model

/// The buttons of messages outside of the page.
package struct ButtonsPort: Sendable {
  /// Returns the button of a key; `nil` for a wrong one.
  package let find: @Sendable (_ key: AccessToken) throws -> ReminderButton?
  /// Records that a button was pressed.
  package let markUsed: @Sendable (_ button: ReminderButton) throws -> Void

  /// Creates a port; by default there are no buttons.
  package init(
    find: @escaping @Sendable (AccessToken) throws -> ReminderButton? = { _ in nil },
    markUsed: @escaping @Sendable (ReminderButton) throws -> Void = { _ in }
  ) {
    (self.find, self.markUsed) = (find, markUsed)
  }
}
