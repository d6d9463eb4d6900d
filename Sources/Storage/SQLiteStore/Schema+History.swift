extension Schema {
  /// Completions, and the undo log.
  package static let historyAndUndo = """
    -- Snapshots: they refer to no task, since they outlive it.
    CREATE TABLE completion (
      id INTEGER PRIMARY KEY,
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      kind TEXT NOT NULL CHECK (kind IN ('done', 'skipped')),
      time_ms INTEGER NOT NULL,
      recorded_ms INTEGER NOT NULL,
      todo INTEGER NOT NULL CHECK (todo >= 1),
      name TEXT NOT NULL CHECK (name <> ''),
      notes TEXT,
      snapshot TEXT NOT NULL CHECK (json_valid(snapshot))
    ) STRICT;
    CREATE INDEX completion_by_time ON completion (time_ms);
    CREATE TRIGGER completion_never_changes BEFORE UPDATE ON completion
    BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
    CREATE TRIGGER completion_never_goes BEFORE DELETE ON completion
    BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;

    -- The latest row of a completion tells whether it was undone, or redone since.
    CREATE TABLE retraction (
      id INTEGER PRIMARY KEY,
      completion INTEGER NOT NULL REFERENCES completion ON DELETE RESTRICT,
      undone INTEGER NOT NULL CHECK (undone IN (0, 1))
    ) STRICT;
    CREATE INDEX retraction_by_completion ON retraction (completion);
    CREATE TRIGGER retraction_never_changes BEFORE UPDATE ON retraction
    BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
    CREATE TRIGGER retraction_never_goes BEFORE DELETE ON retraction
    BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;

    -- The user's steps, oldest first. Undone ones come last, and go when a new step is taken.
    CREATE TABLE edit_log (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      summary TEXT NOT NULL,
      edit TEXT NOT NULL CHECK (json_valid(edit)),
      undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
    ) STRICT;
    CREATE INDEX edit_log_by_undone ON edit_log (undone, seq);
    CREATE TRIGGER edit_log_takes_no_step_after_an_undone_one BEFORE INSERT ON edit_log
    WHEN new.undone = 1 OR EXISTS (SELECT 1 FROM edit_log WHERE undone = 1)
    BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
    CREATE TRIGGER edit_log_goes_step_by_step BEFORE UPDATE ON edit_log
    WHEN new.seq <> old.seq OR new.edit <> old.edit
      OR (new.undone = 1 AND EXISTS (
        SELECT 1 FROM edit_log WHERE undone = 0 AND seq > old.seq))
      OR (new.undone = 0 AND EXISTS (
        SELECT 1 FROM edit_log WHERE undone = 1 AND seq < old.seq))
    BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
    """
}
