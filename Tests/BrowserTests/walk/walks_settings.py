"""Walks through the settings page, and the question that the map asks at first."""

import pathlib

from browser import browser
from registry import equal, walk

TOWN = pathlib.Path(__file__).resolve().parents[3] / "Fixtures" / "tiles" / "berlin.mbtiles"


@walk("each setting is saved as it is changed, a wrong one stays in its field, and undo takes one back")
def settings(house, page):
    house.start()
    page.open(house.address + "/settings")
    _open_rows(page, "day", "reminders")
    equal([], [each for each in page.all("#board .settings-form .primary") if each.is_displayed()])
    # A wrong value stays, with the error beside it, and keeps no other field from being saved.
    page.run("document.querySelector('[name=\"day.start\"]').type = 'text'")
    page.change("[name='day.start']", "22:00")
    page.reads("Expected two different times.", "#e-day-start")
    equal("22:00", page.visible("[name='day.start']").get_attribute("value"))
    equal("true", page.visible("[name='day.start']").get_attribute("aria-invalid"))
    page.change("[name='reminders.horizon']", "3d")
    page.reads("A task opens this long before it is due: 3d.", "#toasts")
    assert '"origin":"page"' in house.passby("config", "reminders.horizon", "--json").replace(" ", "")
    page.reads("Expected two different times.", "#e-day-start")
    # Once the other end fits, the field that was wrong is saved with it.
    page.run("document.querySelector('[name=\"day.end\"]').type = 'text'")
    page.change("[name='day.end']", "23:00")
    page.reads("The day begins at: 22:00.", "#toasts")
    page.until(lambda: page.text("#e-day-start") == "", "the error stays")
    page.click("#toasts .toast button")
    page.reads("Undone", "#toasts")
    page.until(lambda: page.run("return document.querySelector('[name=\"day.end\"]').value") == "22:00", "the field does not follow")
    house.passby("undo")
    page.until(lambda: page.run("return document.querySelector('[name=\"reminders.horizon\"]').value") == "24h", "the field does not follow the command")
    # A time that was just typed is saved as its field is left, whatever is drawn or changed meanwhile.
    page.run(
        "const type = (name, value) => { const field = document.querySelector(`[name='${name}']`); field.type = 'time'; field.focus();"
        " field.value = value; field.dispatchEvent(new Event('change', { bubbles: true })); };"
        "type('day.end', '21:30'); type('day.start', '06:30'); document.activeElement.blur(); window.passby.refresh()")
    page.until(
        lambda: all(each in house.passby("config", "--json") for each in ('"21:30"', '"06:30"')), "a time that was typed is not saved")
    equal([], [each for each in page.complaints() if "409" not in each])


@walk("language, theme and parts take effect at once, and undo brings back the page as it was")
def settings_at_once(house, page):
    house.start()
    page.open(house.address + "/settings")
    _open_rows(page, "look")
    page.click("[name='appearance.theme'][value=dark]")
    page.until(lambda: page.run("return document.documentElement.dataset.theme") == "dark", "it is not dark")
    page.reads("Theme: Dark.", "#toasts")
    page.until(lambda: page.run("return document.activeElement.value") == "dark", "the focus is lost")
    page.click("#toasts .toast button")
    page.until(lambda: page.run("return document.documentElement.dataset.theme") == "system", "it is still dark")
    page.run("const field = document.querySelector('[name=language]'); field.value = 'uk'; field.dispatchEvent(new Event('change', {bubbles: true}))")
    page.reads("Мова і час")
    house.passby("undo")
    page.reads("Phones and access")
    # Another server is only saved once its address is known.
    _open_rows(page, "map")
    page.click("[name=map][value=server]")
    page.until(lambda: page.run("return document.activeElement.name") == "web.tiles", "its field has no focus")
    page.change("[name='web.tiles']", "https://tiles.example.org/{z}/{x}/{y}.png")
    page.reads("Map images: Another server.", "#toasts")
    equal([], page.complaints())


@walk("without scripts each group of settings has a button", own_browser=True)
def settings_plain(house):
    house.start()
    with browser(scripts=False) as page:
        page.open(house.address + "/settings")
        _open_rows(page, "reminders")
        page.fill("[name='reminders.horizon']", "2d")
        page.click("#tasks .primary")
        page.reads("A task opens this long before it is due: 2d.", "#toasts")
        # Its row is still open, and one that an address names is open, too.
        page.visible("[name='reminders.horizon']")
        page.open(house.address + "/settings#parts")
        page.visible("[name='part.mood']")


@walk("the settings are rows that open, and an address opens the row that it names, or what it names in one", own_browser=True)
def settings_rows(house):
    house.start()
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address + "/settings")
        equal([], page.run("return [...document.querySelectorAll('.setting-row[open]')].map((row) => row.id)"))
        height = page.run("return document.documentElement.scrollHeight")
        assert height <= 2500, height
        for target, row in (("reminders", "reminders"), ("quiet", "day"), ("addresses", "map"), ("browsers", "reminders"), ("page-keys", "phones")):
            page.open("about:blank")
            page.open(f"{house.address}/settings#{target}")
            page.until(
                lambda row=row: page.run("return [...document.querySelectorAll('.setting-row[open]')].map((row) => row.id)") == [row],
                f"#{target} does not open its row alone")
        page.open(house.address + "/settings")
        # A switch is saved as it is pressed.
        _open_rows(page, "day")
        page.click("[role=switch][name='quiet_hours.all']")
        page.until(lambda: '"value":true' in house.passby("config", "quiet_hours.all", "--json").replace(" ", ""), "the switch is not saved")
        page.click("#toasts .toast button")
        page.until(lambda: not page.run("return document.querySelector(\"[name='quiet_hours.all']\").checked"), "undo does not turn it back")
        equal([], page.complaints())


def _open_rows(page, *names):
    """Opens rows of the settings."""
    for name in names:
        page.click(f"#{name} > summary")


@walk("the map asks once for its images and once for addresses, without a word to anybody before", own_browser=True)
def question(house):
    house.start()
    for scripts in (True, False):
        with browser(width=390, height=844, scripts=scripts) as page:
            page.open(house.address + "/map")
            page.reads("Show streets on the map?", "#question")
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
    _open_rows(page, "day")
    page.click("main a[href='/rest']")
    page.reads("No rest days.")
    page.change(".datefield [name=from]", "2026-12-24")
    page.change(".datefield [name=to]", "2026-12-26")
    page.click("form.period .primary")
    page.reads("Thu 24 Dec – Sat 26 Dec", "#board")
    page.click("#toasts [data-undo]")
    page.reads("No rest days.", "#board")
    house.passby("rest", "2027-01-01")
    page.reads("Fri 1 Jan 2027", "#board")
    page.click("#board button")
    page.reads("No rest days.", "#board")
    page.click("#toasts [data-undo]")
    page.reads("Fri 1 Jan 2027", "#board")
    equal([], page.complaints())
