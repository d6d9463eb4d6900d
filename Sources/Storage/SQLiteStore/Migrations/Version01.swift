extension Schema {
  /// Tasks and places, the history and the undo log, the engine and the outbox.
  static let version01 = [tasksAndPlaces, historyAndUndo, engineAndOutbox]

  /// Tasks, places and what numbers were given out.
  ///
  /// Instants are whole milliseconds since 1970 UTC, lengths whole milliseconds, moments on a wall
  /// clock their text. Deferred references let one edit replace a task and its place in any order.
  package static let tasksAndPlaces = """
    -- The last numbers given out: none is given twice, whatever is removed or undone.
    CREATE TABLE counter (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      todo INTEGER NOT NULL DEFAULT 0 CHECK (todo >= 0),
      place INTEGER NOT NULL DEFAULT 0 CHECK (place >= 0),
      countdown INTEGER NOT NULL DEFAULT 0 CHECK (countdown >= 0)
    ) STRICT;
    INSERT INTO counter (only) VALUES (1);
    CREATE TRIGGER counter_only_grows BEFORE UPDATE ON counter
    WHEN new.todo < old.todo OR new.place < old.place OR new.countdown < old.countdown
    BEGIN SELECT RAISE(ABORT, 'a counter only grows'); END;
    CREATE TRIGGER counter_stays BEFORE DELETE ON counter
    BEGIN SELECT RAISE(ABORT, 'a counter only grows'); END;

    CREATE TABLE place (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      created_ms INTEGER NOT NULL,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
      longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
      radius_m REAL NOT NULL CHECK (radius_m BETWEEN 20 AND 100000),
      CONSTRAINT place_has_a_name CHECK (\(isText("name")))
    ) STRICT;

    CREATE TABLE place_tag (
      place INTEGER NOT NULL REFERENCES place ON DELETE CASCADE,
      ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
      tag TEXT NOT NULL CHECK (\(isText("tag"))),
      PRIMARY KEY (place, ordinal)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE todo (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      created_ms INTEGER NOT NULL,
      name TEXT NOT NULL,
      notes TEXT CHECK (instr(notes, char(0)) = 0),
      -- The rule: of a repeating task, or of a one-off.
      repeats INTEGER NOT NULL CHECK (repeats IN (0, 1)),
      every_min TEXT CHECK (every_min <> ''),
      every_max TEXT CHECK (every_max <> ''),
      counts_from TEXT CHECK (counts_from IN ('done', 'start')),
      start TEXT CHECK (\(isLocal("start"))),
      first TEXT CHECK (\(isLocal("first"))),
      at TEXT CHECK (at GLOB '[0-2][0-9]:[0-5][0-9]'),
      series_end TEXT CHECK (\(isLocal("series_end"))),
      due TEXT CHECK (\(isLocal("due"))),
      zone TEXT CHECK (zone <> ''),
      horizon_ms INTEGER NOT NULL CHECK (horizon_ms >= 0),
      nag TEXT CHECK (nag <> ''),
      on_enter INTEGER NOT NULL CHECK (on_enter IN (0, 1)),
      on_exit INTEGER NOT NULL CHECK (on_exit IN (0, 1)),
      on_dwell INTEGER NOT NULL CHECK (on_dwell IN (0, 1)),
      on_cross INTEGER NOT NULL CHECK (on_cross IN (0, 1)),
      dwell_ms INTEGER CHECK (dwell_ms >= 0),
      -- Where the countdown stands; phase and due follow from it and are never stored.
      position TEXT NOT NULL CHECK (position IN ('beginning', 'completed', 'occurrence', 'finished')),
      completed_ms INTEGER,
      occurrence INTEGER CHECK (occurrence >= 0),
      countdown INTEGER NOT NULL CHECK (countdown >= 1),
      moved TEXT CHECK (\(isLocal("moved"))),
      snooze_since_ms INTEGER,
      snooze_end TEXT CHECK (snooze_end IN ('at', 'visit', 'leave')),
      snooze_until_ms INTEGER,
      last_done_ms INTEGER,
      CONSTRAINT todo_has_a_name CHECK (\(isText("name"))),
      CONSTRAINT rule_is_whole CHECK (
        CASE repeats
        WHEN 1 THEN every_max IS NOT NULL AND counts_from IS NOT NULL AND start IS NOT NULL
          AND due IS NULL
        ELSE coalesce(every_min, every_max, counts_from, start, first, at, series_end) IS NULL
        END),
      CONSTRAINT dwell_has_a_length CHECK (on_dwell = (dwell_ms IS NOT NULL)),
      CONSTRAINT position_has_its_value CHECK (
        (position = 'completed') = (completed_ms IS NOT NULL)
        AND (position = 'occurrence') = (occurrence IS NOT NULL)),
      CONSTRAINT only_what_repeats_goes_on CHECK (
        repeats = 1 OR position IN ('beginning', 'finished')),
      CONSTRAINT snooze_is_whole CHECK (
        (snooze_since_ms IS NULL) = (snooze_end IS NULL)
        AND (snooze_end IS 'at') = (snooze_until_ms IS NOT NULL))
    ) STRICT;

    CREATE TABLE todo_place (
      todo INTEGER NOT NULL REFERENCES todo ON DELETE CASCADE,
      ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
      place INTEGER REFERENCES place DEFERRABLE INITIALLY DEFERRED,
      tag TEXT CHECK (\(isText("tag"))),
      CONSTRAINT place_or_tag CHECK ((place IS NULL) <> (tag IS NULL)),
      PRIMARY KEY (todo, ordinal)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX todo_place_by_place ON todo_place (place);
    """

  /// More than white space, and nothing that a C string would end at.
  ///
  /// NULL passes where the column allows it.
  private static func isText(_ column: String) -> String {
    "trim(\(column), char(9, 10, 11, 12, 13, 32, 133, 160)) <> '' AND instr(\(column), char(0)) = 0"
  }

  /// A moment on a wall clock: `2026-01-15T09:00:00`, with a word behind it where the clock shows
  /// it twice.
  private static func isLocal(_ column: String) -> String {
    let two = "[0-9][0-9]"
    return "\(column) GLOB '\(two)\(two)-\(two)-\(two)T\(two):\(two):\(two)*'"
  }

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
