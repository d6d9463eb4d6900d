"""Measures the whole program: the list, a replay of a day, and the daemon at rest.  Standard library only."""
import json
import math
import os
import random
import shutil
import socket
import sqlite3
import statistics
import subprocess
import threading
import time
from datetime import datetime, timedelta, timezone


def measure(passby, folder, quick, row, cpu_of, write_epoch):
    program = os.path.abspath(passby)
    environment_of_bench(folder)
    size(program, folder, quick, row)
    lists(program, folder, quick, row, cpu_of)
    replay(program, folder, quick, row, cpu_of, write_epoch)
    daemon(program, folder, quick, row)
    start(program, folder, quick, row)


def environment_of_bench(folder):
    """Nothing of the user's own is read or written."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"):
        os.environ[name] = folder
    os.environ["TZ"] = "Europe/Berlin"
    os.environ["PASSBY_WEB_PORT"] = "0"


def call(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def database(program, path, tasks, places, spread=0.1):
    """A database with so many tasks and places: a few made by the program, the others copied by SQL."""
    call(program, "place", "add", "Place 1", "52.5,13.4", "--db", path)
    for name, options in (("Task 1", ["--every", "2w", "--place", "Place 1"]), ("Task 2", ["--every", "10-14w", "--place", "Place 1"]),
                          ("Task 3", ["--every", "1mo", "--from", "start", "--at", "09:00"])):
        call(program, "add", name, *options, "--start", "2026-01-31T09:00", "--zone", "Europe/Berlin", "--db", path)
    r = random.Random(3)
    base = sqlite3.connect(path)
    base.execute("PRAGMA foreign_keys = ON")
    columns = [x[1] for x in base.execute("PRAGMA table_info(todo)")]
    rows = base.execute("SELECT * FROM todo ORDER BY id").fetchall()
    links = base.execute("SELECT * FROM todo_place").fetchall()
    link_columns = [x[1] for x in base.execute("PRAGMA table_info(todo_place)")]
    for number in range(2, places + 1):
        values = dict(zip([x[1] for x in base.execute("PRAGMA table_info(place)")], base.execute("SELECT * FROM place WHERE id = 1").fetchone()))
        values.update(id=number, uuid=r.randbytes(16), name="Place %d" % number, latitude=52.5 + r.gauss(0, spread),
                      longitude=13.4 + r.gauss(0, 1.6 * spread), radius_m=r.uniform(50, 300))
        insert(base, "place", values)
    for number in range(4, tasks + 1):
        values = dict(zip(columns, rows[number % 3]))
        day = datetime(2025, 6, 1, number % 24) + timedelta(days=number * 7 % 500)
        values.update(id=number, uuid=r.randbytes(16), name="Task number %d" % number, start=day.strftime("%Y-%m-%dT%H:%M:%S"))
        insert(base, "todo", values)
        for link in links:
            if link[0] == rows[number % 3][0]:
                values = dict(zip(link_columns, link))
                values.update(todo=number, place=1 + number % max(places, 1))
                insert(base, "todo_place", values)
    base.execute("UPDATE counter SET todo = ?, place = ?", [max(tasks, 3), places])
    base.commit()
    base.close()


def insert(base, table, values):
    base.execute("INSERT INTO %s (%s) VALUES (%s)" % (table, ",".join('"%s"' % x for x in values), ",".join("?" * len(values))), list(values.values()))


def size(program, folder, quick, row):
    """The program as a package has it."""
    if not shutil.which("strip"):
        row("the stripped program", "<= 80 MB", "not measured", None, "binutils is not installed")
        return
    stripped = os.path.join(folder, "stripped")
    call("strip", "-o", stripped, program)
    megabytes = os.path.getsize(stripped) / 1e6
    os.remove(stripped)
    row("the stripped program", "<= 80 MB", "%.1f MB" % megabytes, None if quick else megabytes <= 80)


def lists(program, folder, quick, row, cpu_of):
    for tasks in (50,) if quick else (1000, 10000):
        path = os.path.join(folder, "list-%d.db" % tasks)
        database(program, path, tasks, 1)
        commands = [[program, "list", "--db", path]]
        if shutil.which("task"):
            home = os.path.join(folder, "task-%d" % tasks)
            commands.append(taskwarrior(folder, tasks, home) + ["list"])
        # In pairs, so that both see the same machine; many, since both cost almost the same.
        runs = [[cpu_of(command, 1) for command in commands] for _ in range(2 if quick else 60)]
        (ours, peak), *others = [min(column) for column in zip(*runs)]
        theirs = others[0] if others else None
        what, goal = "passby list, %d tasks, whole process" % tasks, "<= 1.25 x task list" if tasks == 1000 else ""
        text = "%.1f ms, %.0f MB" % (ours * 1000, peak)
        if theirs:
            ratio = statistics.median(pair[0][0] / pair[1][0] for pair in runs)
            row(what, goal, "%s, %.2f x in pairs" % (text, ratio), None if quick or tasks != 1000 else ratio <= 1.25,
                "task list %.1f ms, %.0f MB" % (theirs[0] * 1000, theirs[1]))
        else:
            row(what, goal, text, None, "taskwarrior is not installed")


def taskwarrior(folder, tasks, home):
    """The command for a folder with as many tasks of Taskwarrior's."""
    os.mkdir(home)
    config = home + ".rc"
    with open(config, "w") as file:
        file.write("data.location=%s\nconfirmation=off\n" % home)
    r = random.Random(5)
    now = datetime(2026, 11, 21)
    items = [{"description": "Task number %d" % i, "status": "pending", "entry": "20260101T000000Z",
              "due": (now + timedelta(hours=r.randint(-2000, 8000))).strftime("%Y%m%dT%H%M%SZ")} for i in range(tasks)]
    with open(home + ".json", "w") as file:
        json.dump(items, file)
    call("task", "rc:" + config, "import", home + ".json")
    return ["task", "rc:" + config]


