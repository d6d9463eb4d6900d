"""Walks through reminders on the page, the question for a mood, and the habits of the day."""

import json
import os
import pathlib

from browser import browser
from registry import equal, walk

VET = (52.5163, 13.3777)

# The sentences that a screen reader was told, in order.
LISTEN = """
window.told = [];
for (const place of document.querySelectorAll("[role=status]")) {
  new MutationObserver(() => { const text = place.textContent.trim(); if (text) window.told.push(text); }).observe(place, { childList: true });
}
"""

# The row that takes the place of another: between its neighbours, within the window, and nothing before it.
PLACE = """
const row = document.querySelector(".guest.mood");
const { top, bottom, left, width } = row.getBoundingClientRect();
const found = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
return [row.previousElementSibling?.dataset.id ?? null, row.nextElementSibling?.dataset.id ?? null, top >= 0 && bottom <= innerHeight, row.contains(found)];
"""


def _keep(page, name):
    folder = os.environ.get("PASSBY_PICTURES")
    if folder:
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        page.picture(pathlib.Path(folder) / f"{name}.png")


@walk("a reminder is its row, which glows once in its section and is said once; several of one moment are one", own_browser=True)
def row_glows(house):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    for task in ("Cat medicine", "Ask about drops"):
        house.passby("add", task, "--place", "Vet")
    house.passby("add", "Bread")
    house.start()
    with browser(width=390, height=844) as page:
        page.open(house.address)
        page.reads("Any time", "#board")
        page.run(LISTEN)
        house.approach(*VET)
        page.until(lambda: page.run("return document.querySelectorAll('.task.reminded').length") == 2, "the rows do not glow")
        _keep(page, "glow-390")
        equal(["1", "2"], sorted(page.run("return [...document.querySelectorAll('.task.reminded')].map((each) => each.dataset.id)")))
        equal(["You are at Vet. Cat medicine, Ask about drops"], page.run("return window.told"))
        page.until(lambda: not page.all(".reminded"), "the rows go on glowing")
        equal([], page.all(".toast"))
        equal([], page.complaints())


