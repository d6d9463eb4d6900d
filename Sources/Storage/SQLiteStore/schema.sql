-- The schema of a new database. "make schema" writes it from the migrations in Migrations.
CREATE TABLE grdb_migrations (
  identifier TEXT NOT NULL PRIMARY KEY
);
INSERT INTO grdb_migrations VALUES ('1');
INSERT INTO grdb_migrations VALUES ('2');
INSERT INTO grdb_migrations VALUES ('3');
INSERT INTO grdb_migrations VALUES ('4');
INSERT INTO grdb_migrations VALUES ('5');
INSERT INTO grdb_migrations VALUES ('6');
INSERT INTO grdb_migrations VALUES ('7');
INSERT INTO grdb_migrations VALUES ('8');
INSERT INTO grdb_migrations VALUES ('9');
INSERT INTO grdb_migrations VALUES ('10');
INSERT INTO grdb_migrations VALUES ('11');
INSERT INTO grdb_migrations VALUES ('12');
INSERT INTO grdb_migrations VALUES ('13');
INSERT INTO grdb_migrations VALUES ('14');
INSERT INTO grdb_migrations VALUES ('15');
INSERT INTO grdb_migrations VALUES ('16');
INSERT INTO grdb_migrations VALUES ('17');
CREATE TABLE counter (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  todo INTEGER NOT NULL DEFAULT 0 CHECK (todo >= 0),
  place INTEGER NOT NULL DEFAULT 0 CHECK (place >= 0),
  countdown INTEGER NOT NULL DEFAULT 0 CHECK (countdown >= 0),
  category INTEGER NOT NULL DEFAULT 0 CHECK (category >= 0),
  mood INTEGER NOT NULL DEFAULT 0 CHECK (mood >= 0),
  practice INTEGER NOT NULL DEFAULT 0 CHECK (practice >= 0),
  photo INTEGER NOT NULL DEFAULT 0 CHECK (photo >= 0),
  habit INTEGER NOT NULL DEFAULT 0 CHECK (habit >= 0),
  note INTEGER NOT NULL DEFAULT 0 CHECK (note >= 0),
  person INTEGER NOT NULL DEFAULT 0 CHECK (person >= 0),
  device INTEGER NOT NULL DEFAULT 0 CHECK (device >= 0)
) STRICT;
INSERT INTO counter VALUES (1, 0, 0, 0, 4, 0, 0, 0, 0, 0, 1, 0);
CREATE TRIGGER counter_only_grows BEFORE UPDATE ON counter
WHEN new.todo < old.todo OR new.place < old.place OR new.countdown < old.countdown
BEGIN SELECT RAISE(ABORT, 'a counter only grows'); END;
CREATE TRIGGER counter_stays BEFORE DELETE ON counter
BEGIN SELECT RAISE(ABORT, 'a counter only grows'); END;
CREATE TABLE place (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  created_ms INTEGER NOT NULL,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  radius_m REAL NOT NULL CHECK (radius_m BETWEEN 20 AND 100000),
  hours TEXT
  CHECK (trim(hours) <> '' AND length(hours) <= 255 AND instr(hours, char(0)) = 0),
  CONSTRAINT place_has_a_name CHECK (trim(name, char(9, 10, 11, 12, 13, 32, 133, 160)) <> '' AND instr(name, char(0)) = 0)
) STRICT;
CREATE TABLE place_tag (
  place INTEGER NOT NULL REFERENCES place ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  tag TEXT NOT NULL CHECK (trim(tag, char(9, 10, 11, 12, 13, 32, 133, 160)) <> '' AND instr(tag, char(0)) = 0),
  PRIMARY KEY (place, ordinal)
) STRICT, WITHOUT ROWID;
CREATE TABLE todo (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  created_ms INTEGER NOT NULL,
  name TEXT NOT NULL,
  notes TEXT CHECK (instr(notes, char(0)) = 0),
  -- The rule: of a repeating task, or of a one-off.
  repeats INTEGER NOT NULL CHECK (repeats IN (0, 1)),
  every_min TEXT CHECK (every_min <> ''),
  every_max TEXT CHECK (every_max <> ''),
  counts_from TEXT CHECK (counts_from IN ('done', 'start')),
  start TEXT CHECK (start GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]*'),
  first TEXT CHECK (first GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]*'),
  at TEXT CHECK (at GLOB '[0-2][0-9]:[0-5][0-9]'),
  series_end TEXT CHECK (series_end GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]*'),
  due TEXT CHECK (due GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]*'),
  zone TEXT CHECK (zone <> ''),
  horizon_ms INTEGER NOT NULL CHECK (horizon_ms >= 0),
  nag TEXT CHECK (nag <> ''),
  on_enter INTEGER NOT NULL CHECK (on_enter IN (0, 1)),
  on_exit INTEGER NOT NULL CHECK (on_exit IN (0, 1)),
  on_dwell INTEGER NOT NULL CHECK (on_dwell IN (0, 1)),
  on_cross INTEGER NOT NULL CHECK (on_cross IN (0, 1)),
  dwell_ms INTEGER CHECK (dwell_ms >= 0),
  -- Where the countdown stands; phase and due follow from it and are never stored.
  position TEXT NOT NULL CHECK (position IN ('beginning', 'completed', 'occurrence', 'finished')),
  completed_ms INTEGER,
  occurrence INTEGER CHECK (occurrence >= 0),
  countdown INTEGER NOT NULL CHECK (countdown >= 1),
  moved TEXT CHECK (moved GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]*'),
  snooze_since_ms INTEGER,
  snooze_end TEXT CHECK (snooze_end IN ('at', 'visit', 'leave')),
  snooze_until_ms INTEGER,
  last_done_ms INTEGER,
  every_days TEXT CHECK (
  every_days IS NULL
  OR (every_days <> '' AND repeats = 1 AND every_min IS NULL AND first IS NULL)),
  category INTEGER REFERENCES category
  DEFERRABLE INITIALLY DEFERRED,
  priority TEXT NOT NULL DEFAULT 'normal'
  CHECK (priority IN ('high', 'normal', 'low')),
  difficulty INTEGER NOT NULL DEFAULT 3
  CHECK (difficulty BETWEEN 1 AND 5),
  duration_min INTEGER CHECK (duration_min BETWEEN 1 AND 1440),
  timing TEXT NOT NULL DEFAULT 'flexible'
  CHECK (timing IN ('fixed', 'flexible')),
  pin_ms INTEGER,
  bucket INTEGER NOT NULL DEFAULT 0
  CHECK (bucket = 0 OR (bucket = 1 AND repeats = 0 AND due IS NULL)),
  whole_days INTEGER NOT NULL DEFAULT 0
  CHECK (whole_days IN (0, 1)),
  rrule TEXT CHECK (rrule IS NULL OR repeats = 1),
  remind TEXT CHECK (remind <> ''),
  more_times TEXT
  CHECK (more_times IS NULL OR (at IS NOT NULL AND counts_from = 'start' AND timing = 'fixed'
    AND more_times GLOB '[0-2][0-9]:[0-5][0-9]*')),
  source TEXT CHECK (source <> ''),
  items TEXT CHECK (items IS NULL OR (
  json_valid(items) AND json_type(items) = 'array'
  AND json_array_length(items) BETWEEN 1 AND 200)),
  season TEXT CHECK (season <> ''),
  turns TEXT
  CHECK (turns GLOB '[1-9]*,[1-9]*' AND turns NOT GLOB '*[^0-9,]*'
    AND turns NOT GLOB '*,[,0]*' AND turns NOT GLOB '*,' AND length(turns) < 1000),
  turns_by TEXT
  CHECK ((turns_by IS NULL) = (turns IS NULL) AND turns_by IN ('order', 'least')),
  turn INTEGER
  CHECK ((turn IS NULL) = (turns IS NULL)
    AND turn BETWEEN 0 AND length(turns) - length(replace(turns, ',', ''))),
  turns_since TEXT
  CHECK (turns_since IS NULL
    OR (turns IS NOT NULL AND turns_since GLOB '[1-9]*:[0-9]*'
      AND turns_since NOT GLOB '*[^0-9,:]*')),
  every_times INTEGER
  CHECK (every_times IS NULL OR (repeats = 1 AND every_min IS NULL AND every_days IS NULL
    AND first IS NULL AND more_times IS NULL AND every_times BETWEEN 1 AND
      CASE every_max WHEN '1d' THEN 24 WHEN '1w' THEN 7 WHEN '1mo' THEN 28 WHEN '1y' THEN 365
      ELSE 0 END)),
  several_a_day INTEGER NOT NULL DEFAULT 0
  CHECK (several_a_day = 0 OR (several_a_day = 1 AND every_times IS NOT NULL)),
  tally TEXT
  CHECK (tally IS NULL OR (every_times IS NOT NULL AND position = 'beginning'
    AND tally GLOB '[-0-9]* [-0-9]* [-0-9]* [-0-9]* [-.0-9]* [-.0-9]*')),
  refused TEXT CHECK (refused <> ''),
  CONSTRAINT todo_has_a_name CHECK (trim(name, char(9, 10, 11, 12, 13, 32, 133, 160)) <> '' AND instr(name, char(0)) = 0),
  CONSTRAINT rule_is_whole CHECK (
    CASE repeats
    WHEN 1 THEN every_max IS NOT NULL AND counts_from IS NOT NULL AND start IS NOT NULL
      AND due IS NULL
    ELSE coalesce(every_min, every_max, counts_from, start, first, at, series_end) IS NULL
    END),
  CONSTRAINT dwell_has_a_length CHECK (on_dwell = (dwell_ms IS NOT NULL)),
  CONSTRAINT position_has_its_value CHECK (
    (position = 'completed') = (completed_ms IS NOT NULL)
    AND (position = 'occurrence') = (occurrence IS NOT NULL)),
  CONSTRAINT only_what_repeats_goes_on CHECK (
    repeats = 1 OR position IN ('beginning', 'finished')),
  CONSTRAINT snooze_is_whole CHECK (
    (snooze_since_ms IS NULL) = (snooze_end IS NULL)
    AND (snooze_end IS 'at') = (snooze_until_ms IS NOT NULL))
) STRICT;
CREATE TABLE todo_place (
  todo INTEGER NOT NULL REFERENCES todo ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  place INTEGER REFERENCES place DEFERRABLE INITIALLY DEFERRED,
  tag TEXT CHECK (trim(tag, char(9, 10, 11, 12, 13, 32, 133, 160)) <> '' AND instr(tag, char(0)) = 0),
  CONSTRAINT place_or_tag CHECK ((place IS NULL) <> (tag IS NULL)),
  PRIMARY KEY (todo, ordinal)
) STRICT, WITHOUT ROWID;
CREATE INDEX todo_place_by_place ON todo_place (place);
CREATE TABLE completion (
  id INTEGER PRIMARY KEY,
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  kind TEXT NOT NULL CHECK (kind IN ('done', 'skipped')),
  time_ms INTEGER NOT NULL,
  recorded_ms INTEGER NOT NULL,
  todo INTEGER NOT NULL CHECK (todo >= 1),
  name TEXT NOT NULL CHECK (name <> ''),
  notes TEXT,
  snapshot TEXT NOT NULL CHECK (json_valid(snapshot)),
  category INTEGER CHECK (category >= 1),
  category_name TEXT CHECK (category_name <> ''),
  category_color TEXT
  CHECK (length(category_color) = 7 AND category_color GLOB '#[0-9a-f]*'),
  category_icon TEXT CHECK (category_icon <> ''),
  priority TEXT NOT NULL DEFAULT 'normal'
  CHECK (priority IN ('high', 'normal', 'low')),
  difficulty INTEGER NOT NULL DEFAULT 3
  CHECK (difficulty BETWEEN 1 AND 5),
  duration_min INTEGER
  CHECK (duration_min BETWEEN 1 AND 1440),
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  note TEXT CHECK (instr(note, char(0)) = 0),
  opened_ms INTEGER
  GENERATED ALWAYS AS (json_extract(snapshot, '$.opened')) VIRTUAL,
  due_ms INTEGER
  GENERATED ALWAYS AS (json_extract(snapshot, '$.due')) VIRTUAL,
  zone TEXT
  GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.zone.named._0')) VIRTUAL,
  every TEXT
  GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.rule.repeating._0.every')) VIRTUAL,
  counts_from TEXT
  GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.rule.repeating._0.from')) VIRTUAL,
  at_place INTEGER
  GENERATED ALWAYS AS (json_extract(snapshot, '$.isAtPlace')) VIRTUAL,
  wish INTEGER
  GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.isWish')) VIRTUAL,
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  times TEXT
  GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.rule.repeating._0.at')) VIRTUAL,
  ends_ms INTEGER
  GENERATED ALWAYS AS (json_extract(snapshot, '$.ends')) VIRTUAL,
  season TEXT
  GENERATED ALWAYS AS (json_extract(snapshot, '$.todo.season')) VIRTUAL,
  done_place TEXT
  GENERATED ALWAYS AS (coalesce(json_extract(snapshot, '$.place'),
    iif(json_array_length(snapshot, '$.places') = 1
        AND json_extract(snapshot, '$.places[0]') NOT LIKE '#%',
      json_extract(snapshot, '$.places[0]'), NULL))) VIRTUAL
) STRICT;
CREATE INDEX completion_by_time ON completion (time_ms);
CREATE TRIGGER completion_never_goes BEFORE DELETE ON completion
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE TABLE retraction (
  id INTEGER PRIMARY KEY,
  completion INTEGER NOT NULL REFERENCES completion ON DELETE RESTRICT,
  undone INTEGER NOT NULL CHECK (undone IN (0, 1))
) STRICT;
CREATE INDEX retraction_by_completion ON retraction (completion);
CREATE TRIGGER retraction_never_changes BEFORE UPDATE ON retraction
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE TRIGGER retraction_never_goes BEFORE DELETE ON retraction
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE TABLE edit_log (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  summary TEXT NOT NULL,
  edit TEXT NOT NULL CHECK (json_valid(edit)),
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1)
) STRICT;
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reminder INTEGER NOT NULL REFERENCES reminder ON DELETE RESTRICT,
  notifier TEXT NOT NULL CHECK (notifier <> ''),
  batch INTEGER NOT NULL CHECK (batch >= 1),
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- NULL is at once: a clock that was put back must not delay it.
  next_attempt_ms INTEGER,
  delivered_ms INTEGER,
  abandoned INTEGER NOT NULL DEFAULT 0 CHECK (abandoned IN (0, 1)),
  error TEXT,
  -- Orders the failures, the latest last.
  failure INTEGER,
  UNIQUE (reminder, notifier),
  CONSTRAINT delivered_or_abandoned CHECK (delivered_ms IS NULL OR abandoned = 0),
  CONSTRAINT failure_has_an_error CHECK (
    (attempts > 0) = (error IS NOT NULL) AND (error IS NULL) = (failure IS NULL)
    AND (attempts > 0 OR (next_attempt_ms IS NULL AND abandoned = 0)))
) STRICT;
CREATE INDEX outbox_waiting ON outbox (notifier, id)
  WHERE delivered_ms IS NULL AND abandoned = 0;
