import Foundation
package import Model
import Recurrence
package import Text

/// A person for every form of output.
package struct PersonView: Sendable, Hashable {
  package let person: Person
  /// The names of the person's devices.
  package let devices: [String]
  /// How many tasks are for the person by name, finished ones aside.
  package let taskCount: Int

  package init(_ person: Person, devices: [Device], todos: [Todo]) {
    self.person = person
    self.devices = devices.filter { $0.person == person.id }.map(\.name)
    taskCount = todos.count { $0.persons.contains(person.id) && $0.state != .finished }
  }

  /// The views of all persons at one moment.
  package static func all(_ snapshot: any StoreSnapshot) throws -> [PersonView] {
    let (devices, todos) = (try snapshot.devices, try snapshot.todos)
    return try snapshot.persons.map { PersonView($0, devices: devices, todos: todos) }
  }

  /// The keys of a person, as every `--json` prints them.
  package var json: JSON {
    .object([
      ("id", .integer(Int(person.id.rawValue))),
      ("uuid", .string(person.uuid.uuidString.lowercased())), ("name", .string(person.name)),
      ("devices", .array(devices.map { .string($0) })), ("tasks", .integer(taskCount)),
    ])
  }
}
