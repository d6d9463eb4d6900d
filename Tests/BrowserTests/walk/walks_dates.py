"""Walks through fields of dates, the choices of a snooze, and photos that are turned, cut and shared."""

import datetime
import json

import seeds
from browser import browser
from registry import equal, walk
from walks_keys import _press
from walks_photos import PICTURES, _photos


def _home(house):
    """A Monday noon, 2 March 2026, in Berlin."""
    house.environment["PASSBY_NOW"] = "2026-02-20T08:00:00+01:00"
    house.passby("place", "add", "Vet", "52.5183,13.4075")
    house.passby("add", "Water plants", "--every", "3d", "--start", "2026-02-01T09:00")
    house.passby("add", "Cat medicine", "--due", "2026-03-01", "--place", "Vet")
    house.environment["PASSBY_NOW"] = seeds.NOW
    house.time = datetime.datetime.fromisoformat(seeds.NOW).astimezone(datetime.timezone.utc)
    house.start()
    house.stand(52.5, 13.4, seconds=2)


def _snoozed(house, task):
    return json.loads(house.passby("show", task, "--json"))["snoozed_until"]


@walk("a date is typed in words, pressed as a near day, or chosen in a calendar by keyboard")
def date_field(house, page):
    from selenium.webdriver.common.keys import Keys

    _home(house)
    page.open(house.address + "/rest")
    equal([], page.all("[type=date], [type=time], [type=datetime-local]"))
    page.visible("[name=from]").send_keys("fri")
    page.reads("→ Fri 6 Mar", "#date-from-read")
    page.click(".datefield:has([name=to]) [data-words=weekend]")
    page.reads("→ Sat 7 Mar", "#date-to-read")
    # The arrow down opens the calendar at the day of the words; the arrows move by days and weeks.
    page.visible("[name=to]").send_keys(Keys.ARROW_DOWN)
    page.visible(".calendar[role=dialog] [role=grid]")
    focused = "return document.activeElement.dataset.day ?? null"
    page.until(lambda: page.run(focused) == "2026-03-07", "the calendar is elsewhere")
    _press(page, Keys.ARROW_RIGHT, Keys.ARROW_DOWN)
    equal("2026-03-15", page.run(focused))
    _press(page, Keys.PAGE_DOWN, Keys.HOME)
    equal("2026-04-13", page.run(focused))
    page.reads("April 2026", ".calendar")
    _press(page, Keys.ESCAPE)
    page.gone(".calendar")
    equal("to", page.run("return document.activeElement.name"))
    _press(page, Keys.ARROW_DOWN)
    page.until(lambda: page.run(focused) == "2026-03-07", "the calendar did not begin at the words")
    _press(page, Keys.ARROW_RIGHT, Keys.ENTER)
    page.until(lambda: page.run("return document.querySelector('[name=to]').value") == "Sun 8 Mar", "it has no words")
    page.click("form.period button.primary")
    page.reads("Fri 6 Mar – Sun 8 Mar", "#board")
    # A wrong word stays, with the error beside it.
    page.fill("[name=from]", "soonish")
    page.run("document.activeElement.blur()")
    page.reads("soonish", "#date-from-error")
    equal("true", page.visible("[name=from]").get_attribute("aria-invalid"))
    page.click("form.period button.primary")
    page.visible("#date-from-error[role=alert]")
    equal("soonish", page.visible("[name=from]").get_attribute("value"))
    page.speak("uk")
    page.open(house.address + "/plan?date=завтра")
    page.click("details:has(.day-choice) > summary")
    equal("вт, 3 бер.", page.visible("[name=date]").get_attribute("value"))
    page.click(".day-choice .date-open")
    page.reads("Березень 2026", ".calendar")
    equal(["пн", "вт"], [each.text for each in page.all(".calendar th")][:2])
    equal([], page.violations(["wcag2a", "wcag2aa"]))
    equal([], [each for each in page.complaints() if "422" not in each])


@walk("words alone do where there are no scripts", own_browser=True)
def date_words(house):
    _home(house)
    with browser(scripts=False) as page:
        page.open(house.address + "/rest")
        page.fill("[name=from]", "next week")
        page.click("form.period button.primary")
        page.reads("Mon 9 Mar – Sun 15 Mar", "#board")
        page.open(house.address + "/tasks/1")
        page.run("for (const fold of document.querySelectorAll('details.fold')) fold.open = true")
        page.fill("#snooze [name=until]", "tomorrow 18:00")
        page.click("#snooze button:not(.js)")
        page.until(lambda: (_snoozed(house, "1") or "").startswith("2026-03-03T18:00"), "it is not snoozed")


