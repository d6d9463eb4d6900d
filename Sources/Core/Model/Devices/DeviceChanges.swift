/// The changes of an edit to persons and devices.
public struct DeviceChanges: Sendable, Hashable, Codable {
  /// Persons.
  public var persons: [Edit.Change<Person>]
  /// Devices.
  public var devices: [Edit.Change<Device>]

  /// Creates changes.
  public init(persons: [Edit.Change<Person>] = [], devices: [Edit.Change<Device>] = []) {
    self.persons = persons
    self.devices = devices
  }

  /// True if nothing is changed.
  public var isEmpty: Bool { persons.isEmpty && devices.isEmpty }
}
