"""Walks through the form of a task: three sentences, and one line."""

from registry import equal, walk
from browser import browser

NOW = "2026-01-14T10:30:00+01:00"
# The controls of the form that can be seen, a choice by its label.
CONTROLS = """
return [...document.querySelectorAll('#task-form :is(a, button, input, select, textarea, summary)')].filter((each) => {
  const box = each.closest('label') ?? each;
  return each.type !== 'hidden' && box.checkVisibility() && box.getBoundingClientRect().width > 0;
}).length"""
HEIGHT = "return document.documentElement.scrollHeight"
LINE = "return document.querySelector('#f-name').value"


def _house(house):
    house.environment["PASSBY_NOW"] = NOW
    for place in (("Vet", "52.5163,13.3777"), ("Supermarket", "52.52,13.39"), ("Home", "52.53,13.4"), ("Office", "52.54,13.41"),
                  ("Pharmacy", "52.55,13.42", "--tag", "pharmacy")):
        house.passby("place", "add", *place)
    house.start()


def _says(page, line):
    page.until(lambda: page.run(LINE) == line, f"the line is not {line!r}")


@walk("a new form has at most 16 controls and 844 pixels before a choice is made", own_browser=True)
def form_measures(house):
    _house(house)
    for language in ("en", "uk"):
        with browser(width=390, height=844) as page:
            page.speak(language)
            page.open(house.address + "/tasks/new")
            page.visible("#sentence")
            controls, height = page.run(CONTROLS), page.run(HEIGHT)
            assert controls <= 16 and height <= 844, (language, controls, height)
            # How often stands in one row.
            tops = page.run("return [...new Set([...document.querySelectorAll('.often label')].map((each) => each.offsetTop))].length")
            equal(1, tops)


@walk("what is pressed appears in words, and what is typed sets the choices")
def form_views(house, page):
    _house(house)
    page.open(house.address + "/tasks/new")
    page.fill("#f-name", "Gym")
    page.choose("[name=kind][value='1w']")
    _says(page, "Gym every week")
    page.choose("[name=day][value=mon]")
    page.choose("[name=day][value=wed]")
    _says(page, "Gym every week on Mon, Wed")
    page.choose("#places [value=Home]")
    _says(page, "Gym every week on Mon, Wed @Home")
    page.fill("#f-at", "6pm")
    page.reads("18:00", ".clock .date-read")
    _says(page, "Gym every week on Mon, Wed @Home at 18:00")
    # The caret stays where it is.
    page.run("const line = document.querySelector('#f-name'); line.focus(); line.setSelectionRange(3, 3)")
    page.choose("[name=kind][value='2w']")
    _says(page, "Gym every 2 weeks on Mon, Wed @Home at 18:00")
    equal(3, page.run("return document.querySelector('#f-name').selectionStart"))
    # What is typed.
    page.fill("#f-name", "Gym every month !high")
    page.until(lambda: page.run("return document.querySelector('[name=kind]:checked')?.value") == "1mo", "the month is not chosen")
    page.until(lambda: not page.run("return document.querySelector('#places :checked')"), "the place is still chosen")
    equal("high", page.run("return document.querySelector('#f-priority').value"))
    equal("", page.run("return document.querySelector('#f-at').value"))
    # A name may come last.
    page.click("[data-cancel]")
    page.until(lambda: page.run("return location.pathname") == "/", "the form is not left")
    page.open(house.address + "/tasks/new")
    page.choose("[name=kind][value='1d']")
    _says(page, " every day")
    page.run("document.querySelector('#f-name').focus()")
    page.driver.switch_to.active_element.send_keys("Walk")
    page.reads("If you do it today", "#sentence")
    page.click("#save")
    page.until(lambda: '"name":"Walk"' in house.passby("list", "--json"), "not stored")
    equal([], page.complaints())


@walk("a place is found, made on the spot, and reminds as its sentence says")
def form_places(house, page):
    _house(house)
    page.open(house.address + "/tasks/new")
    page.fill("#f-name", "Buy bread")
    equal(3, len([each for each in page.all("#places .check") if each.is_displayed()]))
    page.fill("#place-filter", "superm")
    page.click("#places .check:has([value=Supermarket])")
    _says(page, "Buy bread @Supermarket")
    page.click("label:has([name=on][value=exit])")
    page.click("#save")
    page.until(lambda: "Buy bread" in house.passby("list", "--json"), "not stored")
    shown = house.passby("show", "1", "--json")
    assert '"on":["enter","exit","cross"]' in shown.replace(" ", "") and '"Supermarket"' in shown, shown


