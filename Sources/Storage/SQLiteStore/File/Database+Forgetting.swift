import Foundation
import GRDB

extension Database {
  /// Deletes what `history.keep` no longer covers: what happened before an instant and no longer
  /// matters to the engine.
  ///
  /// Kept, whatever their age: the latest visit of each place, the reminders of such a visit and of
  /// present countdowns, which must not be given twice, reminders that are held back, and outbox
  /// entries that still wait. The undo log does not count: it never shrinks, so that reminders
  /// would never go. A reminder may therefore be given once more after a step older than that has
  /// been undone.
  func forget(before instant: Date) throws {
    let oldest = instant.milliseconds
    try executeCached(sql: "DELETE FROM decision WHERE time_ms < ?", arguments: [oldest])
    try executeCached(sql: "DELETE FROM transition_log WHERE time_ms < ?", arguments: [oldest])
    try executeCached(sql: "DELETE FROM missed WHERE due_ms < ?", arguments: [oldest])
    try executeCached(sql: "DELETE FROM outbox WHERE delivered_ms < ?", arguments: [oldest])
    // A position of a device that the user has removed is of no use any more.
    for table in ["device_track", "device_regions"] {
      try executeCached(
        sql: "DELETE FROM \(table) WHERE device NOT IN (SELECT id FROM device)", arguments: [])
    }
    try executeCached(
      sql: """
        DELETE FROM todo_pin WHERE NOT EXISTS (
          SELECT 1 FROM todo t WHERE t.id = todo_pin.todo AND t.countdown = todo_pin.countdown)
        """, arguments: [])
    try executeCached(
      sql: """
        DELETE FROM outbox WHERE delivered_ms IS NULL AND abandoned = 1
          AND (SELECT time_ms FROM reminder WHERE id = outbox.reminder) < ?
        """, arguments: [oldest])
    // Silences go with their visit.
    try executeCached(
      sql: """
        DELETE FROM visit WHERE coalesce(ended_ms, began_ms) < ?
          AND (place NOT IN (SELECT id FROM place)
            OR EXISTS (
              SELECT 1 FROM visit v WHERE v.place = visit.place AND v.person = visit.person
                AND v.began_ms > visit.began_ms))
        """, arguments: [oldest])
    try executeCached(
      sql: """
        DELETE FROM reminder WHERE time_ms < ? AND state <> 'held'
          AND NOT EXISTS (
            SELECT 1 FROM todo t WHERE t.id = reminder.todo AND t.countdown = reminder.countdown)
          AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.reminder = reminder.id)
          AND (place IS NULL OR NOT EXISTS (
            SELECT 1 FROM visit v WHERE v.place = reminder.place AND v.began_ms = moment_ms
              AND v.person = reminder.person))
        """, arguments: [oldest])
  }
}
