extension Schema {
  /// Times before a task at which it reminds, several times a day, the cause `overdue`, the
  /// moment up to which a daemon has told everything, what was missed, where somebody was last
  /// seen, and the buttons of messages outside of the page.
  static let version14 = [
    leads, severalTimes, timesOfCompletions, session, overdueReminders, overdueDecisions,
    formerSettings, missed, absences, buttons,
  ]

  /// When a task reminds: `15min,0`, `none`, or NULL for the setting (Z4).
  private static let leads = """
    ALTER TABLE todo ADD COLUMN remind TEXT CHECK (remind <> '');
    """

  /// The choices of versions before as they are called and written now: `plan.remind_fixed` is
  /// `remind.appointments` (Z4), in steps of the undo log too, and quiet hours go on to hold back
  /// reminders at places (Z15).
  package static let formerSettings = """
    INSERT OR IGNORE INTO preference (key, value)
      SELECT 'remind.appointments', CASE lower(value)
        WHEN 'none' THEN 'none'
        WHEN 'both' THEN '15min, 0' WHEN 'true' THEN '15min, 0'
        ELSE '0' END
      FROM preference WHERE key = 'plan.remind_fixed' AND value <> '';
    DELETE FROM preference WHERE key = 'plan.remind_fixed';
    DROP TRIGGER edit_log_goes_step_by_step;
    UPDATE edit_log SET edit =
      replace(replace(replace(replace(edit,
        '"key":"plan.remind_fixed","value":"true"',
        '"key":"remind.appointments","value":"15min, 0"'),
        '"key":"plan.remind_fixed","value":"false"', '"key":"remind.appointments","value":"0"'),
        '"key":"plan.remind_fixed"', '"key":"remind.appointments"'),
        '"plan.remind_fixed"', '"remind.appointments"')
      WHERE instr(edit, '"plan.remind_fixed"') > 0;
    CREATE TRIGGER edit_log_goes_step_by_step BEFORE UPDATE ON edit_log
    WHEN new.seq <> old.seq OR new.edit <> old.edit OR new.person <> old.person
      OR (new.undone = 1 AND EXISTS (
        SELECT 1 FROM edit_log WHERE person = old.person AND undone = 0 AND seq > old.seq))
      OR (new.undone = 0 AND EXISTS (
        SELECT 1 FROM edit_log WHERE person = old.person AND undone = 1 AND seq < old.seq))
    BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
    INSERT OR IGNORE INTO preference (key, value)
      SELECT 'quiet_hours.places', 'true'
      FROM preference WHERE key = 'quiet_hours.start' AND value <> '';
    """

  /// The times of the day after `at`, in order, with commas between (Z6).
  private static let severalTimes = """
    ALTER TABLE todo ADD COLUMN more_times TEXT
      CHECK (more_times IS NULL OR (at IS NOT NULL AND counts_from = 'start' AND timing = 'fixed'
        AND more_times GLOB '[0-2][0-9]:[0-5][0-9]*'));
    """

  /// The times of the day of what was done, beside the rest of its rule (Z6).
  private static let timesOfCompletions = """
    ALTER TABLE completion ADD COLUMN times TEXT
      GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.rule.repeating._0.at')) VIRTUAL;
    """

  /// The moment of the daemon's last commit, and whether it was its clean stop (Z10).
  private static let session = """
    CREATE TABLE session (
      only INTEGER PRIMARY KEY CHECK (only = 1),
      last_ms INTEGER NOT NULL,
      stopped INTEGER NOT NULL CHECK (stopped IN (0, 1))
    ) STRICT;
    """

  /// The times of appointments that passed unticked, as the steps after them have stored them, and
  /// when a completion's own time ended (R28).
  private static let missed = """
    CREATE TABLE missed (
      todo INTEGER NOT NULL CHECK (todo >= 1),
      due_ms INTEGER NOT NULL,
      record TEXT NOT NULL CHECK (json_valid(record)
        AND json_extract(record, '$.due') IS due_ms AND json_extract(record, '$.count') >= 1),
      PRIMARY KEY (todo, due_ms)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX missed_by_time ON missed (due_ms);
    ALTER TABLE completion ADD COLUMN ends_ms INTEGER
      GENERATED ALWAYS AS (json_extract(snapshot, '$.ends')) VIRTUAL;
    DROP INDEX completion_sums;
    CREATE INDEX completion_sums ON completion (
      person, time_ms, id, todo, kind, points, opened_ms, due_ms, ends_ms, zone, every, counts_from,
      times, at_place, wish, category, category_name, category_color);
    """

