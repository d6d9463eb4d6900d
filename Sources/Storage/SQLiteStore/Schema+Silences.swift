extension Schema {
  /// A silence can have one more reason: the user did not want to hear of the task (`dismissed`).
  ///
  /// SQLite cannot change a constraint, so the table is made again.
  package static let dismissals = """
    CREATE TABLE silence_with_dismissals (
      place INTEGER NOT NULL,
      began_ms INTEGER NOT NULL,
      todo INTEGER NOT NULL CHECK (todo >= 1),
      reason TEXT NOT NULL CHECK (
        reason IN ('done', 'skipped', 'snoozed', 'created', 'edited', 'dismissed')),
      PRIMARY KEY (place, began_ms, todo),
      FOREIGN KEY (place, began_ms) REFERENCES visit ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
    ) STRICT, WITHOUT ROWID;
    INSERT INTO silence_with_dismissals SELECT place, began_ms, todo, reason FROM silence;
    DROP TABLE silence;
    ALTER TABLE silence_with_dismissals RENAME TO silence;
    """
}
