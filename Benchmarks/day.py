"""Measures today, progress and statistics over years of history, as whole processes and as pages.  Standard library only."""
import os
import random
import shutil
import sqlite3
from datetime import datetime, timedelta, timezone

import page
import whole


def measure(program, folder, quick, row, cpu_of):
    usual, small, large = (100, 500, 1000) if quick else (5000, 20000, 100000)
    tasks, moods = (50, 100) if quick else (1000, 5000)
    paths = {}
    for done in (usual, small, large):
        paths[done] = os.path.join(folder, "day-%d.db" % done)
        history(program, paths[done], tasks, done, moods)
    today(program, paths[small], tasks, quick, row, cpu_of)
    changes(program, paths, usual, small, tasks, quick, row, cpu_of)
    terminal(program, paths, small, large, folder, tasks, quick, row, cpu_of)
    pages(program, paths[small], tasks, small, moods, quick, row)
    charts(program, paths[large], tasks, large, moods, quick, row)


def history(program, path, tasks, done, moods):
    """Tasks, of which one was done, and so many copies of its completion over the last two years, with moods."""
    whole.database(program, path, tasks, 10)
    whole.call(program, "done", "2", "--db", path)
    base = sqlite3.connect(path)
    r = random.Random(11)
    columns = [x[1] for x in base.execute("PRAGMA table_info(completion)")]
    # By name: an asterisk has the generated columns, too.
    names = ",".join('"%s"' % x for x in columns)
    first = dict(zip(columns, base.execute("SELECT %s FROM completion ORDER BY id LIMIT 1" % names).fetchone()))
    now = int(datetime.now(timezone.utc).timestamp() * 1000)
    rows = []
    for number in range(done):
        time = now - int((done - number) * 2 * 365 * 86400e3 / done)
        values = dict(first, id=first["id"] + 1 + number, uuid=r.randbytes(16), time_ms=time, recorded_ms=time, todo=1 + number % tasks,
                      points=10 * r.randint(1, 5), category=r.choice([None, 1, 2, 3, 4]))
        values["category_name"] = [None, "Work", "Study", "Personal", "Home"][values["category"] or 0]
        rows.append([values[x] for x in columns])
    base.executemany("INSERT INTO completion (%s) VALUES (%s)" % (names, ",".join("?" * len(columns))), rows)
    base.executemany("INSERT INTO mood (id, uuid, time_ms, emotion, completion) VALUES (?, ?, ?, ?, ?)", [
        (number + 1, r.randbytes(16), rows[number * done // moods][columns.index("time_ms")] + 60000, r.randint(0, 4),
         rows[number * done // moods][columns.index("uuid")]) for number in range(moods)])
    base.execute("UPDATE counter SET mood = ?", [moods])
    base.commit()
    base.close()


def in_turns(commands, times, cpu_of):
    """The cheapest run of each command, in milliseconds; they take turns, so that all see the same machine."""
    runs = [[cpu_of(command, 1)[0] for command in commands] for _ in range(times)]
    return [min(column) * 1000 for column in zip(*runs)]


def today(program, path, tasks, quick, row, cpu_of):
    listing, now = in_turns([[program, "list", "--db", path], [program, "today", "--db", path]], 2 if quick else 15, cpu_of)
    row("passby today, %d tasks, whole process" % tasks, "", "%.1f ms" % now, None,
        "passby list %.1f ms" % listing)


def changes(program, paths, usual, small, tasks, quick, row, cpu_of):
    """What changes the database; each run adds a task or a completion.

    The answer to done says what it has earned, for which all that was done is read: seven a day for two years have the goal,
    27 a day are a report.
    """
    times = 2 if quick else 15
    for name, words, done, goal in (("done", ["done", "3", "--again"], usual, 40), ("add", ["add", "Water the plants every 3 days"], usual, 40),
                                    ("done", ["done", "3", "--again"], small, None)):
        ours = in_turns([[program, *words, "--db", paths[done]]], times, cpu_of)[0]
        row("passby %s, %d tasks, %d done, whole process" % (name, tasks, done), "<= 40 ms" if goal else "", "%.1f ms" % ours,
            None if quick or not goal else ours <= goal)


def terminal(program, paths, small, large, folder, tasks, quick, row, cpu_of):
    year = (datetime.now() - timedelta(days=365)).strftime("%Y-%m-%d")
    times = 1 if quick else 10
    cases = [("stats of a year", ["stats", "--from", year], small, None, "ghistory.monthly"),
             ("progress", ["progress"], large, 150, None),
             ("list", ["list"], small, None, "list")]
    for name, words, done, goal, report in cases:
        commands = [[program, *words, "--db", paths[done]]]
        if report and shutil.which("task"):
            commands.append(rival(folder, tasks, done) + [report])
        ours, *others = in_turns(commands, times, cpu_of)
        goals = (["<= %d ms" % goal] if goal else []) + (["faster than task list"] if report == "list" else [])
        reached = (goal is None or ours <= goal) and (report != "list" or not others or ours <= others[0])
        row("passby %s, %d tasks, %d done, whole process" % (name, tasks, done), ", ".join(goals), "%.1f ms" % ours,
            None if quick or not goals else reached, "task %s %.1f ms" % (report, others[0]) if others else "")


def rival(folder, tasks, done):
    """Taskwarrior with as many tasks, and as many done."""
    home = os.path.join(folder, "task-done-%d" % done)
    command = ["task", "rc:" + home + ".rc"]
    if os.path.exists(home):
        return command
    whole.taskwarrior(folder, tasks, home)
    r = random.Random(12)
    now = datetime.now(timezone.utc).replace(tzinfo=None)
    with open(os.path.join(home, "completed.data"), "w") as file:
        for number in range(done):
            end = now - timedelta(minutes=(done - number) * 2 * 365 * 1440 / done)
            entry = end - timedelta(days=7)
            stamp = [str(int(x.replace(tzinfo=timezone.utc).timestamp())) for x in (end, entry)]
            file.write('[description:"Task %d" end:"%s" entry:"%s" modified:"%s" status:"completed" uuid:"%s"]\n' % (
                number, stamp[0], stamp[1], stamp[0], "%08x-%04x-4%03x-8%03x-%012x" % (
                    r.getrandbits(32), r.getrandbits(16), r.getrandbits(12), r.getrandbits(12), r.getrandbits(48))))
    return command


def pages(program, path, tasks, done, moods, quick, row):
    addresses = ("/", "/plan", "/journal", "/lookback?show=badges")
    with page.served(program, path) as port:
        for address in addresses:
            times, size = page.ask(port, 10 if quick else 200, address)
            median = times[len(times) // 2] * 1000
            row("%s, %d tasks, %d done, %d moods: median" % (address, tasks, done, moods), "", "%.1f ms, %.0f kB" % (median, size / 1000), None,
                "p99 %.1f ms" % (times[int(len(times) * 0.99)] * 1000))


def charts(program, path, tasks, done, moods, quick, row):
    """The pages with charts, over all that was done."""
    with page.served(program, path) as port:
        for address in ("/lookback", "/timeline?weeks=52", "/lookback?show=year&of=done", "/weeks", "/weeks?weeks=12", "/lookback?show=mood", "/tasks/2"):
            goal = 100 if address == "/weeks?weeks=12" else 40
            times, size = page.ask(port, 10 if quick else 100, address)
            p99 = times[int(len(times) * 0.99)] * 1000
            row("%s, %d tasks, %d done, %d moods: p99" % (address, tasks, done, moods), "<= %d ms" % goal, "%.1f ms, %.0f kB" % (
                p99, size / 1000), None if quick else p99 <= goal, "median %.1f ms" % (times[len(times) // 2] * 1000))
