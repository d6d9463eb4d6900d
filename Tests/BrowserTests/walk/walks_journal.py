"""Walks through the journal: marks by tapping and by keys, good things, notes, habits, and the bucket list."""

import json

from browser import browser
from registry import equal, walk

NOW = "2026-03-12T12:00:00Z"


def _open(house, *commands):
    house.environment["PASSBY_NOW"] = NOW
    house.environment["TZ"] = "UTC"
    for command in commands:
        house.passby(*command)
    house.start()


def _mark(house, date):
    days = json.loads(house.passby("mood", "calendar", date[:7], "--json"))["days"]
    return next(day["mark"] for day in days if day["date"] == date)


@walk("a day is tapped through good, bad and blank, each taken back by undo")
def journal_marks(house, page):
    _open(house)
    page.open(house.address + "/journal?show=month")
    page.reads("March 2026", "h1")
    date = "2026-03-10"
    button = f"#grid button[value='{date}']"
    for before, after in ((None, "good"), ("good", "bad"), ("bad", None)):
        page.click(button)
        page.until(lambda after=after: _mark(house, date) == after, f"not {after}")
        page.visible("#toasts .toast [data-undo]").click()
        page.until(lambda before=before: _mark(house, date) == before, "not undone")
        page.gone("#toasts .toast [data-undo]")
        page.click(button)
        page.until(lambda after=after: _mark(house, date) == after, f"not {after} again")
        # Its message comes after it is stored, and would be taken for that of the next mark.
        page.visible("#toasts .toast [data-undo]")
        page.run("document.querySelector('#toasts').replaceChildren()")
    equal([], page.all("#grid button[value='2026-03-13']"))
    equal([], page.complaints())


@walk("in the month, arrow keys move, Enter opens a day, and the space bar marks it")
def journal_keys(house, page):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    def press(*keys):
        ActionChains(page.driver).send_keys(*keys).perform()

    def focus():
        return page.run("return document.activeElement.dataset.day")

    _open(house)
    page.size(1280, 900)
    page.open(house.address + "/journal")
    page.visible("#grid a[tabindex='0']")
    equal(1, page.run("return document.querySelectorAll('#grid [tabindex=\"0\"]').length"))
    page.run("document.querySelector('#grid a[tabindex=\"0\"]').focus()")
    equal("2026-03-12", focus())
    press(Keys.ARROW_LEFT, Keys.ARROW_UP)
    equal("2026-03-04", focus())
    press(Keys.HOME)
    equal("2026-03-02", focus())
    press(Keys.END, Keys.ARROW_RIGHT)
    equal("2026-03-09", focus())
    press(Keys.SPACE)
    page.until(lambda: _mark(house, "2026-03-09") == "good", "the space bar did not mark")
    page.until(lambda: focus() == "2026-03-09", "the focus is lost")
    press(Keys.ENTER)
    page.reads("Mon 9 Mar", "h1")
    assert "date=2026-03-09" in page.driver.current_url
    page.until(lambda: focus() == "2026-03-09", "the focus is lost")
    page.run("document.querySelector('#grid a[data-day=\"2026-03-01\"]').focus()")
    press(Keys.ARROW_LEFT)
    page.reads("February 2026", "#month-title")
    page.until(lambda: focus() == "2026-02-28", "the day before is not in the month before")
    page.driver.back()
    page.reads("March 2026", "#month-title")
    equal([], page.complaints())


@walk("three good things with one missing stay as they were typed, then are kept, and taken back")
def journal_gratitude(house, page):
    _open(house)
    page.size(1280, 900)
    page.open(house.address + "/journal")
    page.fill("#good-things", "Sun\nBread")
    page.click("#gratitude-form button")
    page.reads("Please write three good things", "#gratitude-error")
    equal("Sun\nBread", page.visible("#good-things").get_attribute("value"))
    equal("good-things", page.run("return document.activeElement.id"))
    page.fill("#good-things", "Sun\nTea\nBread")
    page.click("#gratitude-form button")
    page.visible("#grid td.today .heart")
    equal(["Sun", "Tea", "Bread"], json.loads(house.passby("journal", "--json"))["gratitude"])
    page.visible("#toasts .toast [data-undo]").click()
    page.gone("#grid td.today .heart")
    page.until(lambda: page.visible("#good-things").get_attribute("value") == "", "the field still has the text")
    equal([], page.complaints())


