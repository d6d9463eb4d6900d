"""Walks through the home page: how much is in sight, how much is loaded, and what a finger does."""

import datetime
import itertools

import seeds
from browser import browser
from house import House
from registry import equal, walk

IN_SIGHT = """
const bar = getComputedStyle(document.querySelector('.tabs')).position === 'fixed'
  ? document.querySelector('.tabs').getBoundingClientRect().top : innerHeight;
return [...document.querySelectorAll('.tasks > .task')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect())
  .filter(r => r.top >= 0 && r.bottom <= bar && r.left >= 0 && r.right <= innerWidth).length"""
# The tasks of the list, without those in folds below it.
LIST = "#board > .section > .list .task"
# The bytes of the first load on the wire, headers included.
LOADED = """
return performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
  .filter(e => !e.name.includes('/events')).map(e => e.transferSize).reduce((a, b) => a + b, 0)"""
FETCHED = """
return performance.getEntriesByType('resource').filter(e => e.initiatorType === 'fetch').map(e => e.name)"""


def _many(house, target, count):
    target.environment["PASSBY_NOW"] = seeds.NOW
    target.time = datetime.datetime.fromisoformat(seeds.NOW).astimezone(datetime.timezone.utc)
    seeds.multiply(house, target, count)
    target.start()


def _tasks(house, count=4):
    for number in range(1, count + 1):
        house.passby("add", f"Task {number}", "--every", "3d", "--start", "2020-01-01T09:00")
    house.start()


@walk("with sixty tasks, seven are in sight on a laptop and five on a phone below what waited, in lower rows when compact", own_browser=True)
def density(house):
    seeds.furnish(house)
    with House(house.program) as full:
        _many(house, full, 60)
        for width, height, least in ((1280, 900, 7), (390, 844, 5)):
            with browser(width=width, height=height) as page:
                page.size(width, height)
                page.open(full.address)
                page.visible(".task")
                usual = page.run(IN_SIGHT)
                assert usual >= least, f"{usual} at {width}"
                tall = page.run("return document.querySelector('.task').offsetHeight")
                page.open(full.address + "/?density=compact")
                page.visible(".compact .task")
                low = page.run("return document.querySelector('.task').offsetHeight")
                assert low < tall and page.run(IN_SIGHT) >= usual, f"{low} of {tall} at {width}"
                # The browser remembers it, and the address no longer says so.
                page.until(lambda: page.run("return location.pathname + location.search") == "/", "the address keeps the choice")
                page.open(full.address)
                page.visible(".compact .task")
                small = page.run(
                    "return [...document.querySelectorAll('.task .done, .task summary')].filter(e => e.checkVisibility())"
                    ".map(e => e.getBoundingClientRect()).filter(r => r.width < 44 || r.height < 44).length")
                equal(0, small)


@walk("the first load is small with sixty tasks and with a thousand, and the list comes once", own_browser=True)
def first_load(house):
    seeds.furnish(house)
    for count, most in ((60, 60_000), (1000, 100_000)):
        with House(house.program) as full, browser() as page:
            _many(house, full, count)
            page.open(full.address)
            page.visible(".task")
            # The stream of events says where the database stands; that the list is not fetched again shows
            # only after the next change has come through.
            page.until(lambda: page.run("return performance.getEntriesByType('navigation')[0].loadEventEnd > 0"), "not loaded")
            size = page.run(LOADED)
            assert 10_000 < size <= most, f"{size} bytes with {count} tasks"
            equal([], page.run(FETCHED))
            # A new name reminds nobody: it is one change.
            first = page.run("return document.querySelector('.tasks > .task').dataset.id")
            full.passby("edit", first, "--name", "Something new")
            page.reads("Something new", "#board")
            equal(1, len(page.run(FETCHED)))


