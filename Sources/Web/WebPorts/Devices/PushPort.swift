package import HTTPServer
package import Model

/// The subscriptions of browsers to reminders while no page is open.
package struct PushPort: Sendable {
  /// The outcome of a subscription that a browser sent.
  package enum Outcome: Sendable, Hashable {
    /// It gets reminders from now on.
    case taken
    /// It is none.
    case noSubscription
    /// There are as many browsers as there may be.
    case full(most: Int)
    /// Its push service takes no message without a contact, and there is none.
    case contactNeeded
  }

  /// Returns the public key that a subscription is made with, in base64url.
  package let publicKey: @Sendable () throws -> String
  /// Adds a browser, or replaces what is known about it.
  package let add: @Sendable (PushOffer) async throws -> Outcome
  /// Removes the browser with an address of its push service.
  package let remove: @Sendable (_ endpoint: String) async throws -> Void
  /// Removes the browser with a number; returns it, or `nil` if there is none.
  package let removeNumber: @Sendable (Int) async throws -> PushedBrowser?
  /// Returns the browsers, oldest first.
  package let browsers: @Sendable () -> [PushedBrowser]

  package init(
    publicKey: @escaping @Sendable () throws -> String,
    add: @escaping @Sendable (PushOffer) async throws -> Outcome,
    remove: @escaping @Sendable (_ endpoint: String) async throws -> Void,
    removeNumber: @escaping @Sendable (Int) async throws -> PushedBrowser?,
    browsers: @escaping @Sendable () -> [PushedBrowser]
  ) {
    self.publicKey = publicKey
    self.add = add
    self.remove = remove
    self.removeNumber = removeNumber
    self.browsers = browsers
  }
}

/// A subscription as a browser sends it, and who sends it.
package struct PushOffer: Sendable {
  /// The address at its push service.
  package let endpoint: String
  /// Its public key, and the secret, in base64url.
  package let key, secret: String
  /// Its name, such as `Firefox (Android)`.
  package let browser: String
  /// The name of the person of the device, if the browser is one.
  package let person: String?
  /// The session or the token that it ends with; `nil` for access without a login.
  package let owner: AccessOwner?
  /// Whose page it is.
  package let viewer: Viewer
  /// The address of the subscription that this one replaces, if any.
  package let old: String?

  package init(
    endpoint: String, key: String, secret: String, browser: String, person: String?,
    owner: AccessOwner?, viewer: Viewer = .me, old: String? = nil
  ) {
    self.viewer = viewer
    self.old = old
    self.endpoint = endpoint
    self.key = key
    self.secret = secret
    self.browser = browser
    self.person = person
    self.owner = owner
  }
}
