"""Walks through the welcome, the menu More, the history, and the page of all places."""

import base64
import json
import urllib.parse
import urllib.request

from browser import browser
from registry import equal, walk
from walks_devices import location
from walks_home import drag

VET = (52.5163, 13.3777)


@walk("the welcome asks one thing at a time, each can be left and taken up again, and Status says what is missing")
def welcome(house, page):
    house.start()
    page.open(house.address)
    equal(1, len(page.all("[data-question]")))
    page.reads("What do you forget?", "[data-question=task]")
    # A wrong line stays, with what is wrong; one that is left leads on.
    page.fill("#quick-line", "Milk @Nowhere")
    page.click("[data-question=task] .add")
    page.reads("Nowhere", "#quick-reading")
    page.click("[data-question=task] [data-answer=later]")
    page.click("[data-question=place] [data-answer=later]")
    page.reads("How should Passby know where you are?", "[data-question=phone]")
    equal(["globe", "antenna"], page.run(
        "return [...document.querySelectorAll('[data-answer=browser] use, [data-answer=receiver] use')].map((use) => use.getAttribute('href').slice(3))"))
    page.click("[data-question=phone] [data-answer=receiver]")
    page.reads("gpsd", ".panel-of-answer")
    page.click("[data-question=phone] [data-answer=later]")
    page.reads("How should it tell you?", "[data-question=tell]")
    page.click("[data-question=tell] [data-answer=ntfy]")
    page.fill("#n-topic", "not a topic")
    page.click(".panel-of-answer .primary")
    page.reads("letters", "#ne-topic")
    equal("not a topic", page.visible("#n-topic").get_attribute("value"))
    page.click("[data-question=tell] [data-answer=later]")
    page.click("[data-question=parts] [data-answer=mood]")
    page.click("[data-question=parts] [data-answer=save]")
    # Where nothing tells, nothing is promised.
    page.reads("Nothing tells you yet", "#promise-missing")
    equal(["owntracks", "ntfy", "browser"], [each.get_attribute("data-answer") for each in page.all("[data-question=none] [data-answer]")])
    parts = json.loads(house.passby("config", "parts", "--json"))
    assert "mood" not in json.dumps(parts["value"] if isinstance(parts, dict) else parts), parts
    # What was left is missing, and is taken up again from there.
    page.open(house.address + "/status")
    page.reads("How should it tell you?", "#missing")
    page.click("#missing a[href*='question=place']")
    page.fill("[name=q]", "52.5163,13.3777")
    page.click(".panel-of-answer .primary")
    page.click(".results a")
    page.fill("#p-name", "Vet")
    page.click("#place-form .primary")
    page.reads("Nothing tells you yet", "#promise-missing")
    page.open(house.address + "/welcome?question=position")
    page.visible("[data-question=phone]")
    page.driver.back()
    page.driver.refresh()
    # What was refused: a place that does not exist, and a topic.
    equal([], [each for each in page.complaints() if "422" not in each and "/quick" not in each])


def _simulated(page):
    """What the app reads out of the code: its key, and the address that it posts to."""
    link = page.visible("a[href^='owntracks:']").get_attribute("href")
    inline = urllib.parse.parse_qs(urllib.parse.urlsplit(link).query)["inline"][0]
    return json.loads(base64.b64decode(inline))


