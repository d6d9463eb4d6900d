"""Walks on the map: a pin becomes a place, the position moves, and tiles come from a file."""

import pathlib

from selenium.webdriver.common.action_chains import ActionChains

from browser import browser
from registry import equal, walk

FIXTURES = pathlib.Path(__file__).resolve().parents[3] / "Fixtures"
VET = (52.5163, 13.3777)


def _click_map(page, right=120, down=80):
    """Clicks beside the middle of the map, where no circle is."""
    stage = page.visible("#map")
    ActionChains(page.driver).move_to_element_with_offset(stage, right, down).click().perform()


@walk("a click on the map sets a pin, and the pin becomes a place")
def pin(house, page):
    house.start()
    house.stand(*VET)
    page.open(house.address + "/map")
    page.visible(".leaflet-container")
    _click_map(page)
    page.visible("#sheet")
    page.fill("#sheet #p-name", "Vet")
    page.fill("#sheet #p-radius", "80")
    page.click("#sheet button.primary")
    page.reads("Vet", "#board")
    assert '"name":"Vet"' in house.passby("place", "list", "--json")
    assert '"radius_m":80' in house.passby("place", "list", "--json")
    page.click("#toasts .toast button")
    page.until(lambda: house.passby("place", "list", "--json").strip() == "[]", "not undone")
    equal([], page.complaints())


@walk("the position, its accuracy and being inside show, and follow the receiver")
def position(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.start()
    page.open(house.address + "/map")
    page.visible(".leaflet-container")
    house.approach(*VET)
    page.reads("you are here", "#board")
    page.until(lambda: "±" in page.text("#where") or "m" in page.text("#where"), "no position")
    equal([], page.complaints())


@walk("a place is changed and removed, errors stand beside their fields, and undo brings it back")
def place_form(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--place", "Vet")
    house.start()
    page.open(house.address + "/places/1")
    page.fill("#p-radius", "5")
    page.click(".place-form button.primary")
    page.reads("20 m", "#e-p-radius")
    page.fill("#p-radius", "250")
    page.fill("#p-position", "geo:52.52,13.38")
    page.click(".place-form button.primary")
    page.until(lambda: '"radius_m":250' in house.passby("place", "show", "1", "--json"), "kept")
    page.open(house.address + "/places/1")
    page.click(".place-removal button.danger")
    page.until(lambda: house.passby("place", "list", "--json").strip() == "[]", "not removed")
    page.click("#toasts button")
    page.until(lambda: '"tasks":[1]' in house.passby("place", "show", "1", "--json"), "not back")


@walk("tiles come from a file on the disk, without a network")
def offline_tiles(house, page):
    tiles = next(FIXTURES.rglob("*.mbtiles"))
    house.configure(f"web:\n  tiles_file: {tiles}\n")
    house.start()
    page.open(house.address + "/map")
    page.until(
        lambda: page.run(
            "return [...document.querySelectorAll('img.leaflet-tile')]"
            ".some(tile => tile.naturalWidth > 0 && tile.src.startsWith(location.origin))"),
        "no tile was drawn")
    equal([], page.complaints())


@walk("without any tiles a graticule with a scale lets one work")
def graticule(house, page):
    house.start()
    house.stand(*VET)
    page.open(house.address + "/map")
    page.visible(".leaflet-control-scale")
    page.until(
        lambda: page.run(
            "return [...document.querySelectorAll('#map canvas')].some(canvas => canvas.width && "
            "canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data"
            ".some(byte => byte > 0)) || document.querySelectorAll('#map svg line, #map svg path')"
            ".length > 4"),
        "no line is drawn")
    equal([], page.complaints())


@walk("places can be added and changed without scripts", own_browser=True)
def plain_places(house):
    house.start()
    with browser(scripts=False) as page:
        page.open(house.address + "/map")
        page.click("#add-place")
        page.fill("#p-name", "Vet")
        page.fill("#p-position", "52.5163,13.3777")
        page.fill("#p-radius", "80 m")
        page.click(".place-form button.primary")
        page.reads("Vet", "#board")
        assert '"radius_m":80' in house.passby("place", "list", "--json")