@walk("a snooze has numbers: 1 to 6 after s, and in the menu of a row")
def snooze_numbers(house, page):
    from selenium.webdriver.common.keys import Keys

    _home(house)
    page.open(house.address + "/tasks")
    row = "[data-id='2']"

    def focus():
        page.visible(row)
        page.run("document.querySelector(arguments[0] + ' a').focus()", row)

    for keys, end in (
            ("s1", "2026-03-02T13:0"), ("s2", "2026-03-02T19:00"), ("s3", "2026-03-03T08:00"), ("s4", "2026-03-07T08:00"), ("s5", "visit")):
        focus()
        _press(page, *keys)
        page.until(lambda end=end: (_snoozed(house, "2") or "").startswith(end), f"{keys} is not {end}: {_snoozed(house, '2')}")
        page.gone("dialog")
    focus()
    _press(page, "s", "6")
    field = page.visible("dialog [name=until]")
    # In the field a digit is a digit.
    field.send_keys("in 3 days")
    page.reads("→ Thu 5 Mar", "dialog .date-read")
    _press(page, Keys.ENTER)
    page.until(lambda: (_snoozed(house, "2") or "").startswith("2026-03-05T"), "the date is not kept")
    page.gone("dialog")
    focus()
    _press(page, "s", "6")
    page.fill("dialog [name=until]", "soonish")
    _press(page, Keys.ENTER)
    page.reads("soonish", "dialog .error-text")
    # Escape closes the calendar first, then the dialog.
    page.click("dialog .date-open")
    page.visible(".calendar [tabindex='0']")
    _press(page, Keys.ESCAPE)
    page.gone(".calendar")
    page.visible("dialog [name=until]")
    _press(page, Keys.ESCAPE)
    page.gone("dialog")
    page.click(row + " .menu summary")
    _press(page, "3")
    page.until(lambda: (_snoozed(house, "2") or "").startswith("2026-03-03T08:00"), "the menu has no numbers")
    # The setting turns single keys off.
    equal(200, page.run(
        "return fetch('/api/v1/settings', { method: 'PATCH', headers: { 'Content-Type': 'application/json' },"
        " body: JSON.stringify({ 'keys.single': 'false' }) }).then((answer) => answer.status)"))
    page.open(house.address + "/tasks")
    focus()
    _press(page, "s", "j", "?")
    equal([], page.all("dialog"))
    equal([], [each for each in page.complaints() if "422" not in each])


@walk("a photo is seen before it is added, turned and cut, changed later, and shared")
def photo_edit(house, page):
    from selenium.webdriver.common.keys import Keys

    house.start()
    page.open(house.address + "/photos")
    page.visible("#photo-file").send_keys(str(PICTURES / "baseline.jpg"))
    page.visible("#photo-preview canvas")
    equal([32, 48], page.run("const c = document.querySelector('canvas'); return [c.width, c.height]"))
    page.click("#photo-preview [data-turn='1']")
    equal([48, 32], page.run("const c = document.querySelector('canvas'); return [c.width, c.height]"))
    page.run("document.querySelector('[data-corner=last]').focus()")
    _press(page, *([Keys.ARROW_LEFT] * 25))
    page.click("#photo-form button.primary")
    page.reads("Added photo 1", "#toasts")
    kept = _photos(house)[0]
    equal((24, 32, 1, False), (kept["width"], kept["height"], kept["orientation"], kept["shared"]))
    page.click(".photo .menu summary")
    page.click("[data-edit-photo]")
    page.click("dialog [data-turn='-1']")
    page.click("dialog button.primary")
    page.reads("Changed photo 1", "#toasts")
    equal((32, 24), (_photos(house)[0]["width"], _photos(house)[0]["height"]))
    page.click("#toasts .toast [data-undo]")
    page.until(lambda: _photos(house)[0]["width"] == 24, "the change is not undone")
    page.click(".photo .menu summary")
    page.click(".photo [name=shared]")
    page.reads("/photos/1", ".photo")
    equal(True, _photos(house)[0]["shared"])
    page.click("#toasts .toast [data-undo]")
    page.lacks("/photos/1", ".photo")
    house.passby("photo", "share", "1")
    equal(True, _photos(house)[0]["shared"])
    house.passby("photo", "unshare", "1")
    equal(False, _photos(house)[0]["shared"])
    equal([], page.complaints())
