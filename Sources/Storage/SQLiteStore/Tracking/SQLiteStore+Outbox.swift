package import Foundation
import GRDB
package import Model

extension SQLiteStore {
  /// Reminders to deliver to one notifier: undelivered, oldest first, whose next attempt is at or
  /// before `now`.
  package func outbox(
    for notifier: String, at now: Date
  ) throws(SQLiteStoreError) -> [OutboxEntry] {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT o.id, o.batch, o.attempts, o.next_attempt_ms, r.reminder FROM outbox o
          JOIN reminder r ON r.id = o.reminder
          WHERE o.notifier = ? AND o.delivered_ms IS NULL AND o.abandoned = 0
            AND (o.next_attempt_ms IS NULL OR o.next_attempt_ms <= ?)
          ORDER BY o.id
          """,
        arguments: [notifier, now.milliseconds])
      return try rows.map { row in
        var reader = RowReader(row, of: "outbox")
        return OutboxEntry(
          id: OutboxEntry.ID(rawValue: try reader.next()), batch: try reader.next(),
          notifier: notifier,
          reminder: try StoredJSON.value(
            from: try row.decode(atIndex: 4), in: "reminder.reminder"),
          attempts: try row.decode(atIndex: 2),
          nextAttempt: (try row.decode(atIndex: 3) as Int64?).map(Date.init(milliseconds:)))
      }
    }
  }

  /// Records that entries were delivered.
  package func markDelivered(
    _ entries: [OutboxEntry.ID], at now: Date
  ) throws(SQLiteStoreError) {
    guard !entries.isEmpty else { return }
    try write { db in
      for entry in entries {
        try db.execute(
          sql:
            "UPDATE outbox SET delivered_ms = ?, abandoned = 0 WHERE id = ? AND delivered_ms IS NULL",
          arguments: [now.milliseconds, entry.rawValue])
      }
    }
  }

  /// Records a failed delivery, and when to try again; `nil` gives up.
  package func markFailed(
    _ entries: [OutboxEntry.ID], error: String, nextAttempt: Date?
  ) throws(SQLiteStoreError) {
    guard !entries.isEmpty else { return }
    try write { db in
      for entry in entries {
        try db.execute(
          sql: """
            UPDATE outbox SET attempts = attempts + 1, error = ?, next_attempt_ms = ?, abandoned = ?,
              failure = (SELECT coalesce(max(failure), 0) + 1 FROM outbox WHERE delivered_ms IS NULL)
            WHERE id = ? AND delivered_ms IS NULL AND abandoned = 0
            """,
          arguments: [error, nextAttempt?.milliseconds, nextAttempt == nil, entry.rawValue])
      }
    }
  }

  /// Gives up undelivered entries of other notifiers than these whose reminders are from before an
  /// instant; returns how many.
  @discardableResult
  package func abandon(
    exceptFor notifiers: [String], before instant: Date, error: String
  ) throws(SQLiteStoreError) -> Int {
    let known = Set(notifiers)
    let strangers = try read { db in
      try String.fetchAll(
        db, sql: "SELECT DISTINCT notifier FROM outbox WHERE delivered_ms IS NULL AND abandoned = 0"
      ).filter { !known.contains($0) }
    }
    guard !strangers.isEmpty else { return 0 }
    return try write { db in
      var count = 0
      for notifier in strangers {
        try db.execute(
          sql: """
            UPDATE outbox SET attempts = attempts + 1, error = ?, next_attempt_ms = NULL, abandoned = 1,
              failure = (SELECT coalesce(max(failure), 0) + 1 FROM outbox WHERE delivered_ms IS NULL)
            WHERE notifier = ? AND delivered_ms IS NULL AND abandoned = 0
              AND (SELECT time_ms FROM reminder r WHERE r.id = outbox.reminder) < ?
            """,
          arguments: [error, notifier, instant.milliseconds])
        count += db.changesCount
      }
      return count
    }
  }
}

extension Database {
  /// How many entries wait, failed at least once, or were given up; the last error is that of an
  /// undelivered entry.
  package var outboxSummary: OutboxSummary {
    get throws {
      let counts = try Row.fetchOne(
        self,
        sql: """
          SELECT count(*) FILTER (WHERE abandoned = 0),
            count(*) FILTER (WHERE abandoned = 0 AND attempts > 0),
            count(*) FILTER (WHERE abandoned = 1)
          FROM outbox WHERE delivered_ms IS NULL
          """)
      let error = try String.fetchOne(
        self,
        sql: """
          SELECT error FROM outbox WHERE delivered_ms IS NULL AND failure IS NOT NULL
          ORDER BY failure DESC LIMIT 1
          """)
      return OutboxSummary(
        waiting: try counts?.decode(atIndex: 0) ?? 0, failing: try counts?.decode(atIndex: 1) ?? 0,
        abandoned: try counts?.decode(atIndex: 2) ?? 0, lastError: error)
    }
  }
}
