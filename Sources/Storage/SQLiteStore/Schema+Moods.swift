extension Schema {
  /// Moods, marks of days, practices, and an index that streaks are computed from.
  ///
  /// `completion_sums` covers all that points, streaks and statistics read, so that the snapshots
  /// beside it are not read. The number of a mood or a practice is never given twice.
  package static let moods = """
    ALTER TABLE counter ADD COLUMN mood INTEGER NOT NULL DEFAULT 0 CHECK (mood >= 0);
    ALTER TABLE counter ADD COLUMN practice INTEGER NOT NULL DEFAULT 0 CHECK (practice >= 0);

    CREATE TABLE mood (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      time_ms INTEGER NOT NULL,
      emotion INTEGER NOT NULL CHECK (emotion BETWEEN 0 AND 4),
      note TEXT CHECK (note <> '' AND instr(note, char(0)) = 0),
      -- No reference: a merge may bring the mood of a completion that it does not bring.
      completion BLOB CHECK (length(completion) = 16),
      practice TEXT
        CHECK (practice IN ('breathing', 'grounding', 'gratitude', 'writing', 'drawing')),
      support INTEGER CHECK (support >= 0),
      CONSTRAINT one_advice CHECK (practice IS NULL OR support IS NULL)
    ) STRICT;
    CREATE INDEX mood_by_time ON mood (time_ms);
    CREATE INDEX mood_by_completion ON mood (completion) WHERE completion IS NOT NULL;

    CREATE TABLE day_mark (
      date TEXT PRIMARY KEY
        CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      mark TEXT NOT NULL CHECK (mark IN ('good', 'bad'))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE practice (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      kind TEXT NOT NULL
        CHECK (kind IN ('breathing', 'grounding', 'gratitude', 'writing', 'drawing')),
      began_ms INTEGER NOT NULL,
      ended_ms INTEGER NOT NULL CHECK (ended_ms >= began_ms)
    ) STRICT;

    -- Virtual: the snapshot holds them, the index their values.
    ALTER TABLE completion ADD COLUMN opened_ms INTEGER
      GENERATED ALWAYS AS (json_extract(snapshot, '$.opened')) VIRTUAL;
    ALTER TABLE completion ADD COLUMN due_ms INTEGER
      GENERATED ALWAYS AS (json_extract(snapshot, '$.due')) VIRTUAL;
    ALTER TABLE completion ADD COLUMN zone TEXT
      GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.zone.named._0')) VIRTUAL;
    ALTER TABLE completion ADD COLUMN every TEXT
      GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.rule.repeating._0.every')) VIRTUAL;
    ALTER TABLE completion ADD COLUMN counts_from TEXT
      GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.rule.repeating._0.from')) VIRTUAL;
    ALTER TABLE completion ADD COLUMN at_place INTEGER
      GENERATED ALWAYS AS (json_extract(snapshot, '$.isAtPlace')) VIRTUAL;
    CREATE INDEX completion_sums ON completion (
      time_ms, id, todo, kind, points, opened_ms, due_ms, zone, every, counts_from, at_place,
      category, category_name, category_color);
    """
}