def drive(r, x, y, speed, course):
    """An endless way about town at 1 Hz, as (x, y, speed) in metres and m/s."""
    while True:
        if r.random() < 0.01:
            speed = r.choice([0, 0, 0, 1.4, 8, 14, 20])
        if r.random() < 0.03:
            course = r.uniform(0, 2 * math.pi)
        if math.hypot(x, y) > 10000:
            course = math.atan2(-y, -x)
        x, y = x + speed * math.cos(course), y + speed * math.sin(course)
        yield x, y, speed


def replay(program, folder, quick, row, cpu_of, write_epoch):
    """A day at 1 Hz about town."""
    path, trace = os.path.join(folder, "replay.db"), os.path.join(folder, "day.nmea")
    database(program, path, 100, 1000)
    seconds = 2000 if quick else 86400
    way = drive(random.Random(9), 0.0, 0.0, 0.0, 0.0)
    with open(trace, "w") as file:
        for second, (x, y, speed) in zip(range(seconds), way):
            write_epoch(file, second, 52.5 + y / 111195, 13.4 + x / 67690, speed)
    command = [program, "replay", trace, "--json", "--db", path]
    events = len(subprocess.run(command, capture_output=True, check=True).stdout.splitlines())
    used, peak = cpu_of(command, 1 if quick else 5)
    idle, _ = cpu_of([program, "list", "--db", path], 5)
    row("replay of a day at 1 Hz, 1000 places, 100 tasks, whole process", ">= 0.5 M fixes/s",
        "%.0f k fixes/s, %.0f MB" % (seconds / used / 1000, peak), None if quick else seconds / used >= 5e5,
        "%d events; start %.0f of %.0f ms" % (events, idle * 1000, used * 1000))


