import Foundation
import GRDB
import Geo
import Model
package import SQLiteStore

/// Checks a stored track: the one check for backups, exports and imports.
///
/// The engine continues from this record at its next start: a value that it could not have written
/// itself would stop it, or make it ignore every fix silently. Values that older versions accepted,
/// such as an impossible speed, are corrected as they are read.
enum TrackCheck {
  /// No number in a record is larger: no identifier, no instant in seconds, no distance.
  private static let largest = Double(1 << 53)
  /// The engine holds fixes back for at most a minute, in seconds; an hour leaves room.
  private static let longestHold = 3600.0

  /// Checks the stored text of a record.
  ///
  /// - Throws: `DamagedValue` when it is not a record, holds a number out of range, or contradicts
  ///   itself.
  static func check(_ text: String) throws {
    let read: TrackRecord
    do {
      read = try StoredJSON.value(from: text, in: "track.record", instants: .exact)
    } catch {
      // The text has coordinates, which no message and no log is to have.
      throw DamagedValue(place: "track.record", value: "…")
    }
    // No two times of fixes lie farther apart.
    let pauses = 0...(2 * PositionField.time.range.upperBound)
    if let odd = read.movement?.intervals.first(where: { !pauses.contains($0) }) {
      throw damaged("pause", odd)
    }
    let stored = try StoredJSON.text(read, instants: .exact)
    let record = try JSONSerialization.jsonObject(with: Data(stored.utf8))
    try checkNumbers(in: record)
    let values = record as? [String: Any]
    let gate = number("newest", in: values?["gate"])
    let monitor = number("newest", in: values?["monitor"])
    let held = number("heldUntil", in: values?["monitor"])
    // The monitor has seen only what the gate has admitted.
    if let monitor, monitor > gate ?? -.infinity { throw damaged("newest", monitor) }
    if let held, held > (monitor ?? -.infinity) + longestHold { throw damaged("heldUntil", held) }
  }

  private static func number(_ key: String, in object: Any?) -> Double? {
    ((object as? [String: Any])?[key] as? NSNumber)?.doubleValue
  }

  private static func checkNumbers(in value: Any) throws {
    switch value {
    case let object as [String: Any]: for value in object.values { try checkNumbers(in: value) }
    case let array as [Any]: for value in array { try checkNumbers(in: value) }
    case let number as NSNumber where abs(number.doubleValue) > largest:
      throw damaged("number", number.doubleValue)
    // Numbers that are none are stored as texts.
    case let text as String where Double(text).map({ !$0.isFinite }) ?? false:
      throw DamagedValue(place: "track.record", value: text)
    default: break
    }
  }

  private static func damaged(_ key: String, _ number: Double) -> DamagedValue {
    DamagedValue(place: "track.record", value: "\(key) \(number)")
  }
}

/// A stored track whose record is damaged, so that tracking cannot continue from it.
package struct DamagedTrack: Sendable, Hashable {
  /// The name of the device; `nil` for the receiver.
  package let device: String?
  /// The reason why.
  package let reason: String
}

extension Database {
  /// Returns the tracks that do not pass the check, each with the table and the row.
  func damagedTracks() throws -> [(table: String, row: Int64, track: DamagedTrack)] {
    let rows = try Row.fetchAll(
      self,
      sql: """
        SELECT 'track', track.rowid, NULL, record FROM track
        UNION ALL SELECT 'device_track', device_track.rowid, name, record FROM device_track
        LEFT JOIN device ON device.id = device
        """)
    return rows.compactMap { row in
      let record: String = row[3]
      do {
        try TrackCheck.check(record)
        return nil
      } catch {
        return (row[0], row[1], DamagedTrack(device: row[2], reason: "\(error)"))
      }
    }
  }

  /// Deletes the tracks that do not pass the check: the next position begins new ones.
  func dropDamagedTracks() throws -> [DamagedTrack] {
    try damagedTracks().map { table, row, track in
      try execute(sql: "DELETE FROM \(table) WHERE rowid = ?", arguments: [row])
      return track
    }
  }
}

extension SQLiteStore {
  /// The tracks that a backup and an export leave out.
  package func damagedTracks() throws(SQLiteStoreError) -> [DamagedTrack] {
    try read { try $0.damagedTracks().map(\.track) }
  }
}