@walk("from nothing to the first reminder on a phone: one line, its place, the phone, with at most 12 presses", own_browser=True)
def newcomer(house):
    house.start()
    presses = []
    with browser(width=1280, height=900) as page:
        def press(selector):
            page.click(selector)
            presses.append(selector)

        page.open(house.address)
        page.reads("What do you forget?", "[data-question=task]")
        press("[data-template=cat]")
        page.reads("Cat medicine against worms", "#template")
        page.fill("#quick-line", "Ask for cat food")
        press("[data-question=task] .add")
        page.reads("Where do you get", "[data-question=place]")
        page.fill("[name=q]", "https://www.google.com/maps/@52.5163,13.3777,17z")
        press(".panel-of-answer .primary")
        press(".results a")
        page.fill("#p-name", "Pharmacy")
        press("#place-form .primary")
        press("[data-question=phone] [data-answer=phone]")
        equal([], page.all("[data-question=phone] [name=name]"))
        press("#let-phones-in")
        press("#let-in")
        page.fill("[name=name]", "Pixel")
        press(".panel-of-answer .primary")
        page.visible(".qr svg")
        phone = _simulated(page)
        assert "127.0.0.1" not in phone["url"], phone["url"]
        press("a[href='/welcome']")
        # The phone tells by itself, so that nothing else is asked but the parts.
        press("[data-question=parts] [data-answer=save]")
        page.reads("Passby will tell you on Pixel, in OwnTracks, when you pass Pharmacy: Ask for cat food", "#promise")
        assert len(presses) <= 12, presses
        # The test waits for the phone, and says when it was handed over.
        page.click("[data-question=none] [name=device]")
        page.reads("Waits for Pixel’s first position", "#test-words")
        test = _post(phone, location(600, 3_000, acc=8))
        assert "cmd" in test or "test" in test.lower(), test
        page.reads("Handed to Pixel", "#test-words")
        equal([], page.complaints())
    # The phone comes from 400 m away, and stays: a report in ten seconds.
    answers = ""
    for step in range(12):
        answers += _post(phone, location(120 - 10 * step, max(0, 400 - 60 * step) + step % 3, acc=8))
    assert "Ask for cat food" in answers, answers


def _post(phone, body):
    """Posts as OwnTracks does, at the address that its code has."""
    request = urllib.request.Request(phone["url"], data=json.dumps(body).encode(), method="POST")
    login = base64.b64encode(f"{phone['username']}:{phone['password']}".encode()).decode()
    request.add_header("Authorization", f"Basic {login}")
    with urllib.request.urlopen(request, timeout=60) as answer:
        equal(200, answer.status)
        return answer.read().decode()


@walk("without scripts the welcome is answered as well", own_browser=True)
def welcome_plain(house):
    house.start()
    with browser(scripts=False, width=390, height=844) as page:
        page.open(house.address)
        page.click("[data-template=cat]")
        page.click("#template [name=task][value='2']")
        page.click("#template .primary")
        page.reads("Where do you get")
        page.click("[data-answer=later]")
        page.click("[data-answer=phone]")
        page.click("#let-phones-in")
        page.click("#let-in")
        page.fill("[name=name]", "Pixel")
        page.click(".panel-of-answer .primary")
        page.click("a[href='/welcome']")
        page.click("[data-answer=save]")
        page.reads("Passby will tell you on Pixel, in OwnTracks")


@walk("More has three groups with icons; under a finger it offers no keys", own_browser=True)
def more(house):
    house.start()
    wanted = {
        "lookBack": ["Look back", "History"],
        "you": ["Wishes", "Practices", "Profile"],
        "setUp": ["Phones", "Categories", "Rest days", "Import and export", "Settings", "Status"],
    }
    for phone in (False, True):
        with browser(width=390 if phone else 1280, height=844, phone=phone) as page:
            page.open(house.address)
            page.click("details.more > summary")
            for group, words in wanted.items():
                equal(words, [each.text for each in page.all(f".more [data-group={group}] a")])
            equal(11, len(page.all(".more [data-group] a > svg use")))
            keys = [each for each in page.all(".more a[href='/keys']") if each.is_displayed()]
            equal(0 if phone else 1, len(keys))
            box = page.run("const { top, bottom } = document.querySelector('.more .panel').getBoundingClientRect(); return [top, innerHeight - bottom]")
            assert min(box) >= 0, box
            page.click(".more a[href='/categories']")
            page.reads("Categories", "h1")


