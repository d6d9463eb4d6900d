"""Walks on a phone, in the dark, by keyboard, without scripts, and with a checker of accessibility."""

import os

import seeds
from browser import RULES, browser
from registry import equal, walk

PAGES = (
    "/", "/plan", "/weeks", "/tasks/new", "/tasks/1", "/tasks/1/edit", "/map", "/places/1", "/places/1/edit", "/history", "/places",
    "/history?task=1", "/welcome", "/welcome?question=tell&answer=ntfy", "/welcome?question=parts", "/status", "/settings", "/several",
    "/categories", "/categories/4", "/devices", "/lookback", "/lookback?show=mood", "/lookback?show=habits", "/lookback?show=year", "/lookback?show=badges", "/timeline", "/search?q=vet", "/rest", "/practice", "/practice/breathing", "/practice/grounding", "/practice/drawing", "/keys",
    "/journal", "/journal/habits", "/journal/notes?q=tea", "/bucket", "/photos", "/profile", "/reward", "/exchange")


def _furnish(house):
    seeds.begin_with(house, "four tasks", _fill)
    house.start()


def _fill(house):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80", "--tag", "animals")
    house.passby("add", "Cat medicine", "--every", "10-14w", "--place", "Vet")
    house.passby("add", "Water plants", "--every", "12h")
    house.passby("add", "Buy screws", "--due", "2020-01-01T09:00")
    house.passby("add", "Call grandmother")
    house.passby("done", "2")
    house.passby("snooze", "4", "2h")


@walk("on a phone nothing is wider than the screen, and everything can be hit", own_browser=True)
def phone(house):
    _furnish(house)
    with browser(width=360, height=740, phone=True) as page:
        for path in PAGES:
            page.open(house.address + path)
            page.visible("main")
            wide = page.run("return document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{path} is {wide} pixels too wide"
            # iOS zooms into a field with smaller letters (case P22).
            tiny = page.run(
                "return [...document.querySelectorAll('input:not([type=hidden]), select, textarea')]"
                ".filter(e => parseFloat(getComputedStyle(e).fontSize) < 16).map(e => e.name || e.id)")
            equal([], tiny)
        page.open(house.address)
        small = page.run(
            "return [...document.querySelectorAll('nav.tabs > a, .done, summary, #new-task')]"
            ".filter(e => e.offsetParent).map(e => e.getBoundingClientRect())"
            ".filter(r => r.height < 44 || r.width < 44).length")
        equal(0, small)


@walk("in the dark the page is dark", own_browser=True)
def dark(house):
    _furnish(house)
    script = (
        "return getComputedStyle(document.documentElement).backgroundColor"
        " + getComputedStyle(document.body).backgroundColor")
    with browser() as light_page, browser(dark=True) as dark_page:
        light_page.open(house.address)
        dark_page.open(house.address)
        assert light_page.run(script) != dark_page.run(script)


@walk("without scripts: list, done, undo, add, edit and delete", own_browser=True)
def plain(house):
    _furnish(house)
    with browser(scripts=False) as page:
        page.open(house.address + "/tasks")
        page.reads("Cat medicine")
        page.click("[data-id='2'] .done")
        page.reads("Water plants", "#toasts")
        page.click("#toasts button")
        page.reads("Cat medicine")
        page.open(house.address + "/tasks/new")
        page.fill("#f-name", "Tea")
        page.choose("[name=kind][value='2w']")
        page.click("#save")
        page.reads("Tea", "#toasts")
        page.open(house.address + "/tasks/5/edit")
        page.fill("#f-name", "Green tea")
        page.click("#save")
        page.reads("Green tea")
        page.open(house.address + "/tasks")
        page.click("[data-id='5'] summary")
        page.click("[data-id='5'] button[formaction='/tasks/5/remove']")
        page.lacks("Green tea", "#board")


@walk("the keyboard alone is enough")
def keyboard(house, page):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    _furnish(house)
    page.open(house.address + "/tasks")
    page.visible("[data-id='1']")
    ActionChains(page.driver).send_keys("/").perform()
    page.visible("dialog [name=q]")
    equal("q", page.run("return document.activeElement.name"))
    ActionChains(page.driver).send_keys(Keys.ESCAPE).perform()
    page.gone("dialog")
    page.run("document.activeElement.blur()")
    ActionChains(page.driver).send_keys("n").perform()
    page.visible("#f-name").send_keys("Tea every 2w", Keys.ENTER)
    page.reads("Tea", "#board")
    page.run("document.querySelector(\"[data-id='3'] .done\").focus()")
    ActionChains(page.driver).send_keys(Keys.ENTER).perform()
    page.gone("[data-id='3']")


@walk("the page lays out without a jump")
def layout(house, page):
    _furnish(house)
    for number in range(16):
        house.passby("add", f"Task {number}", "--every", "3d")
    page.open(house.address + "/tasks")
    page.visible("[data-id='20']")
    jump = page.run(
        "return new Promise(done => { let sum = 0; new PerformanceObserver(list => {"
        " for (const e of list.getEntries()) sum += e.value; })"
        ".observe({type: 'layout-shift', buffered: true}); setTimeout(() => done(sum), 300); })")
    assert jump < 0.02, f"the layout jumps by {jump}"
    equal([], page.complaints())


@walk("a checker finds nothing that shuts anybody out", own_browser=True)
def accessibility(house):
    if not os.environ.get("PASSBY_AXE"):
        print("skipped: axe-core is not there (PASSBY_AXE names its file)")
        return
    _furnish(house)
    faults = []
    with browser(width=360, height=740) as page:
        for path in PAGES:
            page.open(house.address + path)
            page.visible("main")
            # As high as the page is, so that no bar at the edge covers a part of it.
            page.size(360, max(740, page.run("return document.documentElement.scrollHeight")))
            faults += [
                f"{theme} {path}: {fault['id']}: {fault['help']}: "
                + fault["nodes"][0]["html"][:150]
                + str([check["message"] for check in fault["nodes"][0]["any"]][:1])
                for theme, fault in page.violations_by_theme(RULES + ["best-practice"])]
            page.size(360, 740)
    equal([], faults)
