"""Measures files of other programs and the feed, beside the programs that read the same.  Standard library only."""
import http.client
import importlib.util
import os
import random
import shutil
import sys
import time
from datetime import datetime, timedelta, timezone

import page
import whole

START = datetime(2026, 1, 5, 6, tzinfo=timezone.utc)


def measure(program, folder, quick, row, cpu_of):
    whole.environment_of_bench(folder)
    tracks(program, folder, quick, row, cpu_of)
    places(program, folder, quick, row, cpu_of)
    timeline(program, folder, quick, row, cpu_of)
    calendar(program, folder, quick, row, cpu_of)
    feed(program, folder, quick, row)


def beside(ours, theirs, name):
    return "%s %.2f s (%.1f x)" % (name, theirs, theirs / ours)


def tracks(program, folder, quick, row, cpu_of):
    """A track of many points, replayed by Passby and read by gpsbabel."""
    count = 5_000 if quick else 1_000_000
    path, database = os.path.join(folder, "track.gpx"), os.path.join(folder, "track.db")
    with open(path, "w") as out:
        out.write('<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>\n')
        for i in range(count):
            when = (START + timedelta(seconds=i)).strftime("%Y-%m-%dT%H:%M:%SZ")
            out.write('<trkpt lat="%.7f" lon="%.7f"><ele>171.0</ele><time>%s</time></trkpt>\n'
                      % (48 + i % 20_000 * 1e-5, 16.37, when))
        out.write("</trkseg></trk></gpx>\n")
    whole.call(program, "place", "add", "Vet", "48.1,16.37", "--db", database)
    ours, memory = cpu_of([program, "replay", path, "--json", "--db", database], 1 if quick else 2)
    words = ""
    if shutil.which("gpsbabel"):
        theirs, _ = cpu_of(["gpsbabel", "-t", "-i", "gpx", "-f", path, "-o", "unicsv", "-F", os.devnull], 1)
        words = beside(ours, theirs, "gpsbabel, reading alone,")
    row("replay of a GPX track of %d points, %.0f MB" % (count, os.path.getsize(path) / 1e6), "", "%.2f s, %.0f MB" % (ours, memory), None, words)
    os.remove(path)


def places(program, folder, quick, row, cpu_of):
    """Many waypoints into places, and into a table of SQLite."""
    count = 500 if quick else 100_000
    path = os.path.join(folder, "places.gpx")
    r = random.Random(5)
    with open(path, "w") as out:
        out.write('<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1">\n')
        for i in range(count):
            out.write('<wpt lat="%.6f" lon="%.6f"><name>Place %d</name></wpt>\n' % (r.uniform(-60, 60), r.uniform(-170, 170), i))
        out.write("</gpx>\n")
    ours, memory = cpu_of([program, "import", path, "--db", os.path.join(folder, "places.db")], 1)
    words = ""
    if shutil.which("gpsbabel") and shutil.which("sqlite3"):
        script = 'gpsbabel -i gpx -f "$1" -o unicsv -F "$2" && sqlite3 "$3" ".mode csv" ".import $2 wpt"'
        theirs, _ = cpu_of(["sh", "-c", script, "sh", path, os.path.join(folder, "wpt.csv"), os.path.join(folder, "wpt.db")], 1)
        words = beside(ours, theirs, "gpsbabel and sqlite3")
    row("import of %d waypoints as places" % count, "", "%.2f s, %.0f MB" % (ours, memory), None, words)


def timeline(program, folder, quick, row, cpu_of):
    """A timeline of Google, read by Passby in constant memory and by Python as a whole."""
    count = 2_000 if quick else 1_000_000
    path, database = os.path.join(folder, "Records.json"), os.path.join(folder, "timeline.db")
    with open(path, "w") as out:
        out.write('{"locations": [')
        for i in range(count):
            when = (START + timedelta(seconds=60 * i)).strftime("%Y-%m-%dT%H:%M:%SZ")
            out.write('%s{\n  "latitudeE7": %d,\n  "longitudeE7": 163700000,\n  "accuracy": 12,\n  "source": "WIFI",\n'
                      '  "deviceTag": 123456789,\n  "timestamp": "%s"\n}' % (", " if i else "", 480000000 + i % 2000 * 1000, when))
        out.write("]}\n")
    whole.call(program, "place", "add", "Vet", "48.1,16.37", "--db", database)
    size = os.path.getsize(path) / 1e6
    ours, memory = cpu_of([program, "replay", path, "--json", "--db", database], 1)
    theirs, peak = cpu_of([sys.executable, "-c", "import json, sys; json.load(open(sys.argv[1]))", path], 1)
    row("replay of Records.json, %.0f MB" % size, "", "%.0f MB/s, %.0f MB" % (size / ours, memory), None,
        "Python's json, reading alone, %.0f MB/s, %.0f MB" % (size / theirs, peak))
    os.remove(path)


def calendar(program, folder, quick, row, cpu_of):
    """Tasks as iCalendar, out and in, beside icalendar of PyPI reading the same."""
    count = 30 if quick else 1000
    database, path = os.path.join(folder, "calendar.db"), os.path.join(folder, "tasks.ics")
    whole.database(program, database, count, 10)
    out, _ = cpu_of([program, "export", path, "--force", "--db", database], 2)
    back, _ = cpu_of([program, "import", path, "--db", os.path.join(folder, "calendar-2.db")], 1)
    python = next((each for each in (sys.executable, "/usr/bin/python3") if has_icalendar(each)), None)
    words = ""
    if python:
        theirs, _ = cpu_of([python, "-c", "import icalendar, sys; icalendar.Calendar.from_ical(open(sys.argv[1]).read())", path], 1)
        words = beside(back, theirs, "PyPI icalendar, reading alone,")
    row("%d tasks as iCalendar: export, import" % count, "", "%.0f ms, %.0f ms" % (out * 1000, back * 1000), None, words)


def has_icalendar(python):
    if python == sys.executable:
        return importlib.util.find_spec("icalendar") is not None
    return os.path.exists(python) and os.path.isdir("/usr/lib/python3/dist-packages/icalendar")


def feed(program, folder, quick, row):
    """The feed of many tasks, whole and when nothing has changed."""
    count, requests = (30, 5) if quick else (1000, 100)
    database = os.path.join(folder, "calendar.db")
    address = "/feed/%s.ics" % whole.output(program, "web", "feed", "--new", "--db", database).split("/feed/")[1].split(".ics")[0]
    with page.served(program, database) as port:
        times, size = page.ask(port, requests, address)
        connection = http.client.HTTPConnection("127.0.0.1", port)
        connection.request("GET", address)
        answer = connection.getresponse()
        answer.read()
        same, tag = [], answer.headers["ETag"]
        while len(same) < requests:
            begin = time.monotonic()
            connection.request("GET", address, headers={"If-None-Match": tag})
            unchanged = connection.getresponse()
            unchanged.read()
            # A reminder in between may have changed a task.
            if unchanged.status == 200:
                tag = unchanged.headers["ETag"]
                continue
            assert unchanged.status == 304, unchanged.status
            same.append(time.monotonic() - begin)
        connection.close()
    row("feed of %d tasks: median, unchanged" % count, "", "%.1f ms, %.1f ms" % (times[len(times) // 2] * 1000, sorted(same)[len(same) // 2] * 1000),
        None, "%.0f kB" % (size / 1000))
