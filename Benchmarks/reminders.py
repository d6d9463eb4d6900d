"""Measures how long a fix takes to become a reminder: gpsd's socket in, the daemon's terminal notifier out.  Standard library only.

gpsd may send several reports of one epoch, so a fix waits until the next epoch begins, or 100 ms.  Here the next one begins before that, and
the clock runs from then: what is measured is Passby, not the wait.
"""
import json
import os
import random
import socket
import sqlite3
import statistics
import subprocess
import threading
import time
from datetime import datetime, timedelta, timezone

import whole

SPEED, RATE, APART = 60.0, 20, 30.0  # m/s, fixes a second, metres from place to place


def measure(program, folder, quick, row):
    places = 4 if quick else 200
    path = os.path.join(folder, "reminders.db")
    database(program, path, places)
    drive = Drive(places)
    log = open(os.path.join(folder, "reminders.log"), "w")
    child = subprocess.Popen([program, "run", "--no-web", "--json", "--gpsd", drive.address, "--db", path], text=True,
                             stdout=subprocess.PIPE, stderr=log, stdin=subprocess.DEVNULL)
    threading.Thread(target=drive.run, args=(child,), daemon=True).start()
    delays = []
    for line in child.stdout:
        told, event = time.monotonic(), json.loads(line)
        if event["event"] == "reminder":
            number = drive.numbers[round(datetime.fromisoformat(event["time"]).timestamp() * 1000)]
            delays.append((told - drive.sent[number + 1]) * 1000)
    child.wait(20)
    if len(delays) < places:
        raise SystemExit("%d reminders came of %d places; see %s" % (len(delays), places, log.name))
    delays.sort()
    worst = delays[min(len(delays) - 1, len(delays) * 99 // 100)]
    row("fix in -> reminder handed to the notifier, p99 of %d" % len(delays), "", "%.1f ms" % worst, None,
        "median %.1f ms, from the start of the next epoch" % statistics.median(delays))


def database(program, path, places):
    """Places in a row to the east, and at each an errand that is due within a day."""
    start = (datetime.now() - timedelta(days=13, hours=12)).strftime("%Y-%m-%dT%H:%M")
    whole.call(program, "place", "add", "Stop 1", "52.5,13.4", "--radius", "150", "--db", path)
    whole.call(program, "add", "Errand 1", "--every", "2w", "--place", "Stop 1", "--start", start, "--db", path)
    random_bytes = random.Random(4).randbytes
    base = sqlite3.connect(path)
    base.execute("PRAGMA foreign_keys = ON")
    for table, name in (("place", "Stop"), ("todo", "Errand")):
        cursor = base.execute("SELECT * FROM %s WHERE id = 1" % table)
        first = dict(zip([x[0] for x in cursor.description], cursor.fetchone()))
        for number in range(2, places + 1):
            values = dict(first, id=number, uuid=random_bytes(16), name="%s %d" % (name, number))
            if table == "place":
                values["longitude"] = 13.4 + (number - 1) * APART / 67690
            whole.insert(base, table, values)
    cursor = base.execute("SELECT * FROM todo_place")
    link = dict(zip([x[0] for x in cursor.description], cursor.fetchone()))
    for number in range(2, places + 1):
        whole.insert(base, "todo_place", dict(link, todo=number, place=number))
    base.commit()
    base.close()


class Drive:
    """A gpsd on the loopback whose receiver drives past all places once, and then ends the daemon."""

    def __init__(self, places):
        self.server = socket.create_server(("127.0.0.1", 0))
        self.address = "127.0.0.1:%d" % self.server.getsockname()[1]
        self.length = APART * places + 700
        self.sent = []  # when each fix was sent
        self.numbers = {}  # of the fixes, by their time in milliseconds

    def run(self, child):
        try:
            self.server.settimeout(60)
            client, _ = self.server.accept()
            whole.greet(client)
            for number in range(int(self.length / SPEED * RATE)):
                east = number / RATE * SPEED - 500
                now = round(time.time() * 1000)
                stamp = datetime.fromtimestamp(now // 1000, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S") + ".%03dZ" % (now % 1000)
                fix = {"class": "TPV", "device": "/dev/ttyX", "mode": 3, "time": stamp, "lat": 52.5, "lon": round(13.4 + east / 67690, 9),
                       "eph": 8.0, "speed": SPEED}
                line = json.dumps(fix, separators=(",", ":")).encode() + b"\r\n"
                self.numbers[now] = number
                self.sent.append(time.monotonic())
                client.sendall(line)
                time.sleep(1 / RATE)  # a receiver's pace: real time is what is measured
        except OSError:
            pass
        finally:
            child.terminate()
            self.server.close()
