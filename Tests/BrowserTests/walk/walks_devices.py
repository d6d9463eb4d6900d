"""Looks at the pages of phones and persons with phones that report, and one that reports badly."""

import json
import os
import pathlib
import time
import urllib.request

from browser import RULES, browser
from registry import equal, walk
from walks_drawn import SIZES, _complain, _keep, _look

PAGES = (
    "/devices", "/devices/1", "/devices/1?position=1", "/devices/2", "/devices/3", "/devices/4", "/tasks/1", "/tasks/1/edit", "/tasks/new", "/", "/?for=anna",
    "/map", "/status", "/history", "/history?task=1")
VET = (52.5163, 13.3777)


def post(house, key, body):
    """Posts as an app does; the answer, which has to be 200."""
    request = urllib.request.Request(
        f"{house.address.rstrip('/')}/pub/{key}", data=json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        equal(200, answer.status)
        return answer.read().decode()


def location(age, metres, **more):
    return {"_type": "location", "lat": VET[0] + metres / 111_195, "lon": VET[1], "tst": int(time.time()) - age, **more}


def _furnish(house):
    """Three phones of two persons and a browser: one reports well, one badly, and one was not heard."""
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "60")
    house.passby("add", "Cat medicine", "--place", "Vet")
    house.passby("add", "Bins", "--for", "anna", "--every", "1w")
    keys = [
        json.loads(house.passby("device", "add", name, "--person", person, "--json"))["key"]
        for name, person in (("My phone", "me"), ("Anna's phone with a name that is much longer than usual", "anna"), ("Tablet", "me"))]
    house.passby("device", "add", "Browser on Android", "--kind", "browser", "--person", "anna")
    house.start()
    for age in range(600, 0, -60):
        post(house, keys[0], location(age, min(age - 60, 400), acc=12, batt=76, bs=1, m=1))
    post(house, keys[0], {"_type": "waypoints", "waypoints": [
        {"_type": "waypoint", "desc": "Vet", "lat": VET[0], "lon": VET[1], "rad": 100, "tst": 1},
        {"_type": "waypoint", "desc": "Home of the grandparents", "lat": 52.5, "lon": 13.4, "rad": 150, "tst": 2}]})
    for number in range(8):
        post(house, keys[1], location(14_000 - 1_900 * number, 3_000, acc=60, batt=9, m=-1))
    post(house, keys[1], location(-3600, 0, acc=9))
    post(house, keys[1], {"_type": "nonsense"})


@walk("the pages of phones and persons are drawn whole, and axe-core finds nothing to complain about", own_browser=True)
def devices_drawn(house):
    _furnish(house)
    faults = []
    with browser(width=1280, height=900) as page:
        for language in ("en", "uk"):
            page.open(house.address)
            page.speak(language)
            for path in PAGES:
                page.size(*SIZES[0])
                faults += _look(page, house, path, f"{language} phones")
                # In a low window the bar of a form covers what can be scrolled away from it.
                page.size(SIZES[-1][0], 1400)
                faults += _axe(page, path)
                _keep_dark(page, f"{language} phones {path}")
        equal([], page.complaints())
    _complain(faults)


def _keep_dark(page, name):
    """Keeps pictures of the page at hand in the dark theme, if pictures are wanted."""
    folder = os.environ.get("PASSBY_PICTURES")
    if not folder:
        return
    page.theme("dark")
    for width in (1280, 390):
        page.size(width, 900)
        _keep(page, pathlib.Path(folder), f"{name} {width} dark")
    page.theme("light")


def _axe(page, path):
    """The violations on the page at hand in the light and the dark theme, if axe-core is there."""
    return [
        f"{path} {theme} {fault['id']} " + " ".join(node["html"] for node in fault["nodes"])
        for theme, fault in page.violations_by_theme(RULES)]


@walk("a task is for a person, chosen in the form and in the filter of the list")
def persons(house, page):
    house.passby("device", "add", "Phone", "--person", "anna")
    house.passby("add", "Rent")
    house.start()
    origin = house.address.rstrip("/")
    page.open(f"{origin}/tasks/1/edit")
    page.choose("input[name=for][value='#2']")
    page.click("#save")
    page.until(lambda: json.loads(house.passby("show", "1", "--json"))["for"] == ["anna"], "not for Anna")
    page.open(f"{origin}/?for=me")
    page.lacks("Rent", "#board")
    page.open(f"{origin}/?for=anna")
    page.reads("Rent", "#board")
    page.open(f"{origin}/tasks/1/edit")
    page.choose("input[name=for][value='#2']")
    page.click("#save")
    page.until(lambda: json.loads(house.passby("show", "1", "--json"))["for"] is None, "not for anyone")
    page.open(f"{origin}/devices")
    equal(0, page.run("return [...document.querySelectorAll('.persons input[name=name]')].filter((each) => each.checkVisibility()).length"))
    page.click(".persons li:nth-child(2) summary")
    page.fill(".persons input[name=name][value=anna]", "Hanna")
    page.click(".persons button[aria-label='Rename: anna']")
    page.reads("Hanna", "#board")
    equal([], page.complaints())
