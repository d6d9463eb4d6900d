import Foundation
package import Model

/// The persons that a request names; those who are not known yet come to exist by it (P1).
package struct NamedPersons: Sendable {
  /// All persons, new ones too.
  package private(set) var all: [Person]
  /// The persons who are new.
  package private(set) var new: [Person] = []

  /// Starts with those who are known.
  package init(known: [Person]) { all = known }

  /// Starts with those who are known, and adds the persons of a task's field.
  ///
  /// Without a context, as for a preview, new persons get numbers that are not stored.
  init(_ fields: TaskFields, known: [Person], in context: (any EditContext)?) throws {
    self.init(known: known)
    for text in fields.persons where !Self.meansAnyone(text) {
      _ = try person(text, field: .for, in: context)
    }
  }

  /// Returns the person with a name, and adds one where there is none.
  ///
  /// - Throws: `RequestFailure` for an invalid name; what the context throws.
  package mutating func person(
    _ text: String, field: RequestField, in context: (any EditContext)?
  ) throws -> Person {
    if let found = PersonNames(persons: all).numbered(text) { return found }
    let name = try PersonNames.checked(text, field)
    if let found = try PersonNames(persons: all).find(name) { return found }
    let id = try context?.nextPersonID() ?? Person.ID(rawValue: -Int64(new.count) - 1)
    let person = Person(id: id, uuid: UUID(), name: name)
    all.append(person)
    new.append(person)
    return person
  }

  /// The additions as changes of an edit; `nil` without additions.
  package var changes: DeviceChanges? {
    new.isEmpty ? nil : DeviceChanges(persons: new.map { .init(before: nil, after: $0) })
  }

  /// Returns true for the words that mean no person in particular.
  static func meansAnyone(_ text: String) -> Bool {
    ["none", "anyone", ""].contains(text.trimmed.lowercased())
  }
}
