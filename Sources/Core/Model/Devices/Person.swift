package import Foundation

/// Someone whose devices report positions, and whom tasks can be for.
package struct Person: Sendable, Hashable, Codable, Identifiable {
  /// A short number.
  package struct ID: Sendable, Hashable, Codable, Comparable, RawRepresentable {
    /// The number itself, 1 and up.
    package let rawValue: Int64

    /// Wraps a number.
    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// The user of this machine, who exists in every database.
    package static let me = ID(rawValue: 1)

    /// Orders by number.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The short number.
  package let id: ID
  /// Stable across exchanges between databases.
  package let uuid: UUID
  /// The name; unique, without regard to case.
  package var name: String

  package init(id: ID, uuid: UUID, name: String) {
    self.id = id
    self.uuid = uuid
    self.name = name
  }
}

extension KeyedEncodingContainer {
  /// Encodes the persons of a task in their order; nothing if it is for anyone, so that records
  /// without persons are as they always were.
  ///
  /// The synthesised encoding of `Todo` uses it.
  mutating func encode(_ persons: Set<Person.ID>, forKey key: Key) throws {
    guard !persons.isEmpty else { return }
    try encode(persons.sorted(), forKey: key)
  }
}