@walk("the history says why for each row, and leads to all about a task or a place")
def history_why(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--place", "Vet")
    house.start()
    house.approach(*VET)
    page.open(house.address + "/reminders")
    page.until(lambda: page.driver.current_url.endswith("/history"), "no way to the history")
    page.reads("you are at Vet", "#board")
    page.click("[data-kind=reminder] .reasons > summary")
    page.reads("from its middle", "[data-kind=reminder] .reasons")
    page.click("[data-kind=reminder] .reasons a")
    page.reads("Why “Cat medicine”?", "h1")
    page.open(house.address + "/history")
    page.click("#options > summary")
    page.click("[name=only]")
    page.lacks("you are at Vet", "#board")
    page.open(house.address + "/why?place=1")
    page.reads("Why “Vet”?", "h1")
    equal([], page.complaints())


@walk("on a phone the history begins within 190 pixels, and three dots take an entry back", own_browser=True)
def history_rows(house):
    house.passby("add", "Water plants", "--every", "3d")
    house.passby("done", "1")
    house.start()
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address + "/history")
        page.reads("Today", ".day")
        top = page.run("return document.querySelector('.past li').getBoundingClientRect().top")
        assert top <= 190, top
        page.click(".past .menu summary")
        page.reads("It was due", ".past .menu .panel")
        page.click(".past .menu .back")
        page.visible("[data-kind=done].undone")
        page.click("#toasts .toast [data-undo]")
        page.gone("[data-kind=done].undone")
        equal([], page.complaints())


@walk("a swipe takes an entry of the history back, either way", own_browser=True)
def history_swipe(house):
    house.passby("add", "Water plants", "--every", "3d")
    house.start()
    with browser(width=390, height=844, phone=True) as page:
        for way in (-160, 160):
            house.passby("done", "1", "--again")
            page.open(house.address + "/history")
            page.visible("[data-kind=done]:not(.undone) .menu")
            drag(page, "[data-kind=done]:not(.undone)", way)
            page.until(lambda: not page.all("[data-kind=done]:not(.undone)"), "it is not taken back")
        equal([], page.complaints())


@walk("all places are listed, searched by name and tag, and lead to the map")
def places(house, page):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80", "--tag", "animals")
    house.passby("place", "add", "Market", "52.53,13.3777", "--tag", "shop")
    house.start()
    house.approach(*VET)
    page.open(house.address + "/places")
    equal(["Market", "Vet"], [each.text for each in page.all(".place-cards h3")])
    page.reads("1 visit", "[data-id='1']")
    page.click("[data-id='1'] .fold summary")
    page.reads("since", "[data-id='1'] .visit-lines")
    page.fill("#search", "#animals")
    page.until(lambda: [each.text for each in page.all(".place-cards h3")] == ["Vet"], "the tag finds something else")
    page.fill("#search", "nothing like it")
    page.reads("None of your places matches.", "#board")
    page.open(house.address + "/places?q=%23shop")
    page.click(".place-cards .thumb")
    page.visible("#map")
    equal([], page.complaints())


@walk("the map draws the day: the recorded track and a dot with its times for each visit")
def map_of_the_day(house, page):
    house.configure("tracks:\n  record: true\n")
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--place", "Vet")
    house.start()
    house.approach(*VET)
    page.open(house.address)
    page.visible("svg.visit-map")
    page.reads("The circle has a radius of 80 m", "svg.visit-map title")
    page.open(house.address + "/map")
    page.reads("Vet", "#visited")
    page.until(lambda: page.run("return document.querySelector('#map').dataset.visits") == "1", "no dot")
    page.until(lambda: _has_trail(house, page), "no track")
    page.visible(".place-name.times")
    equal([], page.complaints())


def _has_trail(house, page):
    """Whether the map has the track, which is recorded after the visit; a page has what there was when it was loaded."""
    page.open(house.address + "/map")
    page.until(lambda: page.run("return document.querySelector('#map').dataset.trailPoints"), "no map")
    return page.run("return document.querySelector('#map').dataset.trailPoints") != "0"
