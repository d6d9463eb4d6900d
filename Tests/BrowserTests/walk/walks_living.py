"""Walks through tasks as people live them: checklists, turns, numbers of times, seasons, opening hours, what is learned, and templates."""

import json
from datetime import date, timedelta

from browser import browser
from registry import equal, walk

MONDAY = "2026-11-16T07:20:00+01:00"
MARKET = (52.5213, 13.4025)


def _shown(house, task="1"):
    return json.loads(house.passby("show", task, "--json"))


def _items(house):
    """The checklist of the first task: each text, with whether it is ticked."""
    return [(each["text"], each["done"]) for each in _shown(house)["items"]]


def _tasks(house):
    return {each["name"]: each for each in json.loads(house.passby("list", "--all", "--json"))}


def _at(house, moment, *arguments):
    """Runs a command at another time, and comes back to the present one."""
    present, house.environment["PASSBY_NOW"] = house.environment.get("PASSBY_NOW", MONDAY), moment
    house.passby(*arguments)
    house.environment["PASSBY_NOW"] = present


def _menu(page, text, button):
    """Opens the menu of an item, and presses a button of it."""
    page.click(f"[data-id='item {text}'] summary")
    page.click(f"[data-id='item {text}'] {button}")


@walk("a checklist is begun on the page of its task; items are ticked, changed, moved and removed, and the last tick offers to be done")
def checklist(house, page):
    house.passby("add", "Shop", "--every", "1w")
    house.start()
    page.open(house.address + "/tasks/1")
    page.click("details:has(.add-item) > summary")
    for text in ("milk", "oat flakes", "lemons"):
        page.fill(".add-item [name=text]", text)
        page.click(".add-item button")
        page.visible(f"[data-id='item {text}']")
    page.fill(".add-item [name=text]", "candles")
    page.click(".add-item [name=once]")
    page.click(".add-item button")
    page.reads("this time only", "[data-id='item candles']")
    page.click("[data-id='item milk'] .tickoff")
    page.visible("[data-id='item milk'].ticked")
    page.reads("1 of 4", "#checklist-title")
    page.click("#toasts [data-undo]")
    page.until(lambda: not any(done for _, done in _items(house)), "the tick is still there")
    page.click("[data-id='item oat flakes'] summary")
    page.fill("[data-id='item oat flakes'] .panel [name=text]", "rye flakes")
    page.click("[data-id='item oat flakes'] .panel button:not([formaction])")
    page.visible("[data-id='item rye flakes']")
    _menu(page, "rye flakes", "[formaction$='/up']")
    page.until(lambda: _items(house)[0][0] == "rye flakes", "not moved up")
    _menu(page, "milk", "[formaction$='/down']")
    page.until(lambda: [text for text, _ in _items(house)] == ["rye flakes", "lemons", "milk", "candles"], "not moved down")
    _menu(page, "lemons", "[formaction$='/delete']")
    page.gone("[data-id='item lemons']")
    for text in ("rye flakes", "milk", "candles"):
        page.click(f"[data-id='item {text}'] .tickoff")
        page.visible(f"[data-id='item {text}'].ticked")
    page.reads("All is ticked.", ".complete")
    equal(None, _shown(house)["last_done"])
    page.click(".complete .primary")
    # The ticks go, and with them what was for this time only.
    page.until(lambda: _items(house) == [("rye flakes", False), ("milk", False)], "the ticks stay")
    assert _shown(house)["last_done"]
    page.gone("[data-id='item candles']")
    page.reads("Ticked 3 of 3", "#board")
    equal([], page.complaints())


@walk("without scripts a checklist is ticked, changed and done as well", own_browser=True)
def checklist_plain(house):
    house.passby("add", "Shop", "--every", "1w", "--item", "milk", "--item", "lemons")
    house.start()
    with browser(scripts=False, width=390, height=844) as page:
        page.open(house.address + "/tasks/1")
        page.fill(".add-item [name=text]", "bread")
        page.click(".add-item button")
        page.visible("[data-id='item bread']")
        _menu(page, "milk", "[formaction$='/delete']")
        page.gone("[data-id='item milk']")
        for text in ("lemons", "bread"):
            page.click(f"[data-id='item {text}'] .tickoff")
            page.visible(f"[data-id='item {text}'].ticked")
        page.click(".complete .primary")
        page.until(lambda: _items(house) == [("lemons", False), ("bread", False)], "the ticks stay")
        # A list is begun without scripts, too.
        house.passby("add", "Pack")
        page.open(house.address + "/tasks/2")
        page.click("details:has(.add-item) > summary")
        page.fill(".add-item [name=text]", "boots")
        page.click(".add-item button")
        page.visible("[data-id='item boots']")


