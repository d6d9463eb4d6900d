extension Schema {
  /// The engine's memory of several devices and persons: a track per device, and the person of
  /// visits, silences and reminders, which is part of their keys.
  ///
  /// SQLite cannot change a primary key, so two tables are made again. Rows from before belong to
  /// the user, who has the number 1, and to the receiver, which has the number 0.
  package static let deviceTracks = """
    CREATE TABLE visit_of_persons (
      place INTEGER NOT NULL CHECK (place >= 1),
      began_ms INTEGER NOT NULL,
      person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
      ended_ms INTEGER CHECK (ended_ms >= began_ms),
      PRIMARY KEY (place, began_ms, person)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO visit_of_persons (place, began_ms, ended_ms)
      SELECT place, began_ms, ended_ms FROM visit;
    CREATE TABLE silence_before (place, began_ms, todo, reason);
    INSERT INTO silence_before SELECT place, began_ms, todo, reason FROM silence;
    DROP TABLE silence;
    DROP TABLE visit;
    ALTER TABLE visit_of_persons RENAME TO visit;
    CREATE TABLE silence (
      place INTEGER NOT NULL,
      began_ms INTEGER NOT NULL,
      person INTEGER NOT NULL DEFAULT 1,
      todo INTEGER NOT NULL CHECK (todo >= 1),
      reason TEXT NOT NULL CHECK (
        reason IN ('done', 'skipped', 'snoozed', 'created', 'edited', 'dismissed')),
      PRIMARY KEY (place, began_ms, person, todo),
      FOREIGN KEY (place, began_ms, person) REFERENCES visit ON DELETE CASCADE
        DEFERRABLE INITIALLY DEFERRED
    ) STRICT, WITHOUT ROWID;
    INSERT INTO silence (place, began_ms, todo, reason)
      SELECT place, began_ms, todo, reason FROM silence_before;
    DROP TABLE silence_before;

    -- Whose visit it is; 1 for a reminder without a visit.
    ALTER TABLE reminder ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    -- Held back until a burst of late positions ends, not by quiet hours.
    ALTER TABLE reminder ADD COLUMN past INTEGER NOT NULL DEFAULT 0 CHECK (past IN (0, 1));
    DROP INDEX reminder_key;
    CREATE UNIQUE INDEX reminder_key
      ON reminder (todo, countdown, cause, occasion, ifnull(place, 0), moment_ms, person);

    ALTER TABLE transition_log ADD COLUMN device INTEGER NOT NULL DEFAULT 0 CHECK (device >= 0);
    ALTER TABLE transition_log ADD COLUMN person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1);
    ALTER TABLE transition_log ADD COLUMN past INTEGER NOT NULL DEFAULT 0 CHECK (past IN (0, 1));

    -- Where the track of each device but the receiver stood, overwritten each time.
    CREATE TABLE device_track (
      device INTEGER PRIMARY KEY CHECK (device >= 1),
      record TEXT NOT NULL CHECK (json_valid(record))
    ) STRICT;
    """
}