@walk("what is being typed as a good thing stays when the three are changed elsewhere, and is asked about")
def journal_gratitude_elsewhere(house, page):
    _open(house)
    page.size(1280, 900)
    page.open(house.address + "/journal")
    page.fill("#good-things", "Mine\nTea\nBread")
    house.passby("journal", "gratitude", "Sun", "Tea", "Bread")
    page.visible("#grid td.today .heart")
    equal("Mine\nTea\nBread", page.visible("#good-things").get_attribute("value"))
    page.click("#gratitude-form button")
    page.reads("This was changed elsewhere meanwhile", "#gratitude-error")
    page.click("#gratitude-form button")
    page.until(lambda: page.text("#gratitude-error") == "", "the question stays")
    page.until(
        lambda: ["Mine", "Tea", "Bread"] == json.loads(house.passby("journal", "--json"))["gratitude"], "not kept")
    page.visible("#toasts .toast [data-undo]").click()
    page.until(lambda: page.visible("#good-things").get_attribute("value") == "Sun\nTea\nBread", "the field does not follow")


@walk("on a phone the journal shows the day or the month, each with its date above and what one came for within 190 pixels", own_browser=True)
def journal_views(house):
    _open(house, ("mood", "3"))
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address + "/journal")
        page.reads("Thu 12 Mar", "h1")
        for seen, hidden, path in (("#new-note", "#grid", "/journal"), ("#grid", "#new-note", "/journal?show=month")):
            page.open(house.address.rstrip("/") + path)
            page.visible(seen)
            top = page.run("return document.querySelector(arguments[0]).getBoundingClientRect().top", seen)
            assert top <= 190, f"{path} begins at {top}"
            equal(False, page.run("return document.querySelector(arguments[0]).checkVisibility()", hidden))
        page.reads("March 2026", "h1")
        # A day to come has a frame, as all have.
        equal("1px", page.run("return getComputedStyle(document.querySelector('td.ahead')).borderTopWidth"))
        equal("none", page.run("return getComputedStyle(document.querySelector('td.today')).backgroundImage"))
        page.click("#grid a[data-day='2026-03-09']")
        page.reads("Mon 9 Mar", "h1")
        page.visible("#new-note")
        equal([], page.complaints())


@walk("notes are written, changed, found and removed in the journal, with undo")
def journal_notes(house, page):
    _open(house)
    page.open(house.address + "/journal?date=2026-03-11")
    page.fill("#new-note", "Walked along the river")
    page.click(".note-form button")
    page.reads("Walked along the river", ".day-lines")
    page.until(lambda: page.visible("#new-note").get_attribute("value") == "", "the field still has the text")
    page.click(".day-lines summary")
    page.fill(".day-lines textarea", "Walked along the sea")
    page.click(".day-lines .note-form button")
    page.reads("Walked along the sea", ".day-lines")
    page.click(".day-lines summary")
    page.click(".day-lines button.small")
    page.gone(".day-lines [id^=note-]")
    page.visible("#toasts .toast [data-undo]").click()
    page.reads("Walked along the sea", ".day-lines")
    page.click(".day-panel a[href='/journal/notes']")
    page.fill(".search input[name=q]", "SEA")
    page.click(".search button")
    page.reads("Wed 11 Mar", ".found")
    page.click(".found a")
    page.reads("Wed 11 Mar", "h1")
    equal([], page.complaints())


