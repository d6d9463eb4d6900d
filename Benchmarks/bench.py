#!/usr/bin/env python3
"""Measures Passby against its goals and prints one table; a row without a goal is a report.  Standard library only.

    Benchmarks/bench.py [--quick] [--passby PATH] [--peers DIR] [--out FILE]

--quick   small inputs and few repeats: does it all still run?  No figure of it means anything.
--passby  a release build of the program; without it, what needs the whole program is left out.
--peers   a folder with the peers' built programs (boost_rtree, s2_cellindex, recur_libical, and minmea_bench if there is one) and, in
          ../peers-data, their inputs; without it, our own inputs are made and the peers are left out.

Times are processor seconds of the cheapest of several passes: on a shared machine they repeat, wall times do not.  A ratio is taken of
runs that alternate.
"""
import argparse
import json
import math
import os
import platform
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

p = argparse.ArgumentParser()
p.add_argument("--quick", action="store_true")
p.add_argument("--passby", default=os.environ.get("PASSBY_PROGRAM", ""))
p.add_argument("--peers", default=os.environ.get("PEERS", ""))
p.add_argument("--bin", default="", help="where the benchmark programs are; else they are built")
p.add_argument("--out", default="")
a = p.parse_args()
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
rows = []
# The rows whose goals count (docs/benchmarks.md); the others are closed: a fall by a third is looked at.
COUNT = ("passby list, 1000 tasks, whole", "replay of a day", "the same: its own memory", "the same: written to disk in a minute",
         "the stripped program", "/weeks?weeks=12", "POST /pub, 16 connections, 10000 places, 1 device")


def row(what, goal, measured, verdict=None, peer=""):
    word = "" if verdict is None else "missed" if not verdict else "reached" if what.startswith(COUNT) else "closed"
    rows.append((what, goal, measured, peer, word))
    print("%-64s %s %s" % (what, measured, word), file=sys.stderr, flush=True)


def run(*command, env=None):
    result = subprocess.run(command, capture_output=True, text=True, env=env)
    if result.returncode != 0:
        sys.exit("%s: exit %d: %s" % (command[0], result.returncode, result.stderr.strip()[-400:]))
    return [json.loads(x) for x in result.stdout.splitlines() if x.startswith("{")]


def short(x):
    if x >= 1e6:
        return "%.3g M" % (x / 1e6)
    return "%.3g k" % (x / 1e3) if x >= 1e3 else "%.3g" % x


def programs():
    if a.bin:
        return a.bin
    build = ["swift", "build", "-c", "release", "--package-path", HERE]
    subprocess.run(build, check=True, stdout=sys.stderr)
    return subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()


def peer(name):
    path = os.path.join(a.peers, name) if a.peers else ""
    return path if path and os.access(path, os.X_OK) else ""


class Inputs:
    """Regions, fixes and a trace: the peers' where they are given, else our own, with fixed seeds."""

    def __init__(self, folder):
        self.folder = folder
        data = os.path.join(os.path.dirname(a.peers.rstrip("/")), "peers-data") if a.peers else ""
        self.given = data if data and os.path.exists(os.path.join(data, "fixes-100000.csv")) else ""
        self.sizes = [100, 1000] if a.quick else [100, 10000, 1000000]
        self.random = random.Random(20261121)
        if not self.given:
            self.towns = [(self.random.uniform(-60, 65), self.random.uniform(-180, 180)) for _ in range(50)]
            self.make_fixes(2000 if a.quick else 100000)
            for size in self.sizes:
                self.make_regions(size)

    def regions(self, size):
        return os.path.join(self.given or self.folder, "regions-%d.csv" % size)

    def fixes(self):
        return os.path.join(self.given or self.folder, "fixes-100000.csv")

    def trace(self):
        return os.path.join(self.given or self.folder, "trace-100000.nmea")

    def make_regions(self, size):
        r = self.random
        with open(self.regions(size), "w") as out:
            out.write("id,lat,lon,radius_m\n")
            for i in range(size):
                if r.random() < 0.75:
                    lat, lon = r.choice(self.towns)
                    lat, lon = lat + r.gauss(0, 0.08), lon + r.gauss(0, 0.12)
                else:
                    lat, lon = math.degrees(math.asin(r.uniform(-1, 1))), r.uniform(-180, 180)
                lon = (lon + 540) % 360 - 180
                out.write("%d,%.6f,%.6f,%.1f\n" % (i, lat, lon, math.exp(r.uniform(math.log(50), math.log(500)))))

    def make_fixes(self, count):
        r = self.random
        with open(self.fixes(), "w") as out, open(self.trace(), "w") as nmea:
            out.write("t,lat,lon,accuracy\n")
            for i in range(count):
                if i % 2000 == 0:
                    lat, lon = r.choice(self.towns)
                    speed, course = 10.0, 0.0
                if r.random() < 0.02:
                    speed = r.choice([0, 0, 8, 14, 30])
                if r.random() < 0.05:
                    course = r.uniform(0, 2 * math.pi)
                lat += speed * math.cos(course) / 111195
                lon = (lon + speed * math.sin(course) / 111195 / math.cos(math.radians(lat)) + 540) % 360 - 180
                out.write("%d,%.7f,%.7f,%.1f\n" % (i, lat, lon, r.uniform(5, 20)))
                write_epoch(nmea, i, lat, lon, speed)


