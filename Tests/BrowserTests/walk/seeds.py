"""Databases that the pages are drawn from: made once by the command line, multiplied, and imported."""

import contextlib
import datetime
import fcntl
import json
import pathlib
import shutil
import uuid

from house import House

PICTURES = pathlib.Path(__file__).resolve().parents[3] / "Fixtures" / "pictures"
NOW = "2026-03-02T12:00:00+01:00"
VET = (52.5183, 13.4075)
LONG = (
    "Renew the prescription for the long-haired cat of the neighbours on the third floor before"
    " their summer holidays begin, and ask about the new tablets")
UNBROKEN = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
RIGHT_TO_LEFT = "קניית תרופות לחתול 14 כדורים"
EMOJI = "👩‍👩‍👧‍👦 Family tea 🫖 at 5 🇺🇦"

# Where the databases are kept that several walks begin with, so that each is made once; `None`: they are not.
KEPT = None


def keep_in(folder):
    """Keeps databases in a folder, for all processes that are begun from now on."""
    globals()["KEPT"] = pathlib.Path(folder)


def begin_with(house, name, make):
    """Gives the house the database that `make` makes in a house, once for all walks that ask for it by that name."""
    with _kept(house, name) as maker:
        if maker:
            make(maker)


def furnish(house):
    """Places and tasks in every phase, with names that are hard to draw, and a past."""
    begin_with(house, "furnished", _furnish)
    house.environment["PASSBY_NOW"] = NOW