@walk("more of a long list comes in pieces, and stays when the list changes", own_browser=True)
def pieces(house):
    seeds.furnish(house)
    with House(house.program) as full, browser() as page:
        _many(house, full, 100)
        page.open(full.address)
        page.visible(".task")
        page.counts(23, LIST)
        page.run(f"window.mine = document.querySelector('{LIST}')")
        page.click("#show-more")
        page.until(lambda: len(page.all(LIST)) > 23, "no second piece")
        more = len(page.all(LIST))
        equal(True, page.run("return window.mine.isConnected"))
        full.passby("add", "Something new", "--due", "2026-03-02T15:00")
        page.reads("Something new", "#board")
        page.until(lambda: more <= len(page.all(LIST)) <= more + 1, "the second piece is gone")
        identifiers = page.run("return [...document.querySelectorAll('.task')].map(e => e.id)")
        equal(len(identifiers), len(set(identifiers)))


@walk("in a narrow list a task shows its place, in a second line if need be, and its link can be clicked")
def places_in_sight(house, page):
    places = {"Claws": "Vet", "Cat medicine": "Pharmacy at the corner of the old market square"}
    house.passby("place", "add", "Vet", "52.5183,13.4075")
    house.passby("place", "add", places["Cat medicine"], "52.52162,13.40973")
    for task, place in places.items():
        for period in ("3w", "18mo"):
            house.passby("add", f"{task} {period}", "--every", period, "--place", place)
            house.passby("done", f"{task} {period}", "--again")
    house.passby("add", "Late", "--due", "2020-01-01T09:00", "--place", "Vet")
    house.start()
    page.open(house.address)
    faults = []
    for language, theme, width in itertools.product(("en", "uk"), ("light", "dark"), (390, 360)):
        page.speak(language)
        page.theme(theme)
        page.size(width, 800)
        for density in ("comfortable", "compact"):
            page.open(house.address.rstrip("/") + f"/tasks?density={density}")
            page.counts(5, ".where a")
            # In a compact list the whole task is one target, links included.
            hidden = page.run(
                "return [...document.querySelectorAll('.where a')].filter((link) => {"
                " link.scrollIntoView({ block: 'center' });"
                " const { x, y, width, height, bottom } = link.getBoundingClientRect();"
                " const hit = document.elementFromPoint(x + width / 2, y + height / 2);"
                " const target = arguments[0] ? link : link.closest('.task');"
                " return !target.contains(hit) || bottom > link.closest('.foot').getBoundingClientRect().bottom + 1;"
                " }).map((link) => link.closest('.task').querySelector('h2').innerText)", density == "comfortable")
            faults += [f"{language} {theme} {width} {density}: {name}" for name in hidden]
    equal([], faults)


def drag(page, selector, right, down=0):
    """Moves a finger over an element, and lifts it."""
    x, y = page.run(
        "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.x + 40, r.y + r.height / 2]",
        selector)
    touch = lambda kind, points: page.driver.execute_cdp_cmd(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch("touchStart", [{"x": x, "y": y}])
    for step in range(1, 9):
        touch("touchMove", [{"x": x + right * step / 8, "y": y + down * step / 8}])
    touch("touchEnd", [])


@walk("a swipe to the right is done and can be undone; one to the left deletes; a short one and a scroll are nothing", own_browser=True)
def swipe(house):
    _tasks(house)
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address)
        page.visible("[data-id='2']")
        for right, down in ((60, 0), (-60, 0), (120, 100)):
            drag(page, "[data-id='2'] .head", right, down)
            equal([], page.all(".swiped, .ticked"))
            equal("/", page.run("return location.pathname"))
        assert '"last_done":null' in house.passby("show", "2", "--json")
        drag(page, "[data-id='2'] .head", 130)
        page.reads("Task 2", "#toasts")
        page.until(lambda: '"last_done":"20' in house.passby("show", "2", "--json"), "not done")
        equal("/", page.run("return location.pathname"))
        page.click("#toasts [data-undo]")
        page.until(lambda: '"last_done":null' in house.passby("show", "2", "--json"), "not undone")
        page.gone(".ticked")
        drag(page, "[data-id='2'] .head", -200)
        page.reads("Deleted", "#toasts")
        page.gone("[data-id='2']")
        page.click("#toasts [data-undo]")
        page.visible("[data-id='2']")
        equal([], page.complaints())


