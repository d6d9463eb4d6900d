import Foundation
package import GRDB
import Localization
package import Model

/// Persons and devices as rows.
extension Database {
  private static let deviceColumns = """
    id, uuid, created_ms, name, person, kind, key_digest, key_hint, topic, shared, leads, \
    pushes_places, replaces_places, notifies_in_app, encrypted
    """

  /// All persons, by id.
  package var persons: [Person] {
    get throws {
      try Row.fetchAll(cachedStatement(sql: "SELECT id, uuid, name FROM person ORDER BY id"))
        .map(Self.person)
    }
  }

  /// A person as stored, or `nil` where there is none.
  package func person(_ id: Person.ID) throws -> Person? {
    try Row.fetchOne(
      cachedStatement(sql: "SELECT id, uuid, name FROM person WHERE id = ?"),
      arguments: [id.rawValue]
    ).map(Self.person)
  }

  private static func person(_ row: Row) throws -> Person {
    var reader = RowReader(row, of: "person")
    return Person(
      id: Person.ID(rawValue: try reader.next()), uuid: try reader.next(), name: try reader.next())
  }

  /// All devices, by id.
  package var devices: [Device] {
    get throws {
      try Row.fetchAll(
        cachedStatement(
          sql: "SELECT \(Self.deviceColumns) FROM device WHERE \(Visible.movement) ORDER BY id")
      ).map(Self.device)
    }
  }

  /// The names of the devices that the viewer does not see.
  package var hiddenDeviceNames: [String] {
    get throws {
      try String.fetchAll(
        cachedStatement(sql: "SELECT name FROM device WHERE NOT \(Visible.movement)"))
    }
  }

  /// A device as stored, or `nil` where there is none.
  package func device(_ id: Device.ID) throws -> Device? {
    try Row.fetchOne(
      cachedStatement(
        sql: "SELECT \(Self.deviceColumns) FROM device WHERE id = ? AND \(Visible.movement)"),
      arguments: [id.rawValue]
    ).map(Self.device)
  }

  private static func device(_ row: Row) throws -> Device {
    var reader = RowReader(row, of: "device")
    let id = Device.ID(rawValue: try reader.next())
    let uuid: UUID = try reader.next()
    let created = Date(milliseconds: try reader.next())
    return Device(
      id: id, uuid: uuid, name: try reader.next(),
      person: Person.ID(rawValue: try reader.next()),
      kind: try reader.nextIfPresent { (text: String) in Device.Kind(rawValue: text) },
      keyDigest: try reader.next(Data?.self) ?? Data(), keyHint: try reader.next(),
      topic: try reader.next(), isShared: try reader.next(), leads: try reader.next(),
      pushesPlaces: try reader.next(), replacesPlaces: try reader.next(),
      notifiesInApp: try reader.next(), isEncrypted: try reader.next(), created: created)
  }

  /// Replaces persons and devices, after a look whether they are what each change began with.
  ///
  /// All that goes is removed before anything is stored, so that two devices can swap their names.
  func replace(_ changes: DeviceChanges) throws {
    for change in changes.persons {
      guard let person = change.before ?? change.after else { continue }
      guard try self.person(person.id) == change.before else {
        throw SQLiteStoreError.changedMeanwhile(
          subject: DevicePhrase.person("\"\(person.name)\"").text)
      }
    }
    for change in changes.devices {
      guard let device = change.before ?? change.after else { continue }
      guard try self.device(device.id) == change.before?.asStored else {
        throw SQLiteStoreError.changedMeanwhile(
          subject: DevicePhrase.device("\"\(device.name)\"").text)
      }
    }
    for device in changes.devices.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM device WHERE id = ?")
        .execute(arguments: [device.id.rawValue])
    }
    for person in changes.persons.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM person WHERE id = ?")
        .execute(arguments: [person.id.rawValue])
    }
    for person in changes.persons.compactMap(\.after) { try insert(person) }
    for device in changes.devices.compactMap(\.after) { try insert(device) }
  }

  private func insert(_ person: Person) throws {
    try cachedStatement(sql: "INSERT INTO person (id, uuid, name) VALUES (?, ?, ?)")
      .execute(arguments: [person.id.rawValue, person.uuid, person.name])
    try cachedStatement(sql: "UPDATE counter SET person = max(person, ?)")
      .execute(arguments: [person.id.rawValue])
  }

  private func insert(_ device: Device) throws {
    try cachedStatement(
      sql: """
        INSERT INTO device (\(Self.deviceColumns))
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      device.id.rawValue, device.uuid, device.created.milliseconds, device.name,
      device.person.rawValue, device.kind?.rawValue,
      device.keyDigest.isEmpty ? nil : device.keyDigest, device.keyHint, device.topic,
      device.isShared, device.leads, device.pushesPlaces, device.replacesPlaces,
      device.notifiesInApp, device.isEncrypted,
    ])
    try cachedStatement(sql: "UPDATE counter SET device = max(device, ?)")
      .execute(arguments: [device.id.rawValue])
  }
}

extension Device {
  /// The device as reading it back gives it.
  package var asStored: Device {
    var device = self
    device.created = Date(milliseconds: created.milliseconds)
    return device
  }
}
