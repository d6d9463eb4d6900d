"""Walks through all pages as a household of four months has them: a checker, narrow screens, large letters, a still page, a keyboard alone."""

import datetime
import os

import seeds
from browser import COLOUR_RULES, RULES, browser
from registry import Skipped, equal, walk
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from walks_drawn import faults_of

PAGES = (
    "/", "/?show=late", "/?q=vet", "/tasks", "/tasks?group=place", "/plan", "/weeks", "/timeline", "/map", "/places", "/places/1", "/places/1/edit",
    "/places/new", "/tasks/new", "/tasks/1", "/tasks/11", "/tasks/1/edit", "/history", "/history?task=4", "/journal", "/journal?date=2026-02-26",
    "/journal?show=month", "/journal/habits", "/journal/notes", "/photos", "/lookback", "/lookback?show=mood", "/lookback?show=habits",
    "/lookback?show=year", "/lookback?show=badges", "/search?q=vet", "/settings", "/several", "/categories", "/devices", "/rest", "/practice",
    "/practice/breathing", "/bucket", "/profile", "/exchange", "/status", "/keys", "/reward", "/welcome", "/welcome?question=place",
    "/welcome?question=tell&answer=ntfy", "/welcome?question=parts")
# Lists that the reader extends, whose first rows may take more.
LISTS = ("/history", "/history?task=4")
# The controls in sight.
SEEN = """
const isSeen = (each) => each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !each.closest(".vh, .skip");
return [...document.querySelectorAll("main :is(a[href], button, input:not([type=hidden]), select, textarea, summary)")].filter((each) => {
  const { top, bottom, width } = each.getBoundingClientRect();
  return isSeen(each) && width > 1 && bottom > 0 && top < innerHeight;
}).length;
"""
# What moves, or would: animations that run, and changes that take time.
MOVING = """
const moving = document.getAnimations().filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > 20);
return moving.map((each) => each.effect.target?.outerHTML.slice(0, 80));
"""


def _begin(house):
    seeds.lived(house)
    house.time = datetime.datetime.fromisoformat(seeds.NOW).astimezone(datetime.timezone.utc)
    house.start()


def _each(house, page, paths=PAGES):
    for path in paths:
        page.open(house.address.rstrip("/") + path)
        page.visible("main")
        yield path


@walk("a checker finds nothing on any page of a household in both languages and themes, and is sure of each colour", own_browser=True)
def checked(house):
    if not os.environ.get("PASSBY_AXE"):
        raise Skipped("axe-core is not there (PASSBY_AXE names its file)")
    _begin(house)
    faults = []
    with browser(width=390, height=844) as page:
        page.open(house.address)
        for language in ("en", "uk"):
            page.speak(language)
            for path in _each(house, page):
                # As high as the page is, so that no bar at the edge covers a part of it.
                page.size(390, max(844, page.run("return document.documentElement.scrollHeight")))
                for theme in page.themes():
                    rules = RULES + ["best-practice"] if (language, theme) == ("en", "light") else {"type": "rule", "values": COLOUR_RULES}
                    faults += [f"{language} {theme} {path}: {each}" for each in page.judged(rules)]
                page.size(390, 844)
    equal([], faults)


@walk("at 320 pixels, and with letters twice as large, no page of a household scrolls sideways or cuts a word", own_browser=True)
def narrow(house):
    _begin(house)
    faults = []
    with browser(width=320, height=800) as page:
        page.open(house.address)
        for language in ("en", "uk"):
            page.speak(language)
            for path in _each(house, page):
                page.size(320, 800)
                faults += [f"{language} {path} 320: {each}" for each in faults_of(page)]
                page.size(390, 844)
                page.run("document.documentElement.style.fontSize = '200%'")
                # The bar of scale is as long as it says.
                faults += [
                    f"{language} {path} 200%: {each}" for each in faults_of(page)
                    if not each.startswith("words cut in a field") and "leaflet-control-scale" not in each]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:80])


@walk("whoever wants no motion gets none on any page, and no page but a list is higher than 2500 px on a phone", own_browser=True)
def still(house):
    _begin(house)
    moving, high = [], []
    with browser(width=390, height=844, phone=True) as page:
        page.theme("light")
        for path in _each(house, page):
            moving += [f"{path}: {each}" for each in page.run(MOVING)]
            height = page.run("return document.documentElement.scrollHeight")
            if height > 2500 and path not in LISTS:
                high.append(f"{path}: {height}")
    equal([], moving)
    equal([], high)


@walk("Today and the settings show few controls on a phone, and the settings are one screen", own_browser=True)
def counted(house):
    _begin(house)
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address)
        page.visible(".task")
        controls = page.run(SEEN)
        assert controls <= 34, f"{controls} controls on Today"
        page.open(house.address.rstrip("/") + "/settings")
        page.visible(".setting-row")
        controls, height = page.run(SEEN), page.run("return document.documentElement.scrollHeight")
        assert controls <= 8 and height <= 844, f"{controls} controls, {height} px"


@walk("a keyboard alone is enough for a day: add, done, undo, snooze, another week, the journal, the search")
def keyboard_day(house, page):
    _begin(house)

    def press(*keys):
        ActionChains(page.driver).send_keys(*keys).perform()

    page.open(house.address)
    page.visible(".task")
    press("q")
    page.until(lambda: page.run("return document.activeElement.id") == "quick-line", "the line has no focus")
    press("Post a letter today", Keys.ENTER)
    page.reads("Post a letter", "#board")
    press(Keys.ESCAPE)
    page.run("document.activeElement.blur()")
    press("j")
    name = page.until(lambda: page.run("return document.activeElement.closest('.task')?.querySelector('h2')?.textContent.trim()"), "no task has the focus")
    press("x")
    page.reads(name, "#toasts")
    page.until(lambda: name in house.passby("history"), "not done")
    press("u")
    page.until(lambda: page.run("return [...document.querySelectorAll('#board .task:not(.ticked) h2')].some((each) => each.textContent.trim() === arguments[0])", name), "not undone")
    page.run("document.activeElement.blur()")
    press("j")
    page.until(lambda: page.run("return document.activeElement.closest('.task')"), "no task has the focus")
    press("s")
    page.visible("dialog")
    press("3")
    page.gone("dialog")
    page.reads("Undo", "#toasts")
    # Another day and week, without a pointer.
    page.open(house.address.rstrip("/") + "/weeks")
    page.visible(".day")
    page.run("[...document.querySelectorAll('[data-task] a')].find((link) => link.textContent === 'Dentist').focus()")
    ActionChains(page.driver).key_down(Keys.ALT).send_keys(Keys.ARROW_DOWN).key_up(Keys.ALT).perform()
    page.until(lambda: "2026-03-12T14:30" in house.passby("show", "Dentist", "--json"), "not moved")
    # A note, by the tabulator alone.
    page.open(house.address.rstrip("/") + "/journal")
    page.visible("textarea")
    for _ in range(60):
        press(Keys.TAB)
        if page.run("return document.activeElement.matches('textarea')"):
            break
    press("A quiet day.", Keys.TAB, Keys.ENTER)
    page.reads("A quiet day.", "#board")
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
    page.visible("dialog.finder input[type=search]").send_keys("dentist")
    page.reads("Dentist", "dialog .found")
    press(Keys.ENTER)
    page.reads("Dentist", "h1")
    equal([], page.complaints())
