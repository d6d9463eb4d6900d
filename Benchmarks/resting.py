"""Plays phones that rest beside a place, and phones that arrive at one and leave it, through the program.  Standard library only.

The errors of phones are assumed, not measured.  The accuracy that a report claims (68 %) is 12 to 25 m for most and 30 to 65 m for a few; the
true error has that size, and half of it is left in the next report.  Three reports in a hundred begin a stay at a wrong position, as from
another cell, that lasts one to three reports and claims what it likes.
"""
import json
import math
import os
import random
import subprocess
from datetime import datetime

import whole

LATITUDE, LONGITUDE, METERS = 48.2, 16.37, 111195.0
RADIUS = 100
BEGIN = 1767225600
# Where the phone rests, how far east of the place in metres, and if its wrong positions lie near.
SCENES = (("inside, at the centre", 0, False), ("inside, 50 m from it", 50, False), ("50 m outside", 150, False), ("200 m outside", 300, False),
          ("inside, wrong positions near", 0, True), ("50 m outside, wrong positions near", 150, True))


class Phone:
    """What a phone reports of itself, in metres east and north of the place, with the accuracy that it claims."""

    def __init__(self, seed, near):
        self.random, self.near = random.Random(seed), near
        self.error, self.wrong, self.left = [0.0, 0.0], (0.0, 0.0, 0.0), 0

    def report(self, east, north):
        r = self.random
        if r.random() < 80 / 97:
            claimed = r.uniform(12, 25)
        else:
            claimed = r.uniform(30, 65)
        for axis in (0, 1):
            self.error[axis] = self.error[axis] / 2 + r.gauss(0, math.sqrt(3) / 2 * claimed / 1.51)
        if not self.left and r.random() < 0.03:
            far, angle = r.uniform(50, 300) if self.near else r.uniform(300, 3000), r.uniform(0, 2 * math.pi)
            self.left, self.wrong = r.randint(1, 3), (far * math.cos(angle), far * math.sin(angle), r.uniform(20, 1000))
        if self.left:
            self.left -= 1
            # A few metres apart: what is the same to the last digit is only a sign of life.
            return east + self.wrong[0] + r.gauss(0, 3), north + self.wrong[1] + r.gauss(0, 3), self.wrong[2]
        return east + self.error[0], north + self.error[1], claimed


def measure(program, folder, quick, row):
    base = os.path.join(folder, "phones-quality.db")
    whole.call(program, "place", "add", "Vet", "%f,%f" % (LATITUDE, LONGITUDE), "--radius", str(RADIUS), "--db", base)
    whole.call(program, "add", "Medicine", "--place", "Vet", "--db", base)
    whole.call(program, "device", "add", "Phone", "--kind", "owntracks", "--db", base)
    for gap in (300, 60):
        days = 2 if quick else 300 if gap == 300 else 60
        worst = max((resting(program, base, folder, days, gap, *scene), scene[0]) for scene in SCENES)
        row("phones at rest, a report in %d s, %d days in %d scenes: reminders without cause" % (gap, days, len(SCENES)),
            "<= 0.1 a day", "%.3f (%s)" % worst, None if quick else worst[0] <= 0.1)
        count = 20 if quick else 2000
        first, second = arriving(program, base, folder, count, gap)
        row("phones that arrive, a report in %d s, %d times: noticed with the first report, by the second" % (gap, count),
            ">= 75 %, >= 90 %", "%.1f %%, %.1f %%" % (first, second), None if quick else first >= 75 and second >= 90)
    for gap in (60, 300, 600, 1800):
        count = 20 if quick else 2000
        share, told = leaving(program, base, folder, count, gap)
        row("phones that leave, a report in %d s, %d times: noticed within 15 min of the first report that is certainly outside" % (gap, count),
            ">= 99 %", "%.2f %%" % share, None if quick else share >= 99)
        row("the same: reminders beside those of the %d visits" % count, "0", "%d" % told, None if quick else told == 0)
    told, exits = alternating(program, base, folder, 20 if quick else 2000)
    row("a phone at rest of which each second report is 900 m off: exits, reminders without cause", "0, 0", "%d, %d" % (exits, told),
        told + exits == 0)


def play(program, base, folder, fixes):
    """The times at which the task reminded."""
    return [x for x, event in events(program, base, folder, fixes) if event["event"] == "reminder"]