def greet(client):
    """What gpsd says to one who comes, and then asks to watch."""
    client.sendall(b'{"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}\r\n')
    client.recv(4096)
    client.sendall(b'{"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyX","driver":"NMEA0183",'
                   b'"activated":"2026-01-01T00:00:00.000Z"}]}\r\n')


def feed(server):
    """A gpsd on the loopback: one position a second, standing."""
    def serve(client):
        try:
            greet(client)
            while True:
                now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
                client.sendall(b'{"class":"TPV","device":"/dev/ttyX","mode":3,"time":"%s","lat":52.6,"lon":13.7,"eph":8.0,"speed":0.1}\r\n'
                               % now.encode())
                time.sleep(1)  # a receiver's pace is what is measured
        except OSError:
            pass

    while True:
        try:
            client, _ = server.accept()
        except OSError:
            return
        threading.Thread(target=serve, args=(client,), daemon=True).start()


def daemon(program, folder, quick, row):
    """The daemon with a receiver that stands still, from /proc."""
    server = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=feed, args=(server,), daemon=True).start()
    path = os.path.join(folder, "daemon.db")
    database(program, path, 20, 10, spread=0.02)
    log = open(os.path.join(folder, "daemon.log"), "w")
    child = subprocess.Popen([program, "run", "--gpsd", "127.0.0.1:%d" % server.getsockname()[1], "--db", path],
                             stdout=log, stderr=log, stdin=subprocess.DEVNULL)
    try:
        # The start is not what a daemon costs for years.
        time.sleep(3 if quick else 20)
        start, length = figures(child.pid), 2 if quick else 60
        time.sleep(length)  # real time: the kernel's counters are compared before and after
        end = figures(child.pid)
    finally:
        child.terminate()
        child.wait(20)
        server.close()
    used = (end["cpu"] - start["cpu"]) / length * 100
    row("daemon at 1 Hz, nothing happening: processor", "", "%.2f %%" % used)
    row("the same: its own memory (private and dirty)", "<= 12 MB", "%.1f MB" % end["own"], None if quick else end["own"] <= 12)
    row("the same: written to disk in a minute", "0 bytes", "%d bytes" % (end["written"] - start["written"]),
        None if quick else end["written"] == start["written"])


def start(program, folder, quick, row):
    """How long the daemon needs until its page answers, with very much to do."""
    tasks, places = (200, 50) if quick else (100000, 5000)
    path = os.path.join(folder, "start.db")
    database(program, path, tasks, places)
    best = math.inf
    for _ in range(1 if quick else 3):
        begin = time.monotonic()
        child = subprocess.Popen([program, "run", "--nmea", "-", "--db", path], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.PIPE, text=True)
        try:
            next(line for line in child.stderr if "Page: http://" in line)
            best = min(best, time.monotonic() - begin)
        finally:
            child.terminate()
            child.communicate(timeout=60)
    row("start of the daemon, %d tasks, %d places" % (tasks, places), "<= 5 s", "%.2f s" % best, None if quick else best <= 5)


def figures(pid):
    with open("/proc/%d/schedstat" % pid) as file:
        main = int(file.read().split()[0])
    nanoseconds = 0
    for thread in os.listdir("/proc/%d/task" % pid):
        try:
            with open("/proc/%d/task/%s/schedstat" % (pid, thread)) as file:
                nanoseconds += int(file.read().split()[0])
        except OSError:
            pass
    with open("/proc/%d/status" % pid) as file:
        rss = next(int(x.split()[1]) for x in file if x.startswith("VmRSS"))
    with open("/proc/%d/smaps_rollup" % pid) as file:
        own = next(int(x.split()[1]) for x in file if x.startswith("Private_Dirty"))
    with open("/proc/%d/io" % pid) as file:
        written = next(int(x.split()[1]) for x in file if x.startswith("write_bytes"))
    return {"cpu": max(nanoseconds, main) / 1e9, "rss": rss / 1024, "own": own / 1024, "written": written}