@walk("a habit is added, its boxes are ticked with undo, and it is removed by a swipe", own_browser=True)
def journal_habits(house):
    _open(house)
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address + "/journal/habits")
        page.fill("#habit-name", "Walk")
        page.fill("#habit-days", "14")
        page.run("document.querySelector('#habit-start').value = '2026-03-08'")
        page.click(".habit-form .primary")
        page.reads("Walk", ".habit")
        box = ".boxes button[value='2026-03-10']"
        for state in ("done", "rest", "missed"):
            page.click(box)
            page.visible(f"{box}.{state}")
        page.visible("#toasts .toast [data-undo]").click()
        page.visible(f"{box}.rest")
        page.open(house.address + "/journal?date=2026-03-10")
        page.click(".habit-line button[value=done]")
        page.visible(".habit-line button[value=done][aria-pressed=true]")
        page.open(house.address + "/journal/habits")
        page.visible(f"{box}.done")
        # The form of another one is a press away, below the heading.
        assert page.run("return document.querySelector('#form > summary').getBoundingClientRect().bottom") < 300
        _swipe_left(page, ".habit h2")
        page.gone(".habit")
        page.visible("#toasts .toast [data-undo]").click()
        page.reads("Walk", ".habit")
        equal([], page.complaints())


@walk("a wish is added, comes true and is deleted by a swipe, each with undo", own_browser=True)
def journal_bucket(house):
    _open(house, ("place", "add", "Pool", "52.5163,13.3777"))
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address + "/bucket")
        page.fill("#wish-name", "Learn to swim")
        page.run("document.querySelector('[name=place]').value = 'Pool'")
        page.click(".wish-form .primary")
        page.reads("Pool", ".wishes")
        page.fill("#wish-name", "See the sea")
        page.click(".wish-form .primary")
        page.reads("See the sea", ".wishes")
        # A name that exists is asked about; the field stays until the wish is there.
        page.fill("#wish-name", "see the sea")
        page.click(".wish-form .primary")
        page.reads("There is already a task", "#toasts")
        page.click("#toasts .toast button")
        page.visible("#t3")
        equal([True], ["409 (Conflict)" in each for each in page.complaints()])
        equal("", page.run("return document.querySelector('#wish-name').value"))
        # By keyboard: a tap on what has just moved would be dropped.
        page.choose("#t2 .done")
        page.gone("#t2")
        page.reads("Came true: 1")
        page.visible("#toasts .toast [data-undo]").click()
        page.visible("#t2")
        _swipe_left(page, "#t1 .head")
        page.gone("#t1")
        page.visible("#toasts .toast [data-undo]").click()
        page.visible("#t1")
        page.open(house.address)
        page.lacks("Learn to swim", "#board")
        equal([], page.complaints())


@walk("without scripts: a day is marked, good things and a note are written, a box is ticked", own_browser=True)
def journal_plain(house):
    _open(house, ("habit", "add", "Walk", "--days", "5"))
    with browser(scripts=False) as page:
        page.open(house.address + "/journal?show=month")
        page.click("#grid button[value='2026-03-10']")
        page.visible("#grid td.good")
        page.click("#toasts button")
        page.gone("#grid td.good")
        page.click("#grid a[href*='2026-03-11']")
        page.reads("Wed 11 Mar", "h1")
        page.fill("#good-things", "Sun")
        page.click("#gratitude-form button")
        page.reads("Please write three good things", "#gratitude-error")
        equal("Sun", page.visible("#good-things").get_attribute("value"))
        page.fill("#good-things", "Sun\nTea\nBread")
        page.click("#gratitude-form button")
        page.visible("#toasts button")
        page.open(house.address + "/journal?show=month")
        page.visible("#grid .heart")
        page.click("#grid a[href*='2026-03-11']")
        page.fill("#new-note", "Slept well")
        page.click(".note-form button")
        page.reads("Slept well", ".day-lines")
        page.open(house.address + "/journal")
        page.click(".habit-line button[value=done]")
        page.visible(".habit-line button[value=done][aria-pressed=true]")


def _swipe_left(page, selector):
    """Draws a finger over an element, from right to left."""
    box = page.run(
        "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'center'});"
        "const r = e.getBoundingClientRect(); return [r.left + r.width - 20, r.top + r.height / 2]", selector)
    def touch(kind, x):
        points = [] if kind == "touchEnd" else [{"x": x, "y": box[1]}]
        page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch("touchStart", box[0])
    for step in range(1, 12):
        touch("touchMove", box[0] - 15 * step)
    touch("touchEnd", box[0] - 165)
