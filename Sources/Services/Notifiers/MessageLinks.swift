package import Model

/// The addresses of the page that a message outside of it leads to.
package struct MessageLinks: Sendable, Hashable {
  /// A button of the message.
  package struct Button: Sendable, Hashable {
    /// The action that it stands for.
    package let action: ReminderAction
    /// The address that a POST presses it at; a secret.
    package let url: String

    package init(_ action: ReminderAction, url: String) {
      self.action = action
      self.url = url
    }
  }

  /// The address that a tap on the message opens.
  package let click: String?
  /// The buttons of a message of one task.
  package let buttons: [Button]

  /// Creates links; by default there are none.
  package init(click: String? = nil, buttons: [Button] = []) {
    self.click = click
    self.buttons = buttons
  }
}