  /// The causes of reminders, with `overdue`.
  private static let causes =
    "'enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start', 'habit', 'overdue'"

  /// Reminders of what is overdue (Z8).
  private static let overdueReminders = """
    CREATE TABLE reminder_with_overdue (
      id INTEGER PRIMARY KEY,
      todo INTEGER NOT NULL,
      countdown INTEGER NOT NULL CHECK (countdown >= 1),
      cause TEXT NOT NULL CHECK (
        cause IN (\(causes))),
      occasion TEXT NOT NULL CHECK (occasion IN ('visit', 'moment', 'nag', 'snooze')),
      place INTEGER CHECK (place >= 1),
      moment_ms INTEGER NOT NULL,
      time_ms INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('told', 'held', 'dropped')),
      reminder TEXT NOT NULL CHECK (json_valid(reminder)),
      person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
      past INTEGER NOT NULL DEFAULT 0 CHECK (past IN (0, 1)),
      CONSTRAINT visit_has_a_place CHECK ((occasion = 'visit') = (place IS NOT NULL)),
      CONSTRAINT task_or_habit CHECK (CASE cause WHEN 'habit' THEN todo <= -1 ELSE todo >= 1 END)
    ) STRICT;
    INSERT INTO reminder_with_overdue
      SELECT id, todo, countdown, cause, occasion, place, moment_ms, time_ms, state, reminder,
        person, past
      FROM reminder;
    DROP TABLE reminder;
    ALTER TABLE reminder_with_overdue RENAME TO reminder;
    CREATE UNIQUE INDEX reminder_key
      ON reminder (todo, countdown, cause, occasion, ifnull(place, 0), moment_ms, person);
    CREATE INDEX reminder_by_visit ON reminder (place, moment_ms) WHERE place IS NOT NULL;
    CREATE INDEX reminder_told ON reminder (json_extract(reminder, '$.time'), id)
      WHERE state = 'told';
    CREATE INDEX reminder_held ON reminder (id) WHERE state = 'held';
    CREATE TRIGGER reminder_is_told_once BEFORE UPDATE ON reminder WHEN old.state = 'told'
    BEGIN SELECT RAISE(ABORT, 'a reminder that was told does not change'); END;
    """

  /// Decisions about what is overdue.
  private static let overdueDecisions = """
    CREATE TABLE decision_with_overdue (
      id INTEGER PRIMARY KEY,
      time_ms INTEGER NOT NULL,
      todo INTEGER NOT NULL,
      place INTEGER CHECK (place >= 1),
      cause TEXT NOT NULL CHECK (
        cause IN (\(causes))),
      outcome TEXT NOT NULL CHECK (json_valid(outcome)),
      person INTEGER CHECK (person >= 1),
      CONSTRAINT task_or_habit CHECK (CASE cause WHEN 'habit' THEN todo <= -1 ELSE todo >= 1 END)
    ) STRICT;
    INSERT INTO decision_with_overdue
      SELECT id, time_ms, todo, place, cause, outcome, person FROM decision;
    DROP TABLE decision;
    ALTER TABLE decision_with_overdue RENAME TO decision;
    CREATE INDEX decision_by_time ON decision (time_ms);
    CREATE INDEX decision_by_todo ON decision (todo, time_ms);
    CREATE INDEX decision_by_place ON decision (place, time_ms) WHERE place IS NOT NULL;
    """

  /// The last position at the place of a visit that has not ended, while a newer one is elsewhere
  /// (G11).
  private static let absences = """
    ALTER TABLE visit ADD COLUMN seen_ms INTEGER CHECK (seen_ms IS NULL OR ended_ms IS NULL);
    """

  /// Buttons in messages outside of the page, by the digests of their keys.
  private static let buttons = """
    CREATE TABLE reminder_button (
      digest TEXT PRIMARY KEY CHECK (digest <> ''),
      action TEXT NOT NULL CHECK (action IN ('done', 'snooze', 'visit')),
      todo INTEGER NOT NULL CHECK (todo >= 1),
      uuid TEXT NOT NULL,
      countdown INTEGER NOT NULL CHECK (countdown >= 0),
      due TEXT CHECK (due <> ''),
      person INTEGER NOT NULL CHECK (person >= 1),
      made_ms INTEGER NOT NULL,
      used_ms INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reminder_button_by_time ON reminder_button (made_ms);
    """
}
