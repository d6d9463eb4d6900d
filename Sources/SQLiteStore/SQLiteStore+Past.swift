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
    try read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT snapshot,
            (SELECT undone FROM retraction WHERE completion = completion.id ORDER BY id DESC LIMIT 1)
          FROM completion WHERE time_ms BETWEEN ? AND ? ORDER BY time_ms DESC, id DESC
          """,
        arguments: [start.milliseconds, end.milliseconds])
      var entries: [HistoryEntry] = []
      while entries.count < limit, let row = try rows.next() {
        let completion: Completion = try StoredJSON.value(
          from: try row.decode(atIndex: 0), in: "completion.snapshot")
        guard isWanted(completion) else { continue }
        entries.append(
          HistoryEntry(
            completion: completion, isUndone: try row.decode(Bool?.self, atIndex: 1) ?? false))
      }
      return entries
    }
  }

  /// Reminders that were told in a span of time and satisfy a condition, newest first, at most `limit`.
  ///
  /// Both ends are inclusive.
  public func toldReminders(
    from start: Date = .distantPast, to end: Date = .distantFuture, limit: Int,
    where isWanted: (Reminder) -> Bool
  ) throws(SQLiteStoreError) -> [Reminder] {
    try read { db in
      let rows = try Row.fetchCursor(
        db, sql: "SELECT reminder FROM reminder WHERE state = 'told' ORDER BY id DESC")
      var reminders: [Reminder] = []
      while let row = try rows.next() {
        // The row keeps when it was held; the reminder itself, when it was told.
        let reminder: Reminder = try StoredJSON.value(
          from: try row.decode(atIndex: 0), in: "reminder.reminder")
        guard (start...end).contains(reminder.time), isWanted(reminder) else { continue }
        reminders.append(reminder)
      }
      return Array(reminders.sorted { $0.time > $1.time }.prefix(limit))
    }
  }
}
