"""Walks through photos: by file, by drawing, in the gallery and in the profile."""

import json
import pathlib

from browser import browser
from registry import equal, walk

PICTURES = pathlib.Path(__file__).resolve().parents[3] / "Fixtures" / "pictures"


def _photos(house):
    return json.loads(house.passby("photo", "--json"))


@walk("a photo is added by file with a thumbnail made here, undone, brought back and removed")
def photo(house, page):
    house.start()
    page.open(house.address + "/photos")
    page.visible("#photo-file").send_keys(str(PICTURES / "baseline.jpg"))
    page.fill("#photo-caption", "At the lake")
    page.click("#photo-form button.primary")
    page.reads("Added photo 1", "#toasts")
    page.reads("At the lake", "#board")
    kept = _photos(house)[0]
    equal(("At the lake", 6, 48), (kept["caption"], kept["orientation"], kept["width"]))
    page.until(
        lambda: page.run("const i = document.querySelector('.gallery img'); return i.complete && i.naturalWidth"),
        "the picture is not shown")
    # The orientation turns what is stored lying.
    equal([32, 48], page.run("const i = document.querySelector('.gallery img'); return [i.naturalWidth, i.naturalHeight]"))
    page.click("#toasts .toast [data-undo]")
    page.lacks("At the lake", "#board")
    equal([], _photos(house))
    page.click("#toasts .toast button")
    page.reads("At the lake", "#board")
    page.click(".photo .menu summary")
    page.click(".photo .panel button.danger")
    page.lacks("At the lake", "#board")
    page.click("#toasts .toast [data-undo]")
    page.reads("At the lake", "#board")
    equal([], page.complaints())


@walk("what is no picture is refused with the reason, and a large one gets a thumbnail", own_browser=True)
def no_photo(house):
    house.start()
    wrong = house.folder / "wrong.jpg"
    wrong.write_text("hello", encoding="utf-8")
    large = house.folder / "large.png"
    with browser(width=1280, height=900) as page:
        page.open(house.address + "/photos")
        page.visible("#photo-file").send_keys(str(wrong))
        page.click("#photo-form button.primary")
        page.reads("no picture", "#toasts .error")
        equal([], _photos(house))
        page.picture(large)
        page.open(house.address + "/photos")
        page.visible("#photo-file").send_keys(str(large))
        page.choose("#photo-shrink")
        page.click("#photo-form button.primary")
        page.reads("Added photo 1", "#toasts")
        page.until(
            lambda: page.run("const i = document.querySelector('.gallery img'); return i && i.naturalWidth") == 320,
            "the thumbnail is not shown")
    with browser(scripts=False) as page:
        page.open(house.address + "/photos")
        page.click("#add > summary")
        page.visible("#photo-file").send_keys(str(PICTURES / "alpha.png"))
        page.click("#photo-form button.primary")
        page.reads("Added photo 2", "#toasts")
        page.click("#add > summary")
        page.visible("#photo-file").send_keys(str(wrong))
        page.click("#photo-form button.primary")
        page.reads("no picture", "#photo-error")


@walk("a photo becomes the picture of the profile, and a drawing a photo")
def profile(house, page):
    house.passby("photo", "add", str(PICTURES / "gray.jpg"), "--caption", "Sea")
    house.start()
    page.open(house.address + "/photos")
    page.click(".photo .menu summary")
    page.click(".photo .panel button[name=photo]")
    page.reads("Changed the profile", "#toasts")
    page.open(house.address + "/profile")
    page.visible(".portrait img")
    page.click("details.fold summary")
    page.fill("#profile-name", "Olena")
    page.fill("#profile-about", "Cats and trains")
    page.click("details.fold button.primary")
    page.reads("Olena", "#who")
    equal("Olena", json.loads(house.passby("profile", "--json"))["name"])
    page.open(house.address + "/practice/drawing")
    page.click("#draw-save")
    page.reads("Added photo 2", "#toasts")
    equal("image/png", _photos(house)[0]["type"])
    page.click("#toasts .toast [data-undo]")
    page.until(lambda: len(_photos(house)) == 1, "not undone")
    equal([], page.complaints())
