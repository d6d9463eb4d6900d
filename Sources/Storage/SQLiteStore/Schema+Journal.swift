extension Schema {
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
}
