extension Schema {
  static let version06 = [wishes, photos, journal, habitReminders]

  /// Wishes, which have no date, and the index of sums once more, with the completions of wishes.
  package static let wishes = """
    ALTER TABLE todo ADD COLUMN bucket INTEGER NOT NULL DEFAULT 0
      CHECK (bucket = 0 OR (bucket = 1 AND repeats = 0 AND due IS NULL));

    ALTER TABLE completion ADD COLUMN wish INTEGER
      GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.isWish')) VIRTUAL;
    DROP INDEX completion_sums;
    CREATE INDEX completion_sums ON completion (
      time_ms, id, todo, kind, points, opened_ms, due_ms, zone, every, counts_from, at_place,
      category, category_name, category_color, wish);
    """

  /// Photos, and their files by SHA-256.
  ///
  /// The files are in a table of their own, so that lists do not read them. A photo does not refer
  /// to its file: an export may come without them.
  package static let photos = """
    ALTER TABLE counter ADD COLUMN photo INTEGER NOT NULL DEFAULT 0 CHECK (photo >= 0);

    CREATE TABLE photo (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      date TEXT NOT NULL
        CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      caption TEXT CHECK (caption <> '' AND instr(caption, char(0)) = 0),
      type TEXT NOT NULL CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
      width INTEGER NOT NULL CHECK (width >= 1),
      height INTEGER NOT NULL CHECK (height >= 1),
      orientation INTEGER NOT NULL CHECK (orientation BETWEEN 1 AND 8),
      bytes INTEGER NOT NULL CHECK (bytes >= 1),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*')
    ) STRICT;
    CREATE INDEX photo_by_date ON photo (date, id);
    CREATE INDEX photo_by_sha256 ON photo (sha256, bytes);

    -- The thumbnail first: what follows a large column takes long to reach.
    CREATE TABLE photo_data (
      sha256 TEXT NOT NULL UNIQUE CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
      thumbnail BLOB CHECK (length(thumbnail) > 0),
      bytes BLOB NOT NULL CHECK (length(bytes) > 0)
    ) STRICT;
    """

  /// Habits with their boxes, good things and notes of days.
  ///
  /// A removed habit stays, so that its boxes keep their points. The number of a habit or a note is
  /// never given twice.
  package static let journal = """
    ALTER TABLE counter ADD COLUMN habit INTEGER NOT NULL DEFAULT 0 CHECK (habit >= 0);
    ALTER TABLE counter ADD COLUMN note INTEGER NOT NULL DEFAULT 0 CHECK (note >= 0);

    CREATE TABLE habit (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      created_ms INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (trim(name) <> '' AND instr(name, char(0)) = 0),
      start TEXT NOT NULL CHECK (\(isDate("start"))),
      days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 366),
      at TEXT CHECK (at GLOB '[0-2][0-9]:[0-5][0-9]'),
      removed_ms INTEGER
    ) STRICT;

    CREATE TABLE habit_mark (
      habit INTEGER NOT NULL REFERENCES habit DEFERRABLE INITIALLY DEFERRED,
      date TEXT NOT NULL CHECK (\(isDate("date"))),
      mark TEXT NOT NULL CHECK (mark IN ('done', 'rest')),
      time_ms INTEGER NOT NULL,
      PRIMARY KEY (habit, date)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE gratitude (
      date TEXT PRIMARY KEY CHECK (\(isDate("date"))),
      first TEXT NOT NULL CHECK (trim(first) <> '' AND instr(first, char(0)) = 0),
      second TEXT NOT NULL CHECK (trim(second) <> '' AND instr(second, char(0)) = 0),
      third TEXT NOT NULL CHECK (trim(third) <> '' AND instr(third, char(0)) = 0),
      time_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE note (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      date TEXT NOT NULL CHECK (\(isDate("date"))),
      time_ms INTEGER NOT NULL,
      text TEXT NOT NULL CHECK (trim(text) <> '' AND instr(text, char(0)) = 0)
    ) STRICT;
    CREATE INDEX note_by_date ON note (date, time_ms);
    """

  /// A date of the calendar: `2026-03-05`; only a modifier makes SQLite refuse 30 February.
  private static func isDate(_ column: String) -> String {
    let two = "[0-9][0-9]"
    return "\(column) GLOB '\(two)\(two)-\(two)-\(two)' AND date(\(column), '+0 days') IS \(column)"
  }

  /// Reminders and decisions about habits: the cause `habit`, and the number of the habit, made
  /// negative, in the column `todo`.
  ///
  /// SQLite cannot change a constraint, so the tables are made again.
  package static let habitReminders = """
    CREATE TABLE reminder_with_habits (
      id INTEGER PRIMARY KEY,
      todo INTEGER NOT NULL,
      countdown INTEGER NOT NULL CHECK (countdown >= 1),
      cause TEXT NOT NULL CHECK (
        cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start', 'habit')),
      occasion TEXT NOT NULL CHECK (occasion IN ('visit', 'moment', 'nag', 'snooze')),
      place INTEGER CHECK (place >= 1),
      moment_ms INTEGER NOT NULL,
      time_ms INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('told', 'held', 'dropped')),
      reminder TEXT NOT NULL CHECK (json_valid(reminder)),
      CONSTRAINT visit_has_a_place CHECK ((occasion = 'visit') = (place IS NOT NULL)),
      CONSTRAINT task_or_habit CHECK (CASE cause WHEN 'habit' THEN todo <= -1 ELSE todo >= 1 END)
    ) STRICT;
    INSERT INTO reminder_with_habits
      SELECT id, todo, countdown, cause, occasion, place, moment_ms, time_ms, state, reminder
      FROM reminder;
    DROP TABLE reminder;
    ALTER TABLE reminder_with_habits RENAME TO reminder;
    CREATE UNIQUE INDEX reminder_key
      ON reminder (todo, countdown, cause, occasion, ifnull(place, 0), moment_ms);
    CREATE INDEX reminder_by_visit ON reminder (place, moment_ms) WHERE place IS NOT NULL;
    CREATE INDEX reminder_told ON reminder (json_extract(reminder, '$.time'), id)
      WHERE state = 'told';
    CREATE INDEX reminder_held ON reminder (id) WHERE state = 'held';
    CREATE TRIGGER reminder_is_told_once BEFORE UPDATE ON reminder WHEN old.state = 'told'
    BEGIN SELECT RAISE(ABORT, 'a reminder that was told does not change'); END;

    CREATE TABLE decision_with_habits (
      id INTEGER PRIMARY KEY,
      time_ms INTEGER NOT NULL,
      todo INTEGER NOT NULL,
      place INTEGER CHECK (place >= 1),
      cause TEXT NOT NULL CHECK (
        cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start', 'habit')),
      outcome TEXT NOT NULL CHECK (json_valid(outcome)),
      CONSTRAINT task_or_habit CHECK (CASE cause WHEN 'habit' THEN todo <= -1 ELSE todo >= 1 END)
    ) STRICT;
    INSERT INTO decision_with_habits SELECT id, time_ms, todo, place, cause, outcome FROM decision;
    DROP TABLE decision;
    ALTER TABLE decision_with_habits RENAME TO decision;
    CREATE INDEX decision_by_time ON decision (time_ms);
    CREATE INDEX decision_by_todo ON decision (todo, time_ms);
    CREATE INDEX decision_by_place ON decision (place, time_ms) WHERE place IS NOT NULL;
    """
}
