"""Walks through tasks: from an empty database to done, undo, edit and delete."""

import seeds
from registry import equal, walk

VET = (52.5163, 13.3777)


def _house_with_tasks(house):
    seeds.begin_with(house, "three tasks", _fill)
    house.start()


def _fill(house):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80", "--tag", "animals")
    house.passby("add", "Cat medicine", "--every", "10-14w", "--place", "Vet")
    house.passby("add", "Water plants", "--every", "3d")
    house.passby("add", "Buy screws", "--due", "2020-01-01T09:00")


@walk("first start: an inviting empty page leads to the first task")
def first_start(house, page):
    house.start()
    page.open(house.address)
    page.reads("How should Passby know where you are?")
    page.click("#new-task")
    page.fill("#f-name", "Water plants")
    page.choose("[name=kind][value=repeat]")
    page.fill("#f-every", "3")
    page.run(
        "const unit = document.querySelector('#f-every-unit'); unit.value = 'd';"
        "unit.dispatchEvent(new Event('change', {bubbles: true}))")
    page.reads("If you do it today", "#sentence")
    page.click("#save")
    page.reads("Water plants", "#toasts")
    page.lacks("How should Passby know where you are?")
    equal(1, house.passby("list", "--json").count('"name":"Water plants"'))


@walk("done restarts the countdown, and undo brings back what was")
def done_and_undo(house, page):
    _house_with_tasks(house)
    page.open(house.address + "/tasks")
    page.reads("Buy screws", "#board")
    before = house.passby("list", "--json")
    page.click("[data-id='2'] .done")
    page.reads("Water plants", "#toasts")
    page.until(lambda: '"last_done":"20' in house.passby("show", "2", "--json"), "not done")
    page.click("#toasts .toast button")
    page.until(lambda: '"last_done":null' in house.passby("show", "2", "--json"), "not undone")
    equal(before.count('"id"'), house.passby("list", "--json").count('"id"'))
    equal([], page.complaints())


@walk("an undo that comes too late takes back nothing else")
def late_undo(house, page):
    _house_with_tasks(house)
    page.open(house.address + "/tasks")
    page.click("[data-id='2'] .done")
    page.visible("#toasts .toast button")
    house.passby("edit", "1", "--notes", "the blue box")
    page.click("#toasts .toast button")
    page.visible("#toasts .toast.error")
    assert "the blue box" in house.passby("show", "1", "--json")
    assert '"last_done":"20' in house.passby("show", "2", "--json")


@walk("skip, snooze, edit and delete, without leaving the list")
def menu(house, page):
    _house_with_tasks(house)
    page.open(house.address + "/tasks")
    page.click("[data-id='1'] summary")
    page.click("[data-id='1'] button[formaction='/tasks/1/skip']")
    page.reads("Cat medicine", "#toasts")
    # What waits stays quiet anyway.
    equal([], page.all("[data-id='2'] button[value='1h']"))
    page.click("[data-id='3'] summary")
    page.click("[data-id='3'] button[value='1h']")
    page.reads("snoozed", "[data-id='3']")
    page.click("[data-id='1'] summary")
    page.click("[data-id='1'] a[href='/tasks/1/edit']")
    equal("Cat medicine every 10 to 14 weeks @Vet", page.visible("#f-name").get_attribute("value"))
    page.fill("#f-name", "Cat pills every 10 to 14 weeks @Vet")
    page.click("#save")
    page.reads("Cat pills", "[data-id='1']")
    page.click("[data-id='3'] summary")
    page.click("[data-id='3'] button[formaction='/tasks/3/remove']")
    page.gone("[data-id='3']")
    page.click("#toasts .toast button")
    page.reads("Buy screws", "[data-id='3']")
    equal([], page.complaints())


@walk("a form with errors shows each beside its field, and keeps what was typed")
def form_errors(house, page):
    _house_with_tasks(house)
    page.open(house.address + "/tasks/new")
    page.fill("#f-name", "Cat <medicine> & \"more\"")
    page.choose("[name=kind][value=repeat]")
    page.fill("#f-every", "0")
    page.click("#advanced summary")
    page.fill("#f-notes", "the blue box")
    page.fill("#f-zone", "Europe/Berln")
    page.click("#save")
    page.reads("Europe/Berlin", "#e-zone")
    page.until(lambda: page.text("#e-every"), "no error beside the period")
    equal("Cat <medicine> & \"more\"", page.visible("#f-name").get_attribute("value"))
    equal("the blue box", page.visible("#f-notes").get_attribute("value"))
    page.fill("#f-every", "2")
    page.fill("#f-zone", "Europe/Berlin")
    page.click("#save")
    page.until(lambda: "blue box" in house.passby("list", "--json"), "not stored")
    page.until(lambda: page.run("return location.pathname") == "/", "the form is not left")
    # A date that is none stays in its field.
    page.open(house.address + "/tasks/new")
    page.fill("#f-name", "Tax form")
    page.choose("[name=kind][value=once]")
    page.fill("#f-due", "32.13.")
    page.click("#save")
    page.until(lambda: page.text("#e-due"), "no error beside the date")
    page.until(lambda: page.run("return document.activeElement.id") == "f-due", "the focus is elsewhere")
    equal("32.13.", page.visible("#f-due").get_attribute("value"))
    assert "Tax form" not in house.passby("list", "--json")
    page.fill("#f-due", "30 nov 2030 9:15")
    page.click("#save")
    page.until(lambda: '"due":"2030-11-30T09:15' in house.passby("list", "--json"), "not stored with its date")
    equal([], [each for each in page.complaints() if "422" not in each])


