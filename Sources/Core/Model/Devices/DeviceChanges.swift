/// The changes of an edit to persons and devices.
package struct DeviceChanges: Sendable, Hashable, Codable {
  package var persons: [Edit.Change<Person>]
  package var devices: [Edit.Change<Device>]

  package init(persons: [Edit.Change<Person>] = [], devices: [Edit.Change<Device>] = []) {
    self.persons = persons
    self.devices = devices
  }

  /// True if nothing is changed.
  package var isEmpty: Bool { persons.isEmpty && devices.isEmpty }
}
