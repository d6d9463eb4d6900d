#!/bin/sh
# Writes a database of the present schema as SQL, with something of every kind in it, and what `passby list --all --json` says of it.
# Run once per released schema version, from the project's folder: Fixtures/databases/make.sh PASSBY VERSION
# A file that is there is never written again: released databases do not change.
set -eu
passby=$1
name=$2
here=$(dirname "$0")
[ ! -e "$here/v$name.sql" ] || { echo "v$name.sql is there already" >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin"
# A notify-send that always fails leaves something in the outbox.
printf '#!/bin/sh\nexit 1\n' > "$folder/bin/notify-send"
chmod +x "$folder/bin/notify-send"
export HOME="$folder" PATH="$folder/bin:$PATH" TZ=Europe/Berlin PASSBY_DB="$folder/passby.db"

at() { PASSBY_NOW=$1; export PASSBY_NOW; shift; "$passby" "$@" > /dev/null; }
new=2026-02-20T09:00:00+01:00
at $new place add Home 52.5200,13.4050 --radius 60
at $new place add Pharmacy 52.52162,13.40973 --radius 60 --tag pharmacy --tag shop
at $new place add Vet 52.52826,13.40648 --radius 50
at $new place add "Gone" 10,20
at $new add "Cat medicine" --every 10-14w --start 2025-12-20T10:00 --place "#pharmacy" --place Vet
at $new add "Water plants" --every 3d --at 18:00 --place Home --nag 6h
at $new add "Rent" --every 1mo --from start --start 2026-01-31T09:00 --notes 'To: "the landlord"; déjà vu 🐈'
at $new add "Stretch" --every 12h
at $new add "Passport" --due 2026-06-01T10:00 --horizon 30d
at $new add "Screws" --place Pharmacy --on enter,exit,dwell --dwell 4min
at $new add "Call New York" --every 1w --zone America/New_York --at 09:00
at $new add "Wherever I am" --every 2d --zone floating
at $new add "Course" --every 1w --from start --first 2026-02-25T19:00 --end 2026-05-27
at $new add "Leap" --every 1y --from start --start 2024-02-29T08:00
at $new add "Finished" --due 2026-02-21
# From version 4 on: rules with days, categories, priority, difficulty, duration, a pause.
at $new add "Bins" --every "2w on tue,fri" --category Home --priority high --difficulty easy --duration 10min
at $new category add Garden --colour "#0f8" --icon leaf
at $new add "Removed" --every 5d
at 2026-02-21T10:00:00+01:00 "done" Finished
at 2026-02-22T10:00:00+01:00 "done" Stretch --at 2026-02-22T08:30
at 2026-02-22T11:00:00+01:00 skip Course
at 2026-02-22T11:05:00+01:00 remove Removed
at 2026-02-22T11:06:00+01:00 place remove Gone
at 2026-02-23T09:00:00+01:00 move Passport 2026-06-03T10:00
at 2026-02-23T09:01:00+01:00 edit Leap --every 2y
at 2026-03-02T16:00:00+01:00 "done" "Wherever I am"
at 2026-03-02T16:01:00+01:00 undo
# The daemon: visits, reminders, decisions, and an outbox with one notifier that worked and one that did not.
export PASSBY_NOTIFY_DESKTOP=on
at 2026-03-02T17:20:00+01:00 run --nmea Fixtures/traces/pharmacy-walk.nmea 2> /dev/null
at 2026-03-02T18:00:00+01:00 "done" "Cat medicine"
at 2026-03-02T18:01:00+01:00 snooze Passport 2h
at 2026-03-02T18:02:00+01:00 snooze Screws visit
at 2026-03-02T18:03:00+01:00 snooze "Water plants" leave
at 2026-03-02T18:03:30+01:00 add "New here" --every 1w --place Home
# From version 5 on: fixed tasks, pins, notes, entries taken back, days of rest, moods.
at 2026-03-02T18:03:35+01:00 edit "Water plants" --at 18:00-18:20
at 2026-03-02T18:03:36+01:00 "done" Bins --note "both bins"
at 2026-03-02T18:03:37+01:00 undo --task Bins
at 2026-03-02T18:03:37+01:00 plan pin Passport 20:00
at 2026-03-02T18:03:38+01:00 rest 2026-12-24..2026-12-26
at 2026-03-02T18:03:39+01:00 mood 3 --note "calm, at last"
at 2026-03-02T18:03:40+01:00 mood day 2026-03-01 good
at 2026-03-02T18:03:41+01:00 practice breathing --done
# From version 6 on: habits, good things, notes.
at 2026-03-02T18:03:42+01:00 habit add Walk --days 30 --start 2026-03-01 --at 07:30
at 2026-03-02T18:03:43+01:00 habit check Walk 2026-03-01
at 2026-03-02T18:03:43+01:00 habit rest Walk
at 2026-03-02T18:03:44+01:00 journal gratitude Sun Tea "The cat"
at 2026-03-02T18:03:44+01:00 journal add "Rain in the evening"
# Wishes.
at 2026-03-02T18:03:42+01:00 add "See the sea" --bucket --place Pharmacy
at 2026-03-02T18:03:43+01:00 add "Fly a kite" --bucket
at 2026-03-02T18:03:44+01:00 "done" "Fly a kite"
# From version 11 on, tasks without a time of day count whole days.
at $new add "Windows" --every 6-8w
at $new add "Tax form" --due 2026-05-31
# From version 13 on, the rule of the calendar that a task came from.
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 BEGIN:VTODO UID:4d0f6a8e-6d53-4c83-9d0e-0a5a0d6b6f13 "SUMMARY:Recycling" \
  "DUE;VALUE=DATE:20260303" "RRULE:FREQ=WEEKLY;WKST=SU;BYDAY=TU" END:VTODO END:VCALENDAR > "$folder/tasks.ics"
at $new import "$folder/tasks.ics"
# From version 15 on, the text of the list that a task came from.
printf '%s\n' "(B) Call mum +home @phone" "" "Vitamins rec:1d due:2026-03-03" > "$folder/todo.txt"
at $new import "$folder/todo.txt"
# Photos and the profile.
at 2026-03-02T18:03:42+01:00 photo add Fixtures/pictures/gray.png --caption "By the sea"
at 2026-03-02T18:03:43+01:00 photo add Fixtures/pictures/lossy.webp
at 2026-03-02T18:03:43+01:00 photo share 1
at 2026-03-02T18:03:43+01:00 photo remove 2
at 2026-03-02T18:03:44+01:00 profile --name Olena --photo 1
# From version 7 on: persons and devices.
at 2026-03-02T18:03:44+01:00 add "Anna's errand" --every 1w --for anna --place Pharmacy
at 2026-03-02T18:03:44+01:00 device add "Anna's phone" --person anna --kind owntracks --url http://192.168.1.2:7575
at 2026-03-02T18:03:44+01:00 device edit "Anna's phone" --push-places --share
# From version 14 on: when tasks remind, several times a day, and what was missed.
at 2026-03-02T18:03:44+01:00 add "Recital" --due 2026-04-10T18:00 --remind 1d,15min
at $new add "Choir" --every tue --at 19:00
at $new add "Pills" --every 1d --at 8:00,20:00
# From version 17 on: checklists, seasons, turns, numbers of times, opening hours, amounts and frequencies of habits.
at 2026-03-02T18:03:44+01:00 add "Weekly shop" --every 1w --place Pharmacy --item milk --item "oat flakes"
at 2026-03-02T18:03:44+01:00 item add "Weekly shop" "birthday candles" --once
at 2026-03-02T18:03:44+01:00 item check "Weekly shop" 2
at 2026-03-02T18:03:44+01:00 add "Mow the lawn" --every 2w --season apr-oct
at $new add "Gym" --every "3x week"
at 2026-03-02T18:03:44+01:00 "done" Gym
at $new add "Dishes" --every 1d --turns me,anna
at 2026-03-02T18:03:44+01:00 "done" Dishes
at 2026-03-02T18:03:44+01:00 place edit Pharmacy --hours "Mo-Fr 08:00-18:00; Sa 09:00-13:00"
at $new add "Descale the kettle" --every 8d
for day in 02-20 02-22 02-24 02-26 02-28; do at "2026-${day}T12:00:00+01:00" "done" "Descale the kettle"; done
at 2026-03-02T18:03:44+01:00 suggest "Descale the kettle" --no
at 2026-03-02T18:03:44+01:00 habit add Water --goal "8 glasses"
at 2026-03-02T18:03:44+01:00 habit check Water 3
at 2026-03-02T18:03:44+01:00 habit add Run --times 3/week
at 2026-03-02T18:03:45+01:00 edit Choir --notes "bring the folder"
at 2026-03-02T18:03:45+01:00 pause 2026-03-05T08:00
at 2026-03-02T18:04:00+01:00 place edit Vet --radius 55
at 2026-03-02T18:05:00+01:00 "done" Rent
at 2026-03-02T18:06:00+01:00 undo 2

python3 - "$PASSBY_DB" "$folder/bin" > "$here/v$name.sql" <<'END'
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
if db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'position'").fetchone():
    # As if tracks had been recorded, from version 2 on.
    db.executemany("INSERT INTO position VALUES (?, ?, ?, ?, ?)",
                   [(1772469000000, 52.52, 13.405, 10.0, None), (1772469001000, 52.52001, 13.40501, 12.5, 1.25)])
    db.commit()
if db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'preference'").fetchone():
    # As if settings had been chosen on the page, from version 5 on.
    db.executemany("INSERT INTO preference VALUES (?, ?)", [("day.start", "09:00"), ("web.tiles", "")])
    db.commit()
if db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'device_track'").fetchone():
    # As if the phone had been heard, from version 7 on.
    db.execute("INSERT INTO device_track SELECT 1, record FROM track")
    db.commit()
if db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'device_regions'").fetchone():
    # As if the phone had been sent a place, from version 8 on.
    db.execute("INSERT INTO device_regions VALUES (1, '{\"key\":\"\",\"state\":{}}')")
    db.commit()
if db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'todo_maker'").fetchone():
    # As if Anna had made the first task and pinned it on her page, from version 12 on.
    db.execute("INSERT INTO todo_maker VALUES (1, 2)")
    db.execute("INSERT INTO todo_pin SELECT 1, 2, countdown, 1772469000000 FROM todo WHERE id = 1")
    db.commit()
if db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'reminder_button'").fetchone():
    # As if a message had a button, from version 14 on; its key is of nobody.
    db.execute("INSERT INTO reminder_button VALUES ('sha256 AA', 'done', 1, 'none', 1, NULL, 1, 1772469000000, NULL)")
    db.commit()
for pragma in ("application_id", "user_version"):
    print(f"PRAGMA {pragma} = {db.execute('PRAGMA ' + pragma).fetchone()[0]};")
for line in db.iterdump():
    print(line.replace(sys.argv[2], "/usr/bin"))
END
PASSBY_NOW=2026-03-03T12:00:00+01:00 "$passby" list --all --json > "$here/v$name.list.json"
