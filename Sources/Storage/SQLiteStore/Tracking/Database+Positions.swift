package import Foundation
package import GRDB
package import Geo

/// Positions are recorded for users who turned tracks on; one of the same instant takes the place
/// of an earlier one.
extension Fix: StoredRecord {
  package static let table = StoredTable<Fix>(
    "position", key: ["time_ms"], insert: "INSERT OR REPLACE",
    [
      (.integer("time_ms"), { $0.time.milliseconds }),
      (.real("latitude"), { $0.coordinate.latitude }),
      (.real("longitude"), { $0.coordinate.longitude }),
      (.real("accuracy_m"), { $0.accuracyMeters }),
      (.real("speed_mps", optional: true), { $0.speedMetersPerSecond }),
    ])

  package init(_ row: inout RowReader) throws {
    let (time, latitude): (Date, Double) = (try row.date("time_ms"), try row["latitude"])
    self.init(
      time: time,
      coordinate: try row.value("longitude") { try Coordinate(latitude: latitude, longitude: $0) },
      accuracyMeters: try row["accuracy_m"], speedMetersPerSecond: try row["speed_mps"])
  }
}

extension Database {
  /// Removes positions from before an instant.
  package func forgetPositions(before instant: Date) throws {
    try cachedStatement(sql: "DELETE FROM position WHERE time_ms < ?")
      .execute(arguments: [instant.milliseconds])
  }
}
