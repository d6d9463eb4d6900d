package import Foundation
package import GRDB
package import Geo
package import Model
import Regions

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

  /// Transitions at a place, or everywhere, newest first, at most `limit`; kept for 90 days.
  package func transitions(place: Place.ID?, limit: Int) throws -> [LoggedTransition] {
    let rows = try Row.fetchAll(
      self,
      sql: """
        SELECT time_ms, place, kind, dwell_ms, device, person, past FROM transition_log
        WHERE \(Visible.movement) \(place == nil ? "" : "AND place = ?")
        ORDER BY time_ms DESC, id DESC LIMIT ?
        """,
      arguments: StatementArguments([place?.rawValue, Int64(max(0, limit))].compactMap(\.self)))
    return try rows.map { row in
      var reader = RowReader(row, of: "transition_log")
      return LoggedTransition(
        time: Date(milliseconds: try reader.next()),
        place: Place.ID(rawValue: try reader.next()), kind: try Self.kind(&reader),
        device: Device.ID(rawValue: try reader.next()),
        person: Person.ID(rawValue: try reader.next()), isLate: try reader.next())
    }
  }

  private static func kind(_ reader: inout RowReader) throws -> Transition.Kind {
    let kind: String = try reader.next()
    switch (kind, try reader.next(Int64?.self)) {
    case ("enter", nil): return .enter
    case ("exit", nil): return .exit
    case ("cross", nil): return .cross
    case ("dwell", let length?): return .dwell(seconds: Length.seconds(length))
    default: throw reader.damaged(kind)
    }
  }
}

extension SQLiteStore {
  /// Recorded positions from one instant to another, both inclusive, oldest first.
  package func positions(from: Date, to: Date) throws(SQLiteStoreError) -> [Fix] {
    try read { db in
      try db.records(
        where: "time_ms BETWEEN ? AND ?", orderBy: "time_ms", [from.milliseconds, to.milliseconds])
    }
  }
}
