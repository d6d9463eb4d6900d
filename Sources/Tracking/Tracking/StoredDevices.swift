public import Model

/// The devices, persons and places of one version of the store.
public struct StoredDevices: Sendable {
  /// The version of the store; another one means that something has changed.
  public let version: Int
  /// All devices by number, the receiver too.
  public let devices: [Device.ID: Device]
  /// The names of all persons.
  public let persons: [Person.ID: String]
  /// All places.
  public let places: [Place.ID: Place]
}

extension Pipeline {
  /// The devices, persons and places as the pipeline knows them.
  public var storedDevices: StoredDevices {
    StoredDevices(
      version: storeVersion, devices: household.devices, persons: household.persons,
      places: places)
  }
}
