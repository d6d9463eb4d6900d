public import Model

/// The addresses of the page that a message outside of it leads to.
public struct MessageLinks: Sendable, Hashable {
  /// A button of the message.
  public struct Button: Sendable, Hashable {
    /// The action that it stands for.
    public let action: ReminderAction
    /// The address that a POST presses it at; a secret.
    public let url: String

    /// Creates a button.
    public init(_ action: ReminderAction, url: String) {
      self.action = action
      self.url = url
    }
  }

  /// The address that a tap on the message opens.
  public let click: String?
  /// The buttons of a message of one task.
  public let buttons: [Button]

  /// Creates links; by default there are none.
  public init(click: String? = nil, buttons: [Button] = []) {
    self.click = click
    self.buttons = buttons
  }
}
