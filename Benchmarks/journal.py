"""Measures the journal: a year of notes, moods and photos, the search, a large photo, backup and restore.  Standard library only."""
import hashlib
import json
import os
import random
import sqlite3
import struct
import subprocess
import zlib
from datetime import datetime, timedelta, timezone

import page
import whole

WORDS = "rain garden walked along the river with a friend bread tea quiet evening letter from old school music window train".split()


def measure(program, folder, quick, row, cpu_of):
    moods, notes, photos = (50, 20, 5) if quick else (5000, 2000, 500)
    path = os.path.join(folder, "journal.db")
    year(program, path, moods, notes, photos)
    pages(program, path, moods, notes, photos, quick, row)
    backup(program, path, folder, quick, row)
    search(program, folder, quick, row, cpu_of)
    photo(program, folder, quick, row, cpu_of)


def year(program, path, moods, notes, photos):
    """A database with so much in the last year; one of each is made by the program, the others are copied by SQL."""
    whole.call(program, "journal", "gratitude", "Sun", "Tea", "Bread", "--db", path)
    whole.call(program, "mood", "3", "--db", path)
    r = random.Random(5)
    base = sqlite3.connect(path)
    now = datetime.now(timezone.utc)
    write_notes(base, notes, r, now)
    for number in range(2, moods + 1):
        time = int((now - timedelta(days=365 * r.random())).timestamp() * 1000)
        base.execute("INSERT INTO mood (id, uuid, time_ms, emotion) VALUES (?, ?, ?, ?)", (number, r.randbytes(16), time, r.randint(0, 4)))
    for number in range(1, photos + 1):
        data = png(64, 64, r)
        sha = hashlib.sha256(data).hexdigest()
        base.execute("INSERT INTO photo_data VALUES (?, NULL, ?)", (sha, data))
        base.execute("INSERT INTO photo VALUES (?, ?, ?, ?, 'image/png', 64, 64, 1, ?, ?, 1, 0)", (
            number, r.randbytes(16), day(now, r), "Photo %d" % number, len(data), sha))
    base.execute("UPDATE counter SET mood = ?, photo = ?", (moods, photos))
    base.commit()
    base.close()


def write_notes(base, notes, r, now):
    for number in range(1, notes + 1):
        base.execute("INSERT INTO note VALUES (?, ?, ?, ?, ?, 1)", (
            number, r.randbytes(16), day(now, r), int(now.timestamp() * 1000) - number, " ".join(r.choices(WORDS, k=40))))
    base.execute("UPDATE counter SET note = ?", (notes,))


def day(now, r):
    return (now - timedelta(days=1 + 364 * r.random())).strftime("%Y-%m-%d")


def png(width, height, r, level=0):
    """A picture of noise, which does not compress."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    lines = b"".join(b"\0" + r.randbytes(3 * width) for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    text = chunk(b"tEXt", b"Comment\0" + bytes(1000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + text + chunk(b"IDAT", zlib.compress(lines, level)) + chunk(b"IEND", b"")


def pages(program, path, moods, notes, photos, quick, row):
    with page.served(program, path) as port:
        first = None
        for address in ("/journal", "/journal/notes?q=river", "/photos"):
            times, size = page.ask(port, 10 if quick else 200, address)
            median = times[len(times) // 2] * 1000
            row("%s, a year of %d moods, %d notes, %d photos: median" % (address, moods, notes, photos), "",
                "%.1f ms, %.0f kB" % (median, size / 1000), None,
                "p99 %.1f ms" % (times[int(len(times) * 0.99)] * 1000))
            first = first or memory(path)
        rounds = 1 if quick else 5
        for _ in range(rounds):
            page.ask(port, 10 if quick else 200, "/journal")
        grown = memory(path) - first
    row("memory of the daemon after %d more of these pages" % (rounds * (30 if quick else 220)), "flat", "%+.1f MB" % grown,
        None if quick else grown <= 4, "")


def memory(path):
    """The resident memory of the daemon of a database, in MB; its lock names its process."""
    with open(path + ".lock") as lock:
        process = json.load(lock)["pid"]
    with open("/proc/%d/status" % process) as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))


def backup(program, path, folder, quick, row):
    """A copy, restored elsewhere, exports the same lines."""
    copy, other = os.path.join(folder, "journal-copy.db"), os.path.join(folder, "journal-other.db")
    whole.call(program, "backup", copy, "--db", path)
    whole.call(program, "restore", copy, "--db", other)
    # The first line tells when the export was made.
    one, two = (subprocess.run([program, "export", "--photos", "--db", x], check=True, capture_output=True).stdout.split(b"\n", 1)[1]
                for x in (path, other))
    row("backup and restore of that year", "the same export", "%.1f MB" % (len(one) / 1e6), None if quick else one == two, "")
    for name in (copy, other):
        os.remove(name)


def search(program, folder, quick, row, cpu_of):
    notes = 100 if quick else 10000
    path = os.path.join(folder, "notes.db")
    whole.call(program, "journal", "add", "First", "--db", path)
    base = sqlite3.connect(path)
    base.execute("DELETE FROM note")
    write_notes(base, notes, random.Random(6), datetime.now(timezone.utc))
    base.commit()
    base.close()
    times = 1 if quick else 10
    today = min(cpu_of([program, "journal", "--db", path], 1)[0] for _ in range(times)) * 1000
    row("passby journal, %d notes, whole process" % notes, "", "%.1f ms" % today)
    for word in ("river", "nowhere"):
        time = min(cpu_of([program, "journal", "list", "--search", word, "--db", path], 1)[0] for _ in range(times)) * 1000
        row("journal list --search %s, %d notes, whole process" % (word, notes), "", "%.1f ms" % time)


def photo(program, folder, quick, row, cpu_of):
    """A photo of almost 12 MB: what it costs beside one that is small."""
    large, small = os.path.join(folder, "large.png"), os.path.join(folder, "small.png")
    r = random.Random(7)
    side = 200 if quick else 1990
    for name, width in ((large, side), (small, 8)):
        with open(name, "wb") as file:
            file.write(png(width, width, r))
    runs = []
    for number in range(1 if quick else 5):
        path = os.path.join(folder, "photo-%d.db" % number)
        whole.call(program, "mood", "3", "--db", path)
        runs.append([cpu_of([program, "photo", "add", name, "--db", path], 1) for name in (small, large)])
        os.remove(path)
    cost = (min(x[1][0] for x in runs) - min(x[0][0] for x in runs)) * 1000
    peak = min(x[1][1] for x in runs) - min(x[0][1] for x in runs)
    size = os.path.getsize(large) / 1e6
    row("photo of %.1f MB stripped and stored, beside a small one" % size, "<= twice its size in memory", "%.1f ms, %.0f MB" % (cost, peak),
        None if quick else peak <= 2 * size * 1e6 / 2**20 + 4, "")
