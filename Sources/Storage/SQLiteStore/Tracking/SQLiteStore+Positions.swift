package import Foundation
import GRDB
package import Geo

extension SQLiteStore {
  /// Recorded positions from one instant to another, both inclusive, oldest first.
  package func positions(from: Date, to: Date) throws(SQLiteStoreError) -> [Fix] {
    try read { db in
      try db.records(
        where: "time_ms BETWEEN ? AND ?", orderBy: "time_ms", [from.milliseconds, to.milliseconds])
    }
  }
}
