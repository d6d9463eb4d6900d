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