@walk("a form of a task that is deleted elsewhere says so at once, and adds it again")
def deleted_meanwhile(house, page):
    _house_with_tasks(house)
    page.open(house.address + "/tasks/1/edit")
    page.fill("#f-name", "Cat pills")
    house.passby("remove", "1")
    page.reads("deleted meanwhile", "#form-error")
    page.click("#save")
    page.until(lambda: "Cat pills" in house.passby("list", "--json"), "not added")
    equal([], [each for each in page.complaints() if "404" not in each])


@walk("what is changed elsewhere appears in an open form at once; what both change is asked about")
def conflict(house, page):
    _house_with_tasks(house)
    page.open(house.address + "/tasks/1/edit")
    page.click("#advanced summary")
    page.fill("#f-name", "Cat pills")
    page.until(lambda: page.run("return document.querySelector('[name=name]').value") == "Cat pills", "the line is not read")
    house.passby("edit", "1", "--notes", "the blue box")
    page.reads("changed elsewhere", "#form-error")
    page.until(lambda: page.visible("#f-notes").get_attribute("value") == "the blue box", "notes are old")
    equal("Cat pills", page.visible("#f-name").get_attribute("value"))
    house.passby("edit", "1", "--name", "Cat food")
    page.reads("Cat food", "#e-name")
    house.passby("edit", "1", "--notes", "the red box")
    page.until(lambda: page.visible("#f-notes").get_attribute("value") == "the red box", "notes are old")
    # The mark stays while more is changed elsewhere.
    page.reads("Cat food", "#e-name")
    equal("Cat pills", page.visible("#f-name").get_attribute("value"))
    page.click("#save")
    page.until(lambda: '"name":"Cat pills"' in house.passby("show", "1", "--json"), "not saved")
    assert '"notes":"the red box"' in house.passby("show", "1", "--json")


@walk("several tasks are chosen and skipped together, and undone together")
def several(house, page):
    _house_with_tasks(house)
    page.open(house.address + "/several")
    page.click("[data-all]")
    page.click("[name=id][value='3']")
    page.click("button[formaction='/several/skip']")
    page.reads("Cat medicine", "#toasts")
    page.until(lambda: not page.run("return document.querySelector('[name=id]:checked')"), "still chosen")
    page.click("#toasts .toast button")
    page.reads("Undone", "#toasts")
    equal([], page.complaints())


@walk("search, places and phases narrow the list")
def filters(house, page):
    _house_with_tasks(house)
    page.open(house.address + "/tasks?q=plants")
    page.gone("[data-id='1']")
    page.reads("Water plants", "#board")
    page.click(".listtools .chip")
    page.visible("[data-id='1']")
    page.open(house.address + "/tasks?place=Vet")
    page.reads("Cat medicine", "#board")
    page.gone("[data-id='2']")
    page.open(house.address + "/tasks?tag=animals")
    page.reads("Cat medicine", "#board")
    page.open(house.address + "/tasks?phase=due")
    page.gone("[data-id='2']")


@walk("a name that looks like markup is text on every page")
def hostile_names(house, page):
    name = "<img src=x onerror=document.title='owned'>\"'&</script>"
    house.passby("place", "add", name, "52.5163,13.3777")
    house.passby("add", name, "--every", "2w", "--place", name, "--notes", name)
    house.passby("done", "1")
    house.start()
    for path in ("/", "/plan", "/tasks/1", "/tasks/1/edit", "/tasks/new", "/history", "/history?task=1",
                 "/history?place=1", "/status", "/settings", "/places", "/map", "/places/1", "/journal", "/bucket"):
        page.open(house.address + path)
        page.visible("main")
        assert page.driver.title != "owned", path
        equal([], page.all("main img[src='x']"))
    equal([], page.complaints())