# What ten tasks of a household need: presses alone behind the name, and what is stored.
WEEK = (
    ("Vitamins", (("kind", "1d"),), '"every":"1d"'),
    ("Buy milk", (("place", "Supermarket"),), '"Supermarket"'),
    ("Call grandma", (("kind", "1w"), ("day", "sun"), ("#f-at", "19:00")), '"every":"1w on sun"'),
    ("Water flowers", (("kind", "1w"), ("day", "fri")), '"every":"1w on fri"'),
    ("Kindergarten fee", (("kind", "once"), ("#f-due", "tue")), '"due_day":"2026-01-20"'),
    ("Football", (("kind", "1w"), ("day", "tue"), ("#f-at", "17:00"), ("remind", "1h")), '"at":"17:00"'),
    ("Put bins out", (("kind", "2w"), ("day", "wed"), ("#f-at", "20:00")), '"every":"2w on wed"'),
    ("Dentist", (("kind", "once"), ("#f-due", "3 feb 14:30"), ("remind", "evening")), '"due":"2026-02-03T14:30:00'),
    ("Cat medicine", (("kind", "repeat"), ("#f-every", "14"), ("window", ""), ("#f-every-min", "10"), ("place", "Vet")), '"every":"10-14w"'),
    ("Rent", (("kind", "1mo"), ("from", "start")), '"every":"1mo"'),
)


@walk("the ten tasks of a week need nothing of the fold")
def form_week(house, page):
    _house(house)
    for number, (name, presses, stored) in enumerate(WEEK, 1):
        page.open(house.address + "/tasks/new")
        page.fill("#f-name", name)
        for field, value in presses:
            if field.startswith("#"):
                page.fill(field, value)
            elif field == "window":
                page.click("label:has(#window)")
            else:
                if field == "place":
                    page.fill("#place-filter", value)
                page.click(f"label:has([name='{field}'][value='{value}'])")
        page.click("#save")
        page.until(lambda: f'"name":"{name}"' in house.passby("list", "--json"), f"{name} is not stored")
        shown = house.passby("show", str(number), "--json")
        assert stored in shown, f"{name}: {shown}"
        page.until(lambda: page.run("return location.pathname") == "/", "the form is not left")
        # Its line says all of it, and saving it unchanged changes nothing.
        page.open(house.address + f"/tasks/{number}/edit")
        page.reads(name, "#form-reading")
        line = page.run(LINE)
        page.click("#save")
        page.until(lambda: page.run("return location.pathname") == "/", "the form is not left")
        equal(shown, house.passby("show", str(number), "--json"))
        assert line.startswith(name), line
    equal([], page.complaints())


@walk("without scripts all fields of the form are shown, and one that is filled wins over the line", own_browser=True)
def form_without_scripts(house):
    _house(house)
    with browser(scripts=False, width=390, height=844) as page:
        page.open(house.address + "/tasks/new")
        for field in ("#f-due", "#f-every", "#f-rule", "#f-at", "#f-last", "[name=day]", "[name=on]", "#f-horizon"):
            page.visible(field if field.startswith("#") else f"label:has({field})")
        equal(5, len([each for each in page.all("#places .check:has([value]:not([value^='#']))") if each.is_displayed()]))
        page.fill("#f-name", "Bins every 3w @Vet !high")
        page.choose("[name=kind][value='1mo']")
        page.click("#save")
        page.until(lambda: '"name":"Bins"' in house.passby("list", "--json"), "not stored")
        shown = house.passby("show", "1", "--json")
        assert '"every":"1mo"' in shown and '"priority":"high"' in shown and '"Vet"' in shown, shown
        page.open(house.address + "/tasks/1/edit")
        page.fill("#f-name", "Bins every month @Vet !low")
        page.click("#save")
        page.until(lambda: '"priority":"low"' in house.passby("show", "1", "--json"), "the line is not read")
        # A line that could mean two things asks with a button for each.
        page.open(house.address + "/tasks/new")
        page.fill("#f-name", "Tea every second thu")
        page.click("#save")
        page.click(".line-reading .offer")
        page.until(lambda: '"name":"Tea"' in house.passby("list", "--json"), "not stored")


@walk("wide names fit into the form", own_browser=True)
def form_wide_names(house):
    house.environment["PASSBY_NOW"] = NOW
    wide = "W" * 100
    house.passby("place", "add", wide, "52.5,13.4")
    house.passby("add", "W" * 200, "--every", "2w", "--place", wide)
    house.start()
    with browser(width=320, height=700) as page:
        for width in (320, 390):
            page.size(width, 844)
            for path in ("/tasks/new", "/tasks/1/edit"):
                page.open(house.address + path)
                page.visible("#sentence")
                over = page.run("return document.documentElement.scrollWidth - innerWidth")
                assert over <= 0, (width, path, over)
