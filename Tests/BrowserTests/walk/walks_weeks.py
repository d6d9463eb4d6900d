"""Walks through the coming weeks: dates that are moved with keys and with the pointer, and put back."""

import base64
import json
import re

from browser import browser
from registry import equal, walk

NOW = "2026-03-02T12:00:00Z"


def _house_with_weeks(house):
    house.environment["PASSBY_NOW"] = NOW
    house.environment["TZ"] = "UTC"
    house.passby("add", "Rent", "--due", "2026-03-04")
    house.passby("add", "Choir", "--every", "1w on tue", "--at", "19:00-20:30")
    house.passby("add", "Water plants", "--every", "3d")
    house.passby("add", "Cat medicine", "--every", "1-2w")
    house.passby("add", "Late", "--due", "2026-02-20")
    house.start()


def _due(house, name):
    return json.loads(house.passby("show", name, "--json"))["due"][:16]


def _press(page, key, times=1):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    chain = ActionChains(page.driver).key_down(Keys.ALT)
    for _ in range(times):
        chain = chain.send_keys(key)
    chain.key_up(Keys.ALT).perform()


def _escape(page):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    ActionChains(page.driver).send_keys(Keys.ESCAPE).perform()


def _focus(page, name):
    page.run(
        "[...document.querySelectorAll('[data-task] a')].find((link) => link.textContent === arguments[0]).focus()", name)


def _focused(page):
    return page.run("return document.activeElement.textContent")


def _day_of(page, name):
    return page.run(
        "return [...document.querySelectorAll('[data-task] a')].find((link) => link.textContent === arguments[0])"
        "?.closest('[data-date]').dataset.date", name)


@walk("in the coming weeks, Alt and arrow keys move a date by a day or a week, and Escape puts it back", own_browser=True)
def weeks_keys(house):
    from selenium.webdriver.common.keys import Keys

    _house_with_weeks(house)
    for width, height in ((1280, 900), (390, 844)):
        with browser(width=width, height=height) as page:
            page.open(house.address.rstrip("/") + "/weeks")
            page.reads("Rent", "#board")
            _focus(page, "Rent")
            _press(page, Keys.ARROW_RIGHT)
            page.until(lambda: _due(house, "Rent") == "2026-03-05T23:59", "not moved by a day")
            page.reads("Rent", "#toasts .toast")
            _press(page, Keys.ARROW_DOWN)
            page.until(lambda: _due(house, "Rent") == "2026-03-12T23:59", "not moved by a week")
            equal("Rent", _focused(page))
            _escape(page)
            page.until(lambda: _due(house, "Rent") == "2026-03-04T23:59", "not put back")
            page.until(lambda: _day_of(page, "Rent") == "2026-03-04", "not shown where it was")
            # Several keys are one step, which the toast takes back.
            page.until(lambda: _focused(page) == "Rent", "the focus is lost")
            _press(page, Keys.ARROW_RIGHT, 3)
            page.until(lambda: _due(house, "Rent") == "2026-03-07T23:59", "not moved by three days")
            page.click("#toasts .toast [data-undo]")
            page.until(lambda: _due(house, "Rent") == "2026-03-04T23:59", "not undone")
            # Not before today, and nothing is sent that Escape took back at once.
            _focus(page, "Late")
            _press(page, Keys.ARROW_UP)
            _press(page, Keys.ARROW_LEFT)
            equal("2026-03-02", _day_of(page, "Late"))
            _press(page, Keys.ARROW_RIGHT)
            _escape(page)
            equal("2026-03-02", _day_of(page, "Late"))
            equal("2026-02-20T23:59", _due(house, "Late"))
            # An appointment keeps its time of day.
            _focus(page, "Choir")
            _press(page, Keys.ARROW_RIGHT)
            page.until(lambda: _due(house, "Choir") == "2026-03-04T19:00", "the appointment is not moved")
            _escape(page)
            page.until(lambda: _due(house, "Choir") == "2026-03-03T19:00", "the appointment is not put back")
            # A date after the next one cannot be moved.
            page.run("document.querySelector('li.maybe a').focus()")
            _press(page, Keys.ARROW_RIGHT)
            page.reads("Only the next date", "#weeks-said")
            equal([], page.complaints())


@walk("in the coming weeks, a date is dragged to another day, and a click opens its task")
def weeks_drag(house, page):
    from selenium.webdriver.common.action_chains import ActionChains

    _house_with_weeks(house)
    for width, height, held in ((1280, 900, "a"), (390, 844, ".grip")):
        page.size(width, height)
        page.open(house.address.rstrip("/") + "/weeks")
        page.reads("Rent", "#board")
        row = page.run(
            "return [...document.querySelectorAll('[data-task] a')].find((link) => link.textContent === 'Rent')"
            ".closest('li').querySelector(arguments[0])", held)
        page.run("arguments[0].scrollIntoView({block: 'center'})", row)
        target = page.visible("[data-date='2026-03-06'] .date")
        ActionChains(page.driver).click_and_hold(row).move_by_offset(0, 12).move_to_element(target).release().perform()
        page.until(lambda: _due(house, "Rent") == "2026-03-06T23:59", "not dragged")
        _escape(page)
        page.until(lambda: _due(house, "Rent") == "2026-03-04T23:59", "not put back")
    page.size(1280, 900)
    page.click("[data-task] a[href='/tasks/1']")
    page.until(lambda: page.driver.current_url.endswith("/tasks/1"), "the click was lost")
    equal([], page.complaints())


@walk("four weeks are printed on one page of A4")
def weeks_print(house, page):
    _house_with_weeks(house)
    for number in range(40):
        house.passby("add", f"Task with a longer name {number}", "--every", f"{number % 9 + 1}d")
    page.open(house.address.rstrip("/") + "/weeks")
    page.reads("Rent", "#board")
    answer = page.driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True, "printBackground": True})
    pages = len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(answer["data"])))
    equal(1, pages)


@walk("the coming weeks without scripts: the days, and links to the tasks that move them", own_browser=True)
def weeks_plain(house):
    _house_with_weeks(house)
    with browser(scripts=False) as page:
        page.open(house.address.rstrip("/") + "/weeks?weeks=1")
        equal(7, len(page.all("[data-date]")))
        equal([], [grip for grip in page.all(".grip") if grip.is_displayed()])
        page.click("[data-task] a[href='/tasks/1']")
        page.reads("Rent", "h1")
