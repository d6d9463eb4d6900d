package import Model

/// The devices, persons and places of one version of the store.
package struct StoredDevices: Sendable {
  /// The version of the store; another one means that something has changed.
  package let version: Int
  /// All devices by number, the receiver too.
  package let devices: [Device.ID: Device]
  /// The names of all persons.
  package let persons: [Person.ID: String]
  package let places: [Place.ID: Place]
}

extension Pipeline {
  /// The devices, persons and places as the pipeline knows them.
  package var storedDevices: StoredDevices {
    StoredDevices(
      version: storeVersion, devices: household.devices, persons: household.persons,
      places: places)
  }
}
