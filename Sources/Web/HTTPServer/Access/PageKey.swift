package import Foundation
package import Localization

/// A key that may do one thing and never opens the page, as it is known once it was made.
package struct PageKey: Sendable, Hashable {
  /// The name, unique without regard to case.
  package let name: String
  /// The only thing that it may do.
  package let right: KeyRight
  /// The person whose tasks it reads; `nil` for all tasks.
  package let person: UUID?
  /// When it was made.
  package let created: Date

  /// Describes a key.
  package init(name: String, right: KeyRight, person: UUID?, created: Date) {
    (self.name, self.right, self.person, self.created) = (name, right, person, created)
  }
}

/// A request that was let in by a key instead of a login, with all fields that it sent.
package struct KeyedRequest: Sendable {
  package let key: PageKey
  /// The fields of the query and of the body, without the key itself.
  package let fields: FormFields

  /// Describes a request.
  package init(key: PageKey, fields: FormFields) { (self.key, self.fields) = (key, fields) }
}