@walk("at the place the row has a button for each item that is left, which ticks it; elsewhere it has their words", own_browser=True)
def checklist_visit(house):
    house.environment["PASSBY_NOW"] = MONDAY
    house.passby("place", "add", "Market", "52.5213,13.4025", "--radius", "120")
    house.passby("add", "Shop", "--due", "2026-11-16", "--place", "Market", "--item", "milk", "--item", "lemons", "--item", "bread")
    house.time = house.time.replace(year=2026, month=11, day=16, hour=6, minute=20)
    house.start()
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address)
        page.reads("milk, lemons, bread", "[data-id='1'] .todos")
        equal([], page.all("[data-id='1'] .ticks"))
        house.approach(*MARKET)
        page.visible("[data-section='here'] [data-id='1'] .ticks")
        heights = page.run("return [...document.querySelectorAll('.ticks button')].map((each) => each.getBoundingClientRect().height)")
        equal((3, True), (len(heights), all(each >= 44 for each in heights)))
        page.settle()
        page.click(".ticks [formaction$='/2/check']")
        page.reads("1 of 3", "[data-id='1'] .todos")
        page.until(lambda: _items(house)[1] == ("lemons", True), "not ticked")
        page.counts(2, ".ticks button")
        equal([], page.complaints())


@walk("a turn is given on the page and passes when it is done; the page of a person shows whose it is and says who did it", own_browser=True)
def turns(house):
    for person in ("anna", "ben"):
        house.passby("device", "add", f"Phone of {person}", "--person", person)
    house.start()
    with browser() as page:
        page.open(house.address + "/tasks/new")
        page.fill("#f-name", "Dishes every day")
        page.click("#advanced > summary")
        page.fill("#f-turns", "anna")
        page.click("#save")
        page.reads("one person alone", "#e-turns")
        page.fill("#f-turns", "anna, ben, me")
        page.click("#save")
        page.until(lambda: _tasks(house).get("Dishes", {}).get("turn") == "anna", "no turns")
        page.open(house.address + "/tasks/1")
        page.reads("turn: anna", ".task .turn")
        # The sign is as large as those beside it.
        equal(16, page.run("return document.querySelector('.task .turn .i').getBoundingClientRect().width"))
        page.click("details:has(> #turn) > summary")
        equal(["ben", "me"], page.run("return [...document.querySelectorAll('#turn-to option')].map((each) => each.text)"))
        page.click("#turn button:not([value])")
        page.reads("turn: ben", ".task .turn")
        page.click("#toasts [data-undo]")
        page.reads("turn: anna", ".task .turn")
        # Done in its row, it was done by whose turn it was, and passes; undo gives it back.
        page.open(house.address + "/tasks")
        page.click("[data-id='1'] .done")
        page.reads("turn: ben", "[data-id='1']")
        equal("anna", json.loads(house.passby("history", "--json"))[0]["by"])
        page.click("#toasts [data-undo]")
        page.reads("turn: anna", "[data-id='1']")
        page.open(house.address + "/tasks/1")
        # Another did it: the turn goes to the person after the one whose it was.
        page.click("details:has(> #done-at) > summary")
        page.run("document.querySelector('#done-by').value = [...document.querySelectorAll('#done-by option')].at(-1).value")
        page.click("#done-at button:not([value]):not([type=button])")
        page.reads("turn: ben", ".task .turn")
        equal("me", json.loads(house.passby("history", "--json"))[0]["by"])
        equal([], [each for each in page.complaints() if "422" not in each])
        house.passby("add", "Plants", "--every", "1d", "--turns", "anna,ben")
        house.passby("web", "token")
    token = house.passby("web", "token", "--person", "anna").split()[-1]
    house.stop()
    house.start()
    with browser(width=390, height=844) as page:
        page.open(house.address + "/tasks/2")
        page.fill("#token", token)
        page.click("main button.primary, main form button")
        page.visible("#main")
        page.open(house.address + "/tasks/2")
        page.reads("turn: anna", ".task .turn")
        equal([], page.all("#done-by"))
        page.click(".task .done")
        page.until(lambda: _shown(house, "2")["turn"] == "ben", "the turn stays")
        equal("anna", json.loads(house.passby("history", "--json"))[0]["by"])


