/// Persons and devices at one moment.
package protocol DeviceSnapshot {
  /// All persons, by number; the user of this machine first.
  var persons: [Person] { get throws }
  /// Returns a person; `nil` if there is none with this number.
  func person(_ id: Person.ID) throws -> Person?
  /// All devices, by number; the receiver only if the user changed it.
  var devices: [Device] { get throws }
  /// The names of the devices that the viewer does not see, which no other device may have.
  var hiddenDeviceNames: [String] { get throws }
  /// Where the tracks of all devices stood at the last commit, with that of the receiver.
  var lastTracks: [Device.ID: TrackRecord] { get throws }
  /// Returns a device; `nil` if none is stored with this number.
  func device(_ id: Device.ID) throws -> Device?
}

/// Numbers for new persons and devices, within an edit.
package protocol DeviceNumbers {
  func nextPersonID() throws -> Person.ID
  /// Returns a number for a new device that no device ever had.
  func nextDeviceID() throws -> Device.ID
}