def events(program, base, folder, fixes):
    """What came of the reports, each with when it was found: what time alone has made certain is found ten minutes after its position."""
    path = os.path.join(folder, "phone.rec")
    with open(path, "w") as out:
        for second, (east, north, claimed) in fixes:
            out.write('%d\t*\t{"_type":"location","tst":%d,"lat":%.7f,"lon":%.7f,"acc":%d}\n' % (
                BEGIN + second, BEGIN + second, LATITUDE + north / METERS,
                LONGITUDE + east / METERS / math.cos(math.radians(LATITUDE)), round(claimed)))
    result = subprocess.run(
        [program, "replay", path, "--device", "Phone", "--json", "--db", base], capture_output=True, text=True, check=True,
        env=dict(os.environ, TZ="UTC"))
    os.remove(path)
    found = [json.loads(x) for x in result.stdout.splitlines() if '"time"' in x]
    return [(round(datetime.fromisoformat(x["time"]).timestamp()) - BEGIN + (600 if x.get("late") else 0), x) for x in found]


def resting(program, base, folder, days, gap, name, meters, near):
    """Reminders a day of a phone that does not move; the first look inside is none without cause."""
    phone = Phone(name, near)
    told = play(program, base, folder, ((second, phone.report(meters, 0)) for second in range(0, days * 86400, gap)))
    expected = 1 if meters <= RADIUS else 0
    return max(0, len(told) - expected) / days


def is_outside(report):
    """If a report is accurate enough for the place and certainly outside (G2, G4)."""
    east, north, claimed = report
    error = max(10, 1.62 * round(claimed))
    return error <= RADIUS and math.hypot(east, north) - error >= RADIUS + 20


def leaving(program, base, folder, count, gap):
    """The share of departures that were noticed within 15 minutes, in percent, and the number of reminders too many."""
    phone, second, ways, fixes = Phone("departures", False), 0, [], []
    for _ in range(count):
        for _ in range(max(4, 3600 // gap)):
            fixes.append((second, phone.report(20, 20)))
            second += gap
        begin = second
        # Away for longer than a visit goes on.
        for _ in range(max(8, 7200 // gap)):
            fixes.append((second, phone.report(2000, 0)))
            second += gap
        first = next((x for x, report in fixes[-max(8, 7200 // gap):] if is_outside(report)), None)
        ways.append((begin, first, second))
    found = events(program, base, folder, fixes)
    told = sum(event["event"] == "reminder" for _, event in found)
    changes = sorted((x, event["event"]) for x, event in found if event["event"] in ("enter", "exit"))
    noticed, all_ = 0, 0
    for begin, first, end in ways:
        # Who has not been noticed to come cannot be noticed to leave.
        if first is None or not any(begin - max(3600, 4 * gap) <= x < begin and event == "enter" for x, event in changes):
            continue
        all_ += 1
        noticed += [event for x, event in changes if x <= first + 900][-1] == "exit"
    return 100 * noticed / all_, max(0, told - count)


def alternating(program, base, folder, count):
    """Reminders and exits of a phone at rest, each second report of which is elsewhere."""
    random_ = random.Random("alternating")
    fixes = [(300 * x, (random_.gauss(900 * (x % 2), 5), random_.gauss(0, 5), 15)) for x in range(count)]
    found = [event["event"] for _, event in events(program, base, folder, fixes)]
    return max(0, found.count("reminder") - 1), found.count("exit")


def arriving(program, base, folder, count, gap):
    """The shares of arrivals that were noticed with the first report and by the second, in percent."""
    phone, second, arrivals, fixes = Phone("arrivals", False), 0, [], []
    # Away for longer than a visit goes on, and then an hour at the place.
    for _ in range(count):
        for _ in range(16):
            fixes.append((second, phone.report(2000, 0)))
            second += gap
        arrivals.append(second)
        for _ in range(3600 // gap):
            fixes.append((second, phone.report(20, 20)))
            second += gap
    told = play(program, base, folder, fixes)
    early = [0, 0]
    for arrival in arrivals:
        delays = [x - arrival for x in told if 0 <= x - arrival <= gap]
        if delays:
            early[0] += min(delays) == 0
            early[1] += 1
    return 100 * early[0] / count, 100 * early[1] / count
