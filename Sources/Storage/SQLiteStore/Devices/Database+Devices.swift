import Foundation
package import GRDB
import Localization
package import Model

extension Person: StoredRecord {
  package static let table = StoredTable<Person>(
    "person", subject: { DevicePhrase.person("\"\($0.name)\"").text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.text("name"), { $0.name }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(id: ID(rawValue: try row["id"]), uuid: try row["uuid"], name: try row["name"])
  }
}

extension Device: StoredRecord {
  package static let table = StoredTable<Device>(
    "device", visible: Visible.movement,
    subject: { DevicePhrase.device("\"\($0.name)\"").text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.integer("created_ms"), { $0.created.milliseconds }), (.text("name"), { $0.name }),
      (.integer("person"), { $0.person.rawValue }),
      (.text("kind", optional: true), { $0.kind?.rawValue }),
      (.blob("key_digest", optional: true), { $0.keyDigest.isEmpty ? nil : $0.keyDigest }),
      (.text("key_hint"), { $0.keyHint }), (.text("topic", optional: true), { $0.topic }),
      (.flag("shared"), { $0.isShared }),
      (.flag("leads_always", "leads", formerly: "leads"), { $0.leads }),
      (.flag("pushes_places"), { $0.pushesPlaces }),
      (.flag("replaces_places"), { $0.replacesPlaces }),
      (.flag("notifies_in_app"), { $0.notifiesInApp }), (.flag("encrypted"), { $0.isEncrypted }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      id: ID(rawValue: try row["id"]), uuid: try row["uuid"], name: try row["name"],
      person: Person.ID(rawValue: try row["person"]),
      kind: try row.valueIfPresent("kind") { Kind(rawValue: $0) },
      keyDigest: try row["key_digest"] ?? Data(), keyHint: try row["key_hint"],
      topic: try row["topic"], isShared: try row["shared"], leads: try row["leads"],
      pushesPlaces: try row["pushes_places"], replacesPlaces: try row["replaces_places"],
      notifiesInApp: try row["notifies_in_app"], isEncrypted: try row["encrypted"],
      created: try row.date("created_ms"))
  }
}

extension Database {
  package var persons: [Person] { get throws { try records() } }

  package func person(_ id: Person.ID) throws -> Person? { try record(numbered: id.rawValue) }

  package var devices: [Device] { get throws { try records() } }

  package func device(_ id: Device.ID) throws -> Device? { try record(numbered: id.rawValue) }

  package var hiddenDeviceNames: [String] {
    get throws {
      try String.fetchAll(
        cachedStatement(sql: "SELECT name FROM device WHERE NOT \(Visible.movement)"))
    }
  }
}

/// The places that phones were sent to watch (P14).
extension SQLiteStore {
  /// Returns the record of a device; `nil` if it was sent nothing.
  package func regionsRecord(of device: Device.ID) throws(SQLiteStoreError) -> String? {
    try read { db in
      try String.fetchOne(
        db.cachedStatement(sql: "SELECT record FROM device_regions WHERE device = ?"),
        arguments: [device.rawValue])
    }
  }

  /// Replaces the record of a device, which is JSON.
  package func storeRegionsRecord(
    _ record: String, of device: Device.ID
  ) throws(SQLiteStoreError) {
    try write { db in
      try db.executeCached(
        sql: """
          INSERT INTO device_regions (device, record) VALUES (?, ?)
          ON CONFLICT DO UPDATE SET record = excluded.record
          """,
        arguments: [device.rawValue, record])
    }
  }
}
