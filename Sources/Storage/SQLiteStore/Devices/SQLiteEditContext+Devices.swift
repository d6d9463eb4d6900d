import Foundation
package import Model

extension SQLiteEditContext {
  package var persons: [Person] { get throws { try read { try db.persons() } } }

  package func person(_ id: Person.ID) throws -> Person? { try read { try db.person(id) } }

  package var devices: [Device] { get throws { try read { try db.devices() } } }

  package var hiddenDeviceNames: [String] {
    get throws { try read { try db.hiddenDeviceNames() } }
  }

  package func device(_ id: Device.ID) throws -> Device? { try read { try db.device(id) } }

  package var lastTracks: [Device.ID: TrackRecord] {
    get throws { try read { try db.lastTracks() } }
  }

  package func nextPersonID() throws -> Person.ID { Person.ID(rawValue: try next("person")) }

  package func nextDeviceID() throws -> Device.ID { Device.ID(rawValue: try next("device")) }
}