@walk("Today leaves out what is not of today, filters and order narrow the list, and all of it goes without scripts", own_browser=True)
def choices(house):
    house.passby("add", "Bread", "--due", "2020-01-01T09:00", "--category", "Home", "--priority", "high")
    house.passby("add", "Armchair", "--every", "10w")
    house.passby("add", "Tea", "--every", "1d", "--start", "2020-01-01T09:00")
    house.start()
    with browser() as page:
        page.open(house.address)
        page.reads("Bread", "#board")
        page.lacks("Armchair", "#board")
        page.open(house.address + "/tasks")
        page.reads("Armchair", "#board")
        page.click("#options summary")
        page.run(
            "const field = document.querySelector('#options [name=priority]'); field.value = 'high';"
            "field.dispatchEvent(new Event('change', {bubbles: true}))")
        page.lacks("Tea", "#board")
        equal("1", page.text("#filter-count"))
        # The menu lies over the short list until it is closed.
        page.click("#options summary")
        page.click("[data-id='1'] .done")
        page.lacks("Bread", "#board")
        page.open(house.address)
        page.reads("1", "[data-section=done] .count")
        equal([], page.complaints())
    with browser(scripts=False) as page:
        page.open(house.address + "/tasks")
        page.click("#options summary")
        page.click("[data-density='compact']")
        page.visible(".compact .task")
        page.open(house.address)
        page.visible(".compact .task")
        page.lacks("Armchair", "#board")
        page.open(house.address + "/tasks?sort=name")
        page.reads("Armchair", ".task")
        page.open(house.address + "/keys")
        page.reads("Undo the last step")


@walk("Today begins at most 190 pixels from the top on a phone, and 260 on a wide screen; its numbers show one section", own_browser=True)
def sections(house):
    at = lambda *arguments: house.passby(*arguments)
    house.environment["PASSBY_NOW"] = seeds.NOW
    for number in range(6):
        at("add", f"Late {number}", "--due", "2026-02-20")
    at("add", "Choir", "--when", "2026-03-02T19:00")
    at("add", "Any")
    at("add", "Eve", "--due", "2026-03-03")
    house.time = datetime.datetime.fromisoformat(seeds.NOW).astimezone(datetime.timezone.utc)
    house.start()
    with browser() as page:
        for width, height, most in ((390, 844, 190), (1280, 900, 260)):
            page.size(width, height)
            page.open(house.address + "/?show=today")
            top = page.run("const each = document.querySelector('.task'); return each.getBoundingClientRect().top", page.visible(".task"))
            assert top <= most, f"{top} at {width}"
        page.open(house.address)
        page.reads("Late 0, Late 1, Late 2 and 3 more", "[data-section='late']")
        equal(["late", "today", "anytime", "tomorrow"], page.run("return [...document.querySelectorAll('#board [data-section]')].map((each) => each.dataset.section)"))
        equal([False, False], page.run("return ['anytime', 'tomorrow'].map((each) => document.querySelector('#fold-' + each).open)"))
        page.click("[data-show='late']")
        page.until(lambda: page.run("return location.search") == "?show=late", "no filter")
        page.visible("#fold-late[open] .task")
        equal(["late"], page.run("return [...document.querySelectorAll('#board [data-section]')].map((each) => each.dataset.section)"))
        page.click("[data-show='late'][aria-current]")
        page.until(lambda: page.run("return location.pathname + location.search") == "/", "not back")
        # The numbers follow the list.
        page.click("[data-section='today'] .done")
        page.reads("6 late", "#day-words")
        page.lacks("1 today", "#day-words")
        page.click("[formaction='/overdue/week']")
        page.reads("of them are due today and do not remind", "#toasts")
        page.reads("3 today", "#day-words")
        page.lacks("late", "#day-words")
        equal([], page.complaints())
