import Foundation
import Localization
package import Model
import Text

extension EditBuilder {
  /// A person who was renamed or removed.
  package struct PersonOutcome: EditOutcome, Hashable {
    /// The step; without changes when there was nothing to do.
    package let edit: Edit
    package let before: Person
    /// The person after, or before the removal.
    package let person: Person
    /// The phones that need the new name, as a sentence; `nil` if none does.
    package var note: String?
  }

  /// Returns the edit that gives a person another name.
  ///
  /// - Throws: `RequestFailure` for a name that is empty or taken.
  package func renamePerson(
    _ old: Person, to name: String, in context: any EditContext
  ) throws -> PersonOutcome {
    var new = old
    new.name = try PersonNames(persons: try context.persons).name(name, besides: old.id)
    var edit = Edit(
      summary: "person rename \"\(old.name.oneLine)\" \"\(new.name.oneLine)\"",
      action: .device(.renamed(old: old.name, new: new.name)))
    if new != old { edit.devices = DeviceChanges(persons: [.init(before: old, after: new)]) }
    let isSameLogin = old.name.lowercased() == new.name.lowercased()
    let note = try isSameLogin ? nil : LoginChange.note(on: new, devices: context.devices)
    return PersonOutcome(edit: edit, before: old, person: new, note: note)
  }

  /// Returns the edit that removes a person.
  ///
  /// - Throws: `RequestFailure` while tasks or devices name the person, and for the user of this
  ///   machine.
  package func removePerson(_ old: Person, in context: any EditContext) throws -> PersonOutcome {
    guard old.id != .me else {
      throw RequestFailure(.refused, .person, DevicePhrase.meStays(old.name.quoted))
    }
    let devices = try context.devices.filter { $0.person == old.id }.map(\.name.quoted)
    let tasks = try context.todos.filter { $0.persons.contains(old.id) }.map(\.label)
    guard devices.isEmpty, tasks.isEmpty else {
      throw RequestFailure(
        .refused, .person,
        DevicePhrase.personInUse(old.name.quoted, by: Array((devices + tasks).prefix(5))))
    }
    guard try context.hiddenTasks(place: nil, category: nil, person: old.id) == 0 else {
      throw RequestFailure(.refused, .person, StorePhrase.usedByOthers(old.name.quoted))
    }
    var edit = Edit(
      summary: "person remove \"\(old.name.oneLine)\"",
      action: .device(.personRemoved(name: old.name)))
    edit.devices = DeviceChanges(persons: [.init(before: old, after: nil)])
    return PersonOutcome(edit: edit, before: old, person: old)
  }
}
