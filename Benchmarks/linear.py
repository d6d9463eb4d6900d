#!/usr/bin/env python3
"""Prints how the time of each reader of files grows with the size of the file.  Standard library only.

    Benchmarks/linear.py PASSBY [--things N] [FORMAT ...]

A file of N things, and of 2, 4 and 8 N, is imported with --dry-run.  Times are processor seconds without those of an empty database; the
last column is what eight times the size costs: about 8 where the time is linear, 64 where it is quadratic.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
from datetime import date, datetime, timedelta, timezone

DAY = date(2026, 3, 2)
NOON = datetime(2026, 3, 2, 12, tzinfo=timezone.utc)


def day(i):
    return (DAY - timedelta(days=i % 3000)).isoformat()


def moment(i):
    return (NOON + timedelta(minutes=i)).strftime("%Y%m%dT%H%M%SZ")


def uuid(i):
    return "00000000-0000-4000-8000-%012x" % i


def calendar(parts):
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + "".join(parts) + "END:VCALENDAR\r\n"


def todo(i, more=""):
    return "BEGIN:VTODO\r\nUID:%s\r\nSUMMARY:Task %d\r\nDUE:%s\r\n%sEND:VTODO\r\n" % (uuid(i), i, moment(i), more)


def twig(i, more=""):
    return '{"uuid":"%s","status":"pending","description":"Task %d","due":"%s"%s}' % (uuid(i), i, moment(i), more)


def listed(rows):
    return "[%s]" % ",\n".join(rows)


# The name of the format, the shape, and the text of a file with some things.
SHAPES = [
    ("gpx", "waypoints", lambda n: '<gpx version="1.1">%s</gpx>' % "\n".join(
        '<wpt lat="%f" lon="%f"><name>P%d</name><desc>d</desc></wpt>' % (i % 160 - 80, i / 1e4, i) for i in range(n))),
    ("gpx", "track points", lambda n: '<gpx version="1.1"><wpt lat="1" lon="2"/><trk><trkseg>%s</trkseg></trk></gpx>' % "\n".join(
        '<trkpt lat="1" lon="%f"/>' % (i / 1e4) for i in range(n))),
    ("kml", "placemarks", lambda n: "<kml><Document>%s</Document></kml>" % "\n".join(
        "<Placemark><name>P%d</name><Point><coordinates>%f,%f</coordinates></Point></Placemark>" % (i, i / 1e4, i % 160 - 80)
        for i in range(n))),
    ("kml", "corners of an area", lambda n: "<kml><Placemark><name>A</name><Polygon><outerBoundaryIs><LinearRing><coordinates>%s"
     "</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>" % " ".join(
         "%f,%f" % (i % 700 / 1e6, i // 700 / 1e6) for i in range(n))),
    ("geojson", "points", lambda n: json.dumps({"type": "FeatureCollection", "features": [
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": [i / 1e4, i % 160 - 80]}, "properties": {"name": "P%d" % i}}
        for i in range(n)]})),
    ("geojson", "other properties", lambda n: json.dumps({"type": "FeatureCollection", "features": [
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]},
         "properties": {"k%d" % i: "v" for i in range(n)}}]})),
    ("otrw", "waypoints", lambda n: json.dumps({"_type": "waypoints", "waypoints": [
        {"_type": "waypoint", "desc": "P%d" % i, "lat": i % 160 - 80, "lon": i / 1e4, "rad": 90} for i in range(n)]})),
    ("icalendar", "tasks", lambda n: calendar(todo(i) for i in range(n))),
    ("icalendar", "lines of a task", lambda n: calendar([todo(1, "X-A:1\r\n" * n)])),
    ("icalendar", "folded lines", lambda n: calendar(todo(i, "DESCRIPTION:a" + "\r\n b" * 20 + "\r\n") for i in range(n // 20))),
    ("icalendar", "single dates of a series", lambda n: calendar(
        [todo(1, "DTSTART:%s\r\nRRULE:FREQ=DAILY\r\n" % moment(1))]
        + ["BEGIN:VTODO\r\nUID:%s\r\nSUMMARY:A\r\nRECURRENCE-ID:%s\r\nSTATUS:COMPLETED\r\nEND:VTODO\r\n" % (uuid(1), moment(1 + 1440 * i))
           for i in range(n)])),
    ("icalendar", "excluded dates of a series", lambda n: calendar(
        [todo(1, "DTSTART:%s\r\nRRULE:FREQ=DAILY\r\n" % moment(1) + "".join(
            "EXDATE:%s\r\n" % moment(1 + 1440 * i) for i in range(n)))])),
    ("icalendar", "categories", lambda n: calendar([todo(1, "".join("CATEGORIES:c%d\r\n" % i for i in range(n)))])),
    ("taskwarrior", "tasks", lambda n: listed(twig(i) for i in range(n))),
    ("taskwarrior", "tasks, a line each", lambda n: "\n".join(twig(i) for i in range(n))),
    ("taskwarrior", "occurrences of a series", lambda n: listed(
        ['{"uuid":"%s","status":"recurring","recur":"daily","description":"A","due":"%s"}' % (uuid(0), moment(0))]
        + ['{"uuid":"%s","status":"completed","end":"%s","parent":"%s","description":"A","due":"%s"}'
           % (uuid(i + 1), moment(i), uuid(0), moment(1440 * i % 100000)) for i in range(n)])),
    ("taskwarrior", "annotations", lambda n: listed([twig(1, ',"annotations":[%s]' % ",".join(
        '{"entry":"%s","description":"n"}' % moment(i) for i in range(n)))])),
    ("taskwarrior", "tags", lambda n: listed([twig(1, ',"tags":[%s]' % ",".join('"t%d"' % i for i in range(n)))])),
    ("taskwarrior", "dependencies", lambda n: listed([twig(i) for i in range(n)] + [
        twig(n, ',"depends":[%s]' % ",".join('"%s"' % uuid(i) for i in range(n)))])),
    ("todotxt", "lines", lambda n: "".join("(A) 2026-01-01 Task %d +Home due:%s\n" % (i, day(i)) for i in range(n))),
    ("todotxt", "done lines", lambda n: "".join("x %s 2020-01-01 Task %d\n" % (day(i), i) for i in range(n))),
    ("todotxt", "lines of one name", lambda n: "Task\n" * n),
    ("org", "headings", lambda n: "".join("* TODO Task %d\n  DEADLINE: <%s>\n" % (i, day(i)) for i in range(n))),
    ("org", "lines of text", lambda n: "* TODO Task\n" + "some text here\n" * n),
    ("org", "lines of a logbook", lambda n: "* TODO Task\n  SCHEDULED: <2026-03-09 .+1d>\n" + "".join(
        '- State "DONE"       from "TODO"       [%s 10:00]\n' % day(i) for i in range(n))),
    ("org", "properties", lambda n: "* TODO Task\n:PROPERTIES:\n" + "".join(":K%d: v\n" % i for i in range(n)) + ":END:\n"),
    ("googletasks", "tasks", lambda n: json.dumps({"kind": "tasks#taskLists", "items": [{"kind": "tasks#tasks", "title": "L", "items": [
        {"id": "i%d" % i, "title": "Task %d" % i, "status": "needsAction", "due": day(i) + "T00:00:00Z"} for i in range(n)]}]})),
    ("googletasks", "lists", lambda n: json.dumps({"kind": "tasks#taskLists", "items": [
        {"kind": "tasks#tasks", "title": "L%d" % i, "items": [{"id": "i%d" % i, "title": "T"}]} for i in range(n)]})),
    ("tasksorg", "tasks", lambda n: json.dumps({"data": {"tasks": [
        {"task": {"title": "Task %d" % i, "remoteId": "%d" % (i + 1), "dueDate": 1773132001000 + i * 60000}} for i in range(n)]}})),
    ("tasksorg", "places", lambda n: json.dumps({"data": {"tasks": [
        {"task": {"title": "Task %d" % i, "remoteId": "%d" % (i + 1)}, "geofences": [{"place": "p%d" % i, "isArrival": True}]}
        for i in range(n)], "places": [
            {"uid": "p%d" % i, "name": "P%d" % i, "latitude": i % 160 - 80, "longitude": i / 1e4} for i in range(n)]}})),
    ("todoist", "tasks", lambda n: "TYPE,CONTENT,DATE\n" + "".join("task,Task %d,%s\n" % (i, day(i)) for i in range(n))),
    ("todoist", "comments of a task", lambda n: "TYPE,CONTENT\ntask,A\n" + "".join("note,note %d\n" % i for i in range(n))),
    ("todoist", "columns", lambda n: "TYPE,CONTENT,%s\ntask,A,%s\n" % (
        ",".join("C%d" % i for i in range(min(n, 24000))), ",".join("x" * min(n, 24000)))),
    ("loop", "days", lambda n: "Date,Run,Sit\n" + "".join("%s,2,0\n" % day(i) for i in range(n))),
    ("loop", "habits", lambda n: "Date,%s\n2026-03-01,%s\n" % (",".join("H%d" % i for i in range(n)), ",".join("2" * n))),
    ("daylio", "entries", lambda n: "full_date,date,weekday,time,mood,activities,note_title,note\n" + "".join(
        "%s,d,w,%02d:%02d,good,a | b,,n\n" % (day(i // 1440), i // 60 % 24, i % 60) for i in range(n))),
]

# Of these a file has twenty times as many: one of them costs little.
LIGHT = ("track points", "corners of an area", "other properties", "lines of a task", "folded lines", "excluded dates of a series",
         "categories", "annotations", "tags", "lines of text", "properties", "comments of a task", "columns", "days")


def seconds(command):
    """The processor seconds of a command that may fail, and its exit code."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    return usage.ru_utime + usage.ru_stime, os.waitstatus_to_exitcode(status)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("passby")
    parser.add_argument("formats", nargs="*")
    parser.add_argument("--things", type=int, default=2000)
    options = parser.parse_intermixed_args()
    print("%-12s %-28s %8s %8s %8s %8s %7s" % ("format", "what grows", "1x", "2x", "4x", "8x", "8x/1x"))
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(HOME=folder, TZ="UTC", LC_ALL="C.UTF-8")
        for name, shape, write in SHAPES:
            if options.formats and name not in options.formats:
                continue
            things = options.things * (20 if shape in LIGHT else 1)
            times, codes = [], set()
            for factor in (0, 1, 2, 4, 8):
                path, database = os.path.join(folder, "file"), os.path.join(folder, "db.sqlite")
                with open(path, "w") as out:
                    out.write(write(max(4, things * factor)))
                kind = ["--daylio", path] if name == "daylio" else [path, "--format", name, "--polygons", "circle"]
                command = [options.passby, "import"] + kind + ["--dry-run", "--skip-bad", "--db", database]
                if name == "daylio":
                    command.remove("--skip-bad")
                best = min(seconds(command) for _ in range(2))
                times.append(best[0])
                codes.add(best[1])
                for suffix in ("", "-wal", "-shm"):
                    if os.path.exists(database + suffix):
                        os.remove(database + suffix)
            grown = [max(0.0, t - times[0]) for t in times[1:]]
            ratio = grown[3] / grown[0] if grown[0] > 0.005 else float("nan")
            print("%-12s %-28s %8.3f %8.3f %8.3f %8.3f %7.1f%s" % (
                name, shape, *grown, ratio, "" if codes == {0} else "  exit %s" % sorted(codes)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
