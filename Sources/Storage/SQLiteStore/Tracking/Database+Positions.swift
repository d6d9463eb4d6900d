package import Foundation
package import GRDB
package import Geo

/// Recorded positions, for users who turned tracks on.
extension Database {
  /// Appends positions; one of the same instant takes the place of an earlier one.
  package func record(_ fixes: [Fix]) throws {
    let statement = try cachedStatement(
      sql: """
        INSERT OR REPLACE INTO position (time_ms, latitude, longitude, accuracy_m, speed_mps)
        VALUES (?, ?, ?, ?, ?)
        """)
    for fix in fixes {
      try statement.execute(arguments: [
        fix.time.milliseconds, fix.coordinate.latitude, fix.coordinate.longitude,
        fix.accuracyMeters, fix.speedMetersPerSecond,
      ])
    }
  }

  /// Removes positions from before an instant.
  package func forgetPositions(before instant: Date) throws {
    try cachedStatement(sql: "DELETE FROM position WHERE time_ms < ?")
      .execute(arguments: [instant.milliseconds])
  }
}
