package import Foundation
package import GRDB
package import Model

/// Buttons in messages outside of the page.
extension SQLiteStore {
  /// Stores new buttons; forgets those that are too old to be explained.
  package func add(_ buttons: [ReminderButton], at now: Date) throws(SQLiteStoreError) {
    try write { db in
      try db.executeCached(
        sql: "DELETE FROM reminder_button WHERE made_ms < ?",
        arguments: [now.addingTimeInterval(-ReminderButton.knownSeconds).milliseconds])
      for button in buttons {
        try db.executeCached(
          sql: """
            INSERT INTO reminder_button (
              digest, action, todo, uuid, countdown, due, person, made_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            button.digest, button.action.rawValue, button.todo.rawValue, button.uuid.uuidString,
            button.countdown, button.due, button.person.rawValue, button.made.milliseconds,
          ])
      }
    }
  }

  /// Returns the button of a digest; `nil` if there is none.
  package func button(_ digest: String) throws(SQLiteStoreError) -> ReminderButton? {
    try read { db in
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT action, todo, uuid, countdown, due, person, made_ms, used_ms
            FROM reminder_button WHERE digest = ?
            """), arguments: [digest])
      guard let row, let action = ReminderAction(rawValue: row[0]),
        let uuid = UUID(uuidString: row[2])
      else { return nil }
      return ReminderButton(
        digest: digest, action: action, todo: Todo.ID(rawValue: row[1]), uuid: uuid,
        countdown: row[3], due: row[4], person: Person.ID(rawValue: row[5]),
        made: Date(milliseconds: row[6]), used: (row[7] as Int64?).map(Date.init(milliseconds:)))
    }
  }

  /// Records that a button was pressed.
  package func markUsed(_ button: ReminderButton, at now: Date) throws(SQLiteStoreError) {
    try write { db in
      try db.executeCached(
        sql: "UPDATE reminder_button SET used_ms = ? WHERE digest = ?",
        arguments: [now.milliseconds, button.digest])
    }
  }

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
