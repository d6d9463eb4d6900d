extension Schema {
  /// The engine's memory, the outbox, and the log of decisions.
  ///
  /// These rows refer to tasks and places by number only: the engine may commit about a task that
  /// another process has just removed, and an undo brings a task back to the visits and reminders
  /// it had. Numbers are never given twice, so nothing is taken for something else.
  package static let engineAndOutbox = """
    CREATE TABLE visit (
      place INTEGER NOT NULL CHECK (place >= 1),
      began_ms INTEGER NOT NULL,
      ended_ms INTEGER CHECK (ended_ms >= began_ms),
      PRIMARY KEY (place, began_ms)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE silence (
      place INTEGER NOT NULL,
      began_ms INTEGER NOT NULL,
      todo INTEGER NOT NULL CHECK (todo >= 1),
      reason TEXT NOT NULL CHECK (reason IN ('done', 'skipped', 'snoozed', 'created', 'edited')),
      PRIMARY KEY (place, began_ms, todo),
      FOREIGN KEY (place, began_ms) REFERENCES visit ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE reminder (
      id INTEGER PRIMARY KEY,
      todo INTEGER NOT NULL CHECK (todo >= 1),
      countdown INTEGER NOT NULL CHECK (countdown >= 1),
      cause TEXT NOT NULL CHECK (
        cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start')),
      -- The visit, or what tells the time reminders of one countdown apart.
      occasion TEXT NOT NULL CHECK (occasion IN ('visit', 'moment', 'nag', 'snooze')),
      place INTEGER CHECK (place >= 1),
      moment_ms INTEGER NOT NULL,
      time_ms INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('told', 'held', 'dropped')),
      reminder TEXT NOT NULL CHECK (json_valid(reminder)),
      CONSTRAINT visit_has_a_place CHECK ((occasion = 'visit') = (place IS NOT NULL))
    ) STRICT;
    -- Never told twice (S1). A key without a place is as unique as one with a place.
    CREATE UNIQUE INDEX reminder_key
      ON reminder (todo, countdown, cause, occasion, ifnull(place, 0), moment_ms);
    CREATE INDEX reminder_by_visit ON reminder (place, moment_ms) WHERE place IS NOT NULL;
    CREATE INDEX reminder_held ON reminder (id) WHERE state = 'held';
    CREATE TRIGGER reminder_is_told_once BEFORE UPDATE ON reminder WHEN old.state = 'told'
    BEGIN SELECT RAISE(ABORT, 'a reminder that was told does not change'); END;

    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      reminder INTEGER NOT NULL REFERENCES reminder ON DELETE RESTRICT,
      notifier TEXT NOT NULL CHECK (notifier <> ''),
      batch INTEGER NOT NULL CHECK (batch >= 1),
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      -- NULL is at once: a clock that was put back must not delay it.
      next_attempt_ms INTEGER,
      delivered_ms INTEGER,
      abandoned INTEGER NOT NULL DEFAULT 0 CHECK (abandoned IN (0, 1)),
      error TEXT,
      -- Orders the failures, the latest last.
      failure INTEGER,
      UNIQUE (reminder, notifier),
      CONSTRAINT delivered_or_abandoned CHECK (delivered_ms IS NULL OR abandoned = 0),
      CONSTRAINT failure_has_an_error CHECK (
        (attempts > 0) = (error IS NOT NULL) AND (error IS NULL) = (failure IS NULL)
        AND (attempts > 0 OR (next_attempt_ms IS NULL AND abandoned = 0)))
    ) STRICT;
    CREATE INDEX outbox_waiting ON outbox (notifier, id)
      WHERE delivered_ms IS NULL AND abandoned = 0;
    CREATE INDEX outbox_unfinished ON outbox (failure) WHERE delivered_ms IS NULL;
    CREATE INDEX outbox_by_delivery ON outbox (delivered_ms) WHERE delivered_ms IS NOT NULL;

    CREATE TABLE decision (
      id INTEGER PRIMARY KEY,
      time_ms INTEGER NOT NULL,
      todo INTEGER NOT NULL CHECK (todo >= 1),
      place INTEGER CHECK (place >= 1),
      cause TEXT NOT NULL CHECK (
        cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start')),
      outcome TEXT NOT NULL CHECK (json_valid(outcome))
    ) STRICT;
    CREATE INDEX decision_by_time ON decision (time_ms);
    CREATE INDEX decision_by_todo ON decision (todo, time_ms);
    CREATE INDEX decision_by_place ON decision (place, time_ms) WHERE place IS NOT NULL;

    -- No coordinates: coming and going only.
    CREATE TABLE transition_log (
      id INTEGER PRIMARY KEY,
      time_ms INTEGER NOT NULL,
      place INTEGER NOT NULL CHECK (place >= 1),
      kind TEXT NOT NULL CHECK (kind IN ('enter', 'exit', 'dwell', 'cross')),
      dwell_ms INTEGER CHECK (dwell_ms >= 0),
      CONSTRAINT dwell_has_a_length CHECK ((kind = 'dwell') = (dwell_ms IS NOT NULL))
    ) STRICT;
    CREATE INDEX transition_by_time ON transition_log (time_ms);
    CREATE INDEX transition_by_place ON transition_log (place, time_ms);

    -- Where the track stood: overwritten each time, so that no path of positions is ever kept.
    CREATE TABLE track (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      record TEXT NOT NULL CHECK (json_valid(record))
    ) STRICT;
    """
}
