extension Schema {
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
}
