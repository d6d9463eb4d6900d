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

/// The person whose page it is: determines the rows that a store reads, and the owner of those that
/// it stores.
///
/// A store applies it to each read and each edit, so that no call can leave it out.
package struct Viewer: Sendable, Hashable {
  /// The number of the person; 0 for the household as a whole.
  package let rawValue: Int64

  /// The viewer of the engine, of backups and of the status: reads the rows of all owners, and
  /// stores none that has one.
  package static let household = Viewer(rawValue: 0)
  /// The user of this machine, as whom the command line acts.
  package static let me = Viewer(.me)
  /// The viewer of a request without a person: reads no row that has an owner, and stores none.
  package static let anonymous = Viewer(rawValue: -1)

  private init(rawValue: Int64) { self.rawValue = rawValue }

  /// The page of a person.
  package init(_ person: Person.ID) { rawValue = max(1, person.rawValue) }

  /// The person; `nil` for the household and for an anonymous request.
  package var person: Person.ID? { rawValue > 0 ? Person.ID(rawValue: rawValue) : nil }

  /// True for the user of this machine, who alone changes settings, tokens and keys.
  package var isMe: Bool { self == .me }
}

extension Todo {
  /// Returns true if the task reminds a person: it is for anyone, or for them (P4).
  package func reminds(_ person: Person.ID) -> Bool {
    self.persons.isEmpty || self.persons.contains(person)
  }
}