def write_epoch(out, second, lat, lon, speed=0.0):
    def angle(value, digits, letters):
        degrees, minutes = divmod(abs(value) * 60, 60)
        return "%0*d%08.5f,%s" % (digits, degrees, minutes, letters[value < 0])

    clock = "%02d%02d%02d.00" % (second // 3600 % 24, second // 60 % 60, second % 60)
    place = "%s,%s" % (angle(lat, 2, "NS"), angle(lon, 3, "EW"))
    day = 1 + second // 86400
    for body in ("GPRMC,%s,A,%s,%.2f,0.00,%02d0326,,,A" % (clock, place, speed / 0.514444, day),
                 "GPGGA,%s,%s,1,09,0.9,40.0,M,45.0,M,," % (clock, place),
                 "GPGSA,A,3,02,05,09,12,17,19,24,25,29,,,,1.6,0.9,1.3"):
        check = 0
        for byte in body.encode():
            check ^= byte
        out.write("$%s*%02X\r\n" % (body, check))


def per_second(line, key="fixes"):
    return line[key] / line["run_cpu_s"]


def geo(binary, inputs):
    bench = os.path.join(binary, "bench-geo")
    rounds = 1 if a.quick else 3
    for size in inputs.sizes:
        files = ["--regions", inputs.regions(size), "--fixes", inputs.fixes()]
        best = {}
        for _ in range(rounds):
            lines = [run(bench, *files)[0], run(bench, *files, "--rules")[0]]
            for name, extra in (("boost_rtree", []), ("s2_cellindex", ["--cells", "8"])):
                if peer(name) and inputs.given:
                    lines += run(peer(name), *files, *extra)
            for line in lines:
                known = best.get(line["peer"])
                if known is None or line["run_cpu_s"] < known["run_cpu_s"]:
                    best[line["peer"]] = line
        plain, rules = best.pop("passby"), best.pop("passby-rules")
        words, bar = "", 0
        if best:
            name, line = max(best.items(), key=lambda item: per_second(item[1]))
            bar = per_second(line)
            words = "%s %s" % (name, short(bar))
            if any(line["checksum"] != plain["checksum"] for line in best.values()):
                sys.exit("other transitions than the peers at %d regions" % size)
            words += ", same %d transitions" % plain["transitions"]
        for name, line in (("d <= R alone", plain), ("all rules on", rules)):
            value = per_second(line)
            ratio = " (%.1f x)" % (value / bar) if bar else ""
            # Without the rules only the transitions matter, and those were compared above.
            goal, reached = ("same transitions as the peers", True) if line is plain else (">= 2 x the best peer", value >= 2 * bar)
            row("fixes/s, %s regions, %s" % ("{:,}".format(size).replace(",", " "), name), goal, short(value) + ratio,
                reached if bar else None, words)
        if size == max(inputs.sizes):
            row("building %s regions" % "{:,}".format(size).replace(",", " "), "", "%.2f s" % plain["build_cpu_s"])
            row("memory of each region, the region itself included", "", "%.0f bytes" % plain["bytes_each"])
    middle = inputs.sizes[1]
    files = ["--regions", inputs.regions(middle), "--fixes", inputs.fixes(), "--stride", "20" if a.quick else "1"]
    for name, option in (("each anywhere on the globe", "--teleport"), ("all regions of 5 km around one point", "--crowd")):
        line = run(bench, *files, "--rules", option)[0]
        row("worst case, %s regions: %s" % ("{:,}".format(middle).replace(",", " "), name), "",
            "%s fixes/s" % short(per_second(line)))


def nmea(binary, inputs):
    rounds = 1 if a.quick else 5
    ours = max(per_second(run(os.path.join(binary, "bench-nmea"), inputs.trace())[0], "sentences") for _ in range(rounds))
    theirs = 1.3e6
    words = "minmea 1.3 M (measured elsewhere)"
    if peer("minmea_bench"):
        theirs = max(per_second(run(peer("minmea_bench"), inputs.trace())[0], "sentences") for _ in range(rounds))
        words = "minmea %s" % short(theirs)
    row("NMEA sentences/s", "", "%s (%.1f x)" % (short(ours), ours / theirs), None, words)


def recurrence(binary):
    bench = os.path.join(binary, "bench-recur")
    times = ["--times", "1"] if a.quick else []
    slowest = max(run(bench, "--start-day", day, *times)[0]["us_each"] for day in ("15", "31", "-1"))
    words = ""
    if peer("recur_libical"):
        lines = run(peer("recur_libical"), "--start-day", "15")
        words = "libical set_start %.1f us" % (1e6 / max(x["queries_per_s"] for x in lines if x["peer"] == "libical-set-start"))
    row("next occurrence of a monthly series, 36 years on", "", "%.2f us" % slowest, None, words)
    rules = ("mon,tue,wed,thu,fri,sat,sun", "2w on tue,fri", "1mo on 1,15", "1mo on fifth mon", "1y on last thu of nov")
    slowest = max(run(bench, "--rule", rule, *times)[0]["us_each"] for rule in rules)
    row("next occurrence of a rule with days, 36 years on", "", "%.2f us" % slowest)
    line = run(bench, "--list", "100" if a.quick else "10000")[0]
    row("countdowns of 10 000 tasks", "", "%.1f ms" % (line["run_cpu_s"] * 1000))


def plan(binary):
    bench = os.path.join(binary, "bench-plan")
    for flexible in ("20", "200") if a.quick else ("200", "2000"):
        slowest = max(run(bench, "--flexible", flexible, "--deadlines", share)[0]["ms_each"] for share in ("0", "10", "100"))
        row("plan of a day, %s flexible and 20 fixed tasks" % flexible, "", "%.2f ms" % slowest)


def quality(binary):
    options = ["--days", "1", "--drives", "20"] if a.quick else ["--days", "10", "--drives", "1000"]
    lines = run(os.path.join(binary, "bench-quality"), *options)
    by = {}
    for line in lines:
        by.setdefault(line["peer"], []).append(line)
    standing = by["stationary"][0]
    row("standing beside the border, %d days, with wild spikes" % standing["days"], "<= 0.1 false events a day",
        "%.2f" % standing["per_day"], standing["per_day"] <= 0.1)
    for line in by["drive-through"]:
        what = "drives, R = %d m at %d km/h, %s" % (line["radius_m"], line["speed_mps"] * 3.6 + 0.5, line["where"])
        row(what, ">= 99.5 % noticed, none twice", "%.1f %%, %d twice" % (line["noticed_percent"], line["twice"]),
            line["noticed_percent"] >= 99.5 and line["twice"] == 0)
    invented = sum(x["events"] for x in by["road-outside"])
    row("drives on a road 25 m outside the border, of %d" % sum(x["drives"] for x in by["road-outside"]), "0 invented",
        str(invented), invented == 0)
    for line, goal in ((by["enter-delay-driving"][0], 5), (by["enter-delay-walking"][0], 20)):
        row("delay of enter, R = 100 m, %s" % line["peer"].split("-")[-1], "<= %d s (mean)" % goal, "%.1f s" % line["mean_s"],
            line["mean_s"] <= goal)


def cpu_of(command, times):
    """Processor seconds and peak megabytes of whole processes, the cheapest of several."""
    best, peak = math.inf, 0
    for _ in range(times):
        with open(os.devnull, "wb") as null:
            child = subprocess.Popen(command, stdout=null, stderr=null)
            _, status, usage = os.wait4(child.pid, 0)
        if status != 0:
            sys.exit("%s failed with %d" % (" ".join(command[:3]), status))
        best = min(best, usage.ru_utime + usage.ru_stime)
        peak = max(peak, usage.ru_maxrss / 1024)
    return best, peak


def whole_program(folder):
    import day
    import files
    import journal
    import page
    import phones
    import reminders
    import resting
    import whole
    whole.measure(a.passby, folder, a.quick, row, cpu_of, write_epoch)
    reminders.measure(os.path.abspath(a.passby), folder, a.quick, row)
    page.measure(os.path.abspath(a.passby), folder, a.quick, row)
    day.measure(os.path.abspath(a.passby), folder, a.quick, row, cpu_of)
    journal.measure(os.path.abspath(a.passby), folder, a.quick, row, cpu_of)
    files.measure(os.path.abspath(a.passby), folder, a.quick, row, cpu_of)
    phones.measure(os.path.abspath(a.passby), folder, a.quick, row)
    resting.measure(os.path.abspath(a.passby), folder, a.quick, row)


def machine():
    cpu = ""
    if shutil.which("lscpu"):
        match = re.search(r"Model name:\s*(.*)", subprocess.run(["lscpu"], capture_output=True, text=True).stdout)
        cpu = match.group(1) if match else ""
    return "%s, %d cores, Linux %s, %s; load at the start %.1f" % (
        cpu or platform.machine(), os.cpu_count(), platform.release().split("-")[0], platform.machine(), os.getloadavg()[0])


def table():
    lines = ["Machine: %s." % MACHINE, "", "| what | goal | measured | best peer, same run | |", "|---|---|--:|---|---|"]
    lines += ["| %s | %s | %s | %s | %s |" % x for x in rows]
    return "\n".join(lines) + "\n"


MACHINE = machine()
sys.path.insert(0, HERE)
with tempfile.TemporaryDirectory(prefix="passby-bench-") as work:
    where = programs()
    given = Inputs(work)
    geo(where, given)
    nmea(where, given)
    recurrence(where)
    plan(where)
    quality(where)
    if a.passby:
        whole_program(work)
print(table(), end="")
if a.out:
    with open(a.out, "w") as file:
        file.write(table())