@walk("a reminder without a row is the first row of Here, one for all of a moment, until it is closed or the stay ends")
def row_of_here(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    for task in ("Cat medicine", "Ask about drops"):
        house.passby("add", task, "--place", "Vet")
    house.start()
    page.open(house.address + "/?show=late")
    page.run(LISTEN)
    house.approach(*VET)
    page.reads("You are at Vet. Cat medicine, Ask about drops", "[data-section=here] .guest.reminder")
    equal(["You are at Vet. Cat medicine, Ask about drops"], page.run("return window.told"))
    page.counts(1, ".guest")
    # A list that is drawn anew keeps it.
    house.passby("add", "Tax form", "--due", "2020-01-01")
    page.reads("Tax form", "#board")
    page.counts(1, ".guest")
    page.click(".guest button")
    page.gone("[data-section=here]")
    equal([], page.complaints())


@walk("on another page a message leads to what can be done here, one for all tasks of the place")
def reminded_elsewhere(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    for task in ("Cat medicine", "Ask about drops"):
        house.passby("add", task, "--place", "Vet")
    house.start()
    page.open(house.address + "/history")
    house.approach(*VET)
    page.reads("You are at Vet. Cat medicine, Ask about drops", "#toasts .told")
    page.counts(1, "#toasts .toast")
    page.click("#toasts .told a")
    page.reads("Vet", "[data-section=here]")
    equal([], page.complaints())


@walk("what the page has just made due is not reminded of: Move to this week, and a new date")
def made_due(house, page):
    for number in range(8):
        house.passby("add", f"Task {number}", "--due", "2020-01-01")
    house.start()
    page.open(house.address)
    page.run(LISTEN)
    page.click("[formaction='/overdue/week']")
    page.reads("Moved to this week", "#toasts")
    page.settle()
    house.passby("add", "Bread", "--due", "today")
    page.reads("Bread", "#board")
    equal([], page.all(".reminded, .guest, .told"))
    equal("", page.text("#told"))


@walk("after a tick five faces take the place of the row, in sight and before nothing, until something else is done", own_browser=True)
def mood_in_place(house):
    for number in range(1, 10):
        house.passby("add", f"Task {number}", "--due", "today")
    house.start()
    with browser(width=390, height=844) as page:
        page.open(house.address)
        page.reads("Task 9", "#board")
        rows = page.run("return [...document.querySelectorAll('[data-section=today] .task')].map((each) => each.dataset.id)")
        page.click(f"[data-id='{rows[3]}'] .done")
        page.visible(".guest.mood [role=group]")
        page.gone(f"#board [data-id='{rows[3]}']")
        _keep(page, "mood-390")
        equal([rows[2], rows[4], True, True], page.run(PLACE))
        assert page.all(".guest.mood")[0].size["height"] <= 64
        equal(5, len(page.all(".guest.mood button")))
        # A list that is drawn anew keeps it, and its focus.
        page.run("document.querySelector('.guest.mood button').focus()")
        house.passby("add", "Bread", "--due", "today")
        page.reads("Bread", "#board")
        equal("0", page.run("return document.activeElement.value"))
        # The last row, at the end of the window.
        page.click(f"[data-id='{rows[8]}'] .done")
        page.until(lambda: not page.all(f"#board [data-id='{rows[8]}']") and page.all(".guest.mood"), "it is not asked again")
        equal([True, True], page.run(PLACE)[2:])
        page.settle()
        page.click(".guest.mood [value='3']")
        page.gone(".guest.mood")
        page.until(lambda: '"emotion":3' in house.passby("mood", "--json"), "no mood is noted")
        equal([], page.complaints())


@walk("undo, like anything else that is done, takes the question for a mood away")
def mood_goes(house, page):
    for number in range(1, 4):
        house.passby("add", f"Task {number}", "--due", "today")
    house.start()
    page.open(house.address)
    page.click("[data-id='2'] .done")
    page.visible(".guest.mood")
    page.click("#toasts [data-undo]")
    page.gone(".guest.mood")
    page.visible(".task[data-id='2']")


@walk("a picture is offered in the message of each tick, where that is wanted")
def reward_each_time(house, page):
    house.configure("rewards:\n  offer: always\n")
    for number in range(1, 4):
        house.passby("add", f"Task {number}", "--due", "today")
    house.start()
    page.open(house.address)
    for number in (1, 2):
        page.settle()
        page.click(f"[data-id='{number}'] .done")
        page.reads("Show a picture", "#toasts")
        page.counts(1, "#toasts a")
        page.gone(f"#board [data-id='{number}']")
    page.click("#toasts a")
    page.visible(".reward-sheet img")


@walk("habits of the day stand below the tasks of Today, and are ticked there with undo", own_browser=True)
def habits_of_today(house):
    house.passby("add", "Tax form", "--due", "today")
    house.passby("habit", "add", "Walk", "--days", "21")
    house.passby("habit", "add", "Read", "--days", "21", "--at", "23:59")
    house.start()
    names = "return [...document.querySelectorAll('[data-section=today] .task h2')].map((each) => each.textContent.trim())"
    with browser(width=390, height=844) as page:
        page.open(house.address)
        page.reads("Walk", "[data-section=today]")
        equal(["Tax form", "Read", "Walk"], page.run(names))
        _keep(page, "habits-390")
        page.click("#h1 .done")
        page.gone("#h1")
        page.reads("Walk", "#toasts")
        equal("done", json.loads(house.passby("habit", "show", "Walk", "--json"))["boxes"][0]["state"])
        page.click("#toasts [data-undo]")
        page.reads("Walk", "[data-section=today]")
        equal([], page.complaints())
    with browser(width=390, height=844, scripts=False) as page:
        page.open(house.address)
        page.click("#h1 .done")
        page.reads("Walk", "#toasts")
        equal(["Tax form", "Read"], page.run(names))
        page.click("#toasts [data-undo]")
        page.reads("Walk", "[data-section=today]")
