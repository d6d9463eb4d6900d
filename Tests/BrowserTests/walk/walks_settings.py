"""Walks through the settings page, and the question that the map asks at first."""

import pathlib

from browser import browser
from registry import equal, walk

TOWN = pathlib.Path(__file__).resolve().parents[3] / "Fixtures" / "tiles" / "berlin.mbtiles"


@walk("settings are chosen on the page, a wrong one comes back as typed, and undo takes one back")
def settings(house, page):
    house.start()
    page.open(house.address + "/settings")
    page.run("document.querySelector('[name=\"day.start\"]').type = 'text'")
    page.fill("[name='day.start']", "22:00")
    page.click("#day .primary")
    page.reads("Expected two different times.", "#day")
    equal("22:00", page.visible("[name='day.start']").get_attribute("value"))
    page.reads("Expected two different times.", "#refusal")
    page.until(lambda: page.run("return document.activeElement.name") == "day.start", "the field has no focus")
    assert page.run("const { top, bottom } = document.activeElement.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight")
    page.fill("[name='reminders.horizon']", "3d")
    page.click("#tasks .primary")
    page.reads("Changed settings: reminders.horizon.", "#toasts")
    assert '"origin":"page"' in house.passby("config", "reminders.horizon", "--json").replace(" ", "")
    page.click("#toasts .toast button")
    page.reads("Undone", "#toasts")
    assert '"origin":"default"' in house.passby("config", "reminders.horizon", "--json").replace(" ", "")
    equal([], [each for each in page.complaints() if "422" not in each])


@walk("the map asks once for its images and once for addresses, without a word to anybody before", own_browser=True)
def question(house):
    house.start()
    for scripts in (True, False):
        with browser(width=390, height=844, scripts=scripts) as page:
            page.open(house.address + "/map")
            page.reads("Show a map from OpenStreetMap?", "#question")
            page.click("#question summary")
            page.fill("#q-file", "/nowhere.mbtiles")
            page.click("#question details button")
            page.reads("Passby cannot read a map there", "#question .error-text")
            page.fill("#q-file", str(TOWN))
            page.click("#question details button")
            page.reads("Search for addresses", "#question")
            page.click("#question button[value=none]")
            page.gone("#question")
            if scripts:
                page.until(lambda: page.all("#map img.leaflet-tile"), "no images of the map")
                equal([], [each for each in page.complaints() if "422" not in each])
        house.passby("undo")
        house.passby("undo")


@walk("days of rest are added and removed, and the message takes back what was done")
def rest(house, page):
    house.start()
    page.open(house.address + "/settings")
    page.click("a[href='/rest']")
    page.reads("No rest days.")
    page.run("document.querySelector('[type=date][name=from]').value = '2026-12-24'; document.querySelector('[type=date][name=to]').value = '2026-12-26'")
    page.click("form.period .primary")
    page.reads("Thu 24 Dec 2026 – Sat 26 Dec 2026", "#board")
    page.click("#toasts [data-undo]")
    page.reads("No rest days.", "#board")
    house.passby("rest", "2027-01-01")
    page.reads("Fri 1 Jan 2027", "#board")
    page.click("#board button")
    page.reads("No rest days.", "#board")
    page.click("#toasts [data-undo]")
    page.reads("Fri 1 Jan 2027", "#board")
    equal([], page.complaints())
