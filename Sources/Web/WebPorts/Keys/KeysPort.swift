import Application
package import Foundation
package import HTTPServer
package import Localization

/// The keys for widgets and shortcuts.
package struct KeysPort: Sendable {
  /// Returns the key of a secret; `nil` for a wrong one.
  package let find: @Sendable (_ secret: AccessToken) -> PageKey?
  /// Returns all keys, sorted by name.
  package let all: @Sendable () -> [PageKey]
  /// Makes a key, and returns its secret.
  ///
  /// Throws `RequestFailure` for a name that cannot be, and the errors of the storage.
  package let add:
    @Sendable (_ name: String, _ right: KeyRight, _ person: UUID?) throws -> AccessToken
  /// Removes a key, and returns it.
  ///
  /// Throws `RequestFailure` for an unknown name, and the errors of the storage.
  package let remove: @Sendable (_ name: String) throws -> PageKey

  /// Creates a port; by default there are no keys, and none can be made.
  package init(
    find: @escaping @Sendable (AccessToken) -> PageKey? = { _ in nil },
    all: @escaping @Sendable () -> [PageKey] = { [] },
    add: @escaping @Sendable (String, KeyRight, UUID?) throws -> AccessToken = { _, _, _ in
      AccessToken()
    },
    remove: @escaping @Sendable (String) throws -> PageKey = { name in
      PageKey(name: name, right: .add, person: nil, created: .distantPast)
    }
  ) {
    (self.find, self.all, self.add, self.remove) = (find, all, add, remove)
  }
}
