#!/usr/bin/python3
"""Takes the pictures in the README, and those of the manifest: pictures.py PROGRAM FOLDER

A made-up town and a fixed clock, so that they come out alike each time.
"""

import datetime
import html
import pathlib
import re
import sys

from browser import browser
from house import House

NOON = datetime.datetime(2026, 3, 2, 11, 0, 0, tzinfo=datetime.timezone.utc)
VET = (52.5183, 13.4075)
STATIC = pathlib.Path(__file__).resolve().parents[3] / "Sources" / "Web" / "CWebAssets" / "static"
TOWN = pathlib.Path(__file__).resolve().parents[3] / "Fixtures" / "tiles" / "berlin.mbtiles"


def furnish(house):
    """Places and tasks in every phase."""
    house.time = NOON
    house.configure(f"web:\n  tiles_file: {TOWN}\n")
    house.environment["PASSBY_NOW"] = "2025-12-01T12:00:00+01:00"
    for place in (
        ("Vet", "52.5183,13.4075", "--radius", "80", "--tag", "animals"),
        ("Pharmacy", "52.52162,13.40973", "--radius", "60", "--tag", "pharmacy"),
        ("Hardware store", "52.5172,13.4012", "--radius", "90"),
        ("Garden", "52.5213,13.4025", "--radius", "120"),
    ):
        house.passby("place", "add", *place)
    for task in (
        ("Cat medicine", "--every", "10-14w", "--place", "Vet", "--category", "Home", "--priority", "high"),
        ("Water the trees", "--every", "5d", "--place", "Garden"),
        ("Rent", "--every", "1mo", "--from", "start", "--start", "2025-11-03T09:00", "--category", "Home"),
        ("Own prescription", "--every", "11-12w", "--place", "#pharmacy", "--category", "Personal"),
        ("Clean the filter", "--every", "3mo"),
        ("Buy screws", "--place", "Hardware store"),
        ("Choir", "--every", "1w", "--at", "19:00-20:30", "--from", "start", "--start", "2026-02-16", "--category", "Personal"),
    ):
        house.passby("add", *task)
    for name, day in (
        ("Cat medicine", "2025-12-20T17:45"), ("Water the trees", "2026-02-24T18:10"),
        ("Rent", "2026-02-03T09:30"), ("Own prescription", "2025-12-15T11:00"),
        ("Clean the filter", "2026-01-20T10:00"), ("Choir", "2026-02-23T20:35"),
    ):
        house.environment["PASSBY_NOW"] = day + ":00+01:00"
        house.passby("done", name)
    house.environment["PASSBY_NOW"] = NOON.isoformat()
    house.start()


def live(house):
    """Two weeks of moods, habits and notes."""
    house.environment["PASSBY_NOW"] = "2026-02-15T08:00:00+01:00"
    house.passby("habit", "add", "Walk", "--days", "60")
    house.passby("habit", "add", "Read", "--days", "30")
    for number, mood in enumerate((2, 3, 3, 1, 2, 4, 4, 3, 2, 3, 4, 3, 1, 3, 4)):
        day = datetime.date(2026, 2, 16) + datetime.timedelta(days=number)
        house.environment["PASSBY_NOW"] = f"{day}T09:{10 + number}:00+01:00"
        house.passby("mood", "add", str(mood))
        if mood > 1:
            house.passby("habit", "check", "Walk")
        if number % 3:
            house.passby("habit", "check", "Read")
    house.environment["PASSBY_NOW"] = "2026-03-02T09:30:00+01:00"
    house.passby("journal", "gratitude", "The first crocus", "A letter from Anna", "No queue at the pharmacy")
    house.passby("journal", "add", "The trees in the garden have buds. Carried two cans of water, and met the neighbour.")
    house.environment["PASSBY_NOW"] = NOON.isoformat()


