extension Schema {
  /// Checklists, seasons, turns, times a period and what a task has taught; opening hours of
  /// places; amounts and frequencies of habits.
  static let version17 =
    checklists + seasons + turns + timesPerPeriod + openingHours + habits
    + learning

  /// The things of a task to tick off, as a list of JSON; NULL without any (Y1).
  private static let checklists = [
    """
    ALTER TABLE todo ADD COLUMN items TEXT CHECK (items IS NULL OR (
      json_valid(items) AND json_type(items) = 'array'
      AND json_array_length(items) BETWEEN 1 AND 200));
    """
  ]

  private static let seasons = [
    """
    ALTER TABLE todo ADD COLUMN season TEXT CHECK (season <> '');
    ALTER TABLE completion ADD COLUMN season TEXT
      GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.season')) VIRTUAL;
    DROP INDEX completion_sums;
    CREATE INDEX completion_sums ON completion (
      person, time_ms, id, todo, kind, points, opened_ms, due_ms, ends_ms, zone, every, counts_from,
      times, season, at_place, wish, category, category_name, category_color);
    """
  ]

  /// The persons of an order stand in it by their numbers, as `2,3,1`; who came later stands in
  /// `turns_since`, as `3:1764500000000`.
  private static let turns = [
    """
    ALTER TABLE todo ADD COLUMN turns TEXT
      CHECK (turns GLOB '[1-9]*,[1-9]*' AND turns NOT GLOB '*[^0-9,]*'
        AND turns NOT GLOB '*,[,0]*' AND turns NOT GLOB '*,' AND length(turns) < 1000);
    ALTER TABLE todo ADD COLUMN turns_by TEXT
      CHECK ((turns_by IS NULL) = (turns IS NULL) AND turns_by IN ('order', 'least'));
    ALTER TABLE todo ADD COLUMN turn INTEGER
      CHECK ((turn IS NULL) = (turns IS NULL)
        AND turn BETWEEN 0 AND length(turns) - length(replace(turns, ',', '')));
    ALTER TABLE todo ADD COLUMN turns_since TEXT
      CHECK (turns_since IS NULL
        OR (turns IS NOT NULL AND turns_since GLOB '[1-9]*:[0-9]*'
          AND turns_since NOT GLOB '*[^0-9,:]*'));
    """
  ]

  /// How often a task is done in each period, whether several times of a day count, and the days
  /// that counted in the present one (Y4).
  private static let timesPerPeriod = [
    """
    ALTER TABLE todo ADD COLUMN every_times INTEGER
      CHECK (every_times IS NULL OR (repeats = 1 AND every_min IS NULL AND every_days IS NULL
        AND first IS NULL AND more_times IS NULL AND every_times BETWEEN 1 AND
          CASE every_max WHEN '1d' THEN 24 WHEN '1w' THEN 7 WHEN '1mo' THEN 28 WHEN '1y' THEN 365
          ELSE 0 END));
    """,
    """
    ALTER TABLE todo ADD COLUMN several_a_day INTEGER NOT NULL DEFAULT 0
      CHECK (several_a_day = 0 OR (several_a_day = 1 AND every_times IS NOT NULL));
    """,
    """
    ALTER TABLE todo ADD COLUMN tally TEXT
      CHECK (tally IS NULL OR (every_times IS NOT NULL AND position = 'beginning'
        AND tally GLOB '[-0-9]* [-0-9]* [-0-9]* [-0-9]* [-.0-9]* [-.0-9]*'));
    """,
  ]

  private static let openingHours = [
    """
    ALTER TABLE place ADD COLUMN hours TEXT
      CHECK (trim(hours) <> '' AND length(hours) <= 255 AND instr(hours, char(0)) = 0);
    """
  ]

  /// Habits without an end, goals in thousandths, days of the week (a bit each, 1 is Monday) and
  /// times in a period of days, of which 7 is a week and 30 a month (Y5, Y6).
  ///
  /// SQLite cannot take a constraint away, so the tables are made again.
  private static let habits = [
    """
    CREATE TABLE new_habit (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      created_ms INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (trim(name) <> '' AND instr(name, char(0)) = 0),
      start TEXT NOT NULL CHECK (start GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(start, '+0 days') IS start),
      days INTEGER CHECK (days BETWEEN 1 AND 366),
      at TEXT CHECK (at GLOB '[0-2][0-9]:[0-5][0-9]'),
      removed_ms INTEGER,
      person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
      goal INTEGER CHECK (goal BETWEEN 1 AND 1000000000000),
      unit TEXT CHECK (unit <> '' AND instr(unit, char(0)) = 0),
      at_most INTEGER NOT NULL DEFAULT 0 CHECK (at_most IN (0, 1)),
      weekdays INTEGER CHECK (weekdays BETWEEN 1 AND 127),
      times INTEGER CHECK (times >= 1),
      per_days INTEGER CHECK (per_days BETWEEN 2 AND 366),
      CONSTRAINT unit_of_a_goal CHECK (goal IS NOT NULL OR (unit IS NULL AND at_most = 0)),
      CONSTRAINT times_in_a_period CHECK ((times IS NULL) = (per_days IS NULL)
        AND (times IS NULL OR (weekdays IS NULL
          AND times <= CASE per_days WHEN 30 THEN 28 ELSE per_days END)))
    ) STRICT;
    INSERT INTO new_habit
      (id, uuid, created_ms, name, start, days, at, removed_ms, person)
      SELECT id, uuid, created_ms, name, start, days, at, removed_ms, person FROM habit;
    DROP TABLE habit;
    ALTER TABLE new_habit RENAME TO habit;
    """,
    """
    CREATE TABLE new_habit_mark (
      habit INTEGER NOT NULL REFERENCES habit DEFERRABLE INITIALLY DEFERRED,
      date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(date, '+0 days') IS date),
      mark TEXT NOT NULL CHECK (mark IN ('done', 'rest', 'amount')),
      time_ms INTEGER NOT NULL,
      amount INTEGER CHECK (amount BETWEEN 0 AND 1000000000000),
      PRIMARY KEY (habit, date),
      CONSTRAINT amount_has_a_number CHECK ((mark = 'amount') = (amount IS NOT NULL))
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_habit_mark (habit, date, mark, time_ms)
      SELECT habit, date, mark, time_ms FROM habit_mark;
    DROP TABLE habit_mark;
    ALTER TABLE new_habit_mark RENAME TO habit_mark;
    """,
  ]

  /// The proposal that was refused for the present rule, and where a task was done: at the place of
  /// the visit, else at the only place where it could be done (Y8).
  private static let learning = [
    """
    ALTER TABLE todo ADD COLUMN refused TEXT CHECK (refused <> '');
    ALTER TABLE completion ADD COLUMN done_place TEXT
      GENERATED ALWAYS AS (coalesce(json_extract(snapshot, '$.place'),
        iif(json_array_length(snapshot, '$.places') = 1
            AND json_extract(snapshot, '$.places[0]') NOT LIKE '#%',
          json_extract(snapshot, '$.places[0]'), NULL))) VIRTUAL;
    CREATE INDEX completion_recent ON completion (todo, kind, time_ms, person, done_place);
    """
  ]
}
