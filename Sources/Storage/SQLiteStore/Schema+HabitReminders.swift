extension Schema {
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
