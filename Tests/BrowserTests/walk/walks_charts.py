"""Charts: values by touch and by keys, marks that can be hit, and the year."""

from browser import RULES, browser
from registry import equal, walk
from selenium.webdriver.common.keys import Keys

NOW = "2026-03-11T12:00:00Z"
SMALL = (
    "return [...document.querySelectorAll('.chart svg .mark')].filter((mark) => {"
    "  const { width, height } = mark.getBoundingClientRect();"
    "  return width > 0 && (width < 5.9 || height < 5.9);"
    "}).map((mark) => mark.outerHTML)")


def _past(house):
    house.environment["TZ"] = "UTC"
    house.environment["PASSBY_NOW"] = "2026-02-20T08:00:00Z"
    house.passby("add", "Water the trees", "--every", "5-7d")
    house.passby("habit", "add", "Walk", "--days", "40")
    for day in range(20, 29):
        house.environment["PASSBY_NOW"] = f"2026-02-{day}T18:00:00Z"
        house.passby("mood", str(day % 5))
        if day % 3 == 0:
            house.passby("done", "Water the trees", "--again")
            house.passby("habit", "check", "Walk")
    house.environment["PASSBY_NOW"] = NOW
    house.start()


@walk("marks of charts are large enough on a phone, and a touch says their values", own_browser=True)
def charts_touch(house):
    _past(house)
    with browser(width=390, height=844, phone=True) as page:
        for path in ("/lookback?show=mood", "/lookback", "/lookback?show=habits", "/tasks/1", "/timeline?weeks=12", "/timeline?weeks=52", "/journal/habits"):
            page.open(house.address + path)
            page.visible("main")
            page.run("document.querySelectorAll('main details:has(.chart)').forEach((each) => { each.open = true; })")
            page.visible(".chart svg[role=img]")
            equal([], page.run(SMALL))
            equal([], page.violations(RULES))
            equal(390, page.run("return document.documentElement.scrollWidth"))
        page.open(house.address + "/lookback?show=mood")
        # 25 February is the fifth day of the drawing that begins on 10 February.
        page.run(
            "const slot = [...document.querySelectorAll('[data-chart=mood] .slot')].find((each) => each.textContent.includes('Wed 25 Feb'));"
            "const { left, top, width } = slot.getBoundingClientRect();"
            "slot.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: left + width / 2, clientY: top + 20, pointerType: 'touch' }))")
        page.reads("Wed 25 Feb: 0.00 (very sad)", "[data-chart=mood] .said")
        equal([], page.complaints())


@walk("the arrow keys go through the values of a chart, and Escape back to the sum", own_browser=True)
def charts_keys(house):
    _past(house)
    with browser(width=1280, height=900) as page:
        page.open(house.address + "/lookback?show=mood")
        drawing = page.visible("[data-chart=mood] svg[tabindex='0']")
        total = page.text("[data-chart=mood] .said")
        drawing.send_keys(Keys.END)
        page.reads("Wed 11 Mar: nothing noted", "[data-chart=mood] .said")
        drawing.send_keys(Keys.ARROW_LEFT)
        page.reads("Tue 10 Mar", "[data-chart=mood] .said")
        drawing.send_keys(Keys.ESCAPE)
        page.reads(total, "[data-chart=mood] .said")
        equal([], page.complaints())


@walk("the year has one stop for the tabulator, arrow keys between its days, and opens a day", own_browser=True)
def charts_year(house):
    _past(house)
    for width in (390, 1280):
        with browser(width=width, height=900) as page:
            page.open(house.address + "/lookback?show=year&of=mood&year=2026")
            page.visible(".pixels a[tabindex='0']")
            equal(["2026-03-11"], [each.get_attribute("data-date") for each in page.all(".pixels a[tabindex='0']")])
            equal(365, len(page.all(".pixels [data-date]")))
            equal(70, len(page.all(".pixels a[data-date]")))
            day = page.visible(".pixels a[tabindex='0']")
            # A phone has a column for each month, a wide screen a row.
            before, month = (Keys.ARROW_UP, Keys.ARROW_LEFT) if width == 390 else (Keys.ARROW_LEFT, Keys.ARROW_UP)
            day.send_keys(before)
            focused = "return document.activeElement.dataset.date"
            equal("2026-03-10", page.run(focused))
            page.all(".pixels a[tabindex='0']")[0].send_keys(month)
            equal("2026-02-10", page.run(focused))
            page.all(".pixels a[tabindex='0']")[0].send_keys(Keys.HOME)
            equal("2026-01-01", page.run(focused))
            page.all(".pixels a[tabindex='0']")[0].send_keys(Keys.END, Keys.ENTER)
            page.reads("Wed 11 Mar", "h1")
            equal([], page.complaints())


@walk("a link to a form of a task opens its fold", own_browser=True)
def charts_folds(house):
    _past(house)
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address + "/tasks/1")
        equal([], [each for each in page.all("#done-at") if each.is_displayed()])
        page.open(house.address + "/tasks/1#done-at")
        page.visible("#done-at")
        equal([], page.complaints())
