"""Walks to a place: its section in every tab, places nearby, the page of a place, and a map with many places."""

import datetime
import os
import pathlib

import seeds
from browser import browser
from registry import equal, walk

PHARMACY = (52.5163, 13.3777)
BAKERY = (52.5233, 13.3777)


def _furnish(house):
    seeds.begin_with(house, "two places", _fill)
    house.start()


def _fill(house):
    house.passby("place", "add", "Pharmacy", "52.5163,13.3777", "--radius", "80")
    house.passby("place", "add", "Bakery", "52.5233,13.3777", "--radius", "80")
    for task in ("Cat medicine", "Buy plasters", "Ask about drops"):
        house.passby("add", task, "--place", "Pharmacy")
    house.passby("add", "Bread", "--place", "Bakery")
    house.passby("add", "Tax form", "--due", "2020-01-01T09:00")


def _keep(page, name):
    folder = os.environ.get("PASSBY_PICTURES")
    if folder:
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        page.picture(pathlib.Path(folder) / f"{name}.png")


HERE = "[data-section='here']"
ASKED = HERE + " > .list .task"


@walk("at the pharmacy a section shows what to do there, in every tab, until it is answered or the visit ends")
def visit(house, page):
    _furnish(house)
    page.open(house.address)
    page.visible("#board")
    page.gone(HERE)
    with browser() as other:
        other.open(house.address)
        house.approach(*PHARMACY)
        for each in (page, other):
            each.reads("Here: Pharmacy", HERE)
            equal(3, len(each.all(ASKED)))
        _keep(page, "visit-1000")
        # Done in the terminal: both tabs follow.
        house.passby("done", "Cat medicine")
        for each in (page, other):
            each.until(lambda: len(each.all(ASKED)) == 2, "the terminal's step does not show")
        # Left for another visit, in one tab.
        other.settle()
        other.click("#t2 summary")
        other.click("#t2 [value='visit']")
        page.until(lambda: len(page.all(ASKED)) == 1, "the other tab's step does not show")
        page.reads("Left for now: 1", HERE)
        page.click(HERE + " .left summary")
        page.reads("Buy plasters", HERE + " .left")
    page.open(house.address)
    page.reads("Ask about drops", HERE)
    page.open(house.address + "/history")
    page.open(house.address)
    page.reads("Ask about drops", HERE)
    house.leave(*PHARMACY)
    page.gone(HERE)
    page.open(house.address)
    page.visible("#fold-anytime")
    page.gone(HERE)
    equal([], page.complaints())


@walk("the section needs no script, begins high on a phone, and answers for all tasks at once", own_browser=True)
def visit_plain(house):
    _furnish(house)
    house.approach(*PHARMACY)
    with browser(width=390, height=844, scripts=False) as page:
        page.until(lambda: page.open(house.address) or page.all(HERE), "no section")
        page.counts(3, ASKED)
        # WebDriver runs scripts where the page may not.
        top = page.run("return document.querySelector('.task').getBoundingClientRect().top")
        assert top <= 190, f"the first task begins at {top}"
        _keep(page, "visit-390-plain")
        page.click("#t1 .done")
        page.reads("Done", "#toasts")
        page.counts(2, ASKED)
        page.click("#t2 summary")
        page.click("#t2 [value='1h']")
        page.reads("Snoozed: Buy plasters.", "#toasts")
        page.click("#toasts button")
        page.counts(2, ASKED)
        page.click(HERE + " .section-acts [value='this-visit']")
        page.reads("Left for another visit: Buy plasters, Ask about drops.", "#toasts")
        page.gone(ASKED)
        page.reads("Left for now: 2", HERE)


@walk("what can be done at places stands nearest first, with how far it is; a place has a page of its own")
def near(house, page):
    _furnish(house)
    begin = (datetime.date.today() - datetime.timedelta(days=14)).isoformat()
    for name, place in (("Pills", "Pharmacy"), ("Rye", "Bakery")):
        house.passby("add", name, "--every", "1-9w", "--start", begin, "--place", place)
    # North of both, beside the bakery.
    house.stand(BAKERY[0] + 0.002, BAKERY[1])
    page.until(lambda: page.open(house.address) or page.all(".away"), "no distance")
    names = page.run("return [...document.querySelectorAll('[data-section=pass] h2 a')].map((each) => each.innerText.trim())")
    equal(["Rye", "Pills"], names[:2])
    page.reads("1.0 km", "[data-section='pass']")
    page.open(house.address + "/places/2")
    page.reads("Bread", "#board")
    page.click("#board a.primary[data-dialog]")
    page.visible("#f-name").send_keys("Rolls")
    page.choose("[name=kind][value=once]")
    page.click("#save")
    page.reads("Rolls", "#board")
    assert "Bakery" in house.passby("show", "Rolls")
    page.open(house.address + "/map")
    page.click("#place-list [data-name='Bakery'] .to-place")
    page.reads("Bread", "#board")
    _keep(page, "place-page")
    equal([], page.complaints())


@walk("many places: numbered clusters, a list in natural order that the search narrows, a legend")
def many_places(house, page):
    for number in range(1, 41):
        row, column = divmod(number, 8)
        house.passby("place", "add", f"Stop {number}", f"{52.50 + row * 0.0011:.6f},{13.38 + column * 0.0016:.6f}", "--radius", "40")
    house.start()
    page.open(house.address + "/map")
    page.until(lambda: page.run("return Boolean(window.passbyMap)"), "the map does not begin")
    names = page.run("return [...document.querySelectorAll('#place-list > li')].map(e => e.dataset.name)")
    equal([f"Stop {number}" for number in range(1, 41)], names)
    page.run("passbyMap.setView([52.503, 13.386], 11, {animate: false})")
    page.until(lambda: page.all(".cluster"), "no cluster")
    _keep(page, "map-many")
    page.run("passbyMap.setView([52.503, 13.386], 17, {animate: false})")
    page.gone(".cluster")
    page.reads("elsewhere", ".legend")
    page.fill("#place-search", "stop 12")
    page.until(
        lambda: page.run("return [...document.querySelectorAll('#place-list > li:not([hidden])')].length") == 1,
        "the list is not narrowed")
    page.fill("#place-search", "nowhere")
    page.reads("None of your places", "#no-match")
    assert page.visible("#new-task").is_displayed()
    equal([], page.complaints())
