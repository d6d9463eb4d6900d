extension Schema {
  /// Dwells with a length.
  static let version03 = [positiveDwells]

  /// A stay that a task waits for lasts longer than no time, and reminders are found by the time
  /// at which they were given.
  ///
  /// Triggers stand in for `CHECK (dwell_ms > 0)`, which SQLite cannot add to a table. A task that
  /// waits for no time at all, as an import could store, waits for a second.
  package static let positiveDwells = """
    UPDATE todo SET dwell_ms = 1000 WHERE dwell_ms <= 0;
    CREATE TRIGGER todo_dwell_is_positive BEFORE INSERT ON todo WHEN new.dwell_ms <= 0
    BEGIN SELECT RAISE(ABORT, 'a dwell lasts longer than 0'); END;
    CREATE TRIGGER todo_dwell_stays_positive BEFORE UPDATE ON todo WHEN new.dwell_ms <= 0
    BEGIN SELECT RAISE(ABORT, 'a dwell lasts longer than 0'); END;
    CREATE INDEX reminder_told ON reminder (json_extract(reminder, '$.time'), id)
      WHERE state = 'told';
    """
}
