"""Walks through the field that takes a task in one line and searches: readings, suggestions, places on the spot."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import browser
from registry import equal, walk

FIELD = "#quick-line"
VALUE = "return document.querySelector('#quick-line').value"
OPTIONS = "return [...document.querySelectorAll('#quick-options [role=option]')].map(e => e.textContent)"
CHIPS = "return [...document.querySelectorAll('#quick-reading .chip')].map(e => e.textContent)"


def _furnish(house):
    house.passby("place", "add", "Vet", "52.5,13.4")
    house.passby("place", "add", "Hardware store", "52.6,13.4", "--tag", "errands")
    house.passby("place", "add", "Велика аптека", "52.7,13.4")
    house.passby("add", "Water plants", "--every", "10w")
    house.start()


def _options(page, expected):
    page.until(lambda: page.run(OPTIONS) == expected, f"expected {expected}")


@walk("what a line says stands in chips, and one that is taken off is name again")
def quick_chips(house, page):
    _furnish(house)
    page.open(house.address)
    page.fill(FIELD, "Call mum tomorrow 6pm !high")
    page.until(lambda: len(page.run(CHIPS)) == 2, "no chips")
    equal("Call mum", page.text("#quick-reading .name"))
    page.click("#quick-reading .chip")
    equal('Call mum "tomorrow 6pm" !high', page.run(VALUE))
    page.until(lambda: len(page.run(CHIPS)) == 1, "still read")
    equal("Call mum tomorrow 6pm", page.text("#quick-reading .name"))
    page.visible(FIELD).send_keys(Keys.ENTER)
    page.reads("Call mum tomorrow 6pm", "#toasts")
    assert '"due":null' in house.passby("show", "2", "--json")
    # A word that looks like a time, and was not read, is offered.
    page.fill(FIELD, "Call at 7 mum")
    page.visible("#quick-reading .unread")
    page.click("#quick-reading .offer")
    page.until(lambda: "07:00" in page.run(VALUE), "not marked")
    equal([], page.complaints())


@walk("a line that could mean several things has a chip for each, with its dates, which writes the line")
def quick_question(house, page):
    _furnish(house)
    page.open(house.address)
    page.fill(FIELD, "Bins every second thu")
    page.until(lambda: len(page.run(CHIPS)) == 4, "no readings")
    chips = page.run(CHIPS)[:3]
    assert all(chip.startswith("every ") and chip.count("·") == 2 for chip in chips), chips
    page.click("#quick-reading .chip")
    page.until(lambda: page.run(VALUE).startswith("Bins every 2 weeks on Thu start "), "not written")
    page.until(lambda: page.run("return document.querySelector('#quick-reading .name')?.textContent") == "Bins", "still asked")
    page.visible(FIELD).send_keys(Keys.ENTER)
    page.reads("Bins", "#toasts")
    assert '"every":"2w on thu"' in house.passby("show", "2", "--json")
    equal([], page.complaints())


@walk("behind a marker the field suggests what exists, for arrow keys, Enter and Escape")
def quick_suggestions(house, page):
    _furnish(house)
    page.open(house.address)
    field = page.visible(FIELD)
    field.send_keys("Nails @")
    _options(page, ["Hardware store", "Vet", "Велика аптека", "#errands"])
    equal("true", field.get_attribute("aria-expanded"))
    field.send_keys("ha")
    _options(page, ["Hardware store"])
    equal("Hardware store", page.run("return document.getElementById(arguments[0].getAttribute('aria-activedescendant')).textContent.trim()", field))
    field.send_keys(Keys.ENTER)
    equal('Nails @"Hardware store" ', page.run(VALUE))
    field.send_keys("#")
    page.until(lambda: "Home" in page.run(OPTIONS), "no categories")
    field.send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ENTER)
    page.until(lambda: "#" in page.run(VALUE) and page.run(OPTIONS) == [], "none taken")
    field.send_keys("!")
    _options(page, ["!high", "!normal", "!low"])
    field.send_keys(Keys.ESCAPE)
    equal([], page.run(OPTIONS))
    equal("false", field.get_attribute("aria-expanded"))
    field.send_keys("high", Keys.ENTER)
    page.reads("Nails", "#toasts")
    assert '"Hardware store"' in house.passby("show", "2", "--json")
    equal([], page.complaints())


@walk("on a phone a tap takes a suggestion, and nothing but the list comes before the tasks", own_browser=True)
def quick_touch(house):
    _furnish(house)
    house.passby("add", "Bread", "--due", "today")
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address)
        page.visible(".task")
        top = page.run("return document.querySelector('.tasks > .task').getBoundingClientRect().top")
        assert top <= 190, f"the first task begins at {top}"
        page.visible(FIELD).send_keys("Tea @ve")
        _options(page, ["Vet"])
        page.click("#quick-options [role=option]")
        equal("Tea @Vet ", page.run(VALUE))
        equal([], page.complaints())


@walk("a place that does not exist is made where the browser is, or on the map, and the line waits", own_browser=True)
def quick_places(house):
    _furnish(house)
    with browser() as page:
        page.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["geolocation"]})
        page.driver.execute_cdp_cmd("Emulation.setGeolocationOverride", {"latitude": 50.1, "longitude": 14.5, "accuracy": 10})
        page.open(house.address)
        page.fill(FIELD, "Tea @Bakery due fri")
        page.visible("#quick-reading button:not(.chip)")
        page.click("#quick-reading button:not(.chip)")
        page.reads("Bakery", "#toasts")
        page.until(lambda: len(page.run(CHIPS)) == 2, "not read")
        assert "50.1" in house.passby("place", "list", "--json")
        page.fill(FIELD, "Honey @\"Market hall\" due fri")
        page.click("#quick-reading a.button")
        page.reads("Market hall", ".notice")
        page.click("#add-place")
        page.until(lambda: page.run("return document.querySelector('#p-name').value") == "Market hall", "no name")
        page.click("#place-form .primary")
        page.until(lambda: page.run("return location.pathname") == "/", "not back")
        equal('Honey @"Market hall" due fri', page.run(VALUE))
        page.until(lambda: len(page.run(CHIPS)) == 2, "not read")
        page.visible(FIELD).send_keys(Keys.ENTER)
        page.reads("Honey", "#toasts")
        offers = "return [...document.querySelectorAll('#quick-reading .offer')].map((chip) => chip.textContent)"
        page.fill(FIELD, "Cake @Tea shop due fri")
        page.until(lambda: page.run(offers) == ['Read as: @"Tea shop"', "Keep “@Tea” in the name"], "no ways out")
        page.click("#quick-reading .offer")
        equal('Cake @"Tea shop" due fri', page.run(VALUE))
        page.until(lambda: page.run(offers) == [], "still offered")
        page.fill(FIELD, "Cake #Nowhere due fri")
        page.click("#quick-reading .offer")
        equal('Cake "#Nowhere" due fri', page.run(VALUE))
        page.reads("Cake #Nowhere", "#quick-reading .name")
        equal([], page.complaints())
    with browser(scripts=False) as page:
        page.open(house.address)
        page.fill(FIELD, "Soap @Chemist")
        page.click("#quick .add")
        assert "Chemist" in page.visible("#quick-reading a.button").get_attribute("href")
        page.fill(FIELD, "?plants")
        page.click("#quick .add")
        page.reads("Water plants", ".task")
        equal("/?q=plants", page.run("return location.pathname + location.search"))


@walk("with ?, /, Ctrl K or the magnifier the field of Today searches; what is found stands in place of the sections, until Escape or ×", own_browser=True)
def quick_search(house):
    _furnish(house)
    house.passby("add", "Bread", "--due", "today")
    where = "return location.pathname + location.search"
    with browser() as page:
        page.open(house.address)
        page.visible("#quick-find")
        ActionChains(page.driver).send_keys("/").perform()
        equal("?", page.run(VALUE))
        page.visible(FIELD).send_keys("plants")
        page.reads("Water plants", "#board .task")
        page.reads("1 task", "#board .found")
        equal("/?q=plants", page.run(where))
        equal(["plants"], page.run("return [...document.querySelectorAll('#board mark')].map((each) => each.textContent)"))
        equal([], page.all("[data-section]"))
        page.visible(FIELD).send_keys(Keys.ESCAPE)
        page.visible("[data-section='today']")
        equal(("/", ""), (page.run(where), page.run(VALUE)))
        page.lacks("Water plants", "#board")
        # The filter and the line that were there come back.
        page.open(house.address + "/?show=today")
        page.visible(FIELD).send_keys("Tea")
        page.click("#quick-find")
        equal("?Tea", page.run(VALUE))
        page.reads("Nothing found", "#board")
        page.fill(FIELD, "?hardware")
        page.reads("Hardware store", "#board .links")
        page.click("#quick-clear")
        page.reads("Bread", "[data-section='today']")
        equal(("/?show=today", "Tea"), (page.run(where), page.run(VALUE)))
        page.gone("#quick-clear:not([hidden])")
        page.open(house.address + "/?q=plants")
        equal("?plants", page.run(VALUE))
        page.visible("#quick-clear")
        equal([], page.complaints())


@walk("while the field is empty and has the focus, lines to begin with stand below it", own_browser=True)
def quick_examples(house):
    _furnish(house)
    for language in ("en", "uk"):
        with browser() as page:
            page.speak(language)
            page.open(house.address)
            page.visible("#quick-find")
            equal([], page.run(OPTIONS))
            page.visible(FIELD).click()
            page.until(lambda: len(page.run(OPTIONS)) == 5, "no examples")
            examples = page.run(OPTIONS)
            page.visible(FIELD).send_keys("T")
            page.until(lambda: page.run(OPTIONS) == [], "they stay while something is typed")
            page.visible(FIELD).send_keys(Keys.BACKSPACE)
            page.until(lambda: page.run(OPTIONS) == examples, "they do not come back")
            for number, example in enumerate(examples):
                page.fill(FIELD, "")
                page.until(lambda: page.run(OPTIONS) == examples, "no examples")
                page.click(f"#quick-options-{number}")
                equal(example + " ", page.run(VALUE))
                page.until(lambda: page.run(CHIPS), f"{example} is not read")
                equal([], page.all("#quick-reading .unread, #quick-reading .error-text"))
            equal([], page.complaints())
