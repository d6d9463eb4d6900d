import GRDB
package import Model

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
