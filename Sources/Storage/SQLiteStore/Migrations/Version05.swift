extension Schema {
  /// Choices of the page, the timing of tasks, moods, pins, and dismissed reminders.
  static let version05 = [preferences, timing, moods, pins, dismissals]

  /// The settings that were chosen on the page.
  package static let preferences = """
    CREATE TABLE preference (
      key TEXT PRIMARY KEY NOT NULL
        CHECK (trim(key) <> '' AND length(key) <= 100 AND instr(key, char(0)) = 0),
      value TEXT NOT NULL CHECK (length(value) <= 4096 AND instr(value, char(0)) = 0)
    ) STRICT;
    """

  /// The timing of tasks, days of rest, and what a completion was sorted by and earned.
  ///
  /// The columns of earlier completions are taken from their snapshots; a category that is gone by
  /// now leaves no name. They earned nothing.
  package static let timing = """
    ALTER TABLE todo ADD COLUMN timing TEXT NOT NULL DEFAULT 'flexible'
      CHECK (timing IN ('fixed', 'flexible'));
    UPDATE todo SET timing = 'fixed' WHERE repeats = 1 AND at IS NOT NULL;

    CREATE TABLE rest_day (
      day TEXT PRIMARY KEY
        CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(day) IS NOT NULL),
      of_pause INTEGER NOT NULL CHECK (of_pause IN (0, 1))
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE completion ADD COLUMN category INTEGER CHECK (category >= 1);
    ALTER TABLE completion ADD COLUMN category_name TEXT CHECK (category_name <> '');
    ALTER TABLE completion ADD COLUMN category_color TEXT
      CHECK (length(category_color) = 7 AND category_color GLOB '#[0-9a-f]*');
    ALTER TABLE completion ADD COLUMN category_icon TEXT CHECK (category_icon <> '');
    ALTER TABLE completion ADD COLUMN priority TEXT NOT NULL DEFAULT 'normal'
      CHECK (priority IN ('high', 'normal', 'low'));
    ALTER TABLE completion ADD COLUMN difficulty INTEGER NOT NULL DEFAULT 3
      CHECK (difficulty BETWEEN 1 AND 5);
    ALTER TABLE completion ADD COLUMN duration_min INTEGER
      CHECK (duration_min BETWEEN 1 AND 1440);
    ALTER TABLE completion ADD COLUMN points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0);
    ALTER TABLE completion ADD COLUMN note TEXT CHECK (instr(note, char(0)) = 0);
    CREATE INDEX completion_by_todo ON completion (todo);

    DROP TRIGGER completion_never_changes;
    UPDATE completion SET
      priority = coalesce(json_extract(snapshot, '$.todo.priority'), 'normal'),
      difficulty = coalesce(json_extract(snapshot, '$.todo.difficulty'), 3),
      duration_min = json_extract(snapshot, '$.todo.durationMinutes');
    UPDATE completion SET
      category = found.id, category_name = found.name, category_color = found.color,
      category_icon = found.icon
    FROM category AS found
    WHERE found.id = json_extract(completion.snapshot, '$.todo.category');
    CREATE TRIGGER completion_never_changes BEFORE UPDATE ON completion
    BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
    """

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

  /// The instant at which the plan of its day holds a task; NULL where the user chose none.
  package static let pins = """
    ALTER TABLE todo ADD COLUMN pin_ms INTEGER;
    """

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
