"""Walks through the plan of a day: blocks that are moved, and free time that becomes a task."""

import json

from registry import equal, walk

NOW = "2026-03-02T12:00:00Z"


def _house_with_plan(house):
    house.environment["PASSBY_NOW"] = NOW
    house.environment["TZ"] = "UTC"
    house.passby("add", "Write report", "--duration", "1h")
    house.passby("add", "Sort photos")
    house.start()


def _blocks(house):
    blocks = json.loads(house.passby("plan", "--json"))["blocks"]
    return [f"{block['name']} {block['start'][11:16]} {block['kind']}" for block in blocks]


@walk("on a phone, place and warnings of a block have its whole width")
def plan_narrow(house, page):
    house.passby("place", "add", "Hardware store by the river", "52.52162,13.40973")
    house.environment["PASSBY_NOW"] = NOW
    house.environment["TZ"] = "UTC"
    house.passby(
        "add", "Buy screws", "--duration", "2h", "--place", "Hardware store by the river", "--due", "2026-03-02T15:00",
        "--fixed")
    _house_with_plan(house)
    page.open(house.address)
    for language in ("en", "uk"):
        page.speak(language)
        page.size(390, 844)
        page.open(house.address.rstrip("/") + "/plan")
        page.reads("Hardware store by the river", "#column")
        narrow, apart = page.run(
            "const boxes = [...document.querySelectorAll('.block .card')].map((card) => ['h2', '.about'].map("
            " (part) => card.querySelector(part).getBoundingClientRect()).concat(card.getBoundingClientRect()));"
            "return [boxes.filter(([, about, card]) => about.width < card.width - 40).length,"
            " boxes.filter(([name, about]) => about.top > Math.max(name.bottom, name.top + 44) + 8).length]")
        equal((0, 0), (narrow, apart))


@walk("on the plan, a block is pinned with the arrow keys, by dragging, and with the form")
def plan_pins(house, page):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import Select

    _house_with_plan(house)
    page.open(house.address + "/plan")
    page.reads("Write report", "#column")
    equal(["Write report 12:00 flexible", "Sort photos 13:00 flexible"], _blocks(house))
    page.run("document.querySelector('.block[data-task=\"1\"] .grip').focus()")
    ActionChains(page.driver).send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN).key_down(Keys.SHIFT).send_keys(
        Keys.ARROW_DOWN).key_up(Keys.SHIFT).perform()
    page.reads("12:25", ".drag-time")
    ActionChains(page.driver).send_keys(Keys.ENTER).perform()
    page.until(lambda: "Write report 12:25 pinned" in _blocks(house), "not pinned by the keys")
    page.reads("12:25", ".block.pinned")
    page.visible("#toasts .toast [data-undo]").click()
    page.until(lambda: "Write report 12:00 flexible" in _blocks(house), "not undone")
    page.visible(".block.flexible[data-task='1']")
    grip = page.visible(".block[data-task='1'] .grip")
    page.run("arguments[0].scrollIntoView({block: 'center'})", grip)
    ActionChains(page.driver).click_and_hold(grip).move_by_offset(0, 90).move_by_offset(0, 90).release().perform()
    page.until(lambda: any(block.endswith("pinned") for block in _blocks(house)), "not pinned by dragging")
    Select(page.visible(".pin-form select")).select_by_visible_text("Sort photos")
    page.run("document.querySelector('.pin-form input:not([type=hidden])').value = '20:15'")
    page.click(".pin-form button")
    page.until(lambda: "Sort photos 20:15 pinned" in _blocks(house), "not pinned by the form")
    equal([], page.complaints())


@walk("a tap on free time opens the form of a new task at that time")
def plan_new_task(house, page):
    _house_with_plan(house)
    page.open(house.address + "/plan")
    page.reads("Write report", "#column")
    page.click(".slot[data-from='1080'] a")
    value = page.visible("dialog #f-due").get_attribute("value")
    assert value.startswith("Mon 2 Mar 18:"), value
    equal([], page.complaints())
