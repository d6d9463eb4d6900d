"""Walks on the map: places by pin, by list and by search, pictures without a network, and the position as it comes."""

import contextlib
import datetime
import http.server
import json
import pathlib
import sqlite3
import threading
import urllib.parse

import seeds
from browser import browser
from registry import equal, walk

TOWN = pathlib.Path(__file__).resolve().parents[3] / "Fixtures" / "tiles" / "berlin.mbtiles"
HOME = (52.52, 13.405)
OVERLAPS = """
  const boxes = [...document.querySelectorAll('.place-name')].map((each) => each.getBoundingClientRect());
  return boxes.some((a, i) => boxes.slice(i + 1).some((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));"""


def _furnish(house, settings=""):
    house.configure(f"web:\n  tiles_file: {TOWN}\n{settings}")
    seeds.begin_with(house, "home and pharmacy", _fill)
    house.start()


def _fill(house):
    house.passby("place", "add", "Home", "52.52,13.405", "--radius", "60", "--tag", "home")
    house.passby("place", "add", "Pharmacy", "52.52162,13.40973", "--radius", "60")
    house.passby("add", "Cat medicine", "--every", "10-14w", "--place", "Pharmacy")


def _open(house, page, path="/map"):
    page.open(house.address + path)
    page.visible(".leaflet-container")
    page.until(lambda: page.run("return Boolean(window.passbyMap)"), "the map does not begin")


def _click_map(page, latitude, longitude):
    """Clicks a point of the map, as the browser's own mouse does."""
    from selenium.webdriver.common.action_chains import ActionChains

    page.run("passbyMap.setView([arguments[0], arguments[1]], 16, {animate: false})", latitude, longitude)
    middle = page.visible("#map")
    ActionChains(page.driver).move_to_element_with_offset(middle, 60, 40).click().perform()
    page.visible("#sheet")


@walk("a pin makes a place, a slider sizes it, dragging moves it, undo takes it back")
def pin(house, page):
    from selenium.webdriver.common.action_chains import ActionChains

    _furnish(house)
    _open(house, page)
    _click_map(page, 52.51, 13.39)
    before = page.visible("#p-position").get_attribute("value")
    page.run(
        "const slider = document.querySelector('#sheet input[type=range]'); slider.value = 400;"
        "slider.dispatchEvent(new Event('input', {bubbles: true}))")
    equal("600 m", page.visible("#p-radius").get_attribute("value"))
    ActionChains(page.driver).click_and_hold(page.visible(".pin")).move_by_offset(30, 20) \
        .move_by_offset(20, 10).release().perform()
    page.until(
        lambda: page.visible("#p-position").get_attribute("value") != before, "the pin stays")
    page.click(".place-form .primary")
    page.until(lambda: page.text("#e-p-name"), "no error beside the name")
    page.fill("#p-name", "Bakery")
    page.fill("#p-tags", "food, Bread")
    page.click(".place-form .primary")
    page.reads("Bakery", "#board")
    page.reads("#food #bread", "#board")
    assert '"radius_m":600' in house.passby("place", "show", "Bakery", "--json")
    page.click("#toasts .toast button")
    page.lacks("Bakery", "#board")
    # The page of a refused form has an address that only takes forms.
    equal([], [each for each in page.complaints() if "422" not in each and "405" not in each])


@walk("a place of the list is changed and deleted on the map; what another has changed is not overwritten")
def change(house, page):
    _furnish(house)
    _open(house, page)
    page.click("#place-list [data-name='Pharmacy'] a")
    page.reads("Pharmacy", "#sheet h2")
    page.fill("#p-name", "Chemist")
    house.passby("place", "edit", "Pharmacy", "--name", "Drugstore", "--radius", "90")
    page.click(".place-form .primary")
    page.reads("Elsewhere it is now: Name: Drugstore", "#sheet")
    equal("Chemist", page.visible("#p-name").get_attribute("value"))
    # What only the other has changed is taken over.
    equal("90 m", page.visible("#p-radius").get_attribute("value"))
    page.click(".place-form .primary")
    page.reads("Chemist", "#board")
    page.reads("90 m", "#place-list [data-name='Chemist']")
    page.click("#place-list [data-name='Chemist'] a")
    page.click(".place-removal button")
    page.reads("Cat medicine", "#toasts")
    page.lacks("Chemist", "#board")
    page.click("#toasts .toast button")
    page.reads("Chemist", "#board")


