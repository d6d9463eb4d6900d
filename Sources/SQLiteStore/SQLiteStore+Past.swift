public import Foundation
import GRDB
public import Reminders

extension SQLiteStore {
  /// Completions in a span of time that satisfy a condition, newest first, at most `limit`.
  ///
  /// Both ends are inclusive; O(completions in the span) until the limit is reached.
  public func completions(
    from start: Date = .distantPast, to end: Date = .distantFuture, limit: Int,
    where isWanted: (Completion) -> Bool
  ) throws(SQLiteStoreError) -> [HistoryEntry] {
    try read { try $0.completions(from: start, to: end, limit: limit, where: isWanted) }
  }

  /// Returns reminders that were given in a span of time and satisfy a condition, newest first.
  ///
  /// Both ends are inclusive; O(reminders in the span) until `limit` reminders are found.
  public func toldReminders(
    from start: Date = .distantPast, to end: Date = .distantFuture, limit: Int,
    where isWanted: (Reminder) -> Bool
  ) throws(SQLiteStoreError) -> [Reminder] {
    try read { db in
      // The time column says when a reminder was held; its JSON, when it was given.
      let rows = try String.fetchCursor(
        db,
        sql: """
          SELECT reminder FROM reminder
          WHERE state = 'told' AND json_extract(reminder, '$.time') BETWEEN ? AND ?
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
}
