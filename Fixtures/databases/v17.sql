PRAGMA application_id = 1347633753;
PRAGMA user_version = 17;
BEGIN TRANSACTION;
CREATE TABLE category (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  color TEXT NOT NULL CHECK (length(color) = 7 AND color GLOB '#[0-9a-f]*'),
  icon TEXT NOT NULL CHECK (icon <> ''),
  CONSTRAINT category_has_a_name CHECK (trim(name) <> '' AND instr(name, char(0)) = 0)
) STRICT;
INSERT INTO "category" VALUES(1,X'5053425943415445474F525900000001','Work','#2f6fb0','briefcase');
INSERT INTO "category" VALUES(2,X'5053425943415445474F525900000002','Study','#7a4fb5','book');
INSERT INTO "category" VALUES(3,X'5053425943415445474F525900000003','Personal','#c2571a','heart');
INSERT INTO "category" VALUES(4,X'5053425943415445474F525900000004','Home','#2e7d4f','house');
INSERT INTO "category" VALUES(5,X'2EBEDC767C96493DBBC762DD0F587DFB','Garden','#00ff88','leaf');
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
INSERT INTO "completion" VALUES(1,X'73C5311C0A0D48C08A942ED414D7815F','done',1771664400000,1771664400000,11,'Finished',NULL,'{"due":1771714799000,"isAtPlace":false,"kind":"done","opened":1771542000000,"places":[],"points":30,"recorded":1771664400000,"time":1771664400000,"todo":{"countdownNumber":11,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"isInDays":true,"isWish":false,"name":"Finished","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"timing":"flexible","triggers":["cross","enter"],"uuid":"8E602F88-D74D-493C-958A-EE9760419927","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"73C5311C-0A0D-48C0-8A94-2ED414D7815F"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
INSERT INTO "completion" VALUES(2,X'9E551E5733C140498FE2258592B40A17','done',1771745400000,1771750800000,4,'Stretch',NULL,'{"due":1771617600000,"isAtPlace":false,"kind":"done","opened":1771531200000,"places":[],"points":30,"recorded":1771750800000,"time":1771745400000,"todo":{"countdownNumber":4,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"isInDays":false,"isWish":false,"name":"Stretch","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"759CDF4A-4962-4A82-BC8A-5B93B3FF1F76","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"9E551E57-33C1-4049-8FE2-258592B40A17"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
INSERT INTO "completion" VALUES(3,X'EEDC575AEBA149E397FC8851923F4E15','skipped',1771754400000,1771754400000,9,'Course',NULL,'{"due":1772042400000,"isAtPlace":false,"kind":"skipped","opened":1771956000000,"places":[],"points":0,"recorded":1771754400000,"time":1771754400000,"todo":{"countdownNumber":9,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"isInDays":false,"isWish":false,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"516F2106-C391-4F94-984C-BBA8A77B678A","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"EEDC575A-EBA1-49E3-97FC-8851923F4E15"}',NULL,NULL,NULL,NULL,'normal',3,NULL,0,NULL,1);
INSERT INTO "completion" VALUES(4,X'24C0718683BE45E19C7C480E42220700','done',1772463600000,1772463600000,8,'Wherever I am',NULL,'{"due":1771801199000,"isAtPlace":false,"kind":"done","opened":1771628400000,"places":[],"points":30,"recorded":1772463600000,"time":1772463600000,"todo":{"countdownNumber":8,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":8,"isInDays":true,"isWish":false,"name":"Wherever I am","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"2d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"6DC874E9-6446-4ADF-B1E4-5E8F85E4D92E","zone":{"floating":{}}},"uuid":"24C07186-83BE-45E1-9C7C-480E42220700"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
INSERT INTO "completion" VALUES(5,X'F11AADA36C4C4BD9BF1181D32050BB43','done',1772470800000,1772470800000,1,'Cat medicine',NULL,'{"due":1774688400000,"isAtPlace":false,"kind":"done","opened":1772269200000,"places":["#pharmacy","Vet"],"points":30,"recorded":1772470800000,"time":1772470800000,"todo":{"countdownNumber":1,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"isInDays":false,"isWish":false,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"781B8F2D-80C6-40E5-B733-83EECF8EA11B","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"F11AADA3-6C4C-4BD9-BF11-81D32050BB43"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
INSERT INTO "completion" VALUES(6,X'8DB4C07F57654D98B3EE483C4C599E95','done',1772471016000,1772471016000,12,'Bins',NULL,'{"category":{"color":"#2e7d4f","icon":"house","id":4,"name":"Home"},"due":1771628399000,"isAtPlace":false,"kind":"done","note":"both bins","opened":1771455600000,"places":[],"points":20,"recorded":1772471016000,"time":1772471016000,"todo":{"category":4,"countdownNumber":12,"created":1771574400000,"difficulty":2,"durationMinutes":10,"horizonSeconds":86400,"id":12,"isInDays":true,"isWish":false,"name":"Bins","places":[],"position":{"occurrence":{"_0":1}},"priority":"high","rule":{"repeating":{"_0":{"every":"2w on tue,fri","from":"start","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"5414D7F6-522F-456E-98F1-E9CC4EA7F7A9","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"8DB4C07F-5765-4D98-B3EE-483C4C599E95"}',4,'Home','#2e7d4f','house','high',2,10,20,'both bins',1);
INSERT INTO "completion" VALUES(7,X'788C0080EE954903A1D646E406778143','done',1772471024000,1772471024000,16,'Fly a kite',NULL,'{"isAtPlace":false,"kind":"done","places":[],"points":30,"recorded":1772471024000,"time":1772471024000,"todo":{"countdownNumber":22,"created":1772471023000,"difficulty":3,"horizonSeconds":86400,"id":16,"isInDays":true,"isWish":true,"name":"Fly a kite","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"timing":"flexible","triggers":["enter","cross"],"uuid":"64AC45AE-92D1-4C26-A5E3-14F604C70550","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"788C0080-EE95-4903-A1D6-46E406778143"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
INSERT INTO "completion" VALUES(8,X'4CCA6155E52F4B4BB0537D2854D859DC','done',1772471024000,1772471024000,28,'Gym',NULL,'{"due":1772837999000,"ends":1773010799000,"isAtPlace":false,"kind":"done","opened":1772406000000,"places":[],"points":30,"recorded":1772471024000,"time":1772471024000,"todo":{"countdownNumber":35,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20504,"days":[],"first":20500,"last":20506}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"4CCA6155-E52F-4B4B-B053-7D2854D859DC"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
INSERT INTO "completion" VALUES(9,X'BB331FCFD4DE4FD7A19EE3F8A780E2A7','done',1772471024000,1772471024000,29,'Dishes',NULL,'{"due":1771714799000,"isAtPlace":false,"kind":"done","opened":1771542000000,"places":[],"points":30,"recorded":1772471024000,"time":1772471024000,"todo":{"countdownNumber":37,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":29,"isInDays":true,"isWish":false,"name":"Dishes","persons":[1],"places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"turn":0,"turns":{"by":"order","newcomers":[],"order":[1,2]},"uuid":"CD8315D9-D078-47E5-A725-76A533216424","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"BB331FCF-D4DE-4FD7-A19E-E3F8A780E2A7"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
INSERT INTO "completion" VALUES(10,X'428233087BF5436190932A333E73FDE9','done',1771585200000,1771585200000,30,'Descale the kettle',NULL,'{"due":1772319599000,"isAtPlace":false,"kind":"done","opened":1772146800000,"places":[],"points":30,"recorded":1771585200000,"time":1771585200000,"todo":{"countdownNumber":39,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"name":"Descale the kettle","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"42823308-7BF5-4361-9093-2A333E73FDE9"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
INSERT INTO "completion" VALUES(11,X'5D77DC595C194E7B8C74D95FD5F36AC2','done',1771758000000,1771758000000,30,'Descale the kettle',NULL,'{"due":1772319599000,"isAtPlace":false,"kind":"done","opened":1772146800000,"places":[],"points":0,"recorded":1771758000000,"time":1771758000000,"todo":{"countdownNumber":40,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771585200000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771585200000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"5D77DC59-5C19-4E7B-8C74-D95FD5F36AC2"}',NULL,NULL,NULL,NULL,'normal',3,NULL,0,NULL,1);
INSERT INTO "completion" VALUES(12,X'70470701C18C4E12A914FC3B4F982A56','done',1771930800000,1771930800000,30,'Descale the kettle',NULL,'{"due":1772492399000,"isAtPlace":false,"kind":"done","opened":1772319600000,"places":[],"points":0,"recorded":1771930800000,"time":1771930800000,"todo":{"countdownNumber":41,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771758000000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771758000000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"70470701-C18C-4E12-A914-FC3B4F982A56"}',NULL,NULL,NULL,NULL,'normal',3,NULL,0,NULL,1);
INSERT INTO "completion" VALUES(13,X'6A0324BFB2554300ACA56A8EAECED7AF','done',1772103600000,1772103600000,30,'Descale the kettle',NULL,'{"due":1772665199000,"isAtPlace":false,"kind":"done","opened":1772492400000,"places":[],"points":0,"recorded":1772103600000,"time":1772103600000,"todo":{"countdownNumber":42,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771930800000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771930800000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"6A0324BF-B255-4300-ACA5-6A8EAECED7AF"}',NULL,NULL,NULL,NULL,'normal',3,NULL,0,NULL,1);
INSERT INTO "completion" VALUES(14,X'AECD51A282FA485E8D27BE9D34B0222C','done',1772276400000,1772276400000,30,'Descale the kettle',NULL,'{"due":1772837999000,"isAtPlace":false,"kind":"done","opened":1772665200000,"places":[],"points":0,"recorded":1772276400000,"time":1772276400000,"todo":{"countdownNumber":43,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1772103600000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1772103600000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"AECD51A2-82FA-485E-8D27-BE9D34B0222C"}',NULL,NULL,NULL,NULL,'normal',3,NULL,0,NULL,1);
INSERT INTO "completion" VALUES(15,X'9B42F78DC953422486F30471544FDF94','done',1772471100000,1772471100000,3,'Rent','To: "the landlord"; déjà vu 🐈','{"due":1772265600000,"isAtPlace":false,"kind":"done","opened":1772179200000,"places":[],"points":30,"recorded":1772471100000,"time":1772471100000,"todo":{"countdownNumber":3,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"isInDays":false,"isWish":false,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"922CE489-E33E-496A-B416-8B2976205E5C","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"9B42F78D-C953-4224-86F3-0471544FDF94"}',NULL,NULL,NULL,NULL,'normal',3,NULL,30,NULL,1);
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
INSERT INTO "counter" VALUES(1,30,4,45,5,1,1,2,3,1,2,1);
CREATE TABLE "day_mark" (
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  date TEXT NOT NULL
    CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  mark TEXT NOT NULL CHECK (mark IN ('good', 'bad')),
  PRIMARY KEY (person, date)
) STRICT, WITHOUT ROWID;
INSERT INTO "day_mark" VALUES(1,'2026-03-01','good');
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
INSERT INTO "decision" VALUES(1,1772469000000,2,1,'inside','{"remind":{"_0":{"accuracyMeters":21.620496941559878,"distanceMeters":5.824780923647595,"due":1771866000000,"key":{"cause":"inside","countdown":2,"occasion":{"visit":{"_0":{"began":1772469000000,"place":1}}},"todo":2},"kind":"deadline","moment":1772469000000,"place":"Home","task":"Water plants","time":1772469000000,"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":"Europe/Berlin"}}}',1);
INSERT INTO "decision" VALUES(2,1772469149000,2,1,'exit','{"stayQuiet":{"_0":{"notAsked":{}}}}',1);
INSERT INTO "decision" VALUES(3,1772469392000,1,2,'enter','{"remind":{"_0":{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"due":1774688400000,"key":{"cause":"enter","countdown":1,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":1},"kind":"window","moment":1772469392000,"place":"Pharmacy","task":"Cat medicine","time":1772469392000,"uuid":"781B8F2D-80C6-40E5-B733-83EECF8EA11B","zone":"Europe/Berlin"}}}',1);
INSERT INTO "decision" VALUES(4,1772469392000,6,2,'enter','{"remind":{"_0":{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"key":{"cause":"enter","countdown":6,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":6},"kind":"day","moment":1772469392000,"place":"Pharmacy","task":"Screws","time":1772469392000,"uuid":"9C168628-D3B1-48BB-823E-D39DAF25D8F2","zone":"Europe/Berlin"}}}',1);
INSERT INTO "decision" VALUES(5,1772469632000,6,2,'dwell','{"stayQuiet":{"_0":{"alreadyReminded":{}}}}',1);
INSERT INTO "decision" VALUES(6,1772469783000,1,2,'exit','{"stayQuiet":{"_0":{"notAsked":{}}}}',1);
INSERT INTO "decision" VALUES(7,1772469783000,6,2,'exit','{"stayQuiet":{"_0":{"alreadyReminded":{}}}}',1);
INSERT INTO "decision" VALUES(8,1772470021000,2,1,'enter','{"remind":{"_0":{"accuracyMeters":19.76,"distanceMeters":35.23076993482371,"due":1771866000000,"key":{"cause":"enter","countdown":2,"occasion":{"visit":{"_0":{"began":1772470021000,"place":1}}},"todo":2},"kind":"deadline","moment":1772470021000,"place":"Home","task":"Water plants","time":1772470021000,"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":"Europe/Berlin"}}}',1);
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
INSERT INTO "device" VALUES(1,X'1938EC3503A94170B817BEC993A4C1E3',1772471024000,'Anna''s phone',2,'owntracks',X'E57803C8E5810A8BDAF34C446C5B3B3E04F4B9E037FEB6EA67C3FBBD98B6DFD6','OZCA',NULL,1,0,1,0,0,0);
CREATE TABLE device_regions (
  device INTEGER PRIMARY KEY CHECK (device >= 1),
  record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
INSERT INTO "device_regions" VALUES(1,'{"key":"","state":{}}');
CREATE TABLE device_track (
  device INTEGER PRIMARY KEY CHECK (device >= 1),
  record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
INSERT INTO "device_track" VALUES(1,'{"gate":{"last":{"accuracyMeters":18.43,"coordinate":{"latitude":52.520022,"longitude":13.405024166666667},"speedMetersPerSecond":0.05350222222222222,"time":794162908},"newest":794162908,"suspects":[]},"monitor":{"bestAccuracy":21.620496941559878,"highestID":3,"lastMoving":794162848,"newest":794162908,"records":[{"circle":1428508707,"id":1,"tracker":{"dwellsLeft":[],"insideSince":794162821,"isEdited":false,"state":"inside"}}],"tail":{"points":[{"accuracyMeters":18.43,"coordinate":{"latitude":52.520022,"longitude":13.405024166666667},"time":794162908}]}},"trail":{"anchor":{"accuracyMeters":22.04,"coordinate":{"latitude":52.520205,"longitude":13.405011666666667},"speedMetersPerSecond":1.3421855555555557,"time":794162830},"doubtfulExits":[],"isFar":false,"moved":794162830,"pauses":[1,1,1,1,1,1,1,1,1]}}');
CREATE TABLE edit_log (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  summary TEXT NOT NULL,
  edit TEXT NOT NULL CHECK (json_valid(edit)),
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1)
) STRICT;
INSERT INTO "edit_log" VALUES(1,'place add "Home"','{"edit":{"action":{"place":{"_0":"add","name":"Home"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[{"after":{"center":{"latitude":52.52,"longitude":13.405},"created":1771574400000,"id":1,"name":"Home","radiusMeters":60,"tags":[],"uuid":"ED0DE131-0977-4C5F-B9A0-CC06BF3ACF8A"}}],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"place add \"Home\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(2,'place add "Pharmacy"','{"edit":{"action":{"place":{"_0":"add","name":"Pharmacy"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[{"after":{"center":{"latitude":52.52162,"longitude":13.40973},"created":1771574400000,"id":2,"name":"Pharmacy","radiusMeters":60,"tags":["pharmacy","shop"],"uuid":"14775A78-19B3-4623-A253-FE6B99D3B2C7"}}],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"place add \"Pharmacy\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(3,'place add "Vet"','{"edit":{"action":{"place":{"_0":"add","name":"Vet"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[{"after":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":50,"tags":[],"uuid":"3C4B797B-B5E8-4A5D-8158-6F72E235753B"}}],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"place add \"Vet\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(4,'place add "Gone"','{"edit":{"action":{"place":{"_0":"add","name":"Gone"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[{"after":{"center":{"latitude":10,"longitude":20},"created":1771574400000,"id":4,"name":"Gone","radiusMeters":100,"tags":[],"uuid":"C0C8F23B-9417-41EF-9BF0-AF6F0F80289B"}}],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"place add \"Gone\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(5,'add 1 "Cat medicine"','{"edit":{"action":{"task":{"_0":"add","id":1,"name":"Cat medicine"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 1 \"Cat medicine\"","todos":[{"after":{"countdownNumber":1,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"isInDays":false,"isWish":false,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"781B8F2D-80C6-40E5-B733-83EECF8EA11B","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(6,'add 2 "Water plants"','{"edit":{"action":{"task":{"_0":"add","id":2,"name":"Water plants"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 2 \"Water plants\"","todos":[{"after":{"countdownNumber":2,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":2,"isInDays":false,"isWish":false,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(7,'add 3 "Rent"','{"edit":{"action":{"task":{"_0":"add","id":3,"name":"Rent"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 3 \"Rent\"","todos":[{"after":{"countdownNumber":3,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"isInDays":false,"isWish":false,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"922CE489-E33E-496A-B416-8B2976205E5C","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(8,'add 4 "Stretch"','{"edit":{"action":{"task":{"_0":"add","id":4,"name":"Stretch"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 4 \"Stretch\"","todos":[{"after":{"countdownNumber":4,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"isInDays":false,"isWish":false,"name":"Stretch","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"759CDF4A-4962-4A82-BC8A-5B93B3FF1F76","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(9,'add 5 "Passport"','{"edit":{"action":{"task":{"_0":"add","id":5,"name":"Passport"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"isInDays":false,"isWish":false,"name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"timing":"flexible","triggers":["cross","enter"],"uuid":"8BDCC8D5-B39C-4D42-9308-668F84E8D4FF","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(10,'add 6 "Screws"','{"edit":{"action":{"task":{"_0":"add","id":6,"name":"Screws"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 6 \"Screws\"","todos":[{"after":{"countdownNumber":6,"created":1771574400000,"difficulty":3,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"isInDays":true,"isWish":false,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"timing":"flexible","triggers":["exit","dwell","enter"],"uuid":"9C168628-D3B1-48BB-823E-D39DAF25D8F2","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(11,'add 7 "Call New York"','{"edit":{"action":{"task":{"_0":"add","id":7,"name":"Call New York"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 7 \"Call New York\"","todos":[{"after":{"countdownNumber":7,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":7,"isInDays":false,"isWish":false,"name":"Call New York","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"09:00","every":"1w","from":"done","start":"2026-02-20T03:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"1FE019B8-6C11-49CE-A9D8-55BB312E7278","zone":{"named":{"_0":"America/New_York"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(12,'add 8 "Wherever I am"','{"edit":{"action":{"task":{"_0":"add","id":8,"name":"Wherever I am"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 8 \"Wherever I am\"","todos":[{"after":{"countdownNumber":8,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":8,"isInDays":true,"isWish":false,"name":"Wherever I am","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"2d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"6DC874E9-6446-4ADF-B1E4-5E8F85E4D92E","zone":{"floating":{}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(13,'add 9 "Course"','{"edit":{"action":{"task":{"_0":"add","id":9,"name":"Course"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 9 \"Course\"","todos":[{"after":{"countdownNumber":9,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"isInDays":false,"isWish":false,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"516F2106-C391-4F94-984C-BBA8A77B678A","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(14,'add 10 "Leap"','{"edit":{"action":{"task":{"_0":"add","id":10,"name":"Leap"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 10 \"Leap\"","todos":[{"after":{"countdownNumber":10,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":10,"isInDays":false,"isWish":false,"name":"Leap","places":[],"position":{"occurrence":{"_0":2}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1y","from":"start","start":"2024-02-29T08:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"6A05C7CE-9877-4FE4-8DDA-FB19D2046483","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(15,'add 11 "Finished"','{"edit":{"action":{"task":{"_0":"add","id":11,"name":"Finished"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 11 \"Finished\"","todos":[{"after":{"countdownNumber":11,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"isInDays":true,"isWish":false,"name":"Finished","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"timing":"flexible","triggers":["cross","enter"],"uuid":"8E602F88-D74D-493C-958A-EE9760419927","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(16,'add 12 "Bins"','{"edit":{"action":{"task":{"_0":"add","id":12,"name":"Bins"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 12 \"Bins\"","todos":[{"after":{"category":4,"countdownNumber":12,"created":1771574400000,"difficulty":2,"durationMinutes":10,"horizonSeconds":86400,"id":12,"isInDays":true,"isWish":false,"name":"Bins","places":[],"position":{"occurrence":{"_0":1}},"priority":"high","rule":{"repeating":{"_0":{"every":"2w on tue,fri","from":"start","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"5414D7F6-522F-456E-98F1-E9CC4EA7F7A9","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(17,'category add "Garden"','{"edit":{"action":{"category":{"_0":"add","name":"Garden"}},"categories":[{"after":{"color":"#00ff88","icon":"leaf","id":5,"name":"Garden","uuid":"2EBEDC76-7C96-493D-BBC7-62DD0F587DFB"}}],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"category add \"Garden\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(18,'add 13 "Removed"','{"edit":{"action":{"task":{"_0":"add","id":13,"name":"Removed"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 13 \"Removed\"","todos":[{"after":{"countdownNumber":13,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":13,"isInDays":true,"isWish":false,"name":"Removed","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"5d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AA361931-E8F5-4464-968D-B18B70802309","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(19,'done 11 "Finished"','{"edit":{"action":{"task":{"_0":"done","id":11,"name":"Finished"}},"categories":[],"completions":[{"due":1771714799000,"isAtPlace":false,"kind":"done","opened":1771542000000,"places":[],"points":30,"recorded":1771664400000,"time":1771664400000,"todo":{"countdownNumber":11,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"isInDays":true,"isWish":false,"name":"Finished","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"timing":"flexible","triggers":["cross","enter"],"uuid":"8E602F88-D74D-493C-958A-EE9760419927","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"73C5311C-0A0D-48C0-8A94-2ED414D7815F"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 11 \"Finished\"","todos":[{"after":{"countdownNumber":14,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"isInDays":true,"isWish":false,"lastDone":1771664400000,"name":"Finished","places":[],"position":{"finished":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"timing":"flexible","triggers":["cross","enter"],"uuid":"8E602F88-D74D-493C-958A-EE9760419927","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":11,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"isInDays":true,"isWish":false,"name":"Finished","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"timing":"flexible","triggers":["cross","enter"],"uuid":"8E602F88-D74D-493C-958A-EE9760419927","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(20,'done 4 "Stretch"','{"edit":{"action":{"task":{"_0":"done","id":4,"name":"Stretch"}},"categories":[],"completions":[{"due":1771617600000,"isAtPlace":false,"kind":"done","opened":1771531200000,"places":[],"points":30,"recorded":1771750800000,"time":1771745400000,"todo":{"countdownNumber":4,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"isInDays":false,"isWish":false,"name":"Stretch","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"759CDF4A-4962-4A82-BC8A-5B93B3FF1F76","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"9E551E57-33C1-4049-8FE2-258592B40A17"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 4 \"Stretch\"","todos":[{"after":{"countdownNumber":15,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"isInDays":false,"isWish":false,"lastDone":1771745400000,"name":"Stretch","places":[],"position":{"completed":{"_0":1771745400000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"759CDF4A-4962-4A82-BC8A-5B93B3FF1F76","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":4,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"isInDays":false,"isWish":false,"name":"Stretch","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"759CDF4A-4962-4A82-BC8A-5B93B3FF1F76","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(21,'skip 9 "Course"','{"edit":{"action":{"task":{"_0":"skip","id":9,"name":"Course"}},"categories":[],"completions":[{"due":1772042400000,"isAtPlace":false,"kind":"skipped","opened":1771956000000,"places":[],"points":0,"recorded":1771754400000,"time":1771754400000,"todo":{"countdownNumber":9,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"isInDays":false,"isWish":false,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"516F2106-C391-4F94-984C-BBA8A77B678A","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"EEDC575A-EBA1-49E3-97FC-8851923F4E15"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"skip 9 \"Course\"","todos":[{"after":{"countdownNumber":16,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"isInDays":false,"isWish":false,"name":"Course","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"516F2106-C391-4F94-984C-BBA8A77B678A","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":9,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"isInDays":false,"isWish":false,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"516F2106-C391-4F94-984C-BBA8A77B678A","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(22,'remove 13 "Removed"','{"edit":{"action":{"task":{"_0":"remove","id":13,"name":"Removed"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"remove 13 \"Removed\"","todos":[{"before":{"countdownNumber":13,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":13,"isInDays":true,"isWish":false,"name":"Removed","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"5d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AA361931-E8F5-4464-968D-B18B70802309","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(23,'place remove "Gone"','{"edit":{"action":{"place":{"_0":"remove","name":"Gone"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[{"before":{"center":{"latitude":10,"longitude":20},"created":1771574400000,"id":4,"name":"Gone","radiusMeters":100,"tags":[],"uuid":"C0C8F23B-9417-41EF-9BF0-AF6F0F80289B"}}],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"place remove \"Gone\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(24,'move 5 "Passport"','{"edit":{"action":{"task":{"_0":"move","id":5,"name":"Passport"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"move 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"isInDays":false,"isWish":false,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"timing":"flexible","triggers":["enter","cross"],"uuid":"8BDCC8D5-B39C-4D42-9308-668F84E8D4FF","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"isInDays":false,"isWish":false,"name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"timing":"flexible","triggers":["enter","cross"],"uuid":"8BDCC8D5-B39C-4D42-9308-668F84E8D4FF","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(25,'edit 10 "Leap"','{"edit":{"action":{"task":{"_0":"edit","id":10,"name":"Leap"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"edit 10 \"Leap\"","todos":[{"after":{"countdownNumber":10,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":10,"isInDays":false,"isWish":false,"name":"Leap","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"2y","from":"start","start":"2024-02-29T08:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"6A05C7CE-9877-4FE4-8DDA-FB19D2046483","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":10,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":10,"isInDays":false,"isWish":false,"name":"Leap","places":[],"position":{"occurrence":{"_0":2}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1y","from":"start","start":"2024-02-29T08:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"6A05C7CE-9877-4FE4-8DDA-FB19D2046483","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(27,'done 1 "Cat medicine"','{"edit":{"action":{"task":{"_0":"done","id":1,"name":"Cat medicine"}},"categories":[],"completions":[{"due":1774688400000,"isAtPlace":false,"kind":"done","opened":1772269200000,"places":["#pharmacy","Vet"],"points":30,"recorded":1772470800000,"time":1772470800000,"todo":{"countdownNumber":1,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"isInDays":false,"isWish":false,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"781B8F2D-80C6-40E5-B733-83EECF8EA11B","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"F11AADA3-6C4C-4BD9-BF11-81D32050BB43"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 1 \"Cat medicine\"","todos":[{"after":{"countdownNumber":18,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"isInDays":false,"isWish":false,"lastDone":1772470800000,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"completed":{"_0":1772470800000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"781B8F2D-80C6-40E5-B733-83EECF8EA11B","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":1,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"isInDays":false,"isWish":false,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"781B8F2D-80C6-40E5-B733-83EECF8EA11B","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(28,'snooze 5 "Passport"','{"edit":{"action":{"task":{"_0":"snooze","id":5,"name":"Passport"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"snooze 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"isInDays":false,"isWish":false,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"snooze":{"end":{"at":{"_0":1772478060000}},"since":1772470860000},"timing":"flexible","triggers":["enter","cross"],"uuid":"8BDCC8D5-B39C-4D42-9308-668F84E8D4FF","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"isInDays":false,"isWish":false,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"timing":"flexible","triggers":["enter","cross"],"uuid":"8BDCC8D5-B39C-4D42-9308-668F84E8D4FF","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(29,'snooze 6 "Screws"','{"edit":{"action":{"task":{"_0":"snooze","id":6,"name":"Screws"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"snooze 6 \"Screws\"","todos":[{"after":{"countdownNumber":6,"created":1771574400000,"difficulty":3,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"isInDays":true,"isWish":false,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"snooze":{"end":{"nextVisit":{}},"since":1772470920000},"timing":"flexible","triggers":["dwell","enter","exit"],"uuid":"9C168628-D3B1-48BB-823E-D39DAF25D8F2","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":6,"created":1771574400000,"difficulty":3,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"isInDays":true,"isWish":false,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"timing":"flexible","triggers":["dwell","enter","exit"],"uuid":"9C168628-D3B1-48BB-823E-D39DAF25D8F2","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(30,'snooze 2 "Water plants"','{"edit":{"action":{"task":{"_0":"snooze","id":2,"name":"Water plants"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"snooze 2 \"Water plants\"","todos":[{"after":{"countdownNumber":2,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":2,"isInDays":false,"isWish":false,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"snooze":{"end":{"leaving":{}},"since":1772470980000},"timing":"flexible","triggers":["cross","enter"],"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":2,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":2,"isInDays":false,"isWish":false,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(31,'add 14 "New here"','{"edit":{"action":{"task":{"_0":"add","id":14,"name":"New here"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[{"reason":"created","todo":14,"visit":{"began":1772470021000,"place":1}}],"summary":"add 14 \"New here\"","todos":[{"after":{"countdownNumber":19,"created":1772471010000,"difficulty":3,"horizonSeconds":86400,"id":14,"isInDays":true,"isWish":false,"name":"New here","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"83511C47-FD6F-48BA-B8A1-3E5FCCD67975","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(32,'edit 2 "Water plants"','{"edit":{"action":{"task":{"_0":"edit","id":2,"name":"Water plants"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[{"reason":"edited","todo":2,"visit":{"began":1772470021000,"place":1}}],"summary":"edit 2 \"Water plants\"","todos":[{"after":{"countdownNumber":2,"created":1771574400000,"difficulty":3,"durationMinutes":20,"horizonSeconds":86400,"id":2,"isInDays":false,"isWish":false,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"snooze":{"end":{"leaving":{}},"since":1772470980000},"timing":"fixed","triggers":["cross","enter"],"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":2,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":2,"isInDays":false,"isWish":false,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"snooze":{"end":{"leaving":{}},"since":1772470980000},"timing":"flexible","triggers":["cross","enter"],"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(33,'done 12 "Bins"','{"edit":{"action":{"task":{"_0":"done","id":12,"name":"Bins"}},"categories":[],"completions":[{"category":{"color":"#2e7d4f","icon":"house","id":4,"name":"Home"},"due":1771628399000,"isAtPlace":false,"kind":"done","note":"both bins","opened":1771455600000,"places":[],"points":20,"recorded":1772471016000,"time":1772471016000,"todo":{"category":4,"countdownNumber":12,"created":1771574400000,"difficulty":2,"durationMinutes":10,"horizonSeconds":86400,"id":12,"isInDays":true,"isWish":false,"name":"Bins","places":[],"position":{"occurrence":{"_0":1}},"priority":"high","rule":{"repeating":{"_0":{"every":"2w on tue,fri","from":"start","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"5414D7F6-522F-456E-98F1-E9CC4EA7F7A9","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"8DB4C07F-5765-4D98-B3EE-483C4C599E95"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 12 \"Bins\"","todos":[{"after":{"category":4,"countdownNumber":20,"created":1771574400000,"difficulty":2,"durationMinutes":10,"horizonSeconds":86400,"id":12,"isInDays":true,"isWish":false,"lastDone":1772471016000,"name":"Bins","places":[],"position":{"occurrence":{"_0":2}},"priority":"high","rule":{"repeating":{"_0":{"every":"2w on tue,fri","from":"start","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"5414D7F6-522F-456E-98F1-E9CC4EA7F7A9","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"category":4,"countdownNumber":12,"created":1771574400000,"difficulty":2,"durationMinutes":10,"horizonSeconds":86400,"id":12,"isInDays":true,"isWish":false,"name":"Bins","places":[],"position":{"occurrence":{"_0":1}},"priority":"high","rule":{"repeating":{"_0":{"every":"2w on tue,fri","from":"start","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"5414D7F6-522F-456E-98F1-E9CC4EA7F7A9","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(34,'take back done 12 "Bins"','{"edit":{"action":{"retract":{"_0":"done","id":12,"name":"Bins"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":["8DB4C07F-5765-4D98-B3EE-483C4C599E95"],"silences":[],"summary":"take back done 12 \"Bins\"","todos":[{"after":{"category":4,"countdownNumber":12,"created":1771574400000,"difficulty":2,"durationMinutes":10,"horizonSeconds":86400,"id":12,"isInDays":true,"isWish":false,"name":"Bins","places":[],"position":{"occurrence":{"_0":1}},"priority":"high","rule":{"repeating":{"_0":{"every":"2w on tue,fri","from":"start","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"5414D7F6-522F-456E-98F1-E9CC4EA7F7A9","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"category":4,"countdownNumber":20,"created":1771574400000,"difficulty":2,"durationMinutes":10,"horizonSeconds":86400,"id":12,"isInDays":true,"isWish":false,"lastDone":1772471016000,"name":"Bins","places":[],"position":{"occurrence":{"_0":2}},"priority":"high","rule":{"repeating":{"_0":{"every":"2w on tue,fri","from":"start","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"5414D7F6-522F-456E-98F1-E9CC4EA7F7A9","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(35,'pin 5 "Passport"','{"edit":{"action":{"task":{"_0":"pin","id":5,"name":"Passport"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"pin 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"isInDays":false,"isWish":false,"moved":"2026-06-03T10:00:00","name":"Passport","pin":1772478000000,"places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"timing":"flexible","triggers":["enter","cross"],"uuid":"8BDCC8D5-B39C-4D42-9308-668F84E8D4FF","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"isInDays":false,"isWish":false,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"snooze":{"end":{"at":{"_0":1772478060000}},"since":1772470860000},"timing":"flexible","triggers":["enter","cross"],"uuid":"8BDCC8D5-B39C-4D42-9308-668F84E8D4FF","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(36,'rest 2026-12-24..2026-12-26','{"edit":{"action":{"rest":{"days":"2026-12-24..2026-12-26","isRemoval":false}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[{"after":{"day":"2026-12-24T00:00:00","isOfPause":false}},{"after":{"day":"2026-12-25T00:00:00","isOfPause":false}},{"after":{"day":"2026-12-26T00:00:00","isOfPause":false}}],"retracted":[],"silences":[],"summary":"rest 2026-12-24..2026-12-26","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(37,'mood 3','{"edit":{"action":{"mood":{"_0":{"noted":{"_0":3}}}},"categories":[],"completions":[],"lifted":[],"missed":[],"moods":{"marks":[],"moods":[{"after":{"completion":"F11AADA3-6C4C-4BD9-BF11-81D32050BB43","emotion":3,"id":1,"note":"calm, at last","time":1772471019000,"uuid":"DF1CA07C-04C2-480B-BA96-FDE04E499E99"}}],"practices":[]},"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"mood 3","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(38,'mark 2026-03-01 good','{"edit":{"action":{"mood":{"_0":{"marked":{"_1":"good","date":"2026-03-01"}}}},"categories":[],"completions":[],"lifted":[],"missed":[],"moods":{"marks":[{"after":{"date":"2026-03-01","mark":"good"}}],"moods":[],"practices":[]},"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"mark 2026-03-01 good","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(39,'practice breathing','{"edit":{"action":{"mood":{"_0":{"practised":{"_0":"breathing"}}}},"categories":[],"completions":[],"lifted":[],"missed":[],"moods":{"marks":[],"moods":[],"practices":[{"after":{"began":1772471021000,"ended":1772471021000,"id":1,"kind":"breathing"}}]},"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"practice breathing","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(40,'habit add "Walk"','{"edit":{"action":{"journal":{"_0":{"habit":{"_0":"add","name":"Walk"}}}},"categories":[],"completions":[],"journal":{"gratitudes":[],"habits":[{"after":{"at":"07:30","created":1772471022000,"days":30,"id":1,"name":"Walk","start":20513,"uuid":"C0EE36BB-D703-4E47-9BC5-7DE4C69DE8CD"}}],"marks":[],"notes":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"habit add \"Walk\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(41,'habit done "Walk" 2026-03-01','{"edit":{"action":{"journal":{"_0":{"box":{"_0":"done","date":"2026-03-01","habit":"Walk"}}}},"categories":[],"completions":[],"journal":{"gratitudes":[],"habits":[],"marks":[{"after":{"day":20513,"habit":1,"kind":"done","time":1772471023000}}],"notes":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"habit done \"Walk\" 2026-03-01","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(42,'habit rest "Walk" 2026-03-02','{"edit":{"action":{"journal":{"_0":{"box":{"_0":"rest","date":"2026-03-02","habit":"Walk"}}}},"categories":[],"completions":[],"journal":{"gratitudes":[],"habits":[],"marks":[{"after":{"day":20514,"habit":1,"kind":"rest","time":1772471023000}}],"notes":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"habit rest \"Walk\" 2026-03-02","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(43,'gratitude 2026-03-02','{"edit":{"action":{"journal":{"_0":{"gratitude":{"date":"2026-03-02","isRemoval":false}}}},"categories":[],"completions":[],"journal":{"gratitudes":[{"after":{"day":20514,"texts":["Sun","Tea","The cat"],"time":1772471024000}}],"habits":[],"marks":[],"notes":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"gratitude 2026-03-02","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(44,'note add 2026-03-02','{"edit":{"action":{"journal":{"_0":{"note":{"_0":"add","date":"2026-03-02"}}}},"categories":[],"completions":[],"journal":{"gratitudes":[],"habits":[],"marks":[],"notes":[{"after":{"day":20514,"id":1,"text":"Rain in the evening","time":1772471024000,"uuid":"840A54D8-114E-427A-9FDD-DDD8FB7CAF86"}}]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"note add 2026-03-02","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(45,'add 15 "See the sea"','{"edit":{"action":{"task":{"_0":"add","id":15,"name":"See the sea"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 15 \"See the sea\"","todos":[{"after":{"countdownNumber":21,"created":1772471022000,"difficulty":3,"horizonSeconds":86400,"id":15,"isInDays":true,"isWish":true,"name":"See the sea","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"timing":"flexible","triggers":["cross","enter"],"uuid":"B4B62AD8-7486-44AF-B46D-0620B45B15CB","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(46,'add 16 "Fly a kite"','{"edit":{"action":{"task":{"_0":"add","id":16,"name":"Fly a kite"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 16 \"Fly a kite\"","todos":[{"after":{"countdownNumber":22,"created":1772471023000,"difficulty":3,"horizonSeconds":86400,"id":16,"isInDays":true,"isWish":true,"name":"Fly a kite","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"timing":"flexible","triggers":["cross","enter"],"uuid":"64AC45AE-92D1-4C26-A5E3-14F604C70550","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(47,'done 16 "Fly a kite"','{"edit":{"action":{"task":{"_0":"done","id":16,"name":"Fly a kite"}},"categories":[],"completions":[{"isAtPlace":false,"kind":"done","places":[],"points":30,"recorded":1772471024000,"time":1772471024000,"todo":{"countdownNumber":22,"created":1772471023000,"difficulty":3,"horizonSeconds":86400,"id":16,"isInDays":true,"isWish":true,"name":"Fly a kite","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"timing":"flexible","triggers":["enter","cross"],"uuid":"64AC45AE-92D1-4C26-A5E3-14F604C70550","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"788C0080-EE95-4903-A1D6-46E406778143"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 16 \"Fly a kite\"","todos":[{"after":{"countdownNumber":23,"created":1772471023000,"difficulty":3,"horizonSeconds":86400,"id":16,"isInDays":true,"isWish":true,"lastDone":1772471024000,"name":"Fly a kite","places":[],"position":{"finished":{}},"priority":"normal","rule":{"once":{}},"timing":"flexible","triggers":["enter","cross"],"uuid":"64AC45AE-92D1-4C26-A5E3-14F604C70550","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":22,"created":1772471023000,"difficulty":3,"horizonSeconds":86400,"id":16,"isInDays":true,"isWish":true,"name":"Fly a kite","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"timing":"flexible","triggers":["enter","cross"],"uuid":"64AC45AE-92D1-4C26-A5E3-14F604C70550","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(48,'add 17 "Windows"','{"edit":{"action":{"task":{"_0":"add","id":17,"name":"Windows"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 17 \"Windows\"","todos":[{"after":{"countdownNumber":24,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":17,"isInDays":true,"isWish":false,"name":"Windows","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"6-8w","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AE518686-1EB4-4405-9A06-12639A076E8F","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(49,'add 18 "Tax form"','{"edit":{"action":{"task":{"_0":"add","id":18,"name":"Tax form"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 18 \"Tax form\"","todos":[{"after":{"countdownNumber":25,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":18,"isInDays":true,"isWish":false,"name":"Tax form","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-05-31T23:59:59"}},"timing":"flexible","triggers":["cross","enter"],"uuid":"7C7C14C4-50AB-4AF2-9DF6-AF01C63FA780","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(50,'import "tasks.ics"','{"edit":{"action":{"imported":{"file":"tasks.ics"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"import \"tasks.ics\"","todos":[{"after":{"calendarRule":"FREQ=WEEKLY;WKST=SU;BYDAY=TU","countdownNumber":26,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":19,"isInDays":true,"isWish":false,"name":"Recycling","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w on tue","from":"start","start":"2026-03-03T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"4D0F6A8E-6D53-4C83-9D0E-0A5A0D6B6F13","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(51,'import "todo.txt"','{"edit":{"action":{"imported":{"file":"todo.txt"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"import \"todo.txt\"","todos":[{"after":{"category":4,"countdownNumber":27,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":20,"isInDays":true,"isWish":false,"name":"Call mum","places":[{"tag":{"_0":"phone"}}],"position":{"beginning":{}},"priority":"high","rule":{"once":{}},"source":"todotxt\n(B) Call mum +home @phone\n","timing":"flexible","triggers":["cross","enter"],"uuid":"1146DD39-A72D-5E97-8218-4C36BD67CBF1","zone":{"named":{"_0":"Europe/Berlin"}}}},{"after":{"countdownNumber":28,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":21,"isInDays":true,"isWish":false,"name":"Vitamins","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1d","from":"done","start":"2026-03-02T00:00:00"}}},"source":"todotxt\n\nVitamins rec:1d due:2026-03-03\n","timing":"flexible","triggers":["cross","enter"],"uuid":"661772DA-9ACA-5518-B719-ABEF7209F427","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(52,'photo add 1','{"edit":{"action":{"photo":{"_0":{"added":{"_0":1,"caption":"By the sea"}}}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[{"after":{"byteCount":406,"caption":"By the sea","date":"2026-03-02","height":32,"id":1,"mediaType":"image/png","orientation":1,"sha256":"0e267156343d46bba70aec1267cf9880cb06a2e122703c5cd64ee9191f0d01c8","uuid":"07A9E722-CF62-42CE-9A74-E5C660EDD950","width":48}}],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"photo add 1","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(53,'photo add 2','{"edit":{"action":{"photo":{"_0":{"added":{"_0":2}}}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[{"after":{"byteCount":462,"date":"2026-03-02","height":32,"id":2,"mediaType":"image/webp","orientation":1,"sha256":"8bddb395688fe4f4094366dfa1649c048f4ba2e4653e24e7d89752ed434694fd","uuid":"82CEF082-57EE-4E82-A02C-CAD6325B466A","width":48}}],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"photo add 2","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(54,'photo share 1','{"edit":{"action":{"photo":{"_0":{"shared":{"_0":1,"caption":"By the sea"}}}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[{"after":{"byteCount":406,"caption":"By the sea","date":"2026-03-02","height":32,"id":1,"mediaType":"image/png","orientation":1,"sha256":"0e267156343d46bba70aec1267cf9880cb06a2e122703c5cd64ee9191f0d01c8","shared":true,"uuid":"07A9E722-CF62-42CE-9A74-E5C660EDD950","width":48},"before":{"byteCount":406,"caption":"By the sea","date":"2026-03-02","height":32,"id":1,"mediaType":"image/png","orientation":1,"sha256":"0e267156343d46bba70aec1267cf9880cb06a2e122703c5cd64ee9191f0d01c8","uuid":"07A9E722-CF62-42CE-9A74-E5C660EDD950","width":48}}],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"photo share 1","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(55,'photo remove 2','{"edit":{"action":{"photo":{"_0":{"removed":{"_0":2}}}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[{"before":{"byteCount":462,"date":"2026-03-02","height":32,"id":2,"mediaType":"image/webp","orientation":1,"sha256":"8bddb395688fe4f4094366dfa1649c048f4ba2e4653e24e7d89752ed434694fd","uuid":"82CEF082-57EE-4E82-A02C-CAD6325B466A","width":48}}],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"photo remove 2","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(56,'profile','{"edit":{"action":{"photo":{"_0":{"profile":{}}}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[{"after":{"key":"profile.name","value":"Olena"}},{"after":{"key":"profile.photo","value":"07a9e722-cf62-42ce-9a74-e5c660edd950"}}],"restDays":[],"retracted":[],"silences":[],"summary":"profile","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(57,'add 22 "Anna''s errand"','{"edit":{"action":{"task":{"_0":"add","id":22,"name":"Anna''s errand"}},"categories":[],"completions":[],"devices":{"devices":[],"persons":[{"after":{"id":2,"name":"anna","uuid":"DF63FA0E-2C86-461C-96F6-3841953F4B76"}}]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 22 \"Anna''s errand\"","todos":[{"after":{"countdownNumber":29,"created":1772471024000,"difficulty":3,"horizonSeconds":86400,"id":22,"isInDays":true,"isWish":false,"name":"Anna''s errand","persons":[2],"places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"1A33DCEF-E60A-4441-977D-D250944E004A","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(58,'device add "Anna''s phone"','{"edit":{"action":{"device":{"_0":{"added":{"name":"Anna''s phone"}}}},"categories":[],"completions":[],"devices":{"devices":[{"after":{"created":1772471024000,"id":1,"isEncrypted":false,"isShared":false,"keyDigest":"5XgDyOWBCova80xEbFs7PgT0ueA3/rbqZ8P7vZi239Y=","keyHint":"OZCA","kind":"owntracks","leads":false,"name":"Anna''s phone","notifiesInApp":false,"person":2,"pushesPlaces":false,"replacesPlaces":false,"uuid":"1938EC35-03A9-4170-B817-BEC993A4C1E3"}}],"persons":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"device add \"Anna''s phone\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(59,'device edit "Anna''s phone"','{"edit":{"action":{"device":{"_0":{"edited":{"name":"Anna''s phone"}}}},"categories":[],"completions":[],"devices":{"devices":[{"after":{"created":1772471024000,"id":1,"isEncrypted":false,"isShared":true,"keyDigest":"5XgDyOWBCova80xEbFs7PgT0ueA3/rbqZ8P7vZi239Y=","keyHint":"OZCA","kind":"owntracks","leads":false,"name":"Anna''s phone","notifiesInApp":false,"person":2,"pushesPlaces":true,"replacesPlaces":false,"uuid":"1938EC35-03A9-4170-B817-BEC993A4C1E3"},"before":{"created":1772471024000,"id":1,"isEncrypted":false,"isShared":false,"keyDigest":"5XgDyOWBCova80xEbFs7PgT0ueA3/rbqZ8P7vZi239Y=","keyHint":"OZCA","kind":"owntracks","leads":false,"name":"Anna''s phone","notifiesInApp":false,"person":2,"pushesPlaces":false,"replacesPlaces":false,"uuid":"1938EC35-03A9-4170-B817-BEC993A4C1E3"}}],"persons":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"device edit \"Anna''s phone\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(60,'add 23 "Recital"','{"edit":{"action":{"task":{"_0":"add","id":23,"name":"Recital"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 23 \"Recital\"","todos":[{"after":{"countdownNumber":30,"created":1772471024000,"difficulty":3,"horizonSeconds":86400,"id":23,"isInDays":false,"isWish":false,"leads":["1d","15min"],"name":"Recital","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-04-10T18:00:00"}},"timing":"flexible","triggers":["enter","cross"],"uuid":"A532ED4B-55A5-4E8B-A63A-30BAED3683B5","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(61,'add 24 "Choir"','{"edit":{"action":{"task":{"_0":"add","id":24,"name":"Choir"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 24 \"Choir\"","todos":[{"after":{"countdownNumber":31,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":24,"isInDays":false,"isWish":false,"name":"Choir","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"at":"19:00","every":"1w on tue","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"fixed","triggers":["enter","cross"],"uuid":"ED098082-08AB-4DC4-B67A-57D338EC0B0B","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(62,'add 25 "Pills"','{"edit":{"action":{"task":{"_0":"add","id":25,"name":"Pills"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 25 \"Pills\"","todos":[{"after":{"countdownNumber":32,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":25,"isInDays":false,"isWish":false,"name":"Pills","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"at":"08:00,20:00","every":"1d","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"fixed","triggers":["enter","cross"],"uuid":"60EFAE7F-78AD-41E0-AD0F-832CDF6A2CA4","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(63,'add 26 "Weekly shop"','{"edit":{"action":{"task":{"_0":"add","id":26,"name":"Weekly shop"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 26 \"Weekly shop\"","todos":[{"after":{"checklist":[{"text":"milk"},{"text":"oat flakes"}],"countdownNumber":33,"created":1772471024000,"difficulty":3,"horizonSeconds":86400,"id":26,"isInDays":true,"isWish":false,"name":"Weekly shop","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"706E13CA-C631-45E7-97A8-762A7227CA44","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(64,'edit 26 "Weekly shop"','{"edit":{"action":{"task":{"_0":"edit","id":26,"name":"Weekly shop"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"edit 26 \"Weekly shop\"","todos":[{"after":{"checklist":[{"text":"milk"},{"text":"oat flakes"},{"once":true,"text":"birthday candles"}],"countdownNumber":33,"created":1772471024000,"difficulty":3,"horizonSeconds":86400,"id":26,"isInDays":true,"isWish":false,"name":"Weekly shop","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"706E13CA-C631-45E7-97A8-762A7227CA44","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"checklist":[{"text":"milk"},{"text":"oat flakes"}],"countdownNumber":33,"created":1772471024000,"difficulty":3,"horizonSeconds":86400,"id":26,"isInDays":true,"isWish":false,"name":"Weekly shop","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"706E13CA-C631-45E7-97A8-762A7227CA44","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(65,'edit 26 "Weekly shop"','{"edit":{"action":{"task":{"_0":"edit","id":26,"name":"Weekly shop"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"edit 26 \"Weekly shop\"","todos":[{"after":{"checklist":[{"text":"milk"},{"done":true,"text":"oat flakes"},{"once":true,"text":"birthday candles"}],"countdownNumber":33,"created":1772471024000,"difficulty":3,"horizonSeconds":86400,"id":26,"isInDays":true,"isWish":false,"name":"Weekly shop","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"706E13CA-C631-45E7-97A8-762A7227CA44","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"checklist":[{"text":"milk"},{"text":"oat flakes"},{"once":true,"text":"birthday candles"}],"countdownNumber":33,"created":1772471024000,"difficulty":3,"horizonSeconds":86400,"id":26,"isInDays":true,"isWish":false,"name":"Weekly shop","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"706E13CA-C631-45E7-97A8-762A7227CA44","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(66,'add 27 "Mow the lawn"','{"edit":{"action":{"task":{"_0":"add","id":27,"name":"Mow the lawn"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 27 \"Mow the lawn\"","todos":[{"after":{"countdownNumber":34,"created":1772471024000,"difficulty":3,"horizonSeconds":86400,"id":27,"isInDays":true,"isWish":false,"name":"Mow the lawn","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"2w","from":"done","start":"2026-03-02T00:00:00"}}},"season":"apr-oct","timing":"flexible","triggers":["cross","enter"],"uuid":"6F24BBD9-9E24-4326-BAE5-3FC2BD80BE7D","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(67,'add 28 "Gym"','{"edit":{"action":{"task":{"_0":"add","id":28,"name":"Gym"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 28 \"Gym\"","todos":[{"after":{"countdownNumber":35,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20504,"days":[],"first":20500,"last":20506}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(68,'done 28 "Gym"','{"edit":{"action":{"task":{"_0":"done","id":28,"name":"Gym"}},"categories":[],"completions":[{"due":1772837999000,"ends":1773010799000,"isAtPlace":false,"kind":"done","opened":1772406000000,"places":[],"points":30,"recorded":1772471024000,"time":1772471024000,"todo":{"countdownNumber":35,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20504,"days":[],"first":20500,"last":20506}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"4CCA6155-E52F-4B4B-B053-7D2854D859DC"}],"lifted":[],"missed":[{"after":{"count":3,"due":1771801199000,"places":[],"todo":{"countdownNumber":35,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20504,"days":[],"first":20500,"last":20506}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}},"wall":"2026-02-22T23:59:59"}},{"after":{"count":3,"due":1772405999000,"places":[],"todo":{"countdownNumber":35,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20504,"days":[],"first":20500,"last":20506}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}},"wall":"2026-03-01T23:59:59"}}],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 28 \"Gym\"","todos":[{"after":{"countdownNumber":36,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"lastDone":1772471024000,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20514,"days":[20514],"first":20514,"last":20520}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":35,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20504,"days":[],"first":20500,"last":20506}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(69,'add 29 "Dishes"','{"edit":{"action":{"task":{"_0":"add","id":29,"name":"Dishes"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 29 \"Dishes\"","todos":[{"after":{"countdownNumber":37,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":29,"isInDays":true,"isWish":false,"name":"Dishes","persons":[1],"places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"turn":0,"turns":{"by":"order","newcomers":[],"order":[1,2]},"uuid":"CD8315D9-D078-47E5-A725-76A533216424","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(70,'done 29 "Dishes"','{"edit":{"action":{"task":{"_0":"done","id":29,"name":"Dishes"}},"categories":[],"completions":[{"due":1771714799000,"isAtPlace":false,"kind":"done","opened":1771542000000,"places":[],"points":30,"recorded":1772471024000,"time":1772471024000,"todo":{"countdownNumber":37,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":29,"isInDays":true,"isWish":false,"name":"Dishes","persons":[1],"places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"turn":0,"turns":{"by":"order","newcomers":[],"order":[1,2]},"uuid":"CD8315D9-D078-47E5-A725-76A533216424","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"BB331FCF-D4DE-4FD7-A19E-E3F8A780E2A7"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 29 \"Dishes\"","todos":[{"after":{"countdownNumber":38,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":29,"isInDays":true,"isWish":false,"lastDone":1772471024000,"name":"Dishes","persons":[2],"places":[],"position":{"completed":{"_0":1772449200000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"turn":1,"turns":{"by":"order","newcomers":[],"order":[1,2]},"uuid":"CD8315D9-D078-47E5-A725-76A533216424","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":37,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":29,"isInDays":true,"isWish":false,"name":"Dishes","persons":[1],"places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"turn":0,"turns":{"by":"order","newcomers":[],"order":[1,2]},"uuid":"CD8315D9-D078-47E5-A725-76A533216424","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(71,'place edit "Pharmacy"','{"edit":{"action":{"place":{"_0":"edit","name":"Pharmacy"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[{"after":{"center":{"latitude":52.52162,"longitude":13.40973},"created":1771574400000,"hours":"Mo-Fr 08:00-18:00; Sa 09:00-13:00","id":2,"name":"Pharmacy","radiusMeters":60,"tags":["pharmacy","shop"],"uuid":"14775A78-19B3-4623-A253-FE6B99D3B2C7"},"before":{"center":{"latitude":52.52162,"longitude":13.40973},"created":1771574400000,"id":2,"name":"Pharmacy","radiusMeters":60,"tags":["pharmacy","shop"],"uuid":"14775A78-19B3-4623-A253-FE6B99D3B2C7"}}],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"place edit \"Pharmacy\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(72,'add 30 "Descale the kettle"','{"edit":{"action":{"task":{"_0":"add","id":30,"name":"Descale the kettle"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"add 30 \"Descale the kettle\"","todos":[{"after":{"countdownNumber":39,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"name":"Descale the kettle","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(73,'done 30 "Descale the kettle"','{"edit":{"action":{"task":{"_0":"done","id":30,"name":"Descale the kettle"}},"categories":[],"completions":[{"due":1772319599000,"isAtPlace":false,"kind":"done","opened":1772146800000,"places":[],"points":30,"recorded":1771585200000,"time":1771585200000,"todo":{"countdownNumber":39,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"name":"Descale the kettle","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"42823308-7BF5-4361-9093-2A333E73FDE9"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 30 \"Descale the kettle\"","todos":[{"after":{"countdownNumber":40,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771585200000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771585200000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":39,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"name":"Descale the kettle","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(74,'done 30 "Descale the kettle"','{"edit":{"action":{"task":{"_0":"done","id":30,"name":"Descale the kettle"}},"categories":[],"completions":[{"due":1772319599000,"isAtPlace":false,"kind":"done","opened":1772146800000,"places":[],"points":0,"recorded":1771758000000,"time":1771758000000,"todo":{"countdownNumber":40,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771585200000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771585200000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"5D77DC59-5C19-4E7B-8C74-D95FD5F36AC2"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 30 \"Descale the kettle\"","todos":[{"after":{"countdownNumber":41,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771758000000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771758000000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":40,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771585200000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771585200000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(75,'done 30 "Descale the kettle"','{"edit":{"action":{"task":{"_0":"done","id":30,"name":"Descale the kettle"}},"categories":[],"completions":[{"due":1772492399000,"isAtPlace":false,"kind":"done","opened":1772319600000,"places":[],"points":0,"recorded":1771930800000,"time":1771930800000,"todo":{"countdownNumber":41,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771758000000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771758000000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"70470701-C18C-4E12-A914-FC3B4F982A56"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 30 \"Descale the kettle\"","todos":[{"after":{"countdownNumber":42,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771930800000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771930800000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":41,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771758000000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771758000000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(76,'done 30 "Descale the kettle"','{"edit":{"action":{"task":{"_0":"done","id":30,"name":"Descale the kettle"}},"categories":[],"completions":[{"due":1772665199000,"isAtPlace":false,"kind":"done","opened":1772492400000,"places":[],"points":0,"recorded":1772103600000,"time":1772103600000,"todo":{"countdownNumber":42,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771930800000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771930800000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"6A0324BF-B255-4300-ACA5-6A8EAECED7AF"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 30 \"Descale the kettle\"","todos":[{"after":{"countdownNumber":43,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1772103600000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1772103600000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":42,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1771930800000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1771930800000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(77,'done 30 "Descale the kettle"','{"edit":{"action":{"task":{"_0":"done","id":30,"name":"Descale the kettle"}},"categories":[],"completions":[{"due":1772837999000,"isAtPlace":false,"kind":"done","opened":1772665200000,"places":[],"points":0,"recorded":1772276400000,"time":1772276400000,"todo":{"countdownNumber":43,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1772103600000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1772103600000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"AECD51A2-82FA-485E-8D27-BE9D34B0222C"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 30 \"Descale the kettle\"","todos":[{"after":{"countdownNumber":44,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1772276400000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1772276400000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":43,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1772103600000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1772103600000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(78,'decline 2d for 30 "Descale the kettle"','{"edit":{"action":{"task":{"_0":"decline","id":30,"name":"Descale the kettle"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"decline 2d for 30 \"Descale the kettle\"","todos":[{"after":{"countdownNumber":44,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1772276400000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1772276400000}},"priority":"normal","refusedEvery":"2d","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":44,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":30,"isInDays":true,"isWish":false,"lastDone":1772276400000,"name":"Descale the kettle","places":[],"position":{"completed":{"_0":1772276400000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"8d","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"AEDC8DD0-7892-42E7-BEE1-111545024981","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(79,'habit add "Water"','{"edit":{"action":{"journal":{"_0":{"habit":{"_0":"add","name":"Water"}}}},"categories":[],"completions":[],"journal":{"gratitudes":[],"habits":[{"after":{"created":1772471024000,"goal":{"amount":8000,"isAtMost":false,"unit":"glasses"},"id":2,"name":"Water","start":20514,"uuid":"07BCFE21-8F17-4560-9113-7400C786895E"}}],"marks":[],"notes":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"habit add \"Water\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(80,'habit amount "Water" 2026-03-02','{"edit":{"action":{"journal":{"_0":{"box":{"_0":"amount","date":"2026-03-02","habit":"Water"}}}},"categories":[],"completions":[],"journal":{"gratitudes":[],"habits":[],"marks":[{"after":{"amount":3000,"day":20514,"habit":2,"kind":"amount","time":1772471024000}}],"notes":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"habit amount \"Water\" 2026-03-02","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(81,'habit add "Run"','{"edit":{"action":{"journal":{"_0":{"habit":{"_0":"add","name":"Run"}}}},"categories":[],"completions":[],"journal":{"gratitudes":[],"habits":[{"after":{"created":1772471024000,"frequency":{"times":{"_0":3,"days":7}},"id":3,"name":"Run","start":20514,"uuid":"361CCA7E-DA12-4934-9860-514E25AB7281"}}],"marks":[],"notes":[]},"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"habit add \"Run\"","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(82,'edit 24 "Choir"','{"edit":{"action":{"task":{"_0":"edit","id":24,"name":"Choir"}},"categories":[],"completions":[],"lifted":[],"missed":[{"after":{"count":1,"due":1771956000000,"places":[],"todo":{"countdownNumber":31,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":24,"isInDays":false,"isWish":false,"name":"Choir","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"at":"19:00","every":"1w on tue","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"fixed","triggers":["enter","cross"],"uuid":"ED098082-08AB-4DC4-B67A-57D338EC0B0B","zone":{"named":{"_0":"Europe/Berlin"}}},"wall":"2026-02-24T19:00:00"}}],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"edit 24 \"Choir\"","todos":[{"after":{"countdownNumber":31,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":24,"isInDays":false,"isWish":false,"name":"Choir","notes":"bring the folder","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"at":"19:00","every":"1w on tue","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"fixed","triggers":["enter","cross"],"uuid":"ED098082-08AB-4DC4-B67A-57D338EC0B0B","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":31,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":24,"isInDays":false,"isWish":false,"name":"Choir","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"at":"19:00","every":"1w on tue","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"fixed","triggers":["enter","cross"],"uuid":"ED098082-08AB-4DC4-B67A-57D338EC0B0B","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(83,'pause until 2026-03-05T08:00:00+01:00','{"edit":{"action":{"pause":{"until":1772694000000}},"categories":[],"completions":[],"lifted":[],"missed":[],"pause":{"after":{"began":1772471025000,"until":1772694000000}},"photos":[],"places":[],"preferences":[],"restDays":[{"after":{"day":"2026-03-02T00:00:00","isOfPause":true}},{"after":{"day":"2026-03-03T00:00:00","isOfPause":true}},{"after":{"day":"2026-03-04T00:00:00","isOfPause":true}}],"retracted":[],"silences":[],"summary":"pause until 2026-03-05T08:00:00+01:00","todos":[],"visits":[]},"replaced":[]}',0,1);
INSERT INTO "edit_log" VALUES(84,'place edit "Vet"','{"edit":{"action":{"place":{"_0":"edit","name":"Vet"}},"categories":[],"completions":[],"lifted":[],"missed":[],"photos":[],"places":[{"after":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":55,"tags":[],"uuid":"3C4B797B-B5E8-4A5D-8158-6F72E235753B"},"before":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":50,"tags":[],"uuid":"3C4B797B-B5E8-4A5D-8158-6F72E235753B"}}],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"place edit \"Vet\"","todos":[],"visits":[]},"replaced":[]}',1,1);
INSERT INTO "edit_log" VALUES(85,'done 3 "Rent"','{"edit":{"action":{"task":{"_0":"done","id":3,"name":"Rent"}},"categories":[],"completions":[{"due":1772265600000,"isAtPlace":false,"kind":"done","opened":1772179200000,"places":[],"points":30,"recorded":1772471100000,"time":1772471100000,"todo":{"countdownNumber":3,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"isInDays":false,"isWish":false,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"922CE489-E33E-496A-B416-8B2976205E5C","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"9B42F78D-C953-4224-86F3-0471544FDF94"}],"lifted":[],"missed":[],"photos":[],"places":[],"preferences":[],"restDays":[],"retracted":[],"silences":[],"summary":"done 3 \"Rent\"","todos":[{"after":{"countdownNumber":45,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"isInDays":false,"isWish":false,"lastDone":1772471100000,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":2}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"922CE489-E33E-496A-B416-8B2976205E5C","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":3,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"isInDays":false,"isWish":false,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"timing":"flexible","triggers":["enter","cross"],"uuid":"922CE489-E33E-496A-B416-8B2976205E5C","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',1,1);
CREATE TABLE "gratitude" (
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(date, '+0 days') IS date),
  first TEXT NOT NULL CHECK (trim(first) <> '' AND instr(first, char(0)) = 0),
  second TEXT NOT NULL CHECK (trim(second) <> '' AND instr(second, char(0)) = 0),
  third TEXT NOT NULL CHECK (trim(third) <> '' AND instr(third, char(0)) = 0),
  time_ms INTEGER NOT NULL,
  PRIMARY KEY (person, date)
) STRICT, WITHOUT ROWID;
INSERT INTO "gratitude" VALUES(1,'2026-03-02','Sun','Tea','The cat',1772471024000);
CREATE TABLE grdb_migrations (
  identifier TEXT NOT NULL PRIMARY KEY
);
INSERT INTO "grdb_migrations" VALUES('1');
INSERT INTO "grdb_migrations" VALUES('2');
INSERT INTO "grdb_migrations" VALUES('3');
INSERT INTO "grdb_migrations" VALUES('4');
INSERT INTO "grdb_migrations" VALUES('5');
INSERT INTO "grdb_migrations" VALUES('6');
INSERT INTO "grdb_migrations" VALUES('7');
INSERT INTO "grdb_migrations" VALUES('8');
INSERT INTO "grdb_migrations" VALUES('9');
INSERT INTO "grdb_migrations" VALUES('10');
INSERT INTO "grdb_migrations" VALUES('11');
INSERT INTO "grdb_migrations" VALUES('12');
INSERT INTO "grdb_migrations" VALUES('13');
INSERT INTO "grdb_migrations" VALUES('14');
INSERT INTO "grdb_migrations" VALUES('15');
INSERT INTO "grdb_migrations" VALUES('16');
INSERT INTO "grdb_migrations" VALUES('17');
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
INSERT INTO "habit" VALUES(1,X'C0EE36BBD7034E479BC57DE4C69DE8CD',1772471022000,'Walk','2026-03-01',30,'07:30',NULL,1,NULL,NULL,0,NULL,NULL,NULL);
INSERT INTO "habit" VALUES(2,X'07BCFE218F17456091137400C786895E',1772471024000,'Water','2026-03-02',NULL,NULL,NULL,1,8000,'glasses',0,NULL,NULL,NULL);
INSERT INTO "habit" VALUES(3,X'361CCA7EDA1249349860514E25AB7281',1772471024000,'Run','2026-03-02',NULL,NULL,NULL,1,NULL,NULL,0,NULL,3,7);
CREATE TABLE "habit_mark" (
  habit INTEGER NOT NULL REFERENCES habit DEFERRABLE INITIALLY DEFERRED,
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(date, '+0 days') IS date),
  mark TEXT NOT NULL CHECK (mark IN ('done', 'rest', 'amount')),
  time_ms INTEGER NOT NULL,
  amount INTEGER CHECK (amount BETWEEN 0 AND 1000000000000),
  PRIMARY KEY (habit, date),
  CONSTRAINT amount_has_a_number CHECK ((mark = 'amount') = (amount IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "habit_mark" VALUES(1,'2026-03-01','done',1772471023000,NULL);
INSERT INTO "habit_mark" VALUES(1,'2026-03-02','rest',1772471023000,NULL);
INSERT INTO "habit_mark" VALUES(2,'2026-03-02','amount',1772471024000,3000);
CREATE TABLE missed (
  todo INTEGER NOT NULL CHECK (todo >= 1),
  due_ms INTEGER NOT NULL,
  record TEXT NOT NULL CHECK (json_valid(record)
    AND json_extract(record, '$.due') IS due_ms AND json_extract(record, '$.count') >= 1),
  PRIMARY KEY (todo, due_ms)
) STRICT, WITHOUT ROWID;
INSERT INTO "missed" VALUES(24,1771956000000,'{"count":1,"due":1771956000000,"places":[],"todo":{"countdownNumber":31,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":24,"isInDays":false,"isWish":false,"name":"Choir","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"at":"19:00","every":"1w on tue","from":"start","start":"2026-02-20T09:00:00"}}},"timing":"fixed","triggers":["enter","cross"],"uuid":"ED098082-08AB-4DC4-B67A-57D338EC0B0B","zone":{"named":{"_0":"Europe/Berlin"}}},"wall":"2026-02-24T19:00:00"}');
INSERT INTO "missed" VALUES(28,1771801199000,'{"count":3,"due":1771801199000,"places":[],"todo":{"countdownNumber":35,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20504,"days":[],"first":20500,"last":20506}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}},"wall":"2026-02-22T23:59:59"}');
INSERT INTO "missed" VALUES(28,1772405999000,'{"count":3,"due":1772405999000,"places":[],"todo":{"countdownNumber":35,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":28,"isInDays":true,"isWish":false,"name":"Gym","places":[],"position":{"counting":{"_0":{"begun":20504,"changed":20504,"days":[],"first":20500,"last":20506}}},"priority":"normal","rule":{"repeating":{"_0":{"every":"3x week","from":"done","start":"2026-02-20T00:00:00"}}},"timing":"flexible","triggers":["cross","enter"],"uuid":"489DAE51-A74C-49B1-9C3D-0B4CCEF7EE9C","zone":{"named":{"_0":"Europe/Berlin"}}},"wall":"2026-03-01T23:59:59"}');
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
INSERT INTO "mood" VALUES(1,X'DF1CA07C04C2480BBA96FDE04E499E99',1772471019000,3,'calm, at last',X'F11AADA36C4C4BD9BF1181D32050BB43',NULL,NULL,1);
CREATE TABLE note (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(date, '+0 days') IS date),
  time_ms INTEGER NOT NULL,
  text TEXT NOT NULL CHECK (trim(text) <> '' AND instr(text, char(0)) = 0),
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1)
) STRICT;
INSERT INTO "note" VALUES(1,X'840A54D8114E427A9FDDDDD8FB7CAF86','2026-03-02',1772471024000,'Rain in the evening',1);
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
INSERT INTO "outbox" VALUES(1,1,'terminal',1,0,NULL,1772469000000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,1,'desktop',1,2,1796055993193,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',5);
INSERT INTO "outbox" VALUES(3,2,'terminal',3,0,NULL,1772469392000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,2,'desktop',3,1,1796055991649,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',2);
INSERT INTO "outbox" VALUES(5,3,'terminal',3,0,NULL,1772469392000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(6,3,'desktop',3,1,1796055991649,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',3);
INSERT INTO "outbox" VALUES(7,4,'terminal',7,0,NULL,1772470021000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(8,4,'desktop',7,1,1796055991813,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',4);
CREATE TABLE pause (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  began_ms INTEGER NOT NULL,
  until_ms INTEGER NOT NULL CHECK (until_ms > began_ms)
) STRICT;
INSERT INTO "pause" VALUES(1,1772471025000,1772694000000);
CREATE TABLE person (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  CONSTRAINT person_has_a_name CHECK (trim(name) <> '' AND instr(name, char(0)) = 0)
) STRICT;
INSERT INTO "person" VALUES(1,X'50534259504552534F4E000000000001','me');
INSERT INTO "person" VALUES(2,X'DF63FA0E2C86461C96F63841953F4B76','anna');
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
INSERT INTO "photo" VALUES(1,X'07A9E722CF6242CE9A74E5C660EDD950','2026-03-02','By the sea','image/png',48,32,1,406,'0e267156343d46bba70aec1267cf9880cb06a2e122703c5cd64ee9191f0d01c8',1,1);
CREATE TABLE photo_data (
  sha256 TEXT NOT NULL UNIQUE CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  thumbnail BLOB CHECK (length(thumbnail) > 0),
  bytes BLOB NOT NULL CHECK (length(bytes) > 0)
) STRICT;
INSERT INTO "photo_data" VALUES('0e267156343d46bba70aec1267cf9880cb06a2e122703c5cd64ee9191f0d01c8',NULL,X'89504E470D0A1A0A0000000D494844520000003000000020080000000071BFA4C00000015D49444154789C9591EB96C320088437CCE0A5EFFF8A913EC6FE00A2366DCFAE4619868F184F8E9F43FE350FCA2172BC6E77276D52E490485EE53B871409FB6F7B34ECE3F8E251771FF235479C80595CE4AB710AFC93E0F91676E38408A44703BCF2611B0271D43D12F26142700A2A769BF452228B3C91F4EA9380E0CD1AA86F6D128864898E0BF6DA00F088867DF8DB777C001D00A893CBDE519604002F1A7E87A832D628BB87C1367312D89E8172252060FEF209107419A12C9AE0A81B30C8E8A09FC651D674B02DE9001F201D8C6794253334C627103474823E90CBCAA509ABB340634B726962990EAC4E22F0DB305D749D72C18D17A364B954F04A92D652D1D82F824A53EA8D376D0CDBD8357925959A82CF9AA6B5348D9DC9FBB442F5DAB368D8D6B26E3D44F24AD51056D2B396427B14F30C5596ECAA299E35454B4132AA6A9AA2A4A8295A8ABCF5364AC4674DD122EA23FFC24A2677E7BBAAEA2F76D74F7E5203952F0000000049454E44AE426082');
INSERT INTO "photo_data" VALUES('8bddb395688fe4f4094366dfa1649c048f4ba2e4653e24e7d89752ed434694fd',NULL,X'52494646C60100005745425056503820BA010000D00B009D012A300020003E6D2C9145A422A19556FC4006C4B6004E994239DBDDFF183D812B0FC6358448156AFD456DE0F166DE66FF01D657CF87FB01F04DFAF7E8BE8F99159AD94304BCBA5D10B6FECEECD0E2BEB6D11540DFDB1D36F8E47F25A7359C5B0A2B9800FEFFDB1D980EBC07DCE8168E0DD23D5F2C38141C7ACB481AAE5D80869D4B590F07348FEF8520DEA36869DBD75E78DAE2A463DEAD011598BA1FBF1F5DEBE9870F48F3BB1A91718C2CC1C83EF317FD844951FFD19184C4D592E9EC60F511B5D735C8091348B3B87D5B0A65BF9BBEAB8545863AA3178FDC8F440E853EAE13810C5B0DFA9ABEB983EB987BD6455F295AFB8E7F7D7C08F20C5E45BE62D385BDEA488E4136491FC7C806B744130D3E4827EC58F84DB7D3E17FDFFA0017CE4BE92D0BAA5883F8D8547FA67ACA7F8858672AF4AAE1F0136B762F96A599B67C66779B6E0CEEF01FADCC3EDE91319C6410381B45CBD1DFB65FD6BEAED976EFFB4C75B56104C0C193700D85A87137CF039421093D5B917F36E3D76FF94F266E0F7BABEBCE8D5BDC6B72D9624429B9A09AE80F7CC7E428DDFFEB98E6B39223A3113CC996B79B749FF2788D65A72B998DBD50E36984000000');
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
INSERT INTO "place" VALUES(1,X'ED0DE13109774C5FB9A0CC06BF3ACF8A',1771574400000,'Home',52.52,13.405,60.0,NULL);
INSERT INTO "place" VALUES(2,X'14775A7819B34623A253FE6B99D3B2C7',1771574400000,'Pharmacy',52.52162,13.40973,60.0,'Mo-Fr 08:00-18:00; Sa 09:00-13:00');
INSERT INTO "place" VALUES(3,X'3C4B797BB5E84A5D81586F72E235753B',1771574400000,'Vet',52.52826,13.40648,50.0,NULL);
CREATE TABLE place_tag (
  place INTEGER NOT NULL REFERENCES place ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  tag TEXT NOT NULL CHECK (trim(tag, char(9, 10, 11, 12, 13, 32, 133, 160)) <> '' AND instr(tag, char(0)) = 0),
  PRIMARY KEY (place, ordinal)
) STRICT, WITHOUT ROWID;
INSERT INTO "place_tag" VALUES(2,0,'pharmacy');
INSERT INTO "place_tag" VALUES(2,1,'shop');
CREATE TABLE position (
  time_ms INTEGER PRIMARY KEY,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  accuracy_m REAL NOT NULL CHECK (accuracy_m > 0),
  speed_mps REAL CHECK (speed_mps >= 0)
) STRICT;
INSERT INTO "position" VALUES(1772469000000,52.52,13.405,10.0,NULL);
INSERT INTO "position" VALUES(1772469001000,52.52001,13.40501,12.5,1.25);
CREATE TABLE practice (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  kind TEXT NOT NULL
    CHECK (kind IN ('breathing', 'grounding', 'gratitude', 'writing', 'drawing')),
  began_ms INTEGER NOT NULL,
  ended_ms INTEGER NOT NULL CHECK (ended_ms >= began_ms),
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1)
) STRICT;
INSERT INTO "practice" VALUES(1,'breathing',1772471021000,1772471021000,1);
CREATE TABLE preference (
  key TEXT PRIMARY KEY NOT NULL
    CHECK (trim(key) <> '' AND length(key) <= 100 AND instr(key, char(0)) = 0),
  value TEXT NOT NULL CHECK (length(value) <= 4096 AND instr(value, char(0)) = 0)
) STRICT;
INSERT INTO "preference" VALUES('quiet_hours.end','07:00');
INSERT INTO "preference" VALUES('quiet_hours.start','22:00');
INSERT INTO "preference" VALUES('profile.name','Olena');
INSERT INTO "preference" VALUES('profile.photo','07a9e722-cf62-42ce-9a74-e5c660edd950');
INSERT INTO "preference" VALUES('day.start','09:00');
INSERT INTO "preference" VALUES('web.tiles','');
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
INSERT INTO "reminder" VALUES(1,2,2,'inside','visit',1,1772469000000,1772469000000,'told','{"accuracyMeters":21.620496941559878,"distanceMeters":5.824780923647595,"due":1771866000000,"key":{"cause":"inside","countdown":2,"occasion":{"visit":{"_0":{"began":1772469000000,"place":1}}},"todo":2},"kind":"deadline","moment":1772469000000,"place":"Home","task":"Water plants","time":1772469000000,"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":"Europe/Berlin"}',1,0);
INSERT INTO "reminder" VALUES(2,1,1,'enter','visit',2,1772469392000,1772469392000,'told','{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"due":1774688400000,"key":{"cause":"enter","countdown":1,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":1},"kind":"window","moment":1772469392000,"place":"Pharmacy","task":"Cat medicine","time":1772469392000,"uuid":"781B8F2D-80C6-40E5-B733-83EECF8EA11B","zone":"Europe/Berlin"}',1,0);
INSERT INTO "reminder" VALUES(3,6,6,'enter','visit',2,1772469392000,1772469392000,'told','{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"key":{"cause":"enter","countdown":6,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":6},"kind":"day","moment":1772469392000,"place":"Pharmacy","task":"Screws","time":1772469392000,"uuid":"9C168628-D3B1-48BB-823E-D39DAF25D8F2","zone":"Europe/Berlin"}',1,0);
INSERT INTO "reminder" VALUES(4,2,2,'enter','visit',1,1772470021000,1772470021000,'told','{"accuracyMeters":19.76,"distanceMeters":35.23076993482371,"due":1771866000000,"key":{"cause":"enter","countdown":2,"occasion":{"visit":{"_0":{"began":1772470021000,"place":1}}},"todo":2},"kind":"deadline","moment":1772470021000,"place":"Home","task":"Water plants","time":1772470021000,"uuid":"60237287-4D72-44FB-B283-5236808227CA","zone":"Europe/Berlin"}',1,0);
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
INSERT INTO "reminder_button" VALUES('sha256 AA','done',1,'none',1,NULL,1,1772469000000,NULL);
CREATE TABLE rest_day (
  day TEXT PRIMARY KEY
    CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND date(day) IS NOT NULL),
  of_pause INTEGER NOT NULL CHECK (of_pause IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO "rest_day" VALUES('2026-03-02',1);
INSERT INTO "rest_day" VALUES('2026-03-03',1);
INSERT INTO "rest_day" VALUES('2026-03-04',1);
INSERT INTO "rest_day" VALUES('2026-12-24',0);
INSERT INTO "rest_day" VALUES('2026-12-25',0);
INSERT INTO "rest_day" VALUES('2026-12-26',0);
CREATE TABLE retraction (
  id INTEGER PRIMARY KEY,
  completion INTEGER NOT NULL REFERENCES completion ON DELETE RESTRICT,
  undone INTEGER NOT NULL CHECK (undone IN (0, 1))
) STRICT;
INSERT INTO "retraction" VALUES(1,4,1);
INSERT INTO "retraction" VALUES(2,6,1);
INSERT INTO "retraction" VALUES(3,15,1);
CREATE TABLE session (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  last_ms INTEGER NOT NULL,
  stopped INTEGER NOT NULL CHECK (stopped IN (0, 1))
) STRICT;
INSERT INTO "session" VALUES(1,1772470108000,1);
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
INSERT INTO "silence" VALUES(1,1772470021000,1,2,'edited');
INSERT INTO "silence" VALUES(1,1772470021000,1,14,'created');
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
INSERT INTO "todo" VALUES(1,X'781B8F2D80C640E5B73383EECF8EA11B',1771574400000,'Cat medicine',NULL,1,'10w','14w','done','2025-12-20T10:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'completed',1772470800000,NULL,18,NULL,NULL,NULL,NULL,1772470800000,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(2,X'602372874D7244FBB2835236808227CA',1771574400000,'Water plants',NULL,1,NULL,'3d','done','2026-02-20T09:00:00',NULL,'18:00',NULL,NULL,'Europe/Berlin',86400000,'6h',1,0,0,1,NULL,'beginning',NULL,NULL,2,NULL,1772470980000,'leave',NULL,NULL,NULL,NULL,'normal',3,20,'fixed',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(3,X'922CE489E33E496AB4168B2976205E5C',1771574400000,'Rent','To: "the landlord"; déjà vu 🐈',1,NULL,'1mo','start','2026-01-31T09:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(4,X'759CDF4A49624A82BC8A5B93B3FF1F76',1771574400000,'Stretch',NULL,1,NULL,'12h','done','2026-02-20T09:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'completed',1771745400000,NULL,15,NULL,NULL,NULL,NULL,1771745400000,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(5,X'8BDCC8D5B39C4D429308668F84E8D4FF',1771574400000,'Passport',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-06-01T10:00:00','Europe/Berlin',2592000000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,5,'2026-06-03T10:00:00',NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',1772478000000,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(6,X'9C168628D3B148BB823ED39DAF25D8F2',1771574400000,'Screws',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,1,1,0,240000,'beginning',NULL,NULL,6,NULL,1772470920000,'visit',NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(7,X'1FE019B86C1149CEA9D855BB312E7278',1771574400000,'Call New York',NULL,1,NULL,'1w','done','2026-02-20T03:00:00',NULL,'09:00',NULL,NULL,'America/New_York',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(8,X'6DC874E964464ADFB1E45E8F85E4D92E',1771574400000,'Wherever I am',NULL,1,NULL,'2d','done','2026-02-20T00:00:00',NULL,NULL,NULL,NULL,NULL,86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(9,X'516F2106C3914F94984CBBA8A77B678A',1771574400000,'Course',NULL,1,NULL,'1w','start','2026-02-20T09:00:00','2026-02-25T19:00:00',NULL,'2026-05-27T23:59:59',NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,16,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(10,X'6A05C7CE98774FE48DDAFB19D2046483',1771574400000,'Leap',NULL,1,NULL,'2y','start','2024-02-29T08:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,10,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(11,X'8E602F88D74D493C958AEE9760419927',1771574400000,'Finished',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-02-21T23:59:59','Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'finished',NULL,NULL,14,NULL,NULL,NULL,NULL,1771664400000,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(12,X'5414D7F6522F456E98F1E9CC4EA7F7A9',1771574400000,'Bins',NULL,1,NULL,'2w','start','2026-02-20T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,12,NULL,NULL,NULL,NULL,NULL,'tue,fri',4,'high',2,10,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(14,X'83511C47FD6F48BAB8A13E5FCCD67975',1772471010000,'New here',NULL,1,NULL,'1w','done','2026-03-02T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,19,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(15,X'B4B62AD8748644AFB46D0620B45B15CB',1772471022000,'See the sea',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,21,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,1,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(16,X'64AC45AE92D14C26A5E314F604C70550',1772471023000,'Fly a kite',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'finished',NULL,NULL,23,NULL,NULL,NULL,NULL,1772471024000,NULL,NULL,'normal',3,NULL,'flexible',NULL,1,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(17,X'AE5186861EB444059A0612639A076E8F',1771574400000,'Windows',NULL,1,'6w','8w','done','2026-02-20T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,24,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(18,X'7C7C14C450AB4AF29DF6AF01C63FA780',1771574400000,'Tax form',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-05-31T23:59:59','Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,25,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(19,X'4D0F6A8E6D534C839D0E0A5A0D6B6F13',1771574400000,'Recycling',NULL,1,NULL,'1w','start','2026-03-03T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,0,26,NULL,NULL,NULL,NULL,NULL,'tue',NULL,'normal',3,NULL,'flexible',NULL,0,1,'FREQ=WEEKLY;WKST=SU;BYDAY=TU',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(20,X'1146DD39A72D5E9782184C36BD67CBF1',1771574400000,'Call mum',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,27,NULL,NULL,NULL,NULL,NULL,NULL,4,'high',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,'todotxt
(B) Call mum +home @phone
',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(21,X'661772DA9ACA5518B719ABEF7209F427',1771574400000,'Vitamins',NULL,1,NULL,'1d','done','2026-03-02T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,28,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,'todotxt

Vitamins rec:1d due:2026-03-03
',NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(22,X'1A33DCEFE60A4441977DD250944E004A',1772471024000,'Anna''s errand',NULL,1,NULL,'1w','done','2026-03-02T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,29,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(23,X'A532ED4B55A54E8BA63A30BAED3683B5',1772471024000,'Recital',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-04-10T18:00:00','Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,30,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,0,NULL,'1d,15min',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(24,X'ED09808208AB4DC4B67A57D338EC0B0B',1771574400000,'Choir','bring the folder',1,NULL,'1w','start','2026-02-20T09:00:00',NULL,'19:00',NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,31,NULL,NULL,NULL,NULL,NULL,'tue',NULL,'normal',3,NULL,'fixed',NULL,0,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(25,X'60EFAE7F78AD41E0AD0F832CDF6A2CA4',1771574400000,'Pills',NULL,1,NULL,'1d','start','2026-02-20T09:00:00',NULL,'08:00',NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,32,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'fixed',NULL,0,0,NULL,NULL,'20:00',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(26,X'706E13CAC63145E797A8762A7227CA44',1772471024000,'Weekly shop',NULL,1,NULL,'1w','done','2026-03-02T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,33,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,'[{"text":"milk"},{"text":"oat flakes","done":true},{"text":"birthday candles","once":true}]',NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(27,X'6F24BBD99E244326BAE53FC2BD80BE7D',1772471024000,'Mow the lawn',NULL,1,NULL,'2w','done','2026-03-02T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,34,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,'apr-oct',NULL,NULL,NULL,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(28,X'489DAE51A74C49B19C3D0B4CCEF7EE9C',1771574400000,'Gym',NULL,1,NULL,'1w','done','2026-02-20T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,36,NULL,NULL,NULL,NULL,1772471024000,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,3,0,'20514 20520 20504 20514 . 20514',NULL);
INSERT INTO "todo" VALUES(29,X'CD8315D9D07847E5A72576A533216424',1771574400000,'Dishes',NULL,1,NULL,'1d','done','2026-02-20T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'completed',1772449200000,NULL,38,NULL,NULL,NULL,NULL,1772471024000,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,'1,2','order',1,NULL,NULL,0,NULL,NULL);
INSERT INTO "todo" VALUES(30,X'AEDC8DD0789242E7BEE1111545024981',1771574400000,'Descale the kettle',NULL,1,NULL,'8d','done','2026-02-20T00:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'completed',1772276400000,NULL,44,NULL,NULL,NULL,NULL,1772276400000,NULL,NULL,'normal',3,NULL,'flexible',NULL,0,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,'2d');
CREATE TABLE todo_maker (
  todo INTEGER PRIMARY KEY CHECK (todo >= 1),
  person INTEGER NOT NULL CHECK (person >= 2)
) STRICT;
INSERT INTO "todo_maker" VALUES(1,2);
CREATE TABLE todo_person (
  todo INTEGER NOT NULL REFERENCES todo ON DELETE CASCADE,
  person INTEGER NOT NULL REFERENCES person DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (todo, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "todo_person" VALUES(22,2);
INSERT INTO "todo_person" VALUES(29,2);
CREATE TABLE todo_pin (
  todo INTEGER NOT NULL CHECK (todo >= 1),
  person INTEGER NOT NULL CHECK (person >= 2),
  countdown INTEGER NOT NULL CHECK (countdown >= 1),
  pin_ms INTEGER NOT NULL,
  PRIMARY KEY (todo, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "todo_pin" VALUES(1,2,18,1772469000000);
CREATE TABLE todo_place (
  todo INTEGER NOT NULL REFERENCES todo ON DELETE CASCADE,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  place INTEGER REFERENCES place DEFERRABLE INITIALLY DEFERRED,
  tag TEXT CHECK (trim(tag, char(9, 10, 11, 12, 13, 32, 133, 160)) <> '' AND instr(tag, char(0)) = 0),
  CONSTRAINT place_or_tag CHECK ((place IS NULL) <> (tag IS NULL)),
  PRIMARY KEY (todo, ordinal)
) STRICT, WITHOUT ROWID;
INSERT INTO "todo_place" VALUES(1,0,NULL,'pharmacy');
INSERT INTO "todo_place" VALUES(1,1,3,NULL);
INSERT INTO "todo_place" VALUES(2,0,1,NULL);
INSERT INTO "todo_place" VALUES(6,0,2,NULL);
INSERT INTO "todo_place" VALUES(14,0,1,NULL);
INSERT INTO "todo_place" VALUES(15,0,2,NULL);
INSERT INTO "todo_place" VALUES(20,0,NULL,'phone');
INSERT INTO "todo_place" VALUES(22,0,2,NULL);
INSERT INTO "todo_place" VALUES(26,0,2,NULL);
CREATE TABLE track (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
INSERT INTO "track" VALUES(1,'{"gate":{"last":{"accuracyMeters":18.43,"coordinate":{"latitude":52.520022,"longitude":13.405024166666667},"speedMetersPerSecond":0.05350222222222222,"time":794162908},"newest":794162908,"suspects":[]},"monitor":{"bestAccuracy":21.620496941559878,"highestID":3,"lastMoving":794162848,"newest":794162908,"records":[{"circle":1428508707,"id":1,"tracker":{"dwellsLeft":[],"insideSince":794162821,"isEdited":false,"state":"inside"}}],"tail":{"points":[{"accuracyMeters":18.43,"coordinate":{"latitude":52.520022,"longitude":13.405024166666667},"time":794162908}]}},"trail":{"anchor":{"accuracyMeters":22.04,"coordinate":{"latitude":52.520205,"longitude":13.405011666666667},"speedMetersPerSecond":1.3421855555555557,"time":794162830},"doubtfulExits":[],"isFar":false,"moved":794162830,"pauses":[1,1,1,1,1,1,1,1,1]}}');
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
INSERT INTO "transition_log" VALUES(1,1772469149000,1,'exit',NULL,0,1,0);
INSERT INTO "transition_log" VALUES(2,1772469392000,2,'enter',NULL,0,1,0);
INSERT INTO "transition_log" VALUES(3,1772469632000,2,'dwell',240000,0,1,0);
INSERT INTO "transition_log" VALUES(4,1772469783000,2,'exit',NULL,0,1,0);
INSERT INTO "transition_log" VALUES(5,1772470021000,1,'enter',NULL,0,1,0);
CREATE TABLE "visit" (
  place INTEGER NOT NULL CHECK (place >= 1),
  began_ms INTEGER NOT NULL,
  person INTEGER NOT NULL DEFAULT 1 CHECK (person >= 1),
  ended_ms INTEGER CHECK (ended_ms >= began_ms),
  seen_ms INTEGER CHECK (seen_ms IS NULL OR ended_ms IS NULL),
  PRIMARY KEY (place, began_ms, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "visit" VALUES(1,1772469000000,1,1772469149000,NULL);
INSERT INTO "visit" VALUES(1,1772470021000,1,NULL,NULL);
INSERT INTO "visit" VALUES(2,1772469392000,1,1772469783000,NULL);
CREATE TRIGGER counter_only_grows BEFORE UPDATE ON counter
WHEN new.todo < old.todo OR new.place < old.place OR new.countdown < old.countdown
BEGIN SELECT RAISE(ABORT, 'a counter only grows'); END;
CREATE TRIGGER counter_stays BEFORE DELETE ON counter
BEGIN SELECT RAISE(ABORT, 'a counter only grows'); END;
CREATE INDEX todo_place_by_place ON todo_place (place);
CREATE INDEX completion_by_time ON completion (time_ms);
CREATE TRIGGER completion_never_goes BEFORE DELETE ON completion
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE INDEX retraction_by_completion ON retraction (completion);
CREATE TRIGGER retraction_never_changes BEFORE UPDATE ON retraction
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE TRIGGER retraction_never_goes BEFORE DELETE ON retraction
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE INDEX outbox_waiting ON outbox (notifier, id)
  WHERE delivered_ms IS NULL AND abandoned = 0;
CREATE INDEX outbox_unfinished ON outbox (failure) WHERE delivered_ms IS NULL;
CREATE INDEX outbox_by_delivery ON outbox (delivered_ms) WHERE delivered_ms IS NOT NULL;
CREATE INDEX transition_by_time ON transition_log (time_ms);
CREATE INDEX transition_by_place ON transition_log (place, time_ms);
CREATE TRIGGER todo_dwell_is_positive BEFORE INSERT ON todo WHEN new.dwell_ms <= 0
BEGIN SELECT RAISE(ABORT, 'a dwell lasts longer than 0'); END;
CREATE TRIGGER todo_dwell_stays_positive BEFORE UPDATE ON todo WHEN new.dwell_ms <= 0
BEGIN SELECT RAISE(ABORT, 'a dwell lasts longer than 0'); END;
CREATE INDEX todo_by_category ON todo (category) WHERE category IS NOT NULL;
CREATE INDEX completion_by_todo ON completion (todo);
CREATE TRIGGER completion_never_changes BEFORE UPDATE ON completion
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE INDEX mood_by_completion ON mood (completion) WHERE completion IS NOT NULL;
CREATE INDEX photo_by_sha256 ON photo (sha256, bytes);
CREATE UNIQUE INDEX device_by_topic ON device (topic) WHERE topic IS NOT NULL;
CREATE INDEX device_by_person ON device (person);
CREATE INDEX todo_person_by_person ON todo_person (person);
CREATE TRIGGER edit_log_takes_no_step_after_an_undone_one BEFORE INSERT ON edit_log
WHEN new.undone = 1
  OR EXISTS (SELECT 1 FROM edit_log WHERE undone = 1 AND person = new.person)
BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
CREATE INDEX edit_log_by_undone ON edit_log (person, undone, seq);
CREATE INDEX mood_by_time ON mood (person, time_ms);
CREATE INDEX photo_by_date ON photo (person, date, id);
CREATE INDEX note_by_date ON note (person, date, time_ms);
CREATE UNIQUE INDEX reminder_key
  ON reminder (todo, countdown, cause, occasion, ifnull(place, 0), moment_ms, person);
CREATE INDEX reminder_by_visit ON reminder (place, moment_ms) WHERE place IS NOT NULL;
CREATE INDEX reminder_told ON reminder (json_extract(reminder, '$.time'), id)
  WHERE state = 'told';
CREATE INDEX reminder_held ON reminder (id) WHERE state = 'held';
CREATE TRIGGER reminder_is_told_once BEFORE UPDATE ON reminder WHEN old.state = 'told'
BEGIN SELECT RAISE(ABORT, 'a reminder that was told does not change'); END;
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
CREATE INDEX missed_by_time ON missed (due_ms);
CREATE INDEX reminder_button_by_time ON reminder_button (made_ms);
CREATE INDEX completion_sums ON completion (
  person, time_ms, id, todo, kind, points, opened_ms, due_ms, ends_ms, zone, every, counts_from,
  times, season, at_place, wish, category, category_name, category_color);
CREATE INDEX completion_recent ON completion (todo, kind, time_ms, person, done_place);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('edit_log',85);
INSERT INTO "sqlite_sequence" VALUES('outbox',8);
COMMIT;