CREATE INDEX outbox_unfinished ON outbox (failure) WHERE delivered_ms IS NULL;
CREATE INDEX outbox_by_delivery ON outbox (delivered_ms) WHERE delivered_ms IS NOT NULL;
CREATE TABLE transition_log (
  id INTEGER PRIMARY KEY,
  time_ms INTEGER NOT NULL,
  place INTEGER NOT NULL CHECK (place >= 1),
  kind TEXT NOT NULL CHECK (kind IN ('enter', 'exit', 'dwell', 'cross')),
  dwell_ms INTEGER CHECK (dwell_ms >= 0),
  device INTEGER NOT NULL DEFAULT 0 CHECK (device >= 0),
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  past INTEGER NOT NULL DEFAULT 0 CHECK (past IN (0, 1)),
  CONSTRAINT dwell_has_a_length CHECK ((kind = 'dwell') = (dwell_ms IS NOT NULL))
) STRICT;
CREATE INDEX transition_by_time ON transition_log (time_ms);
CREATE INDEX transition_by_place ON transition_log (place, time_ms);
CREATE TABLE track (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE TABLE position (
  time_ms INTEGER PRIMARY KEY,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  accuracy_m REAL NOT NULL CHECK (accuracy_m > 0),
  speed_mps REAL CHECK (speed_mps >= 0)
) STRICT;
CREATE TRIGGER todo_dwell_is_positive BEFORE INSERT ON todo WHEN new.dwell_ms <= 0
BEGIN SELECT RAISE(ABORT, 'a dwell lasts longer than 0'); END;
CREATE TRIGGER todo_dwell_stays_positive BEFORE UPDATE ON todo WHEN new.dwell_ms <= 0
BEGIN SELECT RAISE(ABORT, 'a dwell lasts longer than 0'); END;
CREATE TABLE category (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  color TEXT NOT NULL CHECK (length(color) = 7 AND color GLOB '#[0-9a-f]*'),
  icon TEXT NOT NULL CHECK (icon <> ''),
  CONSTRAINT category_has_a_name CHECK (trim(name) <> '' AND instr(name, char(0)) = 0)
) STRICT;
INSERT INTO category VALUES (1, X'5053425943415445474F525900000001', 'Work', '#2f6fb0', 'briefcase');
INSERT INTO category VALUES (2, X'5053425943415445474F525900000002', 'Study', '#7a4fb5', 'book');
INSERT INTO category VALUES (3, X'5053425943415445474F525900000003', 'Personal', '#c2571a', 'heart');
INSERT INTO category VALUES (4, X'5053425943415445474F525900000004', 'Home', '#2e7d4f', 'house');
CREATE TABLE pause (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  began_ms INTEGER NOT NULL,
  until_ms INTEGER NOT NULL CHECK (until_ms > began_ms)
) STRICT;
CREATE INDEX todo_by_category ON todo (category) WHERE category IS NOT NULL;
CREATE TABLE preference (
  key TEXT PRIMARY KEY NOT NULL
    CHECK (trim(key) <> '' AND length(key) <= 100 AND instr(key, char(0)) = 0),
  value TEXT NOT NULL CHECK (length(value) <= 4096 AND instr(value, char(0)) = 0)
) STRICT;
CREATE TABLE rest_day (
  day TEXT PRIMARY KEY
    CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(day) IS NOT NULL),
  of_pause INTEGER NOT NULL CHECK (of_pause IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX completion_by_todo ON completion (todo);
CREATE TRIGGER completion_never_changes BEFORE UPDATE ON completion
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
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
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  CONSTRAINT one_advice CHECK (practice IS NULL OR support IS NULL)
) STRICT;
CREATE INDEX mood_by_completion ON mood (completion) WHERE completion IS NOT NULL;
CREATE TABLE practice (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  kind TEXT NOT NULL
    CHECK (kind IN ('breathing', 'grounding', 'gratitude', 'writing', 'drawing')),
  began_ms INTEGER NOT NULL,
  ended_ms INTEGER NOT NULL CHECK (ended_ms >= began_ms),
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1)
) STRICT;
CREATE TABLE photo (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  date TEXT NOT NULL
    CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  caption TEXT CHECK (caption <> '' AND instr(caption, char(0)) = 0),
  type TEXT NOT NULL CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
  width INTEGER NOT NULL CHECK (width >= 1),
  height INTEGER NOT NULL CHECK (height >= 1),
  orientation INTEGER NOT NULL CHECK (orientation BETWEEN 1 AND 8),
  bytes INTEGER NOT NULL CHECK (bytes >= 1),
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1))
) STRICT;
CREATE INDEX photo_by_sha256 ON photo (sha256, bytes);
CREATE TABLE photo_data (
  sha256 TEXT NOT NULL UNIQUE CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  thumbnail BLOB CHECK (length(thumbnail) > 0),
  bytes BLOB NOT NULL CHECK (length(bytes) > 0)
) STRICT;
CREATE TABLE note (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(date, '+0 days') IS date),
  time_ms INTEGER NOT NULL,
  text TEXT NOT NULL CHECK (trim(text) <> '' AND instr(text, char(0)) = 0),
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1)
) STRICT;
CREATE TABLE person (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  CONSTRAINT person_has_a_name CHECK (trim(name) <> '' AND instr(name, char(0)) = 0)
) STRICT;
INSERT INTO person VALUES (1, X'50534259504552534F4E000000000001', 'me');
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
CREATE TABLE "visit" (
  place INTEGER NOT NULL CHECK (place >= 1),
  began_ms INTEGER NOT NULL,
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  ended_ms INTEGER CHECK (ended_ms >= began_ms),
  seen_ms INTEGER CHECK (seen_ms IS NULL OR ended_ms IS NULL),
  PRIMARY KEY (place, began_ms, person)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE device_track (
  device INTEGER PRIMARY KEY CHECK (device >= 1),
  record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE TABLE device_regions (
  device INTEGER PRIMARY KEY CHECK (device >= 1),
  record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
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
CREATE TABLE "day_mark" (
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  date TEXT NOT NULL
    CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  mark TEXT NOT NULL CHECK (mark IN ('good', 'bad')),
  PRIMARY KEY (person, date)
) STRICT, WITHOUT ROWID;
CREATE TABLE "gratitude" (
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(date, '+0 days') IS date),
  first TEXT NOT NULL CHECK (trim(first) <> '' AND instr(first, char(0)) = 0),
  second TEXT NOT NULL CHECK (trim(second) <> '' AND instr(second, char(0)) = 0),
  third TEXT NOT NULL CHECK (trim(third) <> '' AND instr(third, char(0)) = 0),
  time_ms INTEGER NOT NULL,
  PRIMARY KEY (person, date)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER edit_log_takes_no_step_after_an_undone_one BEFORE INSERT ON edit_log
WHEN new.undone = 1
  OR EXISTS (SELECT 1 FROM edit_log WHERE undone = 1 AND person = new.person)
BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
CREATE INDEX edit_log_by_undone ON edit_log (person, undone, seq);
CREATE INDEX mood_by_time ON mood (person, time_ms);
CREATE INDEX photo_by_date ON photo (person, date, id);
CREATE INDEX note_by_date ON note (person, date, time_ms);
CREATE TABLE session (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  last_ms INTEGER NOT NULL,
  stopped INTEGER NOT NULL CHECK (stopped IN (0, 1))
) STRICT;
CREATE TABLE "reminder" (
  id INTEGER PRIMARY KEY,
  todo INTEGER NOT NULL,
  countdown INTEGER NOT NULL CHECK (countdown >= 1),
  cause TEXT NOT NULL CHECK (
    cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start', 'habit', 'overdue')),
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
CREATE UNIQUE INDEX reminder_key
  ON reminder (todo, countdown, cause, occasion, ifnull(place, 0), moment_ms, person);
CREATE INDEX reminder_by_visit ON reminder (place, moment_ms) WHERE place IS NOT NULL;
CREATE INDEX reminder_told ON reminder (json_extract(reminder, '$.time'), id)
  WHERE state = 'told';
CREATE INDEX reminder_held ON reminder (id) WHERE state = 'held';
CREATE TRIGGER reminder_is_told_once BEFORE UPDATE ON reminder WHEN old.state = 'told'
BEGIN SELECT RAISE(ABORT, 'a reminder that was told does not change'); END;
CREATE TABLE "decision" (
  id INTEGER PRIMARY KEY,
  time_ms INTEGER NOT NULL,
  todo INTEGER NOT NULL,
  place INTEGER CHECK (place >= 1),
  cause TEXT NOT NULL CHECK (
    cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start', 'habit', 'overdue')),
  outcome TEXT NOT NULL CHECK (json_valid(outcome)),
  person INTEGER CHECK (person >= 1),
  CONSTRAINT task_or_habit CHECK (CASE cause WHEN 'habit' THEN todo <= -1 ELSE todo >= 1 END)
) STRICT;
CREATE INDEX decision_by_time ON decision (time_ms);
CREATE INDEX decision_by_todo ON decision (todo, time_ms);
CREATE INDEX decision_by_place ON decision (place, time_ms) WHERE place IS NOT NULL;
CREATE TRIGGER edit_log_goes_step_by_step BEFORE UPDATE ON edit_log
WHEN new.seq <> old.seq OR new.edit <> old.edit OR new.person <> old.person
  OR (new.undone = 1 AND EXISTS (
    SELECT 1 FROM edit_log WHERE person = old.person AND undone = 0 AND seq > old.seq))
  OR (new.undone = 0 AND EXISTS (
    SELECT 1 FROM edit_log WHERE person = old.person AND undone = 1 AND seq < old.seq))
BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
CREATE TABLE missed (
  todo INTEGER NOT NULL CHECK (todo >= 1),
  due_ms INTEGER NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)
    AND json_extract(record, '$.due') IS due_ms AND json_extract(record, '$.count') >= 1),
  PRIMARY KEY (todo, due_ms)
) STRICT, WITHOUT ROWID;
CREATE INDEX missed_by_time ON missed (due_ms);
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
CREATE INDEX completion_sums ON completion (
  person, time_ms, id, todo, kind, points, opened_ms, due_ms, ends_ms, zone, every, counts_from,
  times, season, at_place, wish, category, category_name, category_color);
CREATE TABLE "habit" (
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
CREATE TABLE "habit_mark" (
  habit INTEGER NOT NULL REFERENCES habit DEFERRABLE INITIALLY DEFERRED,
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(date, '+0 days') IS date),
  mark TEXT NOT NULL CHECK (mark IN ('done', 'rest', 'amount')),
  time_ms INTEGER NOT NULL,
  amount INTEGER CHECK (amount BETWEEN 0 AND 1000000000000),
  PRIMARY KEY (habit, date),
  CONSTRAINT amount_has_a_number CHECK ((mark = 'amount') = (amount IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX completion_recent ON completion (todo, kind, time_ms, person, done_place);
