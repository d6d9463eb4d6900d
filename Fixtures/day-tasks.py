#!/usr/bin/env python3
"""Writes day-tasks.json: tasks that count whole days (R25, R29), and when they open and are due.

An oracle: it computes with dateutil and zoneinfo and shares no code with the program. Run from the project's folder:
Fixtures/day-tasks.py
"""

import datetime as dt
import json
import random
import zoneinfo
from pathlib import Path

from dateutil.relativedelta import relativedelta

DAY = dt.timedelta(days=1)
UTC = dt.timezone.utc
WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
ORDINALS = ["first", "second", "third", "fourth", "fifth", "last"]
# A zone, and a day around which its clock or its calendar changes.
PLACES = [
    ("Europe/Berlin", dt.date(2026, 3, 29)), ("Europe/Berlin", dt.date(2026, 10, 25)),
    ("America/Santiago", dt.date(2026, 9, 6)), ("America/Santiago", dt.date(2026, 4, 4)),
    ("Africa/Cairo", dt.date(2026, 4, 24)), ("Africa/Cairo", dt.date(2026, 10, 29)),
    ("Australia/Lord_Howe", dt.date(2026, 10, 4)), ("Australia/Lord_Howe", dt.date(2026, 4, 5)),
    ("America/St_Johns", dt.date(2026, 3, 8)), ("America/St_Johns", dt.date(2010, 11, 6)),
    ("America/St_Johns", dt.date(2010, 3, 14)), ("Pacific/Apia", dt.date(2011, 12, 30)),
    ("America/Havana", dt.date(2026, 3, 8)), ("Asia/Beirut", dt.date(2026, 3, 29)),
    ("America/New_York", dt.date(2028, 2, 29)), ("Asia/Kathmandu", dt.date(2026, 1, 31)),
    ("Pacific/Auckland", dt.date(2026, 12, 31)),
]


def instant(naive, tz, fold=0):
    """The instant of a reading: a skipped one moves forward by the gap (R3)."""
    return naive.replace(tzinfo=tz, fold=fold).astimezone(UTC)


def first_second(day, tz):
    return instant(dt.datetime.combine(day, dt.time()), tz)


def last_second(day, tz):
    last = dt.datetime.combine(day, dt.time(23, 59, 59))
    return max(instant(last, tz, 0), instant(last, tz, 1)) if exists(last, tz) else instant(last, tz)


def exists(naive, tz):
    return instant(naive, tz).astimezone(tz).replace(tzinfo=None) == naive


def user_day(moment, tz, turn):
    """The day of the user, which turns at a time of its own."""
    day = moment.astimezone(tz).date()
    return day if moment >= instant(dt.datetime.combine(day, turn), tz) else day - DAY


def step(day, text, times=1):
    count, unit = text
    return day + {
        "d": lambda: relativedelta(days=count * times), "w": lambda: relativedelta(weeks=count * times),
        "mo": lambda: relativedelta(months=count * times), "y": lambda: relativedelta(years=count * times),
    }[unit]()


def last_of_month(year, month):
    return (dt.date(year, month, 1) + relativedelta(months=1) - DAY).day