@walk("a tap on the map, or a quick flick of the pin, loses nothing that was typed")
def typed_stays(house, page):
    from selenium.webdriver.common.action_chains import ActionChains

    _furnish(house)
    _open(house, page)
    page.click("#place-list [data-name='Pharmacy'] a")
    page.reads("Pharmacy", "#sheet h2")
    before = page.visible("#p-position").get_attribute("value")
    ActionChains(page.driver, duration=0).click_and_hold(page.visible(".pin")).move_by_offset(40, 30).release().perform()
    page.until(lambda: page.visible("#p-position").get_attribute("value") != before, "the pin stays")
    page.fill("#p-name", "Chemist")
    ActionChains(page.driver).move_to_element_with_offset(page.visible("#map"), -60, -40).click().perform()
    equal("Chemist", page.visible("#p-name").get_attribute("value"))


@walk("without pictures the map shows land, sea and towns, and no name lies on another")
def world(house, page):
    house.configure('web:\n  tiles: ""\n')
    seeds.begin_with(house, "home and pharmacy", _fill)
    house.start()
    _open(house, page)
    page.visible("#map[data-drawn=world]")
    page.reads("Natural Earth", ".leaflet-control-attribution")
    page.run("passbyMap.setView([50, 15], 4, {animate: false})")
    page.reads("Vienna", ".place-names")
    assert not page.run(OVERLAPS), "two names lie on each other"
    shades = """
      const seen = new Set();
      for (const tile of document.querySelectorAll('canvas.leaflet-tile, .leaflet-tile-container canvas')) {
        const { data } = tile.getContext('2d').getImageData(0, 0, tile.width, tile.height);
        for (let i = 0; i < data.length; i += 4000) seen.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
      }
      return seen.size;"""
    page.until(lambda: page.run(shades) > 3, "no land and sea")


@walk("pictures come out of a file, without a network, and none is asked for that is not there")
def offline(house, page):
    _furnish(house)
    _open(house, page)
    loaded = "return [...document.querySelectorAll('.pictures img')].filter(e => e.naturalWidth).length"
    page.until(lambda: page.run(loaded) > 0, "no picture")
    page.reads("Passby, drawn", ".leaflet-control-attribution")
    page.open(house.address + "/places/1")
    page.until(lambda: page.run("return document.querySelector('.place-head img').naturalWidth") > 0, "no thumbnail")
    equal([], page.complaints())


@walk("without pictures a net of degrees and a bar of scale remain")
def net(house, page):
    house.start()
    _open(house, page)
    page.until(lambda: page.all("#map canvas.leaflet-tile"), "no net")
    page.reads("km", ".leaflet-control-scale-line")
    page.reads("No places yet", "#board")
    equal([], page.complaints())


@walk("in the street the degrees stand at two edges, rings say how far it is, and no time of a visit lies on a name")
def street(house, page):
    house.configure('web:\n  tiles: ""\n')
    house.passby("place", "add", "Home", "52.52,13.405", "--radius", "60")
    house.passby("place", "add", "Pharmacy", "52.5203,13.4062", "--radius", "30")
    house.start()
    house.stand(*HOME, seconds=8)
    _open(house, page)
    page.reads("Your position", "#where")
    page.size(1280, 1000)
    page.run("passbyMap.setView([52.52, 13.405], 15, {animate: false})")
    page.reads("1 km", "#map")
    page.reads("500 m", "#map")
    off_edge = """
      const frame = document.querySelector('#map').getBoundingClientRect();
      return [...document.querySelectorAll('.edge-labels span')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left - frame.left > 2 && frame.bottom - box.bottom > 2;
      }).map((each) => each.textContent);"""
    page.until(lambda: page.all(".edge-labels span"), "no degrees")
    equal([], page.run(off_edge))
    # The visit may begin after the page was loaded.
    page.until(lambda: page.open(house.address + "/map") or page.all("#visited li"), "no visit")
    page.until(lambda: page.run("return document.querySelector('#map').dataset.visits") == "1", "no dot of a visit")
    assert not page.run(OVERLAPS), "two words lie on each other"


@walk("the position moves as it comes, the map follows, and the place says that you are here")
def live_position(house, page):
    _furnish(house)
    house.stand(HOME[0] + 0.01, HOME[1], seconds=8)
    _open(house, page)
    page.reads("Your position", "#where")
    page.click("#follow")
    house.approach(*HOME)
    page.reads("you are here", "#place-list [data-name='Home']")
    page.until(lambda: abs(page.run("return passbyMap.getCenter().lat") - HOME[0]) < 0.001, "not followed")
    page.click("#follow")
    page.click("#add-place")
    page.click("[data-here]")
    page.until(
        lambda: page.visible("#p-position").get_attribute("value").startswith("52.5"), "not here")


