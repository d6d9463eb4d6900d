extension Schema {
  /// Persons, devices and their tracks.
  static let version07 = [devices, deviceTracks]

  /// Persons, devices and whom tasks are for.
  ///
  /// Person 1 is in every database, with the same UUID, so that an import finds it. Device 0 is the
  /// receiver behind gpsd: it has a row only if the user changed it, and never a key.
  package static let devices = """
    ALTER TABLE counter ADD COLUMN person INTEGER NOT NULL DEFAULT 0 CHECK (person >= 0);
    ALTER TABLE counter ADD COLUMN device INTEGER NOT NULL DEFAULT 0 CHECK (device >= 0);

    CREATE TABLE person (
      id INTEGER PRIMARY KEY CHECK (id >= 1),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      CONSTRAINT person_has_a_name CHECK (trim(name) <> '' AND instr(name, char(0)) = 0)
    ) STRICT;
    \(firstPerson);
    UPDATE counter SET person = 1;

    CREATE TABLE device (
      id INTEGER PRIMARY KEY CHECK (id >= 0),
      uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
      created_ms INTEGER NOT NULL,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      person INTEGER NOT NULL REFERENCES person DEFERRABLE INITIALLY DEFERRED,
      kind TEXT CHECK (kind IN (
        'owntracks', 'overland', 'traccar', 'osmand', 'gpslogger', 'browser', 'other')),
      key_digest BLOB UNIQUE CHECK (length(key_digest) = 32),
      key_hint TEXT NOT NULL CHECK (instr(key_hint, char(0)) = 0),
      topic TEXT CHECK (topic <> '' AND instr(topic, char(0)) = 0),
      shared INTEGER NOT NULL CHECK (shared IN (0, 1)),
      leads INTEGER NOT NULL CHECK (leads IN (0, 1)),
      pushes_places INTEGER NOT NULL CHECK (pushes_places IN (0, 1)),
      replaces_places INTEGER NOT NULL CHECK (
        replaces_places = 0 OR (replaces_places = 1 AND pushes_places = 1)),
      notifies_in_app INTEGER NOT NULL CHECK (notifies_in_app IN (0, 1)),
      encrypted INTEGER NOT NULL CHECK (encrypted IN (0, 1)),
      CONSTRAINT device_has_a_name CHECK (trim(name) <> '' AND instr(name, char(0)) = 0),
      CONSTRAINT device_has_a_key CHECK ((id = 0) = (key_digest IS NULL))
    ) STRICT;
    CREATE UNIQUE INDEX device_by_topic ON device (topic) WHERE topic IS NOT NULL;
    CREATE INDEX device_by_person ON device (person);

    CREATE TABLE todo_person (
      todo INTEGER NOT NULL REFERENCES todo ON DELETE CASCADE,
      person INTEGER NOT NULL REFERENCES person DEFERRABLE INITIALLY DEFERRED,
      PRIMARY KEY (todo, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX todo_person_by_person ON todo_person (person);
    """

  /// A statement that stores the user of this machine, unless that person has a row.
  package static let firstPerson = """
    INSERT INTO person (id, uuid, name) SELECT 1, X'50534259504552534f4e000000000001', 'me'
    WHERE NOT EXISTS (SELECT 1 FROM person WHERE id = 1)
    """

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
