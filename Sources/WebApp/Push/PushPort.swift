/// The reminders for browsers while no page is open, as the page asks for them.
public struct PushPort: Sendable {
  /// Returns the public key that a subscription is made with, in base64url.
  let publicKey: @Sendable () throws -> String
  /// Adds a subscription; returns false if it is none.
  let add: @Sendable (_ endpoint: String, _ key: String, _ secret: String) async throws -> Bool
  /// Removes a subscription.
  let remove: @Sendable (_ endpoint: String) async throws -> Void

  /// Creates a port.
  public init(
    publicKey: @escaping @Sendable () throws -> String,
    add:
      @escaping @Sendable (_ endpoint: String, _ key: String, _ secret: String) async throws ->
      Bool,
    remove: @escaping @Sendable (_ endpoint: String) async throws -> Void
  ) {
    self.publicKey = publicKey
    self.add = add
    self.remove = remove
  }
}
