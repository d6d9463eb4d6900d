PRAGMA application_id = 1347633753;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
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
INSERT INTO "completion" VALUES(1,X'3AAE79BE4D4046C3B6DE5F0E78F0FFF0','done',1771664400000,1771664400000,11,'Finished',NULL,'{"due":1771714799000,"kind":"done","opened":1771628399000,"places":[],"recorded":1771664400000,"time":1771664400000,"todo":{"countdownNumber":11,"created":1771574400000,"horizonSeconds":86400,"id":11,"name":"Finished","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"07713F4B-D194-423C-BEAD-E3CFE26E0DA9","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"3AAE79BE-4D40-46C3-B6DE-5F0E78F0FFF0"}');
INSERT INTO "completion" VALUES(2,X'7FE11427529C4B95A21223D39F15B9D3','done',1771745400000,1771750800000,4,'Stretch',NULL,'{"due":1771617600000,"kind":"done","opened":1771531200000,"places":[],"recorded":1771750800000,"time":1771745400000,"todo":{"countdownNumber":4,"created":1771574400000,"horizonSeconds":86400,"id":4,"name":"Stretch","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"18766F24-E347-4C9D-9550-839E5B694286","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"7FE11427-529C-4B95-A212-23D39F15B9D3"}');
INSERT INTO "completion" VALUES(3,X'0D8EB2F07F9C4F078EA45928EB47B769','skipped',1771754400000,1771754400000,9,'Course',NULL,'{"due":1772042400000,"kind":"skipped","opened":1771956000000,"places":[],"recorded":1771754400000,"time":1771754400000,"todo":{"countdownNumber":9,"created":1771574400000,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"FDF50B65-F350-46A8-8493-E29A25643770","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"0D8EB2F0-7F9C-4F07-8EA4-5928EB47B769"}');
INSERT INTO "completion" VALUES(4,X'1ED3C9037EB44855BDE77632662D6503','done',1772463600000,1772463600000,8,'Wherever I am',NULL,'{"due":1771747200000,"kind":"done","opened":1771660800000,"places":[],"recorded":1772463600000,"time":1772463600000,"todo":{"countdownNumber":8,"created":1771574400000,"horizonSeconds":86400,"id":8,"name":"Wherever I am","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"2d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"AFB52773-1F09-41E2-A3DF-69C1E3ABC030","zone":{"floating":{}}},"uuid":"1ED3C903-7EB4-4855-BDE7-7632662D6503"}');
INSERT INTO "completion" VALUES(5,X'E6D333F0E83A46569D5989FF2D684255','done',1772470800000,1772470800000,1,'Cat medicine',NULL,'{"due":1774688400000,"kind":"done","opened":1772269200000,"places":["#pharmacy","Vet"],"recorded":1772470800000,"time":1772470800000,"todo":{"countdownNumber":1,"created":1771574400000,"horizonSeconds":86400,"id":1,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["enter","cross"],"uuid":"5B9B0A44-FE51-4EF8-9F32-3C79C0071B62","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"E6D333F0-E83A-4656-9D59-89FF2D684255"}');
INSERT INTO "completion" VALUES(6,X'58B5738433A74A8A958156CBE22F30BE','done',1772471100000,1772471100000,3,'Rent','To: "the landlord"; déjà vu 🐈','{"due":1772265600000,"kind":"done","opened":1772179200000,"places":[],"recorded":1772471100000,"time":1772471100000,"todo":{"countdownNumber":3,"created":1771574400000,"horizonSeconds":86400,"id":3,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"6F5F30AD-8C3F-4C54-B330-8E994FD86750","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"58B57384-33A7-4A8A-9581-56CBE22F30BE"}');
CREATE TABLE counter (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  todo INTEGER NOT NULL DEFAULT 0 CHECK (todo >= 0),
  place INTEGER NOT NULL DEFAULT 0 CHECK (place >= 0),
  countdown INTEGER NOT NULL DEFAULT 0 CHECK (countdown >= 0)
) STRICT;
INSERT INTO "counter" VALUES(1,13,4,19);
CREATE TABLE decision (
  id INTEGER PRIMARY KEY,
  time_ms INTEGER NOT NULL,
  todo INTEGER NOT NULL CHECK (todo >= 1),
  place INTEGER CHECK (place >= 1),
  cause TEXT NOT NULL CHECK (
    cause IN ('enter', 'exit', 'dwell', 'cross', 'inside', 'due', 'before', 'start')),
  outcome TEXT NOT NULL CHECK (json_valid(outcome))
) STRICT;
INSERT INTO "decision" VALUES(1,1772468400000,2,NULL,'start','{"remind":{"_0":{"due":1771866000000,"key":{"cause":"start","countdown":2,"occasion":{"moment":{"_0":1771866000000}},"todo":2},"task":"Water plants","text":"Water plants: started 7 days ago (Mon 23 Feb 18:00).","time":1772468400000,"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730"}}}');
INSERT INTO "decision" VALUES(2,1772468400000,3,NULL,'due','{"remind":{"_0":{"due":1772265600000,"key":{"cause":"due","countdown":3,"occasion":{"moment":{"_0":1772265600000}},"todo":3},"task":"Rent","text":"Rent: overdue since Sat 28 Feb 09:00, 2 days.","time":1772468400000,"uuid":"6F5F30AD-8C3F-4C54-B330-8E994FD86750"}}}');
INSERT INTO "decision" VALUES(3,1772468400000,4,NULL,'due','{"remind":{"_0":{"due":1771788600000,"key":{"cause":"due","countdown":14,"occasion":{"moment":{"_0":1771788600000}},"todo":4},"task":"Stretch","text":"Stretch: overdue since Sun 22 Feb 20:30, 8 days.","time":1772468400000,"uuid":"18766F24-E347-4C9D-9550-839E5B694286"}}}');
INSERT INTO "decision" VALUES(4,1772468400000,7,NULL,'start','{"remind":{"_0":{"due":1772200800000,"key":{"cause":"start","countdown":7,"occasion":{"moment":{"_0":1772200800000}},"todo":7},"task":"Call New York","text":"Call New York: started 3 days ago (Fri 27 Feb 09:00).","time":1772468400000,"uuid":"DF7A249B-5865-42BB-A0B5-2FF4AC1410C4"}}}');
INSERT INTO "decision" VALUES(5,1772468400000,8,NULL,'due','{"remind":{"_0":{"due":1771747200000,"key":{"cause":"due","countdown":8,"occasion":{"moment":{"_0":1771747200000}},"todo":8},"task":"Wherever I am","text":"Wherever I am: overdue since Sun 22 Feb 09:00, 8 days.","time":1772468400000,"uuid":"AFB52773-1F09-41E2-A3DF-69C1E3ABC030"}}}');
INSERT INTO "decision" VALUES(6,1772468400000,10,NULL,'due','{"remind":{"_0":{"due":1772262000000,"key":{"cause":"due","countdown":10,"occasion":{"moment":{"_0":1772262000000}},"todo":10},"task":"Leap","text":"Leap: overdue since Sat 28 Feb 08:00, 2 days.","time":1772468400000,"uuid":"801DACEF-FD87-44B8-8727-9940895CACAE"}}}');
INSERT INTO "decision" VALUES(7,1772469000000,2,1,'inside','{"remind":{"_0":{"accuracyMeters":21.620496941559878,"distanceMeters":5.824780923647595,"due":1771866000000,"key":{"cause":"inside","countdown":2,"occasion":{"visit":{"_0":{"began":1772469000000,"place":1}}},"todo":2},"place":"Home","task":"Water plants","text":"Water plants: you are still at Home. Overdue since Mon 23 Feb 18:00, 7 days.","time":1772469000000,"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730"}}}');
INSERT INTO "decision" VALUES(8,1772469149000,2,1,'exit','{"stayQuiet":{"_0":{"notAsked":{}}}}');
INSERT INTO "decision" VALUES(9,1772469392000,1,2,'enter','{"remind":{"_0":{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"due":1774688400000,"key":{"cause":"enter","countdown":1,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":1},"place":"Pharmacy","task":"Cat medicine","text":"Cat medicine: you are at Pharmacy. Due in 26 days (Sat 28 Mar 10:00).","time":1772469392000,"uuid":"5B9B0A44-FE51-4EF8-9F32-3C79C0071B62"}}}');
INSERT INTO "decision" VALUES(10,1772469392000,6,2,'enter','{"remind":{"_0":{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"key":{"cause":"enter","countdown":6,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":6},"place":"Pharmacy","task":"Screws","text":"Screws: you are at Pharmacy. No date.","time":1772469392000,"uuid":"A2F08B72-ABA8-43CA-86CF-E928C894EAD8"}}}');
INSERT INTO "decision" VALUES(11,1772469632000,6,2,'dwell','{"stayQuiet":{"_0":{"alreadyReminded":{}}}}');
INSERT INTO "decision" VALUES(12,1772469783000,1,2,'exit','{"stayQuiet":{"_0":{"notAsked":{}}}}');
INSERT INTO "decision" VALUES(13,1772469783000,6,2,'exit','{"stayQuiet":{"_0":{"alreadyReminded":{}}}}');
INSERT INTO "decision" VALUES(14,1772470021000,2,1,'enter','{"remind":{"_0":{"accuracyMeters":19.76,"distanceMeters":35.23076993482371,"due":1771866000000,"key":{"cause":"enter","countdown":2,"occasion":{"visit":{"_0":{"began":1772470021000,"place":1}}},"todo":2},"place":"Home","task":"Water plants","text":"Water plants: you are at Home. Overdue since Mon 23 Feb 18:00, 7 days.","time":1772470021000,"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730"}}}');
CREATE TABLE edit_log (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  summary TEXT NOT NULL,
  edit TEXT NOT NULL CHECK (json_valid(edit)),
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
) STRICT;
INSERT INTO "edit_log" VALUES(1,'place add "Home"','{"edit":{"completions":[],"places":[{"after":{"center":{"latitude":52.52,"longitude":13.405},"created":1771574400000,"id":1,"name":"Home","radiusMeters":60,"tags":[],"uuid":"86428BD4-864F-4D3A-AF83-860AD8E6737A"}}],"silences":[],"summary":"place add \"Home\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(2,'place add "Pharmacy"','{"edit":{"completions":[],"places":[{"after":{"center":{"latitude":52.52162,"longitude":13.40973},"created":1771574400000,"id":2,"name":"Pharmacy","radiusMeters":60,"tags":["pharmacy","shop"],"uuid":"EE3AE3C0-3D78-437A-86B8-77A85FB7F65B"}}],"silences":[],"summary":"place add \"Pharmacy\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(3,'place add "Vet"','{"edit":{"completions":[],"places":[{"after":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":50,"tags":[],"uuid":"9DB0D27B-2CD8-47F7-9D93-505F4D839C2B"}}],"silences":[],"summary":"place add \"Vet\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(4,'place add "Gone"','{"edit":{"completions":[],"places":[{"after":{"center":{"latitude":10,"longitude":20},"created":1771574400000,"id":4,"name":"Gone","radiusMeters":100,"tags":[],"uuid":"C05B9D64-D547-47CC-895D-CAC6B7451179"}}],"silences":[],"summary":"place add \"Gone\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(5,'add 1 "Cat medicine"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 1 \"Cat medicine\"","todos":[{"after":{"countdownNumber":1,"created":1771574400000,"horizonSeconds":86400,"id":1,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["enter","cross"],"uuid":"5B9B0A44-FE51-4EF8-9F32-3C79C0071B62","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(6,'add 2 "Water plants"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 2 \"Water plants\"","todos":[{"after":{"countdownNumber":2,"created":1771574400000,"horizonSeconds":86400,"id":2,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(7,'add 3 "Rent"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 3 \"Rent\"","todos":[{"after":{"countdownNumber":3,"created":1771574400000,"horizonSeconds":86400,"id":3,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"6F5F30AD-8C3F-4C54-B330-8E994FD86750","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(8,'add 4 "Stretch"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 4 \"Stretch\"","todos":[{"after":{"countdownNumber":4,"created":1771574400000,"horizonSeconds":86400,"id":4,"name":"Stretch","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"18766F24-E347-4C9D-9550-839E5B694286","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(9,'add 5 "Passport"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"horizonSeconds":2592000,"id":5,"name":"Passport","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-06-01T10:00:00"}},"triggers":["enter","cross"],"uuid":"30D8133A-B5C7-4AF3-986F-F07615BD9081","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(10,'add 6 "Screws"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 6 \"Screws\"","todos":[{"after":{"countdownNumber":6,"created":1771574400000,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"rule":{"once":{}},"triggers":["dwell","enter","exit"],"uuid":"A2F08B72-ABA8-43CA-86CF-E928C894EAD8","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(11,'add 7 "Call New York"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 7 \"Call New York\"","todos":[{"after":{"countdownNumber":7,"created":1771574400000,"horizonSeconds":86400,"id":7,"name":"Call New York","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"at":"09:00","every":"1w","from":"done","start":"2026-02-20T03:00:00"}}},"triggers":["cross","enter"],"uuid":"DF7A249B-5865-42BB-A0B5-2FF4AC1410C4","zone":{"named":{"_0":"America/New_York"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(12,'add 8 "Wherever I am"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 8 \"Wherever I am\"","todos":[{"after":{"countdownNumber":8,"created":1771574400000,"horizonSeconds":86400,"id":8,"name":"Wherever I am","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"2d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"AFB52773-1F09-41E2-A3DF-69C1E3ABC030","zone":{"floating":{}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(13,'add 9 "Course"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 9 \"Course\"","todos":[{"after":{"countdownNumber":9,"created":1771574400000,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"FDF50B65-F350-46A8-8493-E29A25643770","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(14,'add 10 "Leap"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 10 \"Leap\"","todos":[{"after":{"countdownNumber":10,"created":1771574400000,"horizonSeconds":86400,"id":10,"name":"Leap","places":[],"position":{"occurrence":{"_0":2}},"rule":{"repeating":{"_0":{"every":"1y","from":"start","start":"2024-02-29T08:00:00"}}},"triggers":["enter","cross"],"uuid":"801DACEF-FD87-44B8-8727-9940895CACAE","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(15,'add 11 "Finished"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 11 \"Finished\"","todos":[{"after":{"countdownNumber":11,"created":1771574400000,"horizonSeconds":86400,"id":11,"name":"Finished","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"07713F4B-D194-423C-BEAD-E3CFE26E0DA9","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(16,'add 12 "Removed"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"add 12 \"Removed\"","todos":[{"after":{"countdownNumber":12,"created":1771574400000,"horizonSeconds":86400,"id":12,"name":"Removed","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"5d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"25A19D46-F21C-4D54-82C4-57DF2D731ED5","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(17,'done 11 "Finished"','{"edit":{"completions":[{"due":1771714799000,"kind":"done","opened":1771628399000,"places":[],"recorded":1771664400000,"time":1771664400000,"todo":{"countdownNumber":11,"created":1771574400000,"horizonSeconds":86400,"id":11,"name":"Finished","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"07713F4B-D194-423C-BEAD-E3CFE26E0DA9","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"3AAE79BE-4D40-46C3-B6DE-5F0E78F0FFF0"}],"places":[],"silences":[],"summary":"done 11 \"Finished\"","todos":[{"after":{"countdownNumber":13,"created":1771574400000,"horizonSeconds":86400,"id":11,"lastDone":1771664400000,"name":"Finished","places":[],"position":{"finished":{}},"rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"07713F4B-D194-423C-BEAD-E3CFE26E0DA9","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":11,"created":1771574400000,"horizonSeconds":86400,"id":11,"name":"Finished","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-02-21T23:59:59"}},"triggers":["enter","cross"],"uuid":"07713F4B-D194-423C-BEAD-E3CFE26E0DA9","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(18,'done 4 "Stretch"','{"edit":{"completions":[{"due":1771617600000,"kind":"done","opened":1771531200000,"places":[],"recorded":1771750800000,"time":1771745400000,"todo":{"countdownNumber":4,"created":1771574400000,"horizonSeconds":86400,"id":4,"name":"Stretch","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"18766F24-E347-4C9D-9550-839E5B694286","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"7FE11427-529C-4B95-A212-23D39F15B9D3"}],"places":[],"silences":[],"summary":"done 4 \"Stretch\"","todos":[{"after":{"countdownNumber":14,"created":1771574400000,"horizonSeconds":86400,"id":4,"lastDone":1771745400000,"name":"Stretch","places":[],"position":{"completed":{"_0":1771745400000}},"rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"18766F24-E347-4C9D-9550-839E5B694286","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":4,"created":1771574400000,"horizonSeconds":86400,"id":4,"name":"Stretch","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"12h","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"18766F24-E347-4C9D-9550-839E5B694286","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(19,'skip 9 "Course"','{"edit":{"completions":[{"due":1772042400000,"kind":"skipped","opened":1771956000000,"places":[],"recorded":1771754400000,"time":1771754400000,"todo":{"countdownNumber":9,"created":1771574400000,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"FDF50B65-F350-46A8-8493-E29A25643770","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"0D8EB2F0-7F9C-4F07-8EA4-5928EB47B769"}],"places":[],"silences":[],"summary":"skip 9 \"Course\"","todos":[{"after":{"countdownNumber":15,"created":1771574400000,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":1}},"rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"FDF50B65-F350-46A8-8493-E29A25643770","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":9,"created":1771574400000,"horizonSeconds":86400,"id":9,"name":"Course","places":[],"position":{"occurrence":{"_0":0}},"rule":{"repeating":{"_0":{"end":"2026-05-27T23:59:59","every":"1w","first":"2026-02-25T19:00:00","from":"start","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"FDF50B65-F350-46A8-8493-E29A25643770","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(20,'remove 12 "Removed"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"remove 12 \"Removed\"","todos":[{"before":{"countdownNumber":12,"created":1771574400000,"horizonSeconds":86400,"id":12,"name":"Removed","places":[],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"5d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["cross","enter"],"uuid":"25A19D46-F21C-4D54-82C4-57DF2D731ED5","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(21,'place remove "Gone"','{"edit":{"completions":[],"places":[{"before":{"center":{"latitude":10,"longitude":20},"created":1771574400000,"id":4,"name":"Gone","radiusMeters":100,"tags":[],"uuid":"C05B9D64-D547-47CC-895D-CAC6B7451179"}}],"silences":[],"summary":"place remove \"Gone\"","todos":[],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(22,'move 5 "Passport"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"move 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"horizonSeconds":2592000,"id":5,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-06-01T10:00:00"}},"triggers":["cross","enter"],"uuid":"30D8133A-B5C7-4AF3-986F-F07615BD9081","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":5,"created":1771574400000,"horizonSeconds":2592000,"id":5,"name":"Passport","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-06-01T10:00:00"}},"triggers":["cross","enter"],"uuid":"30D8133A-B5C7-4AF3-986F-F07615BD9081","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(23,'edit 10 "Leap"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"edit 10 \"Leap\"","todos":[{"after":{"countdownNumber":10,"created":1771574400000,"horizonSeconds":86400,"id":10,"name":"Leap","places":[],"position":{"occurrence":{"_0":1}},"rule":{"repeating":{"_0":{"every":"2y","from":"start","start":"2024-02-29T08:00:00"}}},"triggers":["enter","cross"],"uuid":"801DACEF-FD87-44B8-8727-9940895CACAE","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":10,"created":1771574400000,"horizonSeconds":86400,"id":10,"name":"Leap","places":[],"position":{"occurrence":{"_0":2}},"rule":{"repeating":{"_0":{"every":"1y","from":"start","start":"2024-02-29T08:00:00"}}},"triggers":["enter","cross"],"uuid":"801DACEF-FD87-44B8-8727-9940895CACAE","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(25,'done 1 "Cat medicine"','{"edit":{"completions":[{"due":1774688400000,"kind":"done","opened":1772269200000,"places":["#pharmacy","Vet"],"recorded":1772470800000,"time":1772470800000,"todo":{"countdownNumber":1,"created":1771574400000,"horizonSeconds":86400,"id":1,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["enter","cross"],"uuid":"5B9B0A44-FE51-4EF8-9F32-3C79C0071B62","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"E6D333F0-E83A-4656-9D59-89FF2D684255"}],"places":[],"silences":[],"summary":"done 1 \"Cat medicine\"","todos":[{"after":{"countdownNumber":17,"created":1771574400000,"horizonSeconds":86400,"id":1,"lastDone":1772470800000,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"completed":{"_0":1772470800000}},"rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["enter","cross"],"uuid":"5B9B0A44-FE51-4EF8-9F32-3C79C0071B62","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":1,"created":1771574400000,"horizonSeconds":86400,"id":1,"name":"Cat medicine","places":[{"tag":{"_0":"pharmacy"}},{"place":{"_0":3}}],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"10-14w","from":"done","start":"2025-12-20T10:00:00"}}},"triggers":["enter","cross"],"uuid":"5B9B0A44-FE51-4EF8-9F32-3C79C0071B62","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(26,'snooze 5 "Passport"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"snooze 5 \"Passport\"","todos":[{"after":{"countdownNumber":5,"created":1771574400000,"horizonSeconds":2592000,"id":5,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-06-01T10:00:00"}},"snooze":{"end":{"at":{"_0":1772478060000}},"since":1772470860000},"triggers":["enter","cross"],"uuid":"30D8133A-B5C7-4AF3-986F-F07615BD9081","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":5,"created":1771574400000,"horizonSeconds":2592000,"id":5,"moved":"2026-06-03T10:00:00","name":"Passport","places":[],"position":{"beginning":{}},"rule":{"once":{"due":"2026-06-01T10:00:00"}},"triggers":["enter","cross"],"uuid":"30D8133A-B5C7-4AF3-986F-F07615BD9081","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(27,'snooze 6 "Screws"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"snooze 6 \"Screws\"","todos":[{"after":{"countdownNumber":6,"created":1771574400000,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"rule":{"once":{}},"snooze":{"end":{"nextVisit":{}},"since":1772470920000},"triggers":["exit","dwell","enter"],"uuid":"A2F08B72-ABA8-43CA-86CF-E928C894EAD8","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":6,"created":1771574400000,"dwellSeconds":240,"horizonSeconds":86400,"id":6,"name":"Screws","places":[{"place":{"_0":2}}],"position":{"beginning":{}},"rule":{"once":{}},"triggers":["exit","dwell","enter"],"uuid":"A2F08B72-ABA8-43CA-86CF-E928C894EAD8","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(28,'snooze 2 "Water plants"','{"edit":{"completions":[],"places":[],"silences":[],"summary":"snooze 2 \"Water plants\"","todos":[{"after":{"countdownNumber":2,"created":1771574400000,"horizonSeconds":86400,"id":2,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"snooze":{"end":{"leaving":{}},"since":1772470980000},"triggers":["enter","cross"],"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":2,"created":1771574400000,"horizonSeconds":86400,"id":2,"nag":"6h","name":"Water plants","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"at":"18:00","every":"3d","from":"done","start":"2026-02-20T09:00:00"}}},"triggers":["enter","cross"],"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(29,'add 13 "New here"','{"edit":{"completions":[],"places":[],"silences":[{"reason":"created","todo":13,"visit":{"began":1772470021000,"place":1}}],"summary":"add 13 \"New here\"","todos":[{"after":{"countdownNumber":18,"created":1772471010000,"horizonSeconds":86400,"id":13,"name":"New here","places":[{"place":{"_0":1}}],"position":{"beginning":{}},"rule":{"repeating":{"_0":{"every":"1w","from":"done","start":"2026-03-02T18:03:30"}}},"triggers":["enter","cross"],"uuid":"58314BD3-8AAF-4EDF-BA95-952620A4D911","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',0);
INSERT INTO "edit_log" VALUES(30,'place edit "Vet"','{"edit":{"completions":[],"places":[{"after":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":55,"tags":[],"uuid":"9DB0D27B-2CD8-47F7-9D93-505F4D839C2B"},"before":{"center":{"latitude":52.52826,"longitude":13.40648},"created":1771574400000,"id":3,"name":"Vet","radiusMeters":50,"tags":[],"uuid":"9DB0D27B-2CD8-47F7-9D93-505F4D839C2B"}}],"silences":[],"summary":"place edit \"Vet\"","todos":[],"visits":[]},"replaced":[]}',1);
INSERT INTO "edit_log" VALUES(31,'done 3 "Rent"','{"edit":{"completions":[{"due":1772265600000,"kind":"done","opened":1772179200000,"places":[],"recorded":1772471100000,"time":1772471100000,"todo":{"countdownNumber":3,"created":1771574400000,"horizonSeconds":86400,"id":3,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"6F5F30AD-8C3F-4C54-B330-8E994FD86750","zone":{"named":{"_0":"Europe/Berlin"}}},"uuid":"58B57384-33A7-4A8A-9581-56CBE22F30BE"}],"places":[],"silences":[],"summary":"done 3 \"Rent\"","todos":[{"after":{"countdownNumber":19,"created":1771574400000,"horizonSeconds":86400,"id":3,"lastDone":1772471100000,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":2}},"rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"6F5F30AD-8C3F-4C54-B330-8E994FD86750","zone":{"named":{"_0":"Europe/Berlin"}}},"before":{"countdownNumber":3,"created":1771574400000,"horizonSeconds":86400,"id":3,"name":"Rent","notes":"To: \"the landlord\"; déjà vu 🐈","places":[],"position":{"occurrence":{"_0":1}},"rule":{"repeating":{"_0":{"every":"1mo","from":"start","start":"2026-01-31T09:00:00"}}},"triggers":["enter","cross"],"uuid":"6F5F30AD-8C3F-4C54-B330-8E994FD86750","zone":{"named":{"_0":"Europe/Berlin"}}}}],"visits":[]},"replaced":[]}',1);
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1');
INSERT INTO "grdb_migrations" VALUES('2');
INSERT INTO "grdb_migrations" VALUES('3');
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
INSERT INTO "outbox" VALUES(2,1,'desktop',1,1,1795339540597,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',1);
INSERT INTO "outbox" VALUES(3,2,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,2,'desktop',1,1,1795339540597,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',2);
INSERT INTO "outbox" VALUES(5,3,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(6,3,'desktop',1,1,1795339540597,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',3);
INSERT INTO "outbox" VALUES(7,4,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(8,4,'desktop',1,1,1795339540597,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',4);
INSERT INTO "outbox" VALUES(9,5,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(10,5,'desktop',1,1,1795339540597,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',5);
INSERT INTO "outbox" VALUES(11,6,'terminal',1,0,NULL,1772468400000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(12,6,'desktop',1,1,1795339540597,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',6);
INSERT INTO "outbox" VALUES(13,7,'terminal',13,0,NULL,1772469000000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(14,7,'desktop',13,1,1795339540911,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',7);
INSERT INTO "outbox" VALUES(15,8,'terminal',15,0,NULL,1772469392000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(16,8,'desktop',15,1,1795339540147,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',8);
INSERT INTO "outbox" VALUES(17,9,'terminal',15,0,NULL,1772469392000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(18,9,'desktop',15,1,1795339540147,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',9);
INSERT INTO "outbox" VALUES(19,10,'terminal',19,0,NULL,1772470021000,0,NULL,NULL);
INSERT INTO "outbox" VALUES(20,10,'desktop',19,1,1795339540669,NULL,0,'"/usr/bin/notify-send" failed with status 1. Expected a desktop session that shows notifications; otherwise set notify.desktop to off.',10);
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
INSERT INTO "place" VALUES(1,X'86428BD4864F4D3AAF83860AD8E6737A',1771574400000,'Home',52.52,13.405,60.0);
INSERT INTO "place" VALUES(2,X'EE3AE3C03D78437A86B877A85FB7F65B',1771574400000,'Pharmacy',52.52162,13.40973,60.0);
INSERT INTO "place" VALUES(3,X'9DB0D27B2CD847F79D93505F4D839C2B',1771574400000,'Vet',52.52826,13.40648,50.0);
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
INSERT INTO "reminder" VALUES(1,2,2,'start','moment',NULL,1771866000000,1772468400000,'told','{"due":1771866000000,"key":{"cause":"start","countdown":2,"occasion":{"moment":{"_0":1771866000000}},"todo":2},"task":"Water plants","text":"Water plants: started 7 days ago (Mon 23 Feb 18:00).","time":1772468400000,"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730"}');
INSERT INTO "reminder" VALUES(2,3,3,'due','moment',NULL,1772265600000,1772468400000,'told','{"due":1772265600000,"key":{"cause":"due","countdown":3,"occasion":{"moment":{"_0":1772265600000}},"todo":3},"task":"Rent","text":"Rent: overdue since Sat 28 Feb 09:00, 2 days.","time":1772468400000,"uuid":"6F5F30AD-8C3F-4C54-B330-8E994FD86750"}');
INSERT INTO "reminder" VALUES(3,4,14,'due','moment',NULL,1771788600000,1772468400000,'told','{"due":1771788600000,"key":{"cause":"due","countdown":14,"occasion":{"moment":{"_0":1771788600000}},"todo":4},"task":"Stretch","text":"Stretch: overdue since Sun 22 Feb 20:30, 8 days.","time":1772468400000,"uuid":"18766F24-E347-4C9D-9550-839E5B694286"}');
INSERT INTO "reminder" VALUES(4,7,7,'start','moment',NULL,1772200800000,1772468400000,'told','{"due":1772200800000,"key":{"cause":"start","countdown":7,"occasion":{"moment":{"_0":1772200800000}},"todo":7},"task":"Call New York","text":"Call New York: started 3 days ago (Fri 27 Feb 09:00).","time":1772468400000,"uuid":"DF7A249B-5865-42BB-A0B5-2FF4AC1410C4"}');
INSERT INTO "reminder" VALUES(5,8,8,'due','moment',NULL,1771747200000,1772468400000,'told','{"due":1771747200000,"key":{"cause":"due","countdown":8,"occasion":{"moment":{"_0":1771747200000}},"todo":8},"task":"Wherever I am","text":"Wherever I am: overdue since Sun 22 Feb 09:00, 8 days.","time":1772468400000,"uuid":"AFB52773-1F09-41E2-A3DF-69C1E3ABC030"}');
INSERT INTO "reminder" VALUES(6,10,10,'due','moment',NULL,1772262000000,1772468400000,'told','{"due":1772262000000,"key":{"cause":"due","countdown":10,"occasion":{"moment":{"_0":1772262000000}},"todo":10},"task":"Leap","text":"Leap: overdue since Sat 28 Feb 08:00, 2 days.","time":1772468400000,"uuid":"801DACEF-FD87-44B8-8727-9940895CACAE"}');
INSERT INTO "reminder" VALUES(7,2,2,'inside','visit',1,1772469000000,1772469000000,'told','{"accuracyMeters":21.620496941559878,"distanceMeters":5.824780923647595,"due":1771866000000,"key":{"cause":"inside","countdown":2,"occasion":{"visit":{"_0":{"began":1772469000000,"place":1}}},"todo":2},"place":"Home","task":"Water plants","text":"Water plants: you are still at Home. Overdue since Mon 23 Feb 18:00, 7 days.","time":1772469000000,"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730"}');
INSERT INTO "reminder" VALUES(8,1,1,'enter','visit',2,1772469392000,1772469392000,'told','{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"due":1774688400000,"key":{"cause":"enter","countdown":1,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":1},"place":"Pharmacy","task":"Cat medicine","text":"Cat medicine: you are at Pharmacy. Due in 26 days (Sat 28 Mar 10:00).","time":1772469392000,"uuid":"5B9B0A44-FE51-4EF8-9F32-3C79C0071B62"}');
INSERT INTO "reminder" VALUES(9,6,6,'enter','visit',2,1772469392000,1772469392000,'told','{"accuracyMeters":18.81,"distanceMeters":35.673732403722234,"key":{"cause":"enter","countdown":6,"occasion":{"visit":{"_0":{"began":1772469392000,"place":2}}},"todo":6},"place":"Pharmacy","task":"Screws","text":"Screws: you are at Pharmacy. No date.","time":1772469392000,"uuid":"A2F08B72-ABA8-43CA-86CF-E928C894EAD8"}');
INSERT INTO "reminder" VALUES(10,2,2,'enter','visit',1,1772470021000,1772470021000,'told','{"accuracyMeters":19.76,"distanceMeters":35.23076993482371,"due":1771866000000,"key":{"cause":"enter","countdown":2,"occasion":{"visit":{"_0":{"began":1772470021000,"place":1}}},"todo":2},"place":"Home","task":"Water plants","text":"Water plants: you are at Home. Overdue since Mon 23 Feb 18:00, 7 days.","time":1772470021000,"uuid":"87C0D037-0FB3-42E7-B64B-C78A95DCC730"}');
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
INSERT INTO "silence" VALUES(1,1772470021000,13,'created');
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
INSERT INTO "todo" VALUES(1,X'5B9B0A44FE514EF89F323C79C0071B62',1771574400000,'Cat medicine',NULL,1,'10w','14w','done','2025-12-20T10:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'completed',1772470800000,NULL,17,NULL,NULL,NULL,NULL,1772470800000);
INSERT INTO "todo" VALUES(2,X'87C0D0370FB342E7B64BC78A95DCC730',1771574400000,'Water plants',NULL,1,NULL,'3d','done','2026-02-20T09:00:00',NULL,'18:00',NULL,NULL,'Europe/Berlin',86400000,'6h',1,0,0,1,NULL,'beginning',NULL,NULL,2,NULL,1772470980000,'leave',NULL,NULL);
INSERT INTO "todo" VALUES(3,X'6F5F30AD8C3F4C54B3308E994FD86750',1771574400000,'Rent','To: "the landlord"; déjà vu 🐈',1,NULL,'1mo','start','2026-01-31T09:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,3,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "todo" VALUES(4,X'18766F24E3474C9D9550839E5B694286',1771574400000,'Stretch',NULL,1,NULL,'12h','done','2026-02-20T09:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'completed',1771745400000,NULL,14,NULL,NULL,NULL,NULL,1771745400000);
INSERT INTO "todo" VALUES(5,X'30D8133AB5C74AF3986FF07615BD9081',1771574400000,'Passport',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-06-01T10:00:00','Europe/Berlin',2592000000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,5,'2026-06-03T10:00:00',1772470860000,'at',1772478060000,NULL);
INSERT INTO "todo" VALUES(6,X'A2F08B72ABA843CA86CFE928C894EAD8',1771574400000,'Screws',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,1,1,0,240000,'beginning',NULL,NULL,6,NULL,1772470920000,'visit',NULL,NULL);
INSERT INTO "todo" VALUES(7,X'DF7A249B586542BBA0B52FF4AC1410C4',1771574400000,'Call New York',NULL,1,NULL,'1w','done','2026-02-20T03:00:00',NULL,'09:00',NULL,NULL,'America/New_York',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,7,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "todo" VALUES(8,X'AFB527731F0941E2A3DF69C1E3ABC030',1771574400000,'Wherever I am',NULL,1,NULL,'2d','done','2026-02-20T09:00:00',NULL,NULL,NULL,NULL,NULL,86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,8,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "todo" VALUES(9,X'FDF50B65F35046A88493E29A25643770',1771574400000,'Course',NULL,1,NULL,'1w','start','2026-02-20T09:00:00','2026-02-25T19:00:00',NULL,'2026-05-27T23:59:59',NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,15,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "todo" VALUES(10,X'801DACEFFD8744B887279940895CACAE',1771574400000,'Leap',NULL,1,NULL,'2y','start','2024-02-29T08:00:00',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'occurrence',NULL,1,10,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "todo" VALUES(11,X'07713F4BD194423CBEADE3CFE26E0DA9',1771574400000,'Finished',NULL,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'2026-02-21T23:59:59','Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'finished',NULL,NULL,13,NULL,NULL,NULL,NULL,1771664400000);
INSERT INTO "todo" VALUES(13,X'58314BD38AAF4EDFBA95952620A4D911',1772471010000,'New here',NULL,1,NULL,'1w','done','2026-03-02T18:03:30',NULL,NULL,NULL,NULL,'Europe/Berlin',86400000,NULL,1,0,0,1,NULL,'beginning',NULL,NULL,18,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "todo_place" VALUES(13,0,1,NULL);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('edit_log',31);
INSERT INTO "sqlite_sequence" VALUES('outbox',20);
COMMIT;
