package import Foundation
import GRDB
package import Geo

extension SQLiteStore {
  /// Recorded positions from one instant to another, both inclusive, oldest first.
  package func positions(from: Date, to: Date) throws(SQLiteStoreError) -> [Fix] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: "SELECT * FROM position WHERE time_ms BETWEEN ? AND ? ORDER BY time_ms",
        arguments: [from.milliseconds, to.milliseconds]
      ).map { row in
        Fix(
          time: Date(milliseconds: row["time_ms"]),
          coordinate: try Coordinate(latitude: row["latitude"], longitude: row["longitude"]),
          accuracyMeters: row["accuracy_m"], speedMetersPerSecond: row["speed_mps"])
      }
    }
  }
}
