"""Walks through habits that count an amount, that go on, and that are done some times a week."""

import json

from browser import browser
from registry import equal, walk

MONDAY = "2026-11-16T07:20:00+01:00"


def _habit(house, name):
    return json.loads(house.passby("habit", "show", name, "--json"))


def _amount(house, name, day):
    return next(box["amount"] for box in _habit(house, name)["boxes"] if box["date"] == day)


@walk("a habit with a goal counts by plus and minus, a long press takes a number, and a tick of Today adds one", own_browser=True)
def habit_counter(house):
    house.environment["PASSBY_NOW"] = MONDAY
    house.start()
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address + "/journal/habits")
        page.fill("#habit-name", "Water")
        page.fill("#habit-goal", "many glasses")
        page.click(".habit-form .primary")
        page.until(lambda: page.text("#habit-goal-error"), "no error beside the goal")
        page.fill("#habit-goal", "8 glasses")
        page.click(".habit-form .primary")
        page.reads("0 of 8 glasses", ".counter output")
        for _ in range(3):
            page.click(".steps [value='1']")
        page.reads("3 of 8 glasses", ".counter output")
        page.click(".steps [value='-1']")
        page.reads("2 of 8 glasses", ".counter output")
        equal(2, _amount(house, "Water", "2026-11-16"))
        sizes = page.run(
            "return [...document.querySelectorAll('.steps button, .by-number summary')].map((each) => each.getBoundingClientRect().height)")
        equal([], [each for each in sizes if each < 44])
        # A long press opens the field, and adds nothing.
        place = page.run("const r = document.querySelector(\".steps [value='1']\").getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")
        touch = lambda kind, points: page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch("touchStart", [{"x": place[0], "y": place[1]}])
        page.visible(".by-number [name=set]")
        touch("touchEnd", [])
        page.until(lambda: page.run("return document.activeElement.name") == "set", "the focus is elsewhere")
        equal(2, _amount(house, "Water", "2026-11-16"))
        page.fill(".by-number [name=set]", "7.5")
        page.click(".by-number form button")
        page.reads("7.5 of 8 glasses", ".counter output")
        page.click("#toasts [data-undo]")
        page.reads("2 of 8 glasses", ".counter output")
        page.open(house.address)
        page.reads("2 of 8 glasses", ".of-habit")
        page.click(".of-habit .done")
        page.until(lambda: _amount(house, "Water", "2026-11-16") == 3, "the tick adds nothing")
        house.passby("habit", "check", "Water", "5")
        page.open(house.address + "/journal/habits")
        page.visible(".boxes .done")
        equal([], [each for each in page.complaints() if "422" not in each])


@walk("a new habit goes on without an end; three times a week and certain days are choices of its form, with their charts")
def habit_often(house, page):
    house.environment["PASSBY_NOW"] = MONDAY
    house.start()
    page.open(house.address + "/journal/habits")
    equal("", page.visible("#habit-days").get_attribute("value"))
    page.fill("#habit-name", "Yoga")
    page.run("document.querySelector('#habit-often').value = '3/week'")
    page.run("document.querySelector('#habit-start').value = '2026-11-02'")
    page.click(".habit-form .primary")
    page.reads("3 times a week", ".habit")
    yoga = _habit(house, "Yoga")
    equal((None, None, "3/week"), (yoga["days"], yoga["end"], yoga["times"]))
    page.open(house.address)
    page.reads("0 of 3 this week", ".of-habit")
    page.click(".of-habit .done")
    page.until(lambda: not page.all(".of-habit"), "it still stands in Today")
    # Certain days: the boxes of the others are not there.
    page.open(house.address + "/journal/habits")
    page.click("#form > summary")
    page.fill("#habit-name", "Gym")
    equal(False, page.run("return document.querySelector('.on-days').checkVisibility()"))
    page.run("const often = document.querySelector('#habit-often'); often.value = 'on'; often.dispatchEvent(new Event('change', { bubbles: true }))")
    page.run("document.querySelector('#habit-start').value = '2026-11-02'")
    page.visible(".on-days")
    for day in ("mon", "thu"):
        page.click(f".on-days [value={day}]")
    page.click(".habit-form .primary")
    page.until(lambda: page.text("#board").count("strength") == 2, "not two habits")
    equal("mon,thu", _habit(house, "Gym")["on"])
    page.click("[data-id='2'] .fold > summary")
    equal(["2026-11-02", "2026-11-05", "2026-11-09", "2026-11-12", "2026-11-16"], page.run(
        "return [...document.querySelectorAll(\"[data-id='all2'] .boxes button\")].map((each) => each.value).sort()"))
    page.reads("Strength", "[data-id='all2'] .charts")
    # An edit keeps what it does not touch.
    page.open(house.address + "/journal/habits?edit=2#form")
    page.fill("#habit-name", "Gym with Ben")
    page.click(".habit-form .primary")
    page.reads("Gym with Ben", "#board")
    equal(("mon,thu", None), (_habit(house, "Gym with Ben")["on"], _habit(house, "Gym with Ben")["days"]))
    page.open(house.address + "/lookback?show=habits")
    page.reads("Gym with Ben", "main")
    equal([], page.complaints())
