#!/usr/bin/python3
"""Takes the pictures in the README, and those of the manifest: pictures.py PROGRAM FOLDER

A made-up town and a fixed clock, so that they come out alike each time.
"""

import datetime
import pathlib
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


def main(program, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with House(program) as house:
        furnish(house)
        with browser(width=900, height=800) as page:
            page.size(900, 800)
            page.open(house.address)
            house.approach(*VET)
            page.visible(".visit")
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
        with browser(width=360, height=740, phone=True, dark=True) as page:
            page.open(house.address)
            page.visible("#v1")
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
