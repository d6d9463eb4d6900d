package import Foundation
package import GRDB
package import Model

extension Database {
  /// Returns reminders that were given in a span of time and satisfy a condition, newest first.
  ///
  /// Both ends are inclusive; O(reminders in the span) until `limit` reminders are found.
  package func deliveredReminders(
    from start: Date, to end: Date, limit: Int, where isWanted: (Reminder) -> Bool
  ) throws -> [Reminder] {
    // The time column is the time of being held back, that in the JSON the time of delivery.
    let rows = try String.fetchCursor(
      self,
      sql: """
        SELECT reminder FROM reminder
        WHERE state = 'told' AND json_extract(reminder, '$.time') BETWEEN ? AND ?
          AND (viewer() = 0 OR (viewer() = 1 AND \(Visible.isGone("reminder")))
            OR (\(Visible.subject("reminder"))
              AND (viewer() = 1 OR place IS NULL OR person = viewer())))
        ORDER BY json_extract(reminder, '$.time') DESC, id DESC
        """, arguments: [start.milliseconds, end.milliseconds])
    var reminders: [Reminder] = []
    while reminders.count < limit, let text = try rows.next() {
      let reminder: Reminder = try StoredJSON.value(from: text, in: "reminder.reminder")
      if isWanted(reminder) { reminders.append(reminder) }
    }
    return reminders
  }
}
