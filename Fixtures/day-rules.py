#!/usr/bin/env python3
"""Writes day-rules.json: rules with days and their next occurrences, as dateutil's RRULE and zoneinfo give them.

Run from the project's folder: Fixtures/day-rules.py
"""

import datetime as dt
import itertools
import json
import random
import zoneinfo
from pathlib import Path

from dateutil import rrule

DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1}
LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
ZONES = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Santiago", "UTC"]
START = dt.datetime(2026, 1, 5, 9)


def month_days(days):
    """RRULEs whose union is the days of a month, each at most its last day (R2)."""
    rules = []
    for day in days:
        if day <= 28:
            rules.append(f"BYMONTHDAY={day}")
        else:
            rules.append("BYMONTHDAY=" + ",".join(map(str, range(28, day + 1))) + ";BYSETPOS=-1")
    return rules


def rules(random):
    for count in (1, 2, 3, 5, 52):
        for _ in range(3):
            days = sorted(random.sample(range(7), random.randint(1, 4)))
            yield (f"{count}w on " + ",".join(DAYS[day] for day in days),
                   [f"FREQ=WEEKLY;INTERVAL={count};WKST=MO;BYDAY=" + ",".join(CODES[day] for day in days)])
    for count in (1, 2, 5, 12, 13):
        for _ in range(3):
            days = sorted(random.sample(range(1, 32), random.randint(1, 3)))
            yield (f"{count}mo on " + ",".join(map(str, days)),
                   [f"FREQ=MONTHLY;INTERVAL={count};{rule}" for rule in month_days(days)])
        yield f"{count}mo on last day", [f"FREQ=MONTHLY;INTERVAL={count};BYMONTHDAY=-1"]
        for name in ("first", "last"):
            yield (f"{count}mo on {name} weekday",
                   [f"FREQ=MONTHLY;INTERVAL={count};BYDAY=MO,TU,WE,TH,FR;BYSETPOS={ORDINALS[name]}"])
        for name in ("first", "third", "fifth", "last"):
            day = random.randrange(7)
            yield (f"{count}mo on {name} {DAYS[day]}",
                   [f"FREQ=MONTHLY;INTERVAL={count};BYDAY={ORDINALS[name]}{CODES[day]}"])
    for count in (1, 2, 4):
        for month in (2, 6, 12):
            day = random.randint(28, LENGTHS[month - 1])
            rule = month_days([day])[0]
            yield (f"{count}y on {day} {MONTHS[month - 1]}", [f"FREQ=YEARLY;INTERVAL={count};BYMONTH={month};{rule}"])
            name = random.choice(list(ORDINALS))
            weekday = random.randrange(7)
            yield (f"{count}y on {name} {DAYS[weekday]} of {MONTHS[month - 1]}",
                   [f"FREQ=YEARLY;INTERVAL={count};BYMONTH={month};BYDAY={ORDINALS[name]}{CODES[weekday]}"])


def several():
    """Rules with several times a day, as `--at` takes them: each hour with each minute."""
    for text, rule in [("1d", "FREQ=DAILY"), ("3d", "FREQ=DAILY;INTERVAL=3"), ("2w", "FREQ=WEEKLY;INTERVAL=2"),
                       ("1w on sat,sun", "FREQ=WEEKLY;BYDAY=SA,SU"), ("1mo on last day", "FREQ=MONTHLY;BYMONTHDAY=-1")]:
        for hours, minutes in [([8, 20], [0]), ([1, 2, 3], [0, 30]), ([0, 23], [10, 50])]:
            times = ",".join(f"{hour:02}:{minute:02}" for hour in hours for minute in minutes)
            listed = ";BYHOUR=" + ",".join(map(str, hours)) + ";BYMINUTE=" + ",".join(map(str, minutes)) + ";BYSECOND=0"
            yield text, [rule + listed], times


def main():
    random.seed(19)
    cases = []
    for text, texts, times in itertools.chain(((*rule, None) for rule in rules(random)), several()):
        zone = random.choice(ZONES)
        start = START + dt.timedelta(minutes=random.randrange(0, 60 * 24 * 900, 5))
        if random.random() < 0.3:
            # Times of day that clocks skip or show twice.
            start = start.replace(hour=random.choice([0, 1, 2, 23]), minute=30)
        now = start + dt.timedelta(minutes=random.randrange(-60 * 24 * 30, 60 * 24 * 3000, 7))
        tz = zoneinfo.ZoneInfo(zone)
        instant = now.replace(tzinfo=tz).astimezone(dt.timezone.utc)
        dues = set()
        for rule in texts:
            found = 0
            for local in rrule.rrulestr(rule, dtstart=start).xafter(
                    max(start, now - dt.timedelta(days=3)), count=4000, inc=True):
                if local.year > 2120:
                    break
                due = local.replace(tzinfo=tz).astimezone(dt.timezone.utc)
                if due > instant:
                    dues.add(due)
                    found += 1
                    if found > 12:
                        break
        dues = sorted(dues)[:6]
        assert dues, text
        cases.append({
            "every": text, **({"at": times} if times else {}), "zone": zone, "start": start.isoformat(timespec="seconds"),
            "now": instant.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "due": [due.strftime("%Y-%m-%dT%H:%M:%SZ") for due in dues],
        })
    lines = ",\n".join("  " + json.dumps(case) for case in cases)
    Path(__file__).with_name("day-rules.json").write_text("[\n" + lines + "\n]\n")
    print(len(cases))


main()
