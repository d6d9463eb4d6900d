extension Schema {
  /// Whose each row is (V17): what exists belongs to `me`.
  static let version12 = [owners, daysOfPersons, stepsOfPersons, ownerIndexes]

  /// The columns of the owner, and the pins of others than `me`.
  ///
  /// `todo_maker` has the tasks that others than `me` made, removed ones too, whose numbers are
  /// never used again. `decision.person` is who came or went; NULL for time alone.
  /// A pin of another person is void once the countdown is another one; that of `me` stays in
  /// `todo.pin_ms`.
  private static let owners = """
    ALTER TABLE completion ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    ALTER TABLE mood ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    ALTER TABLE practice ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    ALTER TABLE photo ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    ALTER TABLE habit ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    ALTER TABLE note ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    ALTER TABLE edit_log ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    ALTER TABLE decision ADD COLUMN person INTEGER CHECK (person >= 1);
    CREATE TABLE todo_maker (
      todo INTEGER PRIMARY KEY CHECK (todo >= 1),
      person INTEGER NOT NULL CHECK (person >= 2)
    ) STRICT;
    CREATE TABLE todo_pin (
      todo INTEGER NOT NULL CHECK (todo >= 1),
      person INTEGER NOT NULL CHECK (person >= 2),
      countdown INTEGER NOT NULL CHECK (countdown >= 1),
      pin_ms INTEGER NOT NULL,
      PRIMARY KEY (todo, person)
    ) STRICT, WITHOUT ROWID;
    """

  /// A mark and good things of a day for each person.
  private static let daysOfPersons = """
    CREATE TABLE new_day_mark (
      person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
      date TEXT NOT NULL
        CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
      mark TEXT NOT NULL CHECK (mark IN ('good', 'bad')),
      PRIMARY KEY (person, date)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_day_mark (date, mark) SELECT date, mark FROM day_mark;
    DROP TABLE day_mark;
    ALTER TABLE new_day_mark RENAME TO day_mark;
    CREATE TABLE new_gratitude (
      person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
      date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(date, '+0 days') IS date),
      first TEXT NOT NULL CHECK (trim(first) <> '' AND instr(first, char(0)) = 0),
      second TEXT NOT NULL CHECK (trim(second) <> '' AND instr(second, char(0)) = 0),
      third TEXT NOT NULL CHECK (trim(third) <> '' AND instr(third, char(0)) = 0),
      time_ms INTEGER NOT NULL,
      PRIMARY KEY (person, date)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_gratitude (date, first, second, third, time_ms)
      SELECT date, first, second, third, time_ms FROM gratitude;
    DROP TABLE gratitude;
    ALTER TABLE new_gratitude RENAME TO gratitude;
    """

  /// Each person has steps of undo of their own, in their own order.
  private static let stepsOfPersons = """
    DROP TRIGGER edit_log_takes_no_step_after_an_undone_one;
    CREATE TRIGGER edit_log_takes_no_step_after_an_undone_one BEFORE INSERT ON edit_log
    WHEN new.undone = 1
      OR EXISTS (SELECT 1 FROM edit_log WHERE undone = 1 AND person = new.person)
    BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
    DROP TRIGGER edit_log_goes_step_by_step;
    CREATE TRIGGER edit_log_goes_step_by_step BEFORE UPDATE ON edit_log
    WHEN new.seq <> old.seq OR new.edit <> old.edit OR new.person <> old.person
      OR (new.undone = 1 AND EXISTS (
        SELECT 1 FROM edit_log WHERE person = old.person AND undone = 0 AND seq > old.seq))
      OR (new.undone = 0 AND EXISTS (
        SELECT 1 FROM edit_log WHERE person = old.person AND undone = 1 AND seq < old.seq))
    BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
    DROP INDEX edit_log_by_undone;
    CREATE INDEX edit_log_by_undone ON edit_log (person, undone, seq);
    """

  /// Indexes that begin with the owner.
  private static let ownerIndexes = """
    DROP INDEX mood_by_time;
    CREATE INDEX mood_by_time ON mood (person, time_ms);
    DROP INDEX photo_by_date;
    CREATE INDEX photo_by_date ON photo (person, date, id);
    DROP INDEX note_by_date;
    CREATE INDEX note_by_date ON note (person, date, time_ms);
    DROP INDEX completion_sums;
    CREATE INDEX completion_sums ON completion (
      person, time_ms, id, todo, kind, points, opened_ms, due_ms, zone, every, counts_from,
      at_place, wish, category, category_name, category_color);
    """
}