SHADES = {"1": "font-weight:bold", "2": "opacity:.6", "31": "color:#ff7b72", "32": "color:#7ee787", "33": "color:#f2cc60",
          "34": "color:#79c0ff", "35": "color:#d2a8ff", "36": "color:#76e3ea", "90": "opacity:.6"}


def terminal(text):
    """The page that shows what the program prints, in its colours."""
    parts, style = [], []
    for index, part in enumerate(re.split(r"\x1b\[([0-9;]*)m", text)):
        if index % 2 == 0:
            parts.append(f'<span style="{";".join(style)}">{html.escape(part)}</span>')
            continue
        for code in part.split(";"):
            style = [] if code in ("", "0") else style + [SHADES[code]] if code in SHADES else style
    return ("<!doctype html><meta charset=utf-8><style>body{margin:0;padding:16px;background:#10141a;color:#dfe5ec}"
            "pre{margin:0;font:14px/1.45 'DejaVu Sans Mono',monospace}</style><pre>" + "".join(parts) + "</pre>")


def day_and_weeks(house, page, folder):
    """The plan, the journal, the coming weeks, and the terminal."""
    for name, address, selector, height in (
            ("plan", "/plan", "#board", 620), ("journal", "/journal?month=2026-02", "#board", 700), ("weeks", "/weeks", "#board", 620)):
        page.size(900, height)
        page.open(house.address.rstrip("/") + address)
        page.visible(selector)
        page.until(lambda: page.run("return document.getAnimations().length") == 0, "it still moves")
        page.picture(folder / f"{name}.png")
    lines = [f"$ passby {words}\n" + house.passby(*words.split(), "--color", "always") for words in ("", "plan")]
    (folder / "terminal.html").write_text(terminal("\n".join(lines)), encoding="utf-8")
    page.size(760, 480)
    page.open((folder / "terminal.html").resolve().as_uri())
    page.size(760, page.run("return document.querySelector('pre').offsetHeight + 32"))
    page.picture(folder / "terminal.png")
    (folder / "terminal.html").unlink()


def main(program, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with House(program) as house:
        furnish(house)
        with browser(width=900, height=800) as page:
            page.size(900, 800)
            page.open(house.address)
            house.approach(*VET)
            page.visible("[data-section='here']")
            page.until(lambda: page.run("return document.getAnimations().length") == 0, "it still moves")
            page.picture(folder / "home.png")
            page.open(house.address + "/tasks/1/edit")
            page.reads("due", "#sentence")
            page.run("document.querySelector('#sentence').scrollIntoView({block: 'center'})")
            page.picture(folder / "form.png")
            page.open(house.address + "/map")
            page.click("#question button[value=none]")
            page.gone("#question")
            page.open(house.address + "/map")
            page.visible(".leaflet-container")
            house.stand(*VET, seconds=3)
            page.until(lambda: page.run("return document.readyState") == "complete", "map")
            page.picture(folder / "map.png")
            live(house)
            day_and_weeks(house, page, folder)
        with browser(width=360, height=740, phone=True, dark=True) as page:
            page.open(house.address)
            page.visible("[data-section='here'] .task")
            page.picture(folder / "phone.png")
    screenshots(program)


def screenshots(program):
    """Takes what a browser shows before it installs the page (manifest), in 32 colours: some 10 kB each."""
    from PIL import Image  # python3-pil; only here

    with House(program) as house:
        furnish(house)
        for form, width, height, phone in (("wide", 1000, 640, False), ("narrow", 390, 800, True)):
            with browser(width=width, height=height, phone=phone) as page:
                page.size(width, height)
                page.open(house.address)
                page.visible(".task")
                page.until(lambda: page.run("return document.getAnimations().length") == 0, "it still moves")
                path = STATIC / f"screenshot-{form}.png"
                page.picture(path)
                picture = Image.open(path).convert("RGB").resize((width, height))
                picture.quantize(32, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        print(__doc__)
        sys.exit(64)
    main(sys.argv[1], sys.argv[2])