class Days:
    """The days of each period: `on tue,fri`, `on 15,31`, `on last fri`."""

    def __init__(self, random, unit):
        self.unit = unit
        if unit == "w":
            self.days = sorted(random.sample(range(7), random.randint(1, 3)))
            self.text = ",".join(WEEKDAYS[day] for day in self.days)
        elif unit == "mo":
            self.kind = random.choice(["days", "last day", "ordinal", "weekday"])
            if self.kind == "days":
                self.days = sorted(random.sample(range(1, 32), random.randint(1, 3)))
                self.text = ",".join(map(str, self.days))
            elif self.kind == "last day":
                self.text = "last day"
            elif self.kind == "ordinal":
                self.ordinal, self.weekday = random.randrange(6), random.randrange(7)
                self.text = f"{ORDINALS[self.ordinal]} {WEEKDAYS[self.weekday]}"
            else:
                self.ordinal = random.choice([0, 5])
                self.text = f"{ORDINALS[self.ordinal]} weekday"
        else:
            self.month = random.randint(1, 12)
            if random.random() < 0.5:
                self.kind, self.day = "date", random.randint(1, 28 if self.month == 2 else 30)
                self.text = f"{self.day} {MONTHS[self.month - 1]}"
            else:
                self.kind, self.ordinal, self.weekday = "ordinal", random.choice([0, 1, 2, 3, 5]), random.randrange(7)
                self.text = f"{ORDINALS[self.ordinal]} {WEEKDAYS[self.weekday]} of {MONTHS[self.month - 1]}"

    def period(self, day):
        """The number of the week, month or year that a day lies in."""
        if self.unit == "w":
            return (day.toordinal() - 1) // 7
        return day.year * 12 + day.month - 1 if self.unit == "mo" else day.year

    def of_month(self, year, month):
        length = last_of_month(year, month)
        dates = [dt.date(year, month, day) for day in range(1, length + 1)]
        if self.kind == "days":
            return sorted({dt.date(year, month, min(day, length)) for day in self.days})
        if self.kind == "last day":
            return dates[-1:]
        if self.kind == "date":
            return [dt.date(year, month, min(self.day, length))]
        if self.kind == "weekday":
            dates = [date for date in dates if date.weekday() < 5]
        else:
            dates = [date for date in dates if date.weekday() == self.weekday]
        if self.ordinal == 5:
            return dates[-1:]
        return dates[self.ordinal:self.ordinal + 1]

    def of_period(self, number):
        if self.unit == "w":
            return [dt.date.fromordinal(number * 7 + 1 + day) for day in self.days]
        if self.unit == "mo":
            return self.of_month(number // 12, number % 12 + 1)
        return self.of_month(number, self.month)

    def matches(self, start, count):
        """The matching days from a day on, of every `count` periods the first."""
        number = self.period(start)
        while True:
            for day in self.of_period(number):
                if day >= start:
                    yield day
            number += count


class Task:
    """A task that counts days, and the day from which its countdown runs."""

    def __init__(self, row, tz, turn):
        self.__dict__.update(row)
        self.tz, self.turn = tz, turn
        self.base = None  # the day of the last completion, from done
        self.due = None   # the due day of the pending occurrence of a series

    def last(self, day):
        return last_second(day, self.tz)

    def series(self):
        """The days of the series from its beginning."""
        if self.days:
            yield from self.days.matches(self.start, self.period[0])
            return
        number = 0 if self.first else 1
        anchor = self.first or self.start
        while True:
            yield step(anchor, self.period, number)
            number += 1

    def next_of_series(self, after, instead=None):
        """The first day of the series whose last second is later than an instant, and later than a day."""
        return next(day for day in self.series()
                    if self.last(day) > after and (instead is None or day > instead))

    @property
    def is_series(self):
        """True if later occurrences are known before the pending one is done."""
        return self.mode == "start" or (self.days and self.period[0] == 1)

    def begin(self, now):
        if self.mode == "start" or self.days:
            self.due = self.next_of_series(now)

    def done(self, moment):
        day = user_day(moment, self.tz, self.turn)
        if self.mode == "start":
            due = self.pending()[1]
            self.due = self.next_of_series(max(self.last(day), self.last(due)), due)
        else:
            self.base, self.due = day, None

    def skip(self, moment):
        due = self.pending()[1]
        if self.mode == "start" or self.is_series:
            following = self.next_of_series(max(moment, self.last(due)), due)
            self.base, self.due = None, following
        else:
            late = moment > self.last(due)
            self.base, self.due = user_day(moment, self.tz, self.turn) if late else self.present(due), None

    def present(self, day):
        """The day itself, or the day that a missing one moves to."""
        return last_second(day, self.tz).astimezone(self.tz).date()

    def pending(self):
        """The opening day and the due day."""
        horizon = -(-self.horizon_h // 24) * DAY
        earliest = None
        opening = None
        if self.due:
            due = self.due
            if self.minimum:
                number = 0
                for day in self.series():
                    if day == due:
                        break
                    number += 1
                before = number if not self.first else number - 1
                count, unit = self.period
                anchor = self.first or self.start
                # Both steps are added before a day is clamped.
                if unit in ("mo", "y") and self.minimum[1] in ("mo", "y"):
                    months = {"mo": 1, "y": 12}
                    opening = anchor + relativedelta(
                        months=before * count * months[unit] + self.minimum[0] * months[self.minimum[1]])
                else:
                    opening = step(step(anchor, self.period, before), self.minimum)
        elif self.base and self.days:
            earliest = self.base + DAY
            near = step(self.base, self.period)
            matches = self.days.matches(max(earliest, self.start), 1)
            if self.period[0] == 1:
                due = next(matches)
            else:
                due = None
                for day in matches:
                    if due is None or abs((day - near).days) <= abs((due - near).days):
                        due = day
                    if day >= near:
                        break
        else:
            if self.base:
                start, earliest = self.base, self.base + DAY
            elif self.first:
                due = self.first
                start = step(self.first, self.period, -1)
            else:
                start = self.start
            if self.base or not self.first:
                due = step(start, self.period)
            opening = step(start, self.minimum) if self.minimum else None
        if opening is None:
            opening = max(due - horizon, earliest) if earliest else due - horizon
        return min(opening, due), due

    def shown(self):
        opening, due = self.pending()
        if self.end and self.last(due) > self.last(self.end):
            return None, None
        return first_second(opening, self.tz), last_second(due, self.tz)


def text(moment):
    return moment and moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def period_text(period):
    return f"{period[0]}{period[1]}"


def rule(random):
    """A period, a window or days, and how the countdown goes on."""
    unit = random.choice(["d", "w", "mo", "y"])
    count = random.choice([1, 1, 2, 3, 5, 10] if unit != "y" else [1, 1, 2])
    row = {"period": (count, unit), "minimum": None, "days": None, "first": None,
           "mode": random.choice(["done", "start"])}
    kind = random.choice(["plain", "window", "days", "days"])
    if kind == "window":
        row["minimum"] = (random.randint(1, count), unit)
        if row["minimum"] == row["period"] == (1, "mo"):
            # Longer than a February: it opens on the due day then.
            row["minimum"] = (30, "d")
    elif kind == "days" and unit != "d":
        row["days"] = Days(random, unit)
        if row["days"].unit == "y" and row["mode"] == "done" and count > 1:
            row["period"] = (2, "y")
    every = period_text(row["period"])
    if row["minimum"]:
        every = f"{period_text(row['minimum'])}-{every}"
    if row["days"]:
        every += f" on {row['days'].text}"
    return every, row


def case(random):
    zone, around = random.choice(PLACES)
    tz = zoneinfo.ZoneInfo(zone)
    every, row = rule(random)
    row["start"] = around - random.randint(0, 40) * DAY
    # A start whose step lands on the day of the change, or on a day that not every month has.
    kind = random.random()
    if kind < 0.3:
        row["start"] = step(around, row["period"], -1)
    elif kind < 0.45 or row["minimum"] and row["period"][1] == "mo":
        row["start"] = dt.date(around.year, 1, 31) - random.choice([0, 0, 1, 2, 31]) * DAY
    if not row["days"] and random.random() < 0.3:
        row["first"] = row["start"] + random.randint(0, 30) * DAY
    row["horizon_h"] = random.choice([24, 24, 24, 0, 12, 30, 24 * 7])
    row["end"] = None
    turn = dt.time(random.choice([0, 0, 3, 6]))
    task = Task(row, tz, turn)
    now = instant(dt.datetime.combine(row["start"], dt.time(random.randrange(9, 22), random.randrange(60))), tz)
    created = now
    task.begin(now)
    if random.random() < 0.15:
        # The pending day itself may be the end, or the day before it.
        row["end"] = max(row["start"], task.pending()[1] + random.choice([-1, 0, 0, 20, 100]) * DAY)
        task.end = row["end"]
    opens, due = task.shown()
    steps = []
    for _ in range(4):
        if due is None:
            break
        # Early, on the due day, in the night after it, or long after it.
        day = due.astimezone(tz).date() + random.choice([-3, -1, 0, 0, 1, 1, 2, 17]) * DAY
        time = random.choice([dt.time(0), dt.time(0, 30), dt.time(2, 59, 59), dt.time(3), dt.time(5, 30), dt.time(6),
                              dt.time(12), dt.time(18, 45), dt.time(23, 59, 59)])
        moment = max(instant(dt.datetime.combine(day, time), tz), now + dt.timedelta(hours=1))
        verb = "skip" if random.random() < 0.3 else "done"
        getattr(task, verb)(moment)
        now = moment
        opens, due = task.shown()
        steps.append({verb: text(moment), "opens": text(opens), "due": text(due)})
    task = Task(row, tz, turn)
    task.begin(created)
    opens, due = task.shown()
    return {
        "every": every, "from": row["mode"], "zone": zone, "start": row["start"].isoformat(),
        "first": row["first"] and row["first"].isoformat(), "end": row["end"] and row["end"].isoformat(),
        "horizon_h": row["horizon_h"], "turn": turn.strftime("%H:%M"), "created": text(created),
        "opens": text(opens), "due": text(due), "steps": steps,
    }


def main():
    random.seed(25)
    cases = [case(random) for _ in range(400)]
    lines = ",\n".join("  " + json.dumps(case) for case in cases)
    Path(__file__).with_name("day-tasks.json").write_text("[\n" + lines + "\n]\n")
    print(len(cases), sum(len(case["steps"]) for case in cases))


main()
