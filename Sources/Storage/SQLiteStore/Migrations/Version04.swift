extension Schema {
  /// Days of rules, categories and a pause.
  static let version04 = [daysAndCategories]

  /// The days of a rule such as `1w on tue,fri`, and what tasks are sorted by: categories,
  /// priority, difficulty, duration; and a pause of all reminders.
  ///
  /// The constraint on the days repeats what `Cadence` checks: they go with one period and without
  /// a first due moment. The first categories have the same UUIDs in every database, so that an
  /// import finds them.
  package static let daysAndCategories = """
    ALTER TABLE counter ADD COLUMN category INTEGER NOT NULL DEFAULT 0 CHECK (category >= 0);

    CREATE TABLE category (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      color TEXT NOT NULL CHECK (length(color) = 7 AND color GLOB '#[0-9a-f]*'),
      icon TEXT NOT NULL CHECK (icon <> ''),
      CONSTRAINT category_has_a_name CHECK (trim(name) <> '' AND instr(name, char(0)) = 0)
    ) STRICT;
    INSERT INTO category (id, uuid, name, color, icon) VALUES
      (1, X'5053425943415445474f525900000001', 'Work', '#2f6fb0', 'briefcase'),
      (2, X'5053425943415445474f525900000002', 'Study', '#7a4fb5', 'book'),
      (3, X'5053425943415445474f525900000003', 'Personal', '#c2571a', 'heart'),
      (4, X'5053425943415445474f525900000004', 'Home', '#2e7d4f', 'house');
    UPDATE counter SET category = 4;

    ALTER TABLE todo ADD COLUMN every_days TEXT CHECK (
      every_days IS NULL
      OR (every_days <> '' AND repeats = 1 AND every_min IS NULL AND first IS NULL));
    ALTER TABLE todo ADD COLUMN category INTEGER REFERENCES category
      DEFERRABLE INITIALLY DEFERRED;
    ALTER TABLE todo ADD COLUMN priority TEXT NOT NULL DEFAULT 'normal'
      CHECK (priority IN ('high', 'normal', 'low'));
    ALTER TABLE todo ADD COLUMN difficulty INTEGER NOT NULL DEFAULT 3
      CHECK (difficulty BETWEEN 1 AND 5);
    ALTER TABLE todo ADD COLUMN duration_min INTEGER CHECK (duration_min BETWEEN 1 AND 1440);
    CREATE TABLE pause (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      began_ms INTEGER NOT NULL,
      until_ms INTEGER NOT NULL CHECK (until_ms > began_ms)
    ) STRICT;
    CREATE INDEX todo_by_category ON todo (category) WHERE category IS NOT NULL;
    """
}