@walk("three times a week is a field of the form; its row counts, and in the week's last days it says how many more")
def quota(house, page):
    house.environment["PASSBY_NOW"] = MONDAY
    house.start()
    page.open(house.address + "/tasks/new")
    page.fill("#f-name", "Run")
    page.choose("[name=kind][value=repeat]")
    page.fill("#f-times", "8")
    page.reads("8", "#e-every")
    page.fill("#f-times", "3")
    page.reads("3 times a week, on whichever days.", "#sentence")
    page.until(lambda: "3 times a week" in page.visible("#f-name").get_attribute("value"), "the line does not follow")
    page.click("#save")
    page.until(lambda: _tasks(house).get("Run", {}).get("times") == 3, "not stored")
    page.open(house.address)
    page.reads("0 of 3 this week", "[data-section='open'] [data-id='1']")
    page.click("[data-id='1'] .done")
    page.until(lambda: _shown(house)["times_done"] == 1, "not counted")
    page.open(house.address + "/tasks")
    page.reads("1 of 3 this week", "[data-id='1']")
    page.open(house.address + "/tasks/1")
    page.reads("Sat 21 Nov", "[aria-labelledby=next-title]")
    # It has no window from one time to the next.
    equal([], page.all(".key .window, .dot.window"))
    page.open(house.address + "/tasks/1/edit")
    equal("Run 3 times a week", page.visible("#f-name").get_attribute("value"))
    equal("3", page.visible("#f-times").get_attribute("value"))
    house.stop()
    house.environment["PASSBY_NOW"] = "2026-11-21T09:00:00+01:00"
    house.start()
    page.open(house.address)
    page.reads("2 more by Sun", "[data-section='today'] [data-id='1']")
    equal([], [each for each in page.complaints() if "422" not in each])


@walk("out of its season a task rests, greyed below the others and not in Today; the season is a field of the form")
def season(house, page):
    house.environment["PASSBY_NOW"] = MONDAY
    _at(house, "2026-10-20T09:00:00+02:00", "add", "Water the garden", "--every", "3-5d")
    _at(house, "2026-10-29T18:00:00+01:00", "done", "1")
    house.passby("add", "Vacuum", "--every", "2w")
    house.start()
    page.open(house.address)
    page.reads("Water the garden", "[data-section='late']")
    page.open(house.address + "/tasks/1/edit")
    page.click("#advanced > summary")
    page.fill("#f-season", "31 apr")
    page.click("#save")
    page.until(lambda: page.text("#e-season"), "no error beside the season")
    page.fill("#f-season", "apr-oct")
    page.click("#save")
    page.until(lambda: _shown(house)["season"] == "apr-oct", "not stored")
    page.open(house.address)
    page.lacks("Water the garden", "#board")
    page.open(house.address + "/tasks")
    page.reads("from Thu 1 Apr 2027", ".task.resting[data-id='1']")
    equal(["2", "1"], page.run("return [...document.querySelectorAll('.alltasks .task')].map((each) => each.dataset.id)"))
    page.open(house.address + "/tasks/1")
    page.reads("April–October", ".facts")
    page.reads("Out of season it rests", ".outlook")
    page.lacks("from Thu 1 Apr 2027, until Thu 1 Apr 2027", "#board")
    page.open(house.address + "/tasks/1/edit")
    page.reads("then Thu 1 Apr 2027.", "#sentence")
    page.open(house.address + "/tasks/1")
    # It can be done all the same.
    page.click(".task .done")
    page.until(lambda: _shown(house)["last_done"].startswith("2026-11-16"), "not done")
    page.open(house.address + "/tasks/1/edit")
    # What has a value is shown unfolded.
    page.until(lambda: page.visible("#f-season").get_attribute("value") not in ("", "31 apr"), "the season is not in its field")
    page.fill("#f-season", "")
    page.click("#save")
    page.until(lambda: _shown(house)["season"] is None, "the season stays")
    equal([], [each for each in page.complaints() if "422" not in each])


