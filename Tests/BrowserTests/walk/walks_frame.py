"""The frame of all pages: what a phone shows first and how high pages are, the search and the line from everywhere, weeks one at a time, paper."""

import base64
import re

import seeds
from browser import RULES, browser
from registry import equal, walk
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

# Each page, and the first thing that one came for.
FIRST = {
    "/": ".section", "/tasks": ".task", "/plan": ".block, .slot, .present", "/weeks": ".day", "/timeline": ".tracks, .axis", "/map": "#map",
    "/places": ".place-cards li", "/lookback": ".chart", "/lookback?show=mood": ".chart", "/lookback?show=habits": ".chart, summary",
    "/lookback?show=year": ".chart", "/lookback?show=badges": ".level", "/search?q=c": ".finds a", "/tasks/1": ".task", "/bucket": "form",
    "/devices": "form", "/categories": ".categories li", "/rest": "main .sheet", "/practice": "main .sheet", "/status": ".state", "/exchange": "main .sheet",
}
# Where it must be within 190 px, and no page may be higher than 2 500 px.
EARLY = ("/", "/tasks", "/plan", "/weeks", "/timeline", "/map", "/places", "/lookback", "/lookback?show=mood", "/lookback?show=habits",
         "/lookback?show=year", "/lookback?show=badges", "/tasks/1", "/search?q=c")


@walk("on a phone each page begins with what one came for, has one heading, and ends before 2500 px", own_browser=True)
def frame_phone(house):
    seeds.lived(house)
    house.start()
    faults = []
    with browser(width=390, height=844, phone=True) as page:
        for path, first in FIRST.items():
            page.open(house.address.rstrip("/") + path)
            page.visible("main")
            top, height, width, headings = page.run(
                "const first = [...document.querySelectorAll(arguments[0])].find((each) => each.getClientRects().length);"
                "return [first ? Math.round(first.getBoundingClientRect().top + scrollY) : 9999, document.documentElement.scrollHeight,"
                " document.documentElement.scrollWidth, document.querySelectorAll('h1').length]", f"main :is({first})")
            if (path in EARLY and top > 190) or height > 2500 or width > 390 or headings != 1:
                faults.append(f"{path}: first at {top}, {height} high, {width} wide, {headings} headings")
        # The tabs keep to their signs in large letters.
        page.open(house.address)
        page.run("document.documentElement.style.fontSize = '200%'")
        page.until(lambda: page.run(
            "return [...document.querySelectorAll('.tabs span')].every((each) => getComputedStyle(each).position === 'absolute')"), "words in the tabs")
        equal(390, page.run("return document.documentElement.scrollWidth"))
    equal([], faults)


@walk("the search and the line open from each page by keys and signs, and Escape brings back what was there")
def frame_find(house, page):
    seeds.lived(house)
    house.start()
    page.open(house.address.rstrip("/") + "/lookback?show=badges")
    page.visible(".badges")
    for opening in (lambda: ActionChains(page.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform(),
                    lambda: ActionChains(page.driver).send_keys("/").perform(), lambda: page.click("[data-search]")):
        opening()
        page.visible("dialog.finder input[type=search]").send_keys("vet")
        page.reads("Cat medicine", "dialog .found")
        equal(["tasks", "places"], [each.get_attribute("data-kind") for each in page.all("dialog [data-kind]")])
        ActionChains(page.driver).send_keys(Keys.ESCAPE).perform()
        page.gone("dialog")
        page.visible(".badges")
    equal([], page.complaints())
    page.click("[data-search]")
    page.visible("dialog.finder input[type=search]").send_keys("timel")
    page.reads("Timeline", "dialog .found mark, dialog .found")
    ActionChains(page.driver).send_keys(Keys.ENTER).perform()
    page.until(lambda: page.run("return location.pathname") == "/timeline", "the page is not opened")
    # The line: by its key, and by the sign that adds.
    page.visible(".tracks")
    ActionChains(page.driver).send_keys("q").perform()
    page.visible("dialog #quick-line").send_keys("Post a letter tomorrow")
    page.reads("Post a letter", "dialog #quick-reading")
    ActionChains(page.driver).send_keys(Keys.ENTER).perform()
    page.gone("dialog")
    page.reads("Post a letter", "#toasts")
    page.click("#new-task")
    page.visible("dialog #quick-line").send_keys("?filter")
    page.reads("Clean the filter", "dialog .found")
    equal("Post a letter", [line for line in house.passby("list").splitlines() if "Post a letter" in line][0] and "Post a letter")
    equal([], page.violations(RULES))
    equal([], page.complaints())


@walk("on a phone the coming weeks stand one at a time; arrows and moved tasks show another", own_browser=True)
def frame_weeks(house):
    seeds.lived(house)
    house.start()
    shown = "return [...document.querySelectorAll('.week')].filter((each) => each.getClientRects().length).length"
    present = "return [...document.querySelectorAll('.week')].findIndex((each) => each.getClientRects().length)"
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address.rstrip("/") + "/weeks")
        page.visible(".day")
        equal((1, 28), (page.run(shown), len(page.all("[data-date]"))))
        page.click(".weekbar [data-step='1']")
        equal((1, 1), (page.run(shown), page.run(present)))
        equal("1", page.run("return document.activeElement.dataset.step"))
        page.click(".weekbar [data-step='-1']")
        equal(0, page.run(present))
        page.run("[...document.querySelectorAll('[data-task] a')].find((link) => link.textContent === 'Dentist').focus()")
        ActionChains(page.driver).key_down(Keys.ALT).send_keys(Keys.ARROW_DOWN).key_up(Keys.ALT).perform()
        page.until(lambda: page.run(present) == 1, "the week of the task is not shown")
        page.until(lambda: "2026-03-12T14:30" in house.passby("show", "Dentist", "--json"), "not moved")
        page.until(lambda: page.run("return document.activeElement.textContent") == "Dentist", "the focus is lost")
        equal((1, 1), (page.run(shown), page.run(present)))
        equal([], page.complaints())
    with browser(width=390, height=844, phone=True, scripts=False) as page:
        page.open(house.address.rstrip("/") + "/weeks")
        page.visible(".day")
        equal(5 if page.run("return document.querySelectorAll('.week').length") == 5 else 4, page.run(shown))


@walk("the print of the coming weeks has each name on each of its days, or says how many more there are, on one sheet")
def frame_print(house, page):
    house.environment["PASSBY_NOW"] = "2026-03-02T12:00:00Z"
    house.environment["TZ"] = "UTC"
    for number in range(40):
        house.passby("add", f"Task with a longer name {number}", "--every", f"{number % 9 + 1}d")
    house.start()
    for weeks in (1, 4):
        page.open(f"{house.address.rstrip('/')}/weeks?weeks={weeks}")
        page.reads("Every day: Task with a longer name 0", "#board")
        answer = page.driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True, "printBackground": True})
        equal(1, len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(answer["data"]))))
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        lost = page.run(
            "return [...document.querySelectorAll('[data-date]')].filter((day) => {"
            "  const rows = [...day.querySelectorAll('li:not(.daily)')];"
            "  const gone = rows.filter((row) => !row.getClientRects().length).length + (parseInt(day.querySelector('.free a')?.textContent) || 0);"
            "  return `${gone ? `+${gone}` : ''}` !== (day.querySelector('.beyond')?.innerText ?? '');"
            "}).map((day) => day.dataset.date)")
        equal([], lost)
        printed = page.run("return [...document.querySelectorAll('[data-date] li:not(.daily)')].filter((row) => row.getClientRects().length).length")
        assert printed > 15 * weeks, printed
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
