"""Walks through what a hurried hand does: two taps, a flick, and the key for undo."""

import seeds
from registry import equal, walk


def _equal_tasks(house):
    seeds.begin_with(house, "equal tasks", _fill)
    house.start()


def _fill(house):
    for number in range(1, 7):
        house.passby("add", f"Task {number}", "--every", "3d", "--start", "2020-01-01T09:00")


def _done(house):
    """The numbers of the tasks that were done."""
    return [number for number in range(1, 7) if '"last_done":"20' in house.passby("show", str(number), "--json")]


@walk("a double tap does one task; it stays in its place for a moment, and the list moves then")
def double_tap(house, page):
    from selenium.webdriver.common.action_chains import ActionChains

    # The question for a mood would take the place of the task.
    house.configure("mood:\n  ask: never\n")
    _equal_tasks(house)
    page.open(house.address + "/tasks")
    first = page.visible(".task .done")
    # Whoever taps at the same place just when the next task slides there.
    page.run(
        "const place = arguments[0].getBoundingClientRect(); window.late = 0;"
        "new MutationObserver((_, observer) => {"
        "  const target = document.elementFromPoint(place.x + 22, place.y + 22).closest('button');"
        "  if (!target?.matches('.task .done') || target.closest('.task').dataset.id === '1') return; observer.disconnect(); window.late = 1;"
        "  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));"
        "}).observe(document.querySelector('#board'), { subtree: true, childList: true });", first)
    ActionChains(page.driver).double_click(first).perform()
    page.reads("Task 1", "#toasts")
    equal("1", page.visible(".task").get_attribute("data-id"))
    page.until(lambda: page.run("return window.late"), "the list does not move")
    page.until(lambda: page.visible(".tasks:last-child .task:last-child").get_attribute("data-id") == "1", "not at the end")
    equal([1], _done(house))
    equal([], page.complaints())


@walk("two tasks that are done one after the other are undone together")
def two_done(house, page):
    _equal_tasks(house)
    page.open(house.address + "/tasks")
    page.click("[data-id='1'] .done")
    page.click("[data-id='3'] .done")
    page.reads("2 done", "#toasts")
    equal([1, 3], _done(house))
    page.click("#toasts .toast button")
    page.until(lambda: _done(house) == [], "not undone")


@walk("the key u undoes the last step, also when a task was done twice, and when the toast has gone")
def undo_key(house, page):
    from selenium.webdriver.common.action_chains import ActionChains

    _equal_tasks(house)
    page.open(house.address + "/tasks")
    page.click("[data-id='1'] .done")
    page.until(lambda: page.visible(".tasks:last-child .task:last-child").get_attribute("data-id") == "1", "not done")
    page.until(lambda: page.click("[data-id='1'] .done") or page.all("#toasts .toast button:not([data-undo])"), "no question")
    once = house.passby("show", "1", "--json")
    page.run("document.activeElement.blur()")
    ActionChains(page.driver).send_keys("u").perform()
    page.until(lambda: _done(house) == [], "not undone")
    house.passby("add", "Tea", "--every", "2d")
    page.reads("Tea", "#board")
    page.run("document.querySelector('#toasts').replaceChildren()")
    ActionChains(page.driver).send_keys("u").perform()
    page.lacks("Tea", "#board")
    assert '"last_done":"20' in once


@walk("by keyboard, the focus goes on to the next task when one is done")
def focus_goes_on(house, page):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    _equal_tasks(house)
    page.open(house.address + "/tasks")
    page.visible("[data-id='2']")
    page.run("document.querySelector(\"[data-id='2'] .done\").focus()")
    ActionChains(page.driver).send_keys(Keys.ENTER).perform()
    page.until(lambda: page.visible(".tasks:last-child .task:last-child").get_attribute("data-id") == "2", "not done")
    page.until(
        lambda: page.run("return document.activeElement.closest('.task')?.dataset.id") == "3",
        "the focus is elsewhere")


@walk("what is done once has its date in words, with near days")
def once_has_near_days(house, page):
    house.environment["PASSBY_NOW"] = "2026-01-05T12:00:00Z"
    house.start()
    page.open(house.address + "/tasks/new")
    page.fill("#f-name", "Tax form")
    page.choose("[name=kind][value=once]")
    page.click("[data-words='weekend']")
    page.reads("Sat 10 Jan (in 5 days).", "#sentence")
    page.until(lambda: page.visible("#f-name").get_attribute("value") == "Tax form weekend", "not in the line")
    page.fill("#f-due", "sat 9:15")
    page.reads("Sat 10 Jan 09:15", "#sentence")
    page.click("[data-words='tomorrow']")
    page.reads("Tomorrow, Tue 6 Jan.", "#sentence")
    page.click("#save")
    page.until(lambda: '"due_day":"2026-01-06"' in house.passby("list", "--json"), "not stored")
    # It is stored before the form has its answer; until then the draft is kept.
    page.until(lambda: page.run("return location.pathname") == "/", "the form is not left")
    equal([], page.complaints())


@walk("two numbers in the wrong order are one fault, and the old dates go")
def reversed_window(house, page):
    house.start()
    page.open(house.address + "/tasks/new")
    page.fill("#f-name", "Tea")
    page.choose("[name=kind][value=repeat]")
    page.fill("#f-every", "14")
    page.reads("If you do it today", "#sentence")
    page.click("label:has(#window)")
    page.fill("#f-every-min", "20")
    page.reads("The first number must be the smaller one, such as 10 to 14.", "#e-every")
    page.lacks("If you do it today", "#sentence")
    equal("", page.text("#e-from"))


@walk("without a connection the header keeps its shape, and a new task does not leave the page")
def offline_form(house, page):
    from walks_drawn import faults_of

    _equal_tasks(house)
    page.open(house.address)
    page.reads("Task 1", "#board")
    house.stop()
    page.until(lambda: page.visible("#connection").is_displayed(), "the loss does not show")
    equal([], faults_of(page))
    lines = page.run(
        "return [...document.querySelectorAll('.tabs > a, .new')].map(e => Math.round(e.getBoundingClientRect().height))")
    assert max(lines) <= 56, lines
    page.click("#new-task")
    page.reads("No connection", "#toasts")
    equal(house.address.rstrip("/") + "/", page.run("return location.href"))
