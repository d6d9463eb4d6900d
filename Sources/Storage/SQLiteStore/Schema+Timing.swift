extension Schema {
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
}
