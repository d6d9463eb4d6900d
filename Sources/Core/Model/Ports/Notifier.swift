/// A channel for reminders, such as the desktop or a web service.
public struct Notifier: Sendable {
  /// Short, stable; names the notifier's share of the outbox.
  public let name: String
  /// Delivers reminders of one moment; returns once they are taken over, throws if they are not.
  public let deliver: @Sendable ([Reminder]) async throws -> Void

  /// The name of the notifier of browsers, each of which belongs to a person.
  public static let browsers = "push"

  /// Creates a notifier.
  public init(name: String, deliver: @escaping @Sendable ([Reminder]) async throws -> Void) {
    self.name = name
    self.deliver = deliver
  }
}