@walk("a closed place says when it opens in the list, on its page and on the map; its rows do, too, and an open one says nothing")
def hours_seen(house, page):
    house.environment["PASSBY_NOW"] = MONDAY
    house.passby("place", "add", "Market", "52.5213,13.4025", "--hours", "Mo-Fr 08:00-18:00; Sa 09:00-13:00")
    house.passby("place", "add", "Vet", "52.5183,13.4075", "--hours", "Tu 09:00-12:00")
    house.passby("place", "add", "Kiosk", "52.5172,13.4012", "--hours", "24/7")
    house.passby("add", "Shop", "--due", "2026-11-16", "--place", "Market")
    house.start()
    for path, selector in (("/places", "main"), ("/map", "#place-list")):
        page.open(house.address + path)
        page.reads("closed, opens 08:00", selector)
        page.reads("closed, opens Tue 09:00", selector)
        equal(2, page.text(selector).count("closed"))
    page.open(house.address + "/places/1")
    page.reads("Mo-Fr 08:00-18:00; Sa 09:00-13:00 · closed, opens 08:00", "main")
    page.open(house.address)
    page.reads("closed, opens 08:00", "[data-id='1'] .closed")
    page.open(house.address + "/places/1/edit")
    equal("Mo-Fr 08:00-18:00; Sa 09:00-13:00", page.visible("#p-hours").get_attribute("value"))
    page.fill("#p-hours", "Mo 25:00-26:00")
    page.click("#place-form .primary")
    page.until(lambda: page.text("[data-error=hours]"), "no error beside the hours")
    page.fill("#p-hours", "Mo-Fr 07:00-18:00")
    page.click("#place-form .primary")
    page.until(lambda: json.loads(house.passby("place", "list", "--json"))[1]["hours"] != "", "not stored")
    page.open(house.address)
    page.lacks("closed", "[data-id='1']")
    equal([], [each for each in page.complaints() if "422" not in each])


def _often_late(house):
    """A task that is done every eleven weeks, whatever its rule says."""
    house.environment["PASSBY_NOW"] = MONDAY
    day = date(2025, 10, 4)
    _at(house, f"{day}T09:00:00+02:00", "add", "Cat medicine", "--every", "8w")
    for gap in (0, 70, 77, 80, 77, 72):
        day += timedelta(days=gap)
        _at(house, f"{day}T11:00:00Z", "done", "1", "--again")


@walk("what is really done is proposed as a rhythm: No is remembered, a new rule asks again, and Take it changes the rule with undo")
def proposal(house, page):
    _often_late(house)
    house.start()
    page.open(house.address + "/tasks/1")
    page.reads("Every 10 to 11 weeks?", "#learned")
    # The two answers do not touch.
    assert page.run(
        "const [yes, no] = document.querySelectorAll('#learned button'); return no.getBoundingClientRect().left - yes.getBoundingClientRect().right") >= 8
    page.click("#learned [value=no]")
    page.lacks("Every 10 to 11 weeks?", "#learned")
    page.reads("Usually after 11 weeks", "#learned")
    equal("8w", _shown(house)["every"])
    page.open(house.address + "/tasks/1")
    equal([], page.all("#learned button"))
    house.passby("edit", "1", "--every", "7w")
    page.reads("Every 10 to 11 weeks?", "#learned")
    page.click("#learned [value=yes]")
    page.until(lambda: _shown(house)["every"] == "10-11w", "the rule stays")
    page.until(lambda: not page.all("#learned button"), "it is still asked")
    page.click("#toasts [data-undo]")
    page.until(lambda: _shown(house)["every"] == "7w", "not undone")
    equal([], page.complaints())


@walk("a template of the welcome: its tasks are unticked, the rest is added in one step, and what is there is not added again")
def welcome_template(house, page):
    house.environment["PASSBY_NOW"] = MONDAY
    house.passby("place", "add", "Vet", "52.5183,13.4075")
    house.start()
    page.open(house.address + "/welcome?question=task")
    page.click("[data-template=cat]")
    page.reads("every 4 to 5 weeks, March–November", "#template")
    equal("cat", page.visible("[data-template][aria-current=true]").get_attribute("data-template"))
    offered = len(page.all("#template [name=task]"))
    for number in ("2", "4"):
        page.click(f"#template [name=task][value='{number}']")
    page.choose("#template [name=place] option:last-child")
    page.run("document.querySelector('#template [name=place]').value = 'Vet'")
    page.click("#template .primary")
    page.until(lambda: len(_tasks(house)) == offered - 2, "not added")
    tasks = _tasks(house)
    assert "Trim the claws" not in tasks, tasks
    equal(["Vet"], tasks["Cat medicine against worms"]["places"])
    equal(3, len(tasks["Vaccination and check-up of the cat"]["items"]))
    page.open(house.address + "/welcome?question=task&template=cat")
    equal(offered - 2, len(page.all("#template [name=task]:disabled")))
    # One step takes all back.
    house.passby("undo")
    equal({}, _tasks(house))
    page.speak("uk")
    page.open(house.address + "/welcome?question=task&template=cat")
    page.reads("березень–листопад", "#template")
    equal([], page.complaints())
