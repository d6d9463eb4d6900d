PRAGMA application_id = 1347633753;
PRAGMA user_version = 4;
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
INSERT INTO "category" VALUES(5,X'C78F09672D0A44C0A44C67A2DEFB1311','Garden','#00ff88','leaf');
CREATE TABLE completion (
  id INTEGER PRIMARY KEY,
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  kind TEXT NOT NULL CHECK (kind IN ('done', 'skipped')),
  time_ms INTEGER NOT NULL,
  recorded_ms INTEGER NOT NULL,
  todo INTEGER NOT NULL CHECK (todo >= 1),
  name TEXT NOT NULL CHECK (name <> ''),
  notes TEXT,
  snapshot TEXT NOT NULL CHECK (json_valid(snapshot))
) STRICT;
INSERT INTO "completion" VALUES(1,X'78BB6524CFE847A6B7D4D3002E46CD02','done',1771664400000,1771664400000,11,'Finished',NULL,'{"due":1771714799000,"kind":"done","opened":1771628399000,"places":[],"recorded":1771664400000,"time":1771664400000,"todo":{"countdownNumber":11,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"name":"Finished","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"C1253698-C64B-40AA-A37E-D46482086610","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"78BB6524-CFE8-47A6-B7D4-D3002E46CD02"}');
INSERT INTO "completion" VALUES(2,X'D9CB72D9BF794DA7A4F85746190E8E7A','done',1771745400000,1771750800000,4,'Stretch',NULL,'{"due":1771617600000,"kind":"done","opened":1771531200000,"places":[],"recorded":1771750800000,"time":1771745400000,"todo":{"countdownNumber":4,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"name":"Stretch","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"4E6B9227-F5D2-4CD5-99F6-FDA65EBDEF50","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"D9CB72D9-BF79-4DA7-A4F8-5746190E8E7A"}');
INSERT INTO "completion" VALUES(3,X'DD22E1A8023B4DDF9EABD577F4FC8DB6','skipped',1771754400000,1771754400000,9,'Course',NULL,'{"due":1772042400000,"kind":"skipped","opened":1771956000000,"places":[],"recorded":1771754400000,"time":1771754400000,"todo":{"countdownNumber":9,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"1DDF0A40-D622-4347-AF61-2DC68B9D6DCC","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"DD22E1A8-023B-4DDF-9EAB-D577F4FC8DB6"}');
INSERT INTO "completion" VALUES(4,X'443001F689C546B7B3C449D81D7B32D3','done',1772463600000,1772463600000,8,'Wherever I am',NULL,'{"due":1771747200000,"kind":"done","opened":1771660800000,"places":[],"recorded":1772463600000,"time":1772463600000,"todo":{"countdownNumber":8,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":8,"name":"Wherever I am","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"2d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"D0B6972F-C224-4E93-BAC9-A8D568D39FBF","zone":{"floating":{}}},"uuid":"443001F6-89C5-46B7-B3C4-49D81D7B32D3"}');
INSERT INTO "completion" VALUES(5,X'FC8C7EEE52124A98A95D7777448ABE75','done',1772470800000,1772470800000,1,'Cat medicine',NULL,'{"due":1774688400000,"kind":"done","opened":1772269200000,"places":["#pharmacy","Vet"],"recorded":1772470800000,"time":1772470800000,"todo":{"countdownNumber":1,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["cross","enter"],"uuid":"F174AE74-87EE-4526-A800-038B183D12AE","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"FC8C7EEE-5212-4A98-A95D-7777448ABE75"}');
INSERT INTO "completion" VALUES(6,X'11BA39454E10466BA5809CF5B140631C','done',1772471100000,1772471100000,3,'Rent','To: "the landlord"; déjà vu 🐈','{"due":1772265600000,"kind":"done","opened":1772179200000,"places":[],"recorded":1772471100000,"time":1772471100000,"todo":{"countdownNumber":3,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"DAAB9927-EC5F-4D3A-96F4-313640F5BD96","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"11BA3945-4E10-466B-A580-9CF5B140631C"}');
CREATE TABLE counter (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  todo INTEGER NOT NULL DEFAULT 0 CHECK (todo >= 0),
  place INTEGER NOT NULL DEFAULT 0 CHECK (place >= 0),
  countdown INTEGER NOT NULL DEFAULT 0 CHECK (countdown >= 0)
, category INTEGER NOT NULL DEFAULT 0 CHECK (category >= 0)) STRICT;
INSERT INTO "counter" VALUES(1,14,4,20,5);
CREATE TABLE decision (
  id INTEGER PRIMARY KEY,
  time_ms INTEGER NOT NULL,
  todo INTEGER NOT NULL CHECK (todo >= 1),
  place INTEGER CHECK (place >= 1),
  cause TEXT NOT NULL CHECK (
    cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start')),
  outcome TEXT NOT NULL CHECK (json_valid(outcome))
) STRICT;
INSERT INTO "decision" VALUES(1,1772468400000,2,NULL,'start','{"remind":{"_0":{"due":1771866000000,"key":{"cause":"start","countdown":2,"occasion":{"moment":{"_0":1771866000000}},"todo":2},"task":"Water plants","time":1772468400000,"uuid":"B369E4DA-F705-48C1-B45C-1AC17ABFAF6A","zone":"Europe/Berlin"}}}');
INSERT INTO "decision" VALUES(2,1772468400000,3,NULL,'due','{"remind":{"_0":{"due":1772265600000,"key":{"cause":"due","countdown":3,"occasion":{"moment":{"_0":1772265600000}},"todo":3},"task":"Rent","time":1772468400000,"uuid":"DAAB9927-EC5F-4D3A-96F4-313640F5BD96","zone":"Europe/Berlin"}}}');
INSERT INTO "decision" VALUES(3,1772468400000,4,NULL,'due','{"remind":{"_0":{"due":1771788600000,"key":{"cause":"due","countdown":15,"occasion":{"moment":{"_0":1771788600000}},"todo":4},"task":"Stretch","time":1772468400000,"uuid":"4E6B9227-F5D2-4CD5-99F6-FDA65EBDEF50","zone":"Europe/Berlin"}}}');
INSERT INTO "decision" VALUES(4,1772468400000,7,NULL,'start','{"remind":{"_0":{"due":1772200800000,"key":{"cause":"start","countdown":7,"occasion":{"moment":{"_0":1772200800000}},"todo":7},"task":"Call New York","time":1772468400000,"uuid":"1B90C1D4-5608-4A58-A354-F189C943F04F","zone":"America/New_York"}}}');
INSERT INTO "decision" VALUES(5,1772468400000,8,NULL,'due','{"remind":{"_0":{"due":1771747200000,"key":{"cause":"due","countdown":8,"occasion":{"moment":{"_0":1771747200000}},"todo":8},"task":"Wherever I am","time":1772468400000,"uuid":"D0B6972F-C224-4E93-BAC9-A8D568D39FBF","zone":"Europe/Berlin"}}}');
INSERT INTO "decision" VALUES(6,1772468400000,10,NULL,'due','{"remind":{"_0":{"due":1772262000000,"key":{"cause":"due","countdown":10,"occasion":{"moment":{"_0":1772262000000}},"todo":10},"task":"Leap","time":1772468400000,"uuid":"FD315AF5-BABC-4D1D-936F-1909F8F9C26B","zone":"Europe/Berlin"}}}');
INSERT INTO "decision" VALUES(7,1772469000000,2,1,'inside','{"stayQuiet":{"_0":{"alreadyReminded":{}}}}');
INSERT INTO "decision" VALUES(8,1772469149000,2,1,'exit','{"stayQuiet":{"_0":{"notAsked":{}}}}');
INSERT INTO "decision" VALUES(9,1772469392000,1,2,'enter','{"remind":{"_0":{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"due":1774688400000,"key":{"cause":"enter","countdown":1,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":1},"place":"Pharmacy","task":"Cat medicine","time":1772469392000,"uuid":"F174AE74-87EE-4526-A800-038B183D12AE","zone":"Europe/Berlin"}}}');
INSERT INTO "decision" VALUES(10,1772469392000,6,2,'enter','{"remind":{"_0":{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"key":{"cause":"enter","countdown":6,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":6},"place":"Pharmacy","task":"Screws","time":1772469392000,"uuid":"7261E34B-6D5E-4636-8807-A2F2063D37FB","zone":"Europe/Berlin"}}}');
INSERT INTO "decision" VALUES(11,1772469632000,6,2,'dwell','{"stayQuiet":{"_0":{"alreadyReminded":{}}}}');
INSERT INTO "decision" VALUES(12,1772469783000,1,2,'exit','{"stayQuiet":{"_0":{"notAsked":{}}}}');
INSERT INTO "decision" VALUES(13,1772469783000,6,2,'exit','{"stayQuiet":{"_0":{"alreadyReminded":{}}}}');
INSERT INTO "decision" VALUES(14,1772470021000,2,1,'enter','{"remind":{"_0":{"accuracyMeters":19.76,"distanceMeters":35.23076993482371,"due":1771866000000,"key":{"cause":"enter","countdown":2,"occasion":{"visit":{"_0":{"began":1772470021000,"place":1}}},"todo":2},"place":"Home","task":"Water plants","time":1772470021000,"uuid":"B369E4DA-F705-48C1-B45C-1AC17ABFAF6A","zone":"Europe/Berlin"}}}');
CREATE TABLE edit_log (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  summary TEXT NOT NULL,
  edit TEXT NOT NULL CHECK (json_valid(edit)),
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
) STRICT;
INSERT INTO "edit_log" VALUES(1,'place add "Home"','{"edit":{"action":{"place":{"_0":"add","name":"Home"}},"categories":[],"completions":[],"places":[{"after":{"center":{"latitude":52.52,"longitude":13.405},"created":1771574400000,"id":1,"name":"Home","radiusMeters":60,"tags":[],"uuid":"9EADA77E-1D8F-4364-9CA9-28E5107032C7"}}],"silences":[],"summary":"place add \"Home\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(2,'place add "Pharmacy"','{"edit":{"action":{"place":{"_0":"add","name":"Pharmacy"}},"categories":[],"completions":[],"places":[{"after":{"center":{"latitude":52.52162,"longitude":13.40973},"created":1771574400000,"id":2,"name":"Pharmacy","radiusMeters":60,"tags":["pharmacy","shop"],"uuid":"852C5408-6A8B-478D-AC91-83DEA513E88F"}}],"silences":[],"summary":"place add \"Pharmacy\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(3,'place add "Vet"','{"edit":{"action":{"place":{"_0":"add","name":"Vet"}},"categories":[],"completions":[],"places":[{"after":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":50,"tags":[],"uuid":"407F14FC-6454-47D3-87CD-B21FC5B43A8A"}}],"silences":[],"summary":"place add \"Vet\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(4,'place add "Gone"','{"edit":{"action":{"place":{"_0":"add","name":"Gone"}},"categories":[],"completions":[],"places":[{"after":{"center":{"latitude":10,"longitude":20},"created":1771574400000,"id":4,"name":"Gone","radiusMeters":100,"tags":[],"uuid":"DE2DD3D4-2939-42DB-9DC3-3620C8AC08AB"}}],"silences":[],"summary":"place add \"Gone\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(5,'add 1 "Cat medicine"','{"edit":{"action":{"task":{"_0":"add","id":1,"name":"Cat medicine"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 1 \"Cat medicine\"","todos":[{"after":{"countdownNumber":1,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["enter","cross"],"uuid":"F174AE74-87EE-4526-A800-038B183D12AE","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(6,'add 2 "Water plants"','{"edit":{"action":{"task":{"_0":"add","id":2,"name":"Water plants"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 2 \"Water plants\"","todos":[{"after":{"countdownNumber":2,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":2,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"B369E4DA-F705-48C1-B45C-1AC17ABFAF6A","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(7,'add 3 "Rent"','{"edit":{"action":{"task":{"_0":"add","id":3,"name":"Rent"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 3 \"Rent\"","todos":[{"after":{"countdownNumber":3,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"DAAB9927-EC5F-4D3A-96F4-313640F5BD96","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(8,'add 4 "Stretch"','{"edit":{"action":{"task":{"_0":"add","id":4,"name":"Stretch"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 4 \"Stretch\"","todos":[{"after":{"countdownNumber":4,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"name":"Stretch","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"4E6B9227-F5D2-4CD5-99F6-FDA65EBDEF50","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(9,'add 5 "Passport"','{"edit":{"action":{"task":{"_0":"add","id":5,"name":"Passport"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"triggers":["cross","enter"],"uuid":"3669AE3A-80A2-4333-9555-85BD6C7A5D8F","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(10,'add 6 "Screws"','{"edit":{"action":{"task":{"_0":"add","id":6,"name":"Screws"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 6 \"Screws\"","todos":[{"after":{"countdownNumber":6,"created":1771574400000,"difficulty":3,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"triggers":["enter","exit","dwell"],"uuid":"7261E34B-6D5E-4636-8807-A2F2063D37FB","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(11,'add 7 "Call New York"','{"edit":{"action":{"task":{"_0":"add","id":7,"name":"Call New York"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 7 \"Call New York\"","todos":[{"after":{"countdownNumber":7,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":7,"name":"Call New York","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"09:00","every":"1w","from":"done","start":"2026-02-20T03:00:00"}}},"triggers":["enter","cross"],"uuid":"1B90C1D4-5608-4A58-A354-F189C943F04F","zone":{"named":{"_0":"America/New_York"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(12,'add 8 "Wherever I am"','{"edit":{"action":{"task":{"_0":"add","id":8,"name":"Wherever I am"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 8 \"Wherever I am\"","todos":[{"after":{"countdownNumber":8,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":8,"name":"Wherever I am","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"2d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"D0B6972F-C224-4E93-BAC9-A8D568D39FBF","zone":{"floating":{}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(13,'add 9 "Course"','{"edit":{"action":{"task":{"_0":"add","id":9,"name":"Course"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 9 \"Course\"","todos":[{"after":{"countdownNumber":9,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"1DDF0A40-D622-4347-AF61-2DC68B9D6DCC","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(14,'add 10 "Leap"','{"edit":{"action":{"task":{"_0":"add","id":10,"name":"Leap"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 10 \"Leap\"","todos":[{"after":{"countdownNumber":10,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":10,"name":"Leap","places":[],"position":{"occurrence":{"_0":2}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1y","from":"start","start":"2024-02-29T08:00:00"}}},"triggers":["enter","cross"],"uuid":"FD315AF5-BABC-4D1D-936F-1909F8F9C26B","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(15,'add 11 "Finished"','{"edit":{"action":{"task":{"_0":"add","id":11,"name":"Finished"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 11 \"Finished\"","todos":[{"after":{"countdownNumber":11,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"name":"Finished","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"C1253698-C64B-40AA-A37E-D46482086610","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(16,'add 12 "Bins"','{"edit":{"action":{"task":{"_0":"add","id":12,"name":"Bins"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 12 \"Bins\"","todos":[{"after":{"category":4,"countdownNumber":12,"created":1771574400000,"difficulty":2,"durationMinutes":10,"horizonSeconds":86400,"id":12,"name":"Bins","places":[],"position":{"occurrence":{"_0":2}},"priority":"high","rule":{"repeating":{"_0":{"every":"2w on tue,fri","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"6A4C4931-4902-43BA-BE98-6747F033ECE9","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(17,'category add "Garden"','{"edit":{"action":{"category":{"_0":"add","name":"Garden"}},"categories":[{"after":{"color":"#00ff88","icon":"leaf","id":5,"name":"Garden","uuid":"C78F0967-2D0A-44C0-A44C-67A2DEFB1311"}}],"completions":[],"places":[],"silences":[],"summary":"category add \"Garden\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(18,'add 13 "Removed"','{"edit":{"action":{"task":{"_0":"add","id":13,"name":"Removed"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"add 13 \"Removed\"","todos":[{"after":{"countdownNumber":13,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":13,"name":"Removed","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"5d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"91AA3381-61D7-4F89-9E1E-B895B6EFF9A9","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(19,'done 11 "Finished"','{"edit":{"action":{"task":{"_0":"done","id":11,"name":"Finished"}},"categories":[],"completions":[{"due":1771714799000,"kind":"done","opened":1771628399000,"places":[],"recorded":1771664400000,"time":1771664400000,"todo":{"countdownNumber":11,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"name":"Finished","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"C1253698-C64B-40AA-A37E-D46482086610","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"78BB6524-CFE8-47A6-B7D4-D3002E46CD02"}],"places":[],"silences":[],"summary":"done 11 \"Finished\"","todos":[{"after":{"countdownNumber":14,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"lastDone":1771664400000,"name":"Finished","places":[],"position":{"finished":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"C1253698-C64B-40AA-A37E-D46482086610","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":11,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":11,"name":"Finished","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"C1253698-C64B-40AA-A37E-D46482086610","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(20,'done 4 "Stretch"','{"edit":{"action":{"task":{"_0":"done","id":4,"name":"Stretch"}},"categories":[],"completions":[{"due":1771617600000,"kind":"done","opened":1771531200000,"places":[],"recorded":1771750800000,"time":1771745400000,"todo":{"countdownNumber":4,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"name":"Stretch","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"4E6B9227-F5D2-4CD5-99F6-FDA65EBDEF50","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"D9CB72D9-BF79-4DA7-A4F8-5746190E8E7A"}],"places":[],"silences":[],"summary":"done 4 \"Stretch\"","todos":[{"after":{"countdownNumber":15,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"lastDone":1771745400000,"name":"Stretch","places":[],"position":{"completed":{"_0":1771745400000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"4E6B9227-F5D2-4CD5-99F6-FDA65EBDEF50","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":4,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":4,"name":"Stretch","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"4E6B9227-F5D2-4CD5-99F6-FDA65EBDEF50","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(21,'skip 9 "Course"','{"edit":{"action":{"task":{"_0":"skip","id":9,"name":"Course"}},"categories":[],"completions":[{"due":1772042400000,"kind":"skipped","opened":1771956000000,"places":[],"recorded":1771754400000,"time":1771754400000,"todo":{"countdownNumber":9,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"1DDF0A40-D622-4347-AF61-2DC68B9D6DCC","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"DD22E1A8-023B-4DDF-9EAB-D577F4FC8DB6"}],"places":[],"silences":[],"summary":"skip 9 \"Course\"","todos":[{"after":{"countdownNumber":16,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"1DDF0A40-D622-4347-AF61-2DC68B9D6DCC","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":9,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"priority":"normal","rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"1DDF0A40-D622-4347-AF61-2DC68B9D6DCC","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(22,'remove 13 "Removed"','{"edit":{"action":{"task":{"_0":"remove","id":13,"name":"Removed"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"remove 13 \"Removed\"","todos":[{"before":{"countdownNumber":13,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":13,"name":"Removed","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"5d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"91AA3381-61D7-4F89-9E1E-B895B6EFF9A9","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(23,'place remove "Gone"','{"edit":{"action":{"place":{"_0":"remove","name":"Gone"}},"categories":[],"completions":[],"places":[{"before":{"center":{"latitude":10,"longitude":20},"created":1771574400000,"id":4,"name":"Gone","radiusMeters":100,"tags":[],"uuid":"DE2DD3D4-2939-42DB-9DC3-3620C8AC08AB"}}],"silences":[],"summary":"place remove \"Gone\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(24,'move 5 "Passport"','{"edit":{"action":{"task":{"_0":"move","id":5,"name":"Passport"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"move 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"triggers":["cross","enter"],"uuid":"3669AE3A-80A2-4333-9555-85BD6C7A5D8F","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"triggers":["cross","enter"],"uuid":"3669AE3A-80A2-4333-9555-85BD6C7A5D8F","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(25,'edit 10 "Leap"','{"edit":{"action":{"task":{"_0":"edit","id":10,"name":"Leap"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"edit 10 \"Leap\"","todos":[{"after":{"countdownNumber":10,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":10,"name":"Leap","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"2y","from":"start","start":"2024-02-29T08:00:00"}}},"triggers":["enter","cross"],"uuid":"FD315AF5-BABC-4D1D-936F-1909F8F9C26B","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":10,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":10,"name":"Leap","places":[],"position":{"occurrence":{"_0":2}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1y","from":"start","start":"2024-02-29T08:00:00"}}},"triggers":["enter","cross"],"uuid":"FD315AF5-BABC-4D1D-936F-1909F8F9C26B","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(27,'done 1 "Cat medicine"','{"edit":{"action":{"task":{"_0":"done","id":1,"name":"Cat medicine"}},"categories":[],"completions":[{"due":1774688400000,"kind":"done","opened":1772269200000,"places":["#pharmacy","Vet"],"recorded":1772470800000,"time":1772470800000,"todo":{"countdownNumber":1,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["cross","enter"],"uuid":"F174AE74-87EE-4526-A800-038B183D12AE","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"FC8C7EEE-5212-4A98-A95D-7777448ABE75"}],"places":[],"silences":[],"summary":"done 1 \"Cat medicine\"","todos":[{"after":{"countdownNumber":18,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"lastDone":1772470800000,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"completed":{"_0":1772470800000}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["cross","enter"],"uuid":"F174AE74-87EE-4526-A800-038B183D12AE","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":1,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":1,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["cross","enter"],"uuid":"F174AE74-87EE-4526-A800-038B183D12AE","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(28,'snooze 5 "Passport"','{"edit":{"action":{"task":{"_0":"snooze","id":5,"name":"Passport"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"snooze 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"snooze":{"end":{"at":{"_0":1772478060000}},"since":1772470860000},"triggers":["enter","cross"],"uuid":"3669AE3A-80A2-4333-9555-85BD6C7A5D8F","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":5,"created":1771574400000,"difficulty":3,"horizonSeconds":2592000,"id":5,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"priority":"normal","rule":{"once":{"due":"2026-06-01T10:00:00"}},"triggers":["enter","cross"],"uuid":"3669AE3A-80A2-4333-9555-85BD6C7A5D8F","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(29,'snooze 6 "Screws"','{"edit":{"action":{"task":{"_0":"snooze","id":6,"name":"Screws"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"snooze 6 \"Screws\"","todos":[{"after":{"countdownNumber":6,"created":1771574400000,"difficulty":3,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"snooze":{"end":{"nextVisit":{}},"since":1772470920000},"triggers":["exit","dwell","enter"],"uuid":"7261E34B-6D5E-4636-8807-A2F2063D37FB","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":6,"created":1771574400000,"difficulty":3,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"priority":"normal","rule":{"once":{}},"triggers":["exit","dwell","enter"],"uuid":"7261E34B-6D5E-4636-8807-A2F2063D37FB","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(30,'snooze 2 "Water plants"','{"edit":{"action":{"task":{"_0":"snooze","id":2,"name":"Water plants"}},"categories":[],"completions":[],"places":[],"silences":[],"summary":"snooze 2 \"Water plants\"","todos":[{"after":{"countdownNumber":2,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":2,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"snooze":{"end":{"leaving":{}},"since":1772470980000},"triggers":["enter","cross"],"uuid":"B369E4DA-F705-48C1-B45C-1AC17ABFAF6A","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":2,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":2,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"B369E4DA-F705-48C1-B45C-1AC17ABFAF6A","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(31,'add 14 "New here"','{"edit":{"action":{"task":{"_0":"add","id":14,"name":"New here"}},"categories":[],"completions":[],"places":[],"silences":[{"reason":"created","todo":14,"visit":{"began":1772470021000,"place":1}}],"summary":"add 14 \"New here\"","todos":[{"after":{"countdownNumber":19,"created":1772471010000,"difficulty":3,"horizonSeconds":86400,"id":14,"name":"New here","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T18:03:30"}}},"triggers":["enter","cross"],"uuid":"03AC998A-1BA9-49EA-A329-CC2ABE6F20DB","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(32,'pause until 2026-03-05T08:00:00+01:00','{"edit":{"action":{"pause":{"until":1772694000000}},"categories":[],"completions":[],"pause":{"after":{"began":1772471025000,"until":1772694000000}},"places":[],"silences":[],"summary":"pause until 2026-03-05T08:00:00+01:00","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(33,'place edit "Vet"','{"edit":{"action":{"place":{"_0":"edit","name":"Vet"}},"categories":[],"completions":[],"places":[{"after":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":55,"tags":[],"uuid":"407F14FC-6454-47D3-87CD-B21FC5B43A8A"},"before":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":50,"tags":[],"uuid":"407F14FC-6454-47D3-87CD-B21FC5B43A8A"}}],"silences":[],"summary":"place edit \"Vet\"","todos":[],"visits":[]},"replaced":[]}',1);
INSERT INTO "edit_log" VALUES(34,'done 3 "Rent"','{"edit":{"action":{"task":{"_0":"done","id":3,"name":"Rent"}},"categories":[],"completions":[{"due":1772265600000,"kind":"done","opened":1772179200000,"places":[],"recorded":1772471100000,"time":1772471100000,"todo":{"countdownNumber":3,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"DAAB9927-EC5F-4D3A-96F4-313640F5BD96","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"11BA3945-4E10-466B-A580-9CF5B140631C"}],"places":[],"silences":[],"summary":"done 3 \"Rent\"","todos":[{"after":{"countdownNumber":20,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"lastDone":1772471100000,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":2}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"DAAB9927-EC5F-4D3A-96F4-313640F5BD96","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":3,"created":1771574400000,"difficulty":3,"horizonSeconds":86400,"id":3,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"priority":"normal","rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"DAAB9927-EC5F-4D3A-96F4-313640F5BD96","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',1);
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1');
INSERT INTO "grdb_migrations" VALUES('2');
INSERT INTO "grdb_migrations" VALUES('3');
INSERT INTO "grdb_migrations" VALUES('4');
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
INSERT INTO "outbox" VALUES(1,1,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,1,'desktop',1,1,1795352148566,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',1);
INSERT INTO "outbox" VALUES(3,2,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,2,'desktop',1,1,1795352148566,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',2);
INSERT INTO "outbox" VALUES(5,3,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(6,3,'desktop',1,1,1795352148566,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',3);
INSERT INTO "outbox" VALUES(7,4,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(8,4,'desktop',1,1,1795352148566,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',4);
INSERT INTO "outbox" VALUES(9,5,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(10,5,'desktop',1,1,1795352148566,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',5);
INSERT INTO "outbox" VALUES(11,6,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(12,6,'desktop',1,1,1795352148566,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',6);
INSERT INTO "outbox" VALUES(13,7,'terminal',13,0,NULL,1772469392000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(14,7,'desktop',13,1,1795352148430,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',7);
INSERT INTO "outbox" VALUES(15,8,'terminal',13,0,NULL,1772469392000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(16,8,'desktop',13,1,1795352148430,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',8);
INSERT INTO "outbox" VALUES(17,9,'terminal',17,0,NULL,1772470021000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(18,9,'desktop',17,1,1795352148611,NULL,0,'"/usr/bin/notify-send" failed with status 1. Check that a desktop session shows notifications, or set notify.desktop to off.',9);
CREATE TABLE pause (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  began_ms INTEGER NOT NULL,
  until_ms INTEGER NOT NULL CHECK (until_ms > began_ms)
) STRICT;
INSERT INTO "pause" VALUES(1,1772471025000,1772694000000);
CREATE TABLE place (
  id INTEGER PRIMARY KEY CHECK (id >= 1),
  uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
  created_ms INTEGER NOT NULL,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  radius_m REAL NOT NULL CHECK (radius_m BETWEEN 20 AND 100000),
  CONSTRAINT place_has_a_name CHECK (trim(name, char(9, 10, 11, 12, 13, 32, 133, 160)) <> '' AND instr(name, char(0)) = 0)
) STRICT;
INSERT INTO "place" VALUES(1,X'9EADA77E1D8F43649CA928E5107032C7',1771574400000,'Home',52.52,13.405,60.0);
INSERT INTO "place" VALUES(2,X'852C54086A8B478DAC9183DEA513E88F',1771574400000,'Pharmacy',52.52162,13.40973,60.0);
INSERT INTO "place" VALUES(3,X'407F14FC645447D387CDB21FC5B43A8A',1771574400000,'Vet',52.52826,13.40648,50.0);
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
CREATE TABLE reminder (
  id INTEGER PRIMARY KEY,
  todo INTEGER NOT NULL CHECK (todo >= 1),
  countdown INTEGER NOT NULL CHECK (countdown >= 1),
  cause TEXT NOT NULL CHECK (
    cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start')),
  -- The visit, or what tells the time reminders of one countdown apart.
  occasion TEXT NOT NULL CHECK (occasion IN ('visit', 'moment', 'nag', 'snooze')),
  place INTEGER CHECK (place >= 1),
  moment_ms INTEGER NOT NULL,
  time_ms INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('told', 'held', 'dropped')),
  reminder TEXT NOT NULL CHECK (json_valid(reminder)),
  CONSTRAINT visit_has_a_place CHECK ((occasion = 'visit') = (place IS NOT NULL))
) STRICT;
INSERT INTO "reminder" VALUES(1,2,2,'start','moment',NULL,1771866000000,1772468400000,'told','{"due":1771866000000,"key":{"cause":"start","countdown":2,"occasion":{"moment":{"_0":1771866000000}},"todo":2},"task":"Water plants","time":1772468400000,"uuid":"B369E4DA-F705-48C1-B45C-1AC17ABFAF6A","zone":"Europe/Berlin"}');
INSERT INTO "reminder" VALUES(2,3,3,'due','moment',NULL,1772265600000,1772468400000,'told','{"due":1772265600000,"key":{"cause":"due","countdown":3,"occasion":{"moment":{"_0":1772265600000}},"todo":3},"task":"Rent","time":1772468400000,"uuid":"DAAB9927-EC5F-4D3A-96F4-313640F5BD96","zone":"Europe/Berlin"}');
INSERT INTO "reminder" VALUES(3,4,15,'due','moment',NULL,1771788600000,1772468400000,'told','{"due":1771788600000,"key":{"cause":"due","countdown":15,"occasion":{"moment":{"_0":1771788600000}},"todo":4},"task":"Stretch","time":1772468400000,"uuid":"4E6B9227-F5D2-4CD5-99F6-FDA65EBDEF50","zone":"Europe/Berlin"}');
INSERT INTO "reminder" VALUES(4,7,7,'start','moment',NULL,1772200800000,1772468400000,'told','{"due":1772200800000,"key":{"cause":"start","countdown":7,"occasion":{"moment":{"_0":1772200800000}},"todo":7},"task":"Call New York","time":1772468400000,"uuid":"1B90C1D4-5608-4A58-A354-F189C943F04F","zone":"America/New_York"}');
INSERT INTO "reminder" VALUES(5,8,8,'due','moment',NULL,1771747200000,1772468400000,'told','{"due":1771747200000,"key":{"cause":"due","countdown":8,"occasion":{"moment":{"_0":1771747200000}},"todo":8},"task":"Wherever I am","time":1772468400000,"uuid":"D0B6972F-C224-4E93-BAC9-A8D568D39FBF","zone":"Europe/Berlin"}');
INSERT INTO "reminder" VALUES(6,10,10,'due','moment',NULL,1772262000000,1772468400000,'told','{"due":1772262000000,"key":{"cause":"due","countdown":10,"occasion":{"moment":{"_0":1772262000000}},"todo":10},"task":"Leap","time":1772468400000,"uuid":"FD315AF5-BABC-4D1D-936F-1909F8F9C26B","zone":"Europe/Berlin"}');
INSERT INTO "reminder" VALUES(7,1,1,'enter','visit',2,1772469392000,1772469392000,'told','{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"due":1774688400000,"key":{"cause":"enter","countdown":1,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":1},"place":"Pharmacy","task":"Cat medicine","time":1772469392000,"uuid":"F174AE74-87EE-4526-A800-038B183D12AE","zone":"Europe/Berlin"}');
INSERT INTO "reminder" VALUES(8,6,6,'enter','visit',2,1772469392000,1772469392000,'told','{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"key":{"cause":"enter","countdown":6,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":6},"place":"Pharmacy","task":"Screws","time":1772469392000,"uuid":"7261E34B-6D5E-4636-8807-A2F2063D37FB","zone":"Europe/Berlin"}');
INSERT INTO "reminder" VALUES(9,2,2,'enter','visit',1,1772470021000,1772470021000,'told','{"accuracyMeters":19.76,"distanceMeters":35.23076993482371,"due":1771866000000,"key":{"cause":"enter","countdown":2,"occasion":{"visit":{"_0":{"began":1772470021000,"place":1}}},"todo":2},"place":"Home","task":"Water plants","time":1772470021000,"uuid":"B369E4DA-F705-48C1-B45C-1AC17ABFAF6A","zone":"Europe/Berlin"}');
CREATE TABLE retraction (
  id INTEGER PRIMARY KEY,
  completion INTEGER NOT NULL REFERENCES completion ON DELETE RESTRICT,
  undone INTEGER NOT NULL CHECK (undone IN (0, 1))
) STRICT;
INSERT INTO "retraction" VALUES(1,4,1);
INSERT INTO "retraction" VALUES(2,6,1);
CREATE TABLE silence (
  place INTEGER NOT NULL,
  began_ms INTEGER NOT NULL,
  todo INTEGER NOT NULL CHECK (todo >= 1),
  reason TEXT NOT NULL CHECK (reason IN ('done', 'skipped', 'snoozed', 'created', 'edited')),
  PRIMARY KEY (place, began_ms, todo),
  FOREIGN KEY (place, began_ms) REFERENCES visit ON DELETE CASCADE
    DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
INSERT INTO "silence" VALUES(1,1772470021000,14,'created');
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
  last_done_ms INTEGER, every_days TEXT CHECK (
  every_days IS NULL
  OR (every_days <> '' AND repeats = 1 AND every_min IS NULL AND first IS NULL)), category INTEGER REFERENCES category
  DEFERRABLE INITIALLY DEFERRED, priority TEXT NOT NULL DEFAULT 'normal'
  CHECK (priority IN ('high', 'normal', 'low')), difficulty INTEGER NOT NULL DEFAULT 3
  CHECK (difficulty BETWEEN 1 AND 5), duration_min INTEGER CHECK (duration_min BETWEEN 1 AND 1440),
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
INSERT INTO "todo" VALUES(1,X'F174AE7487EE4526A800038B183D12AE',1771574400000,'Cat medicine',NULL,1,'10w','14w','done','2025-12-20T10:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'completed',1772470800000,NULL,18,NULL,NULL,NULL,NULL,1772470800000,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(2,X'B369E4DAF70548C1B45C1AC17ABFAF6A',1771574400000,'Water plants',NULL,1,NULL,'3d','done','2026-02-20T09:00:00',NULL,'18:00',NULL,NULL,'Europe/Berlin',86400000,'6h',1,0,0,1,NULL,'beginning',NULL,NULL,2,NULL,1772470980000,'leave',NULL,NULL,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(3,X'DAAB9927EC5F4D3A96F4313640F5BD96',1771574400000,'Rent','To: "the landlord"; déjà vu 🐈',1,NULL,'1mo','start','2026-01-31T09:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,3,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(4,X'4E6B9227F5D24CD599F6FDA65EBDEF50',1771574400000,'Stretch',NULL,1,NULL,'12h','done','2026-02-20T09:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'completed',1771745400000,NULL,15,NULL,NULL,NULL,NULL,1771745400000,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(5,X'3669AE3A80A24333955585BD6C7A5D8F',1771574400000,'Passport',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-06-01T10:00:00','Europe/Berlin',2592000000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,5,'2026-06-03T10:00:00',1772470860000,'at',1772478060000,NULL,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(6,X'7261E34B6D5E46368807A2F2063D37FB',1771574400000,'Screws',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,1,1,0,240000,'beginning',NULL,NULL,6,NULL,1772470920000,'visit',NULL,NULL,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(7,X'1B90C1D456084A58A354F189C943F04F',1771574400000,'Call New York',NULL,1,NULL,'1w','done','2026-02-20T03:00:00',NULL,'09:00',NULL,NULL,'America/New_York',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,7,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(8,X'D0B6972FC2244E93BAC9A8D568D39FBF',1771574400000,'Wherever I am',NULL,1,NULL,'2d','done','2026-02-20T09:00:00',NULL,NULL,NULL,NULL,NULL,86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,8,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(9,X'1DDF0A40D6224347AF612DC68B9D6DCC',1771574400000,'Course',NULL,1,NULL,'1w','start','2026-02-20T09:00:00','2026-02-25T19:00:00',NULL,'2026-05-27T23:59:59',NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,16,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(10,X'FD315AF5BABC4D1D936F1909F8F9C26B',1771574400000,'Leap',NULL,1,NULL,'2y','start','2024-02-29T08:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,10,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(11,X'C1253698C64B40AAA37ED46482086610',1771574400000,'Finished',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-02-21T23:59:59','Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'finished',NULL,NULL,14,NULL,NULL,NULL,NULL,1771664400000,NULL,NULL,'normal',3,NULL);
INSERT INTO "todo" VALUES(12,X'6A4C4931490243BABE986747F033ECE9',1771574400000,'Bins',NULL,1,NULL,'2w','start','2026-02-20T09:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,2,12,NULL,NULL,NULL,NULL,NULL,'tue,fri',4,'high',2,10);
INSERT INTO "todo" VALUES(14,X'03AC998A1BA949EAA329CC2ABE6F20DB',1772471010000,'New here',NULL,1,NULL,'1w','done','2026-03-02T18:03:30',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,19,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'normal',3,NULL);
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
CREATE TABLE track (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
INSERT INTO "track" VALUES(1,'{"gate":{"last":{"accuracyMeters":18.43,"coordinate":{"latitude":52.520022,"longitude":13.405024166666667},"speedMetersPerSecond":0.05350222222222222,"time":794162908},"newest":794162908,"suspects":[]},"monitor":{"bestAccuracy":21.620496941559878,"highestID":3,"newest":794162908,"records":[{"circle":1428508707,"id":1,"tracker":{"dwellsLeft":[],"insideSince":794162821,"isEdited":false,"state":"inside"}}],"tail":{"points":[{"accuracyMeters":18.43,"coordinate":{"latitude":52.520022,"longitude":13.405024166666667},"time":794162908}]}}}');
CREATE TABLE transition_log (
  id INTEGER PRIMARY KEY,
  time_ms INTEGER NOT NULL,
  place INTEGER NOT NULL CHECK (place >= 1),
  kind TEXT NOT NULL CHECK (kind IN ('enter', 'exit', 'dwell', 'cross')),
  dwell_ms INTEGER CHECK (dwell_ms >= 0),
  CONSTRAINT dwell_has_a_length CHECK ((kind = 'dwell') = (dwell_ms IS NOT NULL))
) STRICT;
INSERT INTO "transition_log" VALUES(1,1772469149000,1,'exit',NULL);
INSERT INTO "transition_log" VALUES(2,1772469392000,2,'enter',NULL);
INSERT INTO "transition_log" VALUES(3,1772469632000,2,'dwell',240000);
INSERT INTO "transition_log" VALUES(4,1772469783000,2,'exit',NULL);
INSERT INTO "transition_log" VALUES(5,1772470021000,1,'enter',NULL);
CREATE TABLE visit (
  place INTEGER NOT NULL CHECK (place >= 1),
  began_ms INTEGER NOT NULL,
  ended_ms INTEGER CHECK (ended_ms >= began_ms),
  PRIMARY KEY (place, began_ms)
) STRICT, WITHOUT ROWID;
INSERT INTO "visit" VALUES(1,1772469000000,1772469149000);
INSERT INTO "visit" VALUES(1,1772470021000,NULL);
INSERT INTO "visit" VALUES(2,1772469392000,1772469783000);
CREATE TRIGGER counter_only_grows BEFORE UPDATE ON counter
WHEN new.todo < old.todo OR new.place < old.place OR new.countdown < old.countdown
BEGIN SELECT RAISE(ABORT, 'a counter only grows'); END;
CREATE TRIGGER counter_stays BEFORE DELETE ON counter
BEGIN SELECT RAISE(ABORT, 'a counter only grows'); END;
CREATE INDEX todo_place_by_place ON todo_place (place);
CREATE INDEX completion_by_time ON completion (time_ms);
CREATE TRIGGER completion_never_changes BEFORE UPDATE ON completion
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE TRIGGER completion_never_goes BEFORE DELETE ON completion
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE INDEX retraction_by_completion ON retraction (completion);
CREATE TRIGGER retraction_never_changes BEFORE UPDATE ON retraction
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE TRIGGER retraction_never_goes BEFORE DELETE ON retraction
BEGIN SELECT RAISE(ABORT, 'the history only grows'); END;
CREATE INDEX edit_log_by_undone ON edit_log (undone, seq);
CREATE TRIGGER edit_log_takes_no_step_after_an_undone_one BEFORE INSERT ON edit_log
WHEN new.undone = 1 OR EXISTS (SELECT 1 FROM edit_log WHERE undone = 1)
BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
CREATE TRIGGER edit_log_goes_step_by_step BEFORE UPDATE ON edit_log
WHEN new.seq <> old.seq OR new.edit <> old.edit
  OR (new.undone = 1 AND EXISTS (
    SELECT 1 FROM edit_log WHERE undone = 0 AND seq > old.seq))
  OR (new.undone = 0 AND EXISTS (
    SELECT 1 FROM edit_log WHERE undone = 1 AND seq < old.seq))
BEGIN SELECT RAISE(ABORT, 'undone steps come last'); END;
CREATE UNIQUE INDEX reminder_key
  ON reminder (todo, countdown, cause, occasion, ifnull(place, 0), moment_ms);
CREATE INDEX reminder_by_visit ON reminder (place, moment_ms) WHERE place IS NOT NULL;
CREATE INDEX reminder_held ON reminder (id) WHERE state = 'held';
CREATE TRIGGER reminder_is_told_once BEFORE UPDATE ON reminder WHEN old.state = 'told'
BEGIN SELECT RAISE(ABORT, 'a reminder that was told does not change'); END;
CREATE INDEX outbox_waiting ON outbox (notifier, id)
  WHERE delivered_ms IS NULL AND abandoned = 0;
CREATE INDEX outbox_unfinished ON outbox (failure) WHERE delivered_ms IS NULL;
CREATE INDEX outbox_by_delivery ON outbox (delivered_ms) WHERE delivered_ms IS NOT NULL;
CREATE INDEX decision_by_time ON decision (time_ms);
CREATE INDEX decision_by_todo ON decision (todo, time_ms);
CREATE INDEX decision_by_place ON decision (place, time_ms) WHERE place IS NOT NULL;
CREATE INDEX transition_by_time ON transition_log (time_ms);
CREATE INDEX transition_by_place ON transition_log (place, time_ms);
CREATE TRIGGER todo_dwell_is_positive BEFORE INSERT ON todo WHEN new.dwell_ms <= 0
BEGIN SELECT RAISE(ABORT, 'a dwell lasts longer than 0'); END;
CREATE TRIGGER todo_dwell_stays_positive BEFORE UPDATE ON todo WHEN new.dwell_ms <= 0
BEGIN SELECT RAISE(ABORT, 'a dwell lasts longer than 0'); END;
CREATE INDEX reminder_told ON reminder (json_extract(reminder, '$.time'), id)
  WHERE state = 'told';
CREATE INDEX todo_by_category ON todo (category) WHERE category IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('edit_log',34);
INSERT INTO "sqlite_sequence" VALUES('outbox',18);
COMMIT;