@walk("before the first position the map shows where one was today, not the places of another town")
def trail(house, page):
    seeds.begin_with(house, "home and pharmacy", _fill)
    house.environment["PASSBY_NOW"] = seeds.NOW
    noon = int(datetime.datetime.fromisoformat(seeds.NOW).timestamp()) * 1000
    points = [(noon - 3_600_000 + number * 30_000, 48.2 + number / 1000, 16.37, 8) for number in range(40)]
    with contextlib.closing(sqlite3.connect(seeds.folder(house) / "passby.db")) as database, database:
        database.executemany(
            "INSERT INTO position (time_ms, latitude, longitude, accuracy_m) VALUES (?, ?, ?, ?)", points)
    house.start()
    _open(house, page)
    page.until(lambda: page.run(
        "const shown = passbyMap.getBounds(); return shown.contains([48.2, 16.37]) && shown.contains([48.239, 16.37])"
        " && passbyMap.getZoom() > 10"), "the trail is not in sight")


@walk("positions, places and addresses are found; a pin is named; a long press sets one", own_browser=True)
def search(house):
    asked = []

    class Service(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            one = {"lat": "52.5216", "lon": "13.4097", "name": "Old Mill", "licence": "Data by us",
                   "display_name": "Old Mill, Mill Road"}
            body = json.dumps([one] if self.path.startswith("/search") else one).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    _furnish(house, f"  geocoder: http://127.0.0.1:{server.server_port}\n")
    with browser(width=360, height=740, phone=True) as page:
        _open(house, page)
        for wanted, place in (("geo:52.53,13.41;u=9", "52.53,13.41"), ("mill road", "52.5216,13.4097")):
            page.fill("#place-search", wanted)
            page.click("#place-search-form button")
            page.until(
                lambda: page.all("#sheet:not([hidden])")
                and page.visible("#p-position").get_attribute("value") == place, wanted)
            page.click("#sheet [data-close]")
        equal("mill road", urllib.parse.parse_qs(urllib.parse.urlparse(asked[-1]).query)["q"][0])
        page.fill("#place-search", "pharm")
        page.click("#place-search-form button")
        page.reads("Pharmacy", "#found")
        page.click("#found button")
        page.reads("Pharmacy", "#sheet h2")
        page.click("#sheet [data-close]")
        page.run(
            "passbyMap.fire('contextmenu', {latlng: L.latLng(52.51, 13.39)})")
        page.until(lambda: page.visible("#p-name").get_attribute("value") == "Old Mill", "no name")
        page.reads("Near Old Mill, Mill Road (Data by us)", "#near")
    server.shutdown()


@walk("places without scripts: add, errors, here, change, delete and undo", own_browser=True)
def plain_places(house):
    _furnish(house)
    house.stand(*HOME, seconds=8)
    with browser(width=360, height=740, scripts=False) as page:
        page.open(house.address + "/map")
        page.click("#add-place")
        page.fill("#p-position", "91,13")
        page.click(".place-form .primary")
        page.reads("out of range", "#e-p-position")
        page.fill("#p-name", "Kiosk")
        page.fill("#p-position", "here")
        page.click(".place-form .primary")
        page.reads("Kiosk", "#board")
        page.click("#place-list [data-name='Kiosk'] a")
        page.reads("No tasks here yet")
        page.click("a[href='/places/3/edit']")
        page.fill("#p-radius", "2 km")
        page.click(".place-form .primary")
        page.reads("2 km around", "#board")
        page.click("a[href='/places/3/edit']")
        page.click(".place-removal button")
        page.lacks("Kiosk", "#board")
        page.click("#toasts button")
        page.reads("Kiosk", "#board")


@walk("a place is changed and removed, errors stand beside their fields, and undo brings it back")
def place_form(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--place", "Vet")
    house.start()
    page.open(house.address + "/places/1/edit")
    page.fill("#p-radius", "5")
    page.click(".place-form button.primary")
    page.reads("20 m", "#e-p-radius")
    page.fill("#p-radius", "250")
    page.fill("#p-position", "geo:52.52,13.38")
    page.click(".place-form button.primary")
    page.until(lambda: '"radius_m":250' in house.passby("place", "show", "1", "--json"), "kept")
    page.open(house.address + "/places/1/edit")
    page.click(".place-removal button.danger")
    page.until(lambda: house.passby("place", "list", "--json").strip() == "[]", "not removed")
    page.click("#toasts button")
    page.until(lambda: '"tasks":[1]' in house.passby("place", "show", "1", "--json"), "not back")
