"""Walks through what happens by itself: fixes, reminders, other tabs, a daemon that goes and comes back."""

import json

from browser import browser
from registry import equal, walk

VET = (52.5163, 13.3777)


@walk("fixes arrive, the reminder shows, and is answered")
def reminder(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--place", "Vet")
    house.start()
    page.open(house.address)
    page.visible("#fold-anytime")
    house.approach(*VET)
    page.reads("Here: Vet", "[data-section='here']")
    equal([], page.all("#toasts .told"))
    page.settle()
    page.click("[data-section='here'] .done")
    page.gone("[data-section='here']")
    page.until(lambda: "Cat medicine" not in house.passby("list"), "not done")
    page.open(house.address + "/history")
    page.reads("Vet", "main")
    equal([], page.complaints())


@walk("where the user allows it, a reminder comes as a notification of the browser", own_browser=True)
def notification(house):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--place", "Vet")
    house.start()
    with browser(whole=True) as page:
        page.driver.execute_cdp_cmd(
            "Browser.grantPermissions",
            {"origin": house.address.rstrip("/"), "permissions": ["notifications"]})
        page.open(house.address)
        equal("granted", page.run("return Notification.permission"))
        page.run(
            "window.shown = []; const Real = Notification;"
            "window.Notification = class extends Real { constructor(title, options) {"
            " super(title, options); window.shown.push(title + ': ' + options.body); } }")
        page.visible("#fold-anytime")
        house.approach(*VET)
        page.until(
            lambda: any("you are at Vet" in text for text in page.run("return window.shown")),
            "no notification was shown")


@walk("a bar opens by itself when its time has come")
def opening(house, page):
    house.passby("add", "Bread", "--every", "10-14d", "--start", "2020-01-01T09:00")
    house.start()
    page.open(house.address)
    page.visible("[data-id='1'][data-phase='overdue']")
    # Due in an hour, open in some seconds.
    house.passby("add", "Tea", "--every", "1h", "--horizon", "3590s")
    page.visible("[data-id='2'][data-phase='waiting']")
    page.visible("[data-id='2'][data-phase='open']")
    equal([], page.complaints())


@walk("a change on the command line, or in another tab, shows by itself")
def live(house, page):
    house.passby("add", "Water plants", "--every", "3d")
    house.start()
    page.open(house.address + "/tasks")
    page.reads("Water plants", "#board")
    house.passby("add", "Cat medicine", "--every", "10-14w")
    page.reads("Cat medicine", "#board")
    with browser() as other:
        other.open(house.address + "/tasks")
        other.click("[data-id='1'] .done")
        other.reads("Water plants", "#toasts")
        page.until(
            lambda: page.run("return document.querySelector(\"[data-id='1']\").dataset.began")
            == other.run("return document.querySelector(\"[data-id='1']\").dataset.began"),
            "the other tab's step does not show")


@walk("ten tabs do not use up the browser's connections, and each is up to date when it is looked at", own_browser=True)
def many_tabs(house):
    house.passby("add", "Water plants", "--every", "3d")
    house.start()
    with browser(whole=True) as page:
        page.open(house.address + "/tasks")
        first = page.driver.current_window_handle
        for _ in range(9):
            page.driver.switch_to.new_window("tab")
            page.open(house.address + "/tasks")
            page.reads("Water plants", "#board")
        house.passby("add", "Cat medicine", "--every", "10-14w")
        page.reads("Cat medicine", "#board")
        page.driver.switch_to.window(first)
        page.reads("Cat medicine", "#board")


@walk("the page finds the daemon again by itself")
def reconnect(house, page):
    house.passby("add", "Water plants", "--every", "3d")
    house.start()
    page.open(house.address + "/tasks")
    page.reads("Water plants", "#board")
    port = house.port
    house.stop()
    page.until(lambda: page.visible("#connection").is_displayed(), "the loss does not show")
    house.passby("add", "Cat medicine", "--every", "10-14w")
    house.start(port)
    page.reads("Cat medicine", "#board")
    page.until(lambda: not page.all("#connection")[0].is_displayed(), "still lost")


@walk("why, status and the programs' interface say the same as the command line")
def looking(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--every", "10-14w", "--place", "Vet")
    house.start()
    house.approach(*VET)
    # Before the entry is there, the account says something else.
    page.until(lambda: "on entering" in house.passby("why", "1"), "why does not tell the entry")
    page.open(house.address + "/history?task=1")
    page.reads("Cat medicine: from ")
    page.reads("on entering \"Vet\"")
    page.open(house.address + "/status")
    page.reads("Vet")
    page.open(house.address + "/api/v1/tasks")
    tasks = json.loads(page.run("return document.body.innerText"))
    listed = json.loads(house.passby("list", "--json"))
    tasks = tasks["tasks"] if isinstance(tasks, dict) else tasks
    equal([list(each) for each in listed], [list(each) for each in tasks])


@walk("without a connection the last list can be read, and what is ticked off is sent once it is back", own_browser=True)
def without_connection(house):
    house.passby("add", "Water plants", "--every", "3d")
    house.passby("add", "Cat medicine", "--every", "10-14w")
    house.start()
    with browser() as page:
        page.open(house.address + "/tasks")
        page.until(
            lambda: page.run("return !!navigator.serviceWorker.controller"), "no service worker")
        # The second visit goes through it.
        page.open(house.address + "/tasks")
        page.reads("Water plants", "#board")
        # A list that was searched is not kept in place of the whole one.
        page.open(house.address + "/tasks?q=zzz")
        page.reads("Nothing found", "#board")
        port = house.port
        house.stop()
        # A page that was never opened gives way to a list that was.
        page.open(house.address + "/plan")
        page.reads("Cat medicine", "#board")
        page.open(house.address + "/tasks")
        page.reads("The list is from", "#offline")
        page.reads("Cat medicine", "#board")
        page.click("[data-id='1'] .done")
        page.reads("sent when there is one", "#toasts")
        page.open(house.address + "/tasks")
        page.visible("[data-id='1'].ticked")
        equal([], json.loads(house.passby("history", "--json")))
        house.start(port)
        page.run("window.passbyOffline.send()")
        page.reads("What waited was sent: 1", "#toasts")
        page.gone("#offline")
        page.until(lambda: not page.all("[data-id='1'].ticked"), "the tick stays")
        equal(1, len(json.loads(house.passby("history", "--json"))))
        page.run("window.passbyOffline.send()")
        page.open(house.address + "/tasks")
        equal(1, len(json.loads(house.passby("history", "--json"))))


@walk("whoever has to log in, on whichever page, sees nothing of before without a connection")
def forgotten(house, page):
    house.passby("add", "Cat medicine", "--due", "today")
    token = house.passby("web", "token").strip()
    house.start()
    port = house.port
    for path in ("/map", "/settings", "/tasks/1", "/plan", "/"):
        page.open(house.address + "/login")
        page.fill("[name=token]", token)
        page.click("form button.primary")
        page.reads("Cat medicine", "#board")
        page.until(lambda: page.run("return !!navigator.serviceWorker.controller"), "no service worker")
        page.open(house.address)
        page.until(lambda: page.run("return caches.open('passby-1').then((it) => it.match('/')).then((it) => !!it)"), "no list is kept")
        token = house.passby("web", "token", "--new").strip()
        page.open(house.address + path)
        page.visible("[name=token]")
        # Files of the program, as the login page needs them, may be kept again.
        equal(True, page.run("return caches.open('passby-1').then((it) => it.keys()).then((all) => all.every((it) => it.url.includes('/static/')))"))
        house.stop()
        page.open(house.address)
        equal(False, "Cat medicine" in page.run("return document.documentElement.textContent"))
        house.start(port)


@walk("a browser that may tell where it is brings a reminder, and is switched off on any page")
def followed(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--place", "Vet")
    house.start()
    origin = house.address.rstrip("/")
    command = page.driver.execute_cdp_cmd
    command("Browser.setPermission", {
        "permission": {"name": "geolocation"}, "setting": "denied", "origin": origin})
    page.open(f"{origin}/devices")
    page.click("#browser-follow")
    page.reads("may not tell where you are", "#browser-words")
    equal([], page.all("#following"))
    command("Browser.grantPermissions", {"origin": origin, "permissions": ["geolocation"]})
    command("Emulation.setGeolocationOverride", {})
    page.click("#browser-use")
    page.reads("does not know where you are", "#browser-words")
    command("Emulation.setGeolocationOverride", {"latitude": VET[0], "longitude": VET[1], "accuracy": 9})
    page.click("#browser-follow")
    page.reads("Your position is used, accurate to 15 m", "#browser-words")
    page.reads("Your position is used", "#following")
    page.open(origin)
    page.reads("Here: Vet", "[data-section='here']")
    page.reads("Cat medicine", "[data-section='here']")
    page.visible("#following")
    equal(["1"], page.run("return Object.entries(localStorage).filter(([name]) => name === 'passby-follow').map(([, value]) => value)"))
    kept = page.run("return JSON.stringify([{...localStorage}, {...sessionStorage}])")
    equal(False, "52.5" in kept)
    page.click("#following button")
    page.gone("#following")
    equal(None, page.run("return localStorage.getItem('passby-follow')"))
    page.open(origin)
    page.reads("Cat medicine", "#board")
    equal([], page.all("#following"))
    device = json.loads(house.passby("device", "show", "1", "--json"))
    equal(("browser", "me", 15), (device["kind"], device["person"], round(device["accuracy_m"])))
    house.passby("device", "remove", "1")
    page.open(f"{origin}/devices")
    page.click("#browser-use")
    page.reads("no longer knows this browser", "#browser-words")
    page.run("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.click("#browser-follow")
    page.reads("only to pages over https", "#browser-words")
    equal([], [each for each in page.complaints() if "404" not in each])
    command("Emulation.clearGeolocationOverride", {})