@contextlib.contextmanager
def _kept(house, name):
    """Gives the house a database by that name; the block makes it if it gets a house for that."""
    if KEPT is None:
        yield house
        return
    with open(KEPT / "lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (KEPT / name).exists():
            yield None
        else:
            with House(house.program) as maker:
                yield maker
                shutil.copytree(folder(maker), KEPT / name)
    shutil.copytree(KEPT / name, folder(house))


def folder(house):
    """Where the house has its database."""
    return house.folder / ".local" / "share" / "passby"


def _furnish(house):
    for place in (
        ("Vet", "52.5183,13.4075", "--radius", "80", "--tag", "animals"),
        ("Pharmacy at the corner of the old market square", "52.52162,13.40973", "--tag", "pharmacy"),
        ("بقالة الحي", "52.5172,13.4012", "--radius", "90"),
        ("🌳 Garden", "52.5213,13.4025", "--radius", "120", "--tag", "green", "--tag", "outside"),
    ):
        _at(house, "2025-12-01T12:00:00+01:00", "place", "add", *place)
    for task in (
        ("Cat medicine", "--every", "10-14w", "--place", "Vet", "--notes", "the blue box\nhttps://example.org/"),
        (LONG, "--every", "5d", "--place", "🌳 Garden", "--place", "#pharmacy", "--place", "Vet"),
        (RIGHT_TO_LEFT, "--every", "1mo", "--from", "start", "--start", "2025-11-03T09:00"),
        (EMOJI, "--every", "11-12w", "--place", "#pharmacy", "--at", "17:00", "--nag", "1d"),
        (UNBROKEN, "--every", "3mo"),
        ("Buy screws", "--place", "بقالة الحي"),
        ("Tax form", "--due", "2026-02-20T09:00"),
        ("Passport", "--due", "2026-03-02T12:00:00"),
    ):
        _at(house, "2025-12-01T12:00:00+01:00", "add", *task)
    for step, task, moment in (
        ("done", "1", "2025-12-20T17:45"), ("done", "2", "2026-02-24T18:10"),
        ("skip", "3", "2026-02-03T09:30"), ("done", "4", "2025-12-15T11:00"),
        ("done", "5", "2026-01-20T10:00"), ("done", "7", "2026-02-21T10:00"),
    ):
        _at(house, moment + ":00+01:00", step, task)
    _at(house, "2026-02-21T10:01:00+01:00", "undo")
    for name, caption in (("baseline.jpg", LONG), ("alpha.webp", RIGHT_TO_LEFT), ("lossless.webp", UNBROKEN), ("gray.png", "")):
        _at(house, "2026-03-01T10:00:00+01:00", "photo", "add", str(PICTURES / name), "--caption", caption)
    _at(house, "2026-03-01T10:01:00+01:00", "profile", "--name", LONG[:100], "--about", LONG + "\n" + UNBROKEN, "--photo", "1")
    _at(house, NOW, "snooze", "6", "2h")
    _at(house, NOW, "edit", "1", "--category", "Home", "--priority", "high")
    for moment, mood in (("2025-12-20T17:50", "3"), ("2026-02-03T10:00", "1"), ("2026-02-24T18:15", "4"), ("2026-03-01T20:00", "0")):
        _at(house, moment + ":00+01:00", "mood", mood)
    for wish in (("See the sea", "--place", "Vet"), (LONG + " one day", "--place", "بقالة الحي"), (UNBROKEN + "swunsch",),
                 (RIGHT_TO_LEFT + " 2",), ("🎈 Fly in a balloon",)):
        _at(house, NOW, "add", *wish, "--bucket")
    _at(house, NOW, "done", "🎈 Fly in a balloon")
    for name, days, start in (("Walk", "21", "2026-02-20"), (LONG[:190], "366", "2025-12-01"), (UNBROKEN, "5", "2026-02-20")):
        _at(house, start + "T08:00:00+01:00", "habit", "add", name, "--days", days)
        _at(house, NOW, "habit", "check", name, start)
    for day in ("2026-02-22", "2026-02-23", "2026-03-02"):
        _at(house, NOW, "habit", "check", "Walk", day)
    _at(house, NOW, "habit", "rest", "Walk", "2026-02-24")
    _at(house, NOW, "journal", "gratitude", LONG, UNBROKEN, RIGHT_TO_LEFT)
    for text in (LONG, UNBROKEN, RIGHT_TO_LEFT, "Tea with the neighbours.\nAnd a walk."):
        _at(house, NOW, "journal", "add", text)
    for day, mark in (("2026-02-25", "good"), ("2026-02-26", "bad"), ("2026-03-01", "good")):
        _at(house, NOW, "mood", "day", day, mark)


def lived(house):
    """Four months of a household: tasks of all kinds that were done, moods, and two habits; it is the noon of NOW."""
    begin_with(house, "lived", _live)
    house.environment["PASSBY_NOW"] = NOW


def _live(house):
    first = "2025-11-01T09:00:00+01:00"
    for place in (("Vet", "52.5183,13.4075", "--radius", "80", "--tag", "animals"), ("Pharmacy", "52.52162,13.40973", "--tag", "pharmacy"),
                  ("Supermarket", "52.5263,13.4155", "--tag", "food")):
        _at(house, first, "place", "add", *place)
    for task in (
        ("Cat medicine", "--every", "10-14w", "--place", "Vet"), ("Water the trees", "--every", "5-7d"),
        ("Rent", "--every", "1mo", "--from", "start", "--start", "2025-11-03"), ("Vitamins", "--every", "1d"),
        ("Choir", "--every", "1w", "--at", "19:00-20:30", "--from", "start", "--start", "2025-11-03"), ("Clean the filter", "--every", "3-4w"),
        ("Vacuum", "--every", "1w"), ("Claw trim", "--every", "2-3w"), ("Bins", "--every", "2w on thu"), ("Buy bread", "--place", "Supermarket"),
        ("Football training", "--every", "1w on tue", "--at", "17:00-18:30", "--from", "start"), ("Call grandma", "--every", "1w on sun"),
        ("Tax form", "--due", "2026-03-20"), ("Dentist", "--when", "2026-03-05T14:30"),
    ):
        _at(house, first, "add", *task)
    _at(house, first, "habit", "add", "Walk", "--days", "150")
    _at(house, "2026-01-01T09:00:00+01:00", "habit", "add", "Read", "--days", "100")
    for number in range(120):
        day = datetime.date(2025, 11, 2) + datetime.timedelta(days=number)
        moment = f"{day}T18:{number % 60:02}:00+01:00"
        steps = [("mood", str((number * 7 + number // 5) % 5))] if number % 9 != 4 else []
        steps += [("done", name, "--again") for name, due in (
            ("Water the trees", number % 2 == 0), ("Vitamins", number % 3 != 0), ("Vacuum", number % 7 == 0)) if due]
        steps += [("habit", "check", name, str(day)) for name, due in (("Walk", number % 4 != 1), ("Read", number > 65 and number % 3)) if due]
        for step in steps:
            _at(house, moment, *step)


def multiply(house, target, count):
    """Puts `count` tasks like those of the furnished `house` into the empty `target`, with names of their own."""
    begin_with(target, f"many-{count}", lambda maker: _multiply(house, maker, count))


def _multiply(house, target, count):
    lines = [json.loads(line) for line in house.passby("export").splitlines()]
    kept = [line for line in lines if line["type"] in ("passby", "category", "place", "completion")]
    tasks = [line for line in lines if line["type"] == "task" and not line.get("bucket")]
    for number in range(1, count + 1):
        task = dict(tasks[(number - 1) % len(tasks)])
        if number > len(tasks):
            task.update(
                id=number, uuid=str(uuid.uuid5(uuid.NAMESPACE_OID, str(number))),
                name=f"{task['name']} {number}", countdown=number + 1000)
        kept.append(task)
    kept.append({"type": "counters", "task": count, "place": 4, "countdown": count + 2000, "edit": 0, "outbox": 0})
    kept.append({"type": "end", "lines": len(kept) - 1})
    path = target.folder / "seed.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
    target.passby("import", str(path))


def _at(house, moment, *arguments):
    house.environment["PASSBY_NOW"] = moment
    house.passby(*arguments)
    house.environment["PASSBY_NOW"] = NOW
