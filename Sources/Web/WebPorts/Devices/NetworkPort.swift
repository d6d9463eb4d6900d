package import HTTPServer

/// The way of other devices in the network to the page.
package struct NetworkPort: Sendable {
  /// The setting that lets them in.
  package static let setting = "web.listen"

  /// The listener at all addresses while they are let in.
  package let listener: NetworkListener
  /// Stores the token of the page.
  package let store: @Sendable (AccessDigest) throws -> Void
  /// Removes the token that was stored last.
  package let removeToken: @Sendable () -> Void

  package init(
    listener: NetworkListener, store: @escaping @Sendable (AccessDigest) throws -> Void,
    removeToken: @escaping @Sendable () -> Void
  ) {
    (self.listener, self.store, self.removeToken) = (listener, store, removeToken)
  }
}
