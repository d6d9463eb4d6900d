"""Looks at each page as it is drawn: at three widths, one of them dark too, with little and with much in it.

PASSBY_PICTURES names a folder that gets a picture of each page, for people to look at.
"""

import datetime
import os
import pathlib
import urllib.parse

import seeds
from browser import browser
from house import House
from registry import walk

SCRIPT = pathlib.Path(__file__).with_name("drawn.js").read_text(encoding="utf-8")
TOWN = pathlib.Path(__file__).resolve().parents[3] / "Fixtures" / "tiles" / "berlin.mbtiles"
SIZES = ((1280, 900), (390, 780), (360, 780))

ALWAYS = (
    "/", "/plan", "/weeks", "/keys", "/tasks/new", "/map", "/places/new", "/history", "/history?only=done", "/places", "/welcome", "/welcome?question=tell&answer=ntfy", "/welcome?question=position&answer=phone", "/welcome?question=parts", "/status",
    "/settings", "/several", "/categories", "/devices", "/lookback", "/lookback?show=mood", "/lookback?show=habits", "/lookback?show=year", "/lookback?show=badges", "/timeline", "/search?q=vet", "/rest", "/practice", "/journal", "/journal/habits", "/journal/notes?q=tea", "/bucket",
    "/photos", "/profile", "/reward", "/exchange",
    "/nowhere")
WITH_TASKS = (
    "/?phase=overdue", "/?phase=finished", "/?q=nothing+like+it", "/tasks/1", "/tasks/2", "/tasks/3", "/tasks/4",
    "/tasks/1/edit", "/tasks/7/edit", "/map?place=1", "/places/1", "/places/3", "/places/1/edit", "/history?task=2", "/history?place=1", "/places?q=%23errands",
    "/history?q=medicine", "/categories/4", "/practice/breathing", "/practice/grounding", "/practice/gratitude",
    "/practice/writing", "/practice/drawing", "/journal?date=2026-03-01", "/journal/habits?edit=1", "/journal?month=2026-02", "/journal?date=2026-03-09")
# With a thousand tasks only what shows many of them differs.
WITH_MANY = ("/", "/plan", "/weeks", "/?density=compact", "/?density=comfortable", "/tasks", "/tasks/new", "/map", "/history", "/places", "/several", "/timeline?weeks=52")


@walk("every page is drawn whole at three widths, and in the dark, with nothing and with a few tasks", own_browser=True)
def drawn(house):
    _draw(house, "en")


@walk("every page is drawn whole at three widths in Ukrainian", own_browser=True)
def drawn_in_ukrainian(house):
    _draw(house, "uk")


@walk("the pages that show many tasks are drawn whole with sixty and with a thousand", own_browser=True)
def drawn_with_many(house):
    faults = []
    with House(house.program) as some, House(house.program) as many, browser(width=1280, height=900) as page:
        _prepare(house)
        seeds.furnish(house)
        for name, each, tasks in (("some", some, 60), ("many", many, 1000)):
            _prepare(each)
            seeds.multiply(house, each, tasks)
            each.start()
            page.open(each.address)
            page.speak("en")
            for path in WITH_MANY:
                faults += _look(page, each, path, f"en {name}")
    _complain(faults)


def _draw(house, language):
    """Looks at all pages in a language: of a new database, and of one with tasks, during a visit."""
    faults = []
    with House(house.program) as empty, browser(width=1280, height=900) as page:
        for each in (house, empty):
            _prepare(each)
        seeds.furnish(house)
        for each in (house, empty):
            each.start()
        page.open(house.address)
        page.reads("Cat medicine", "#board")
        house.approach(*seeds.VET)
        page.reads("Vet", "[data-section='here']")
        page.speak(language)
        # One page is loaded wide and made narrow, the next one the other way round, and in the other language all are loaded
        # the other way.
        page.size(*SIZES[0 if language == "en" else -1])
        for name, each, paths in (("nothing", empty, ALWAYS), ("few", house, ALWAYS + WITH_TASKS)):
            for path in paths:
                faults += _look(page, each, path, f"{language} {name}")
    _complain(faults)


def _prepare(house):
    """Gives the house the map of a town and the time of the seeds."""
    house.configure(f"web:\n  tiles_file: {TOWN}\n")
    house.environment["PASSBY_NOW"] = seeds.NOW
    house.time = datetime.datetime.fromisoformat(seeds.NOW).astimezone(datetime.timezone.utc)


def _complain(faults):
    if faults:
        raise AssertionError(f"{len(faults)} faults\n" + "\n".join(faults[:60]))


def faults_of(page):
    """What is drawn wrongly on the page at hand."""
    return page.run(SCRIPT)


def _look(page, house, path, name):
    pictures = os.environ.get("PASSBY_PICTURES")
    page.open(house.address.rstrip("/") + path)
    language = name.split(" ")[0]
    faults = []
    if _language(page, path) != language:
        faults.append(f"{name} {path}: not in the language that was asked for")
    for width in page.sizes(SIZES):
        # The theme changes colours: one width and one language show whether it changes more.
        for theme in page.themes(("light", "dark") if (language, width) == ("en", 390) else ("light",)):
            found = faults_of(page)
            faults += [f"{name} {path} {width} {theme}: {each}" for each in found]
            if pictures and (theme == "light" or (width == 390 and path == "/")):
                _keep(page, pathlib.Path(pictures), f"{name} {path} {width} {theme}")
    return faults


def _language(page, path):
    """The language of a page, once it is loaded."""
    state = "return document.readyState === 'complete' && document.documentElement.lang"
    return page.until(lambda: page.run(state), f"{path} is not loaded")


def _keep(page, folder, name):
    language, data, path, width, theme = name.split(" ")
    folder.mkdir(parents=True, exist_ok=True)
    plain = urllib.parse.quote(path.strip("/").replace("/", "-") or "home", safe="-").replace("%3F", "_").replace("%3D", "-")
    page.picture(folder / f"{plain}.{data}.{width}.{theme}.{language}.png", whole=True)
