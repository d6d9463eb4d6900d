"""Walks along the rows of tasks: how much ink they take, what they do with names that are hard to draw, and where their menu is.
And through all pages: few sizes, weights and radii, and no letter on a ground that changes below it."""

import base64
import datetime
import os

import seeds
from browser import browser
from registry import Skipped, equal, walk
from walks_drawn import ALWAYS, WITH_TASKS, faults_of
from walks_home import drag

SIZES, WEIGHTS, RADII = {12, 14, 16, 20, 28}, {400, 600}, {8, 12}
# The sizes and weights of the letters that are seen, and the radii of boxes that are; a radius of half of the shorter side makes a pill,
# or a circle. Drawings, the map and codes are no type.
STYLES = r"""
const isSeen = (each) => each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !each.closest(".vh, .skip")
  && getComputedStyle(each).clipPath === "none";
const found = { size: {}, weight: {}, radius: {} };
const note = (kind, value, each) => {
  found[kind][value] ??= `${each.localName}.${[...each.classList].join(".")} in ${each.parentElement.className || each.parentElement.localName}`;
};
for (const each of document.querySelectorAll("body *")) {
  if (each.closest("svg, #map, .qr, script, template") || !isSeen(each)) continue;
  const style = getComputedStyle(each);
  const isText = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (isText || each.matches("input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=color], [type=file]), select, textarea, button")) {
    note("size", parseFloat(style.fontSize), each);
    note("weight", style.fontWeight, each);
  }
  const { width, height } = each.getBoundingClientRect();
  if (each.matches("input[type=radio], input[type=checkbox], input[type=color], input[type=range]") || !width || !height) continue;
  const isDrawn = style.backgroundColor !== "rgba(0, 0, 0, 0)" || parseFloat(style.borderTopWidth) || style.boxShadow !== "none" || each.localName === "img";
  for (const corner of ["borderTopLeftRadius", "borderTopRightRadius", "borderBottomLeftRadius", "borderBottomRightRadius"]) {
    const radius = style[corner].endsWith("%") ? parseFloat(style[corner]) / 100 * Math.min(width, height) : parseFloat(style[corner]);
    if (isDrawn && radius > 0 && radius < Math.min(width, height) / 2 - .5) note("radius", radius, each);
  }
}
return found;
"""
# How many pixels are none of the two most frequent colours, give or take 8 in each channel.
INK = """
const [data, done] = arguments;
fetch("data:image/png;base64," + data).then((answer) => answer.blob()).then(createImageBitmap).then((picture) => {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data: bytes } = pen.getImageData(0, 0, picture.width, picture.height);
  const counts = new Map();
  for (let at = 0; at < bytes.length; at += 4) {
    const colour = (bytes[at] << 16) | (bytes[at + 1] << 8) | bytes[at + 2];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const two = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 2).map(([colour]) => colour);
  const isNear = (a, b) => [16, 8, 0].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= 8);
  let ink = 0;
  for (const [colour, count] of counts) if (!two.some((each) => isNear(each, colour))) ink += count;
  done(ink);
});
"""
# The ink of the same twenty tasks when each row was a box with a bar behind its words (commit 2269741d), by width.
INK_BEFORE = {390: 372_358, 1280: 630_435}
TWENTY = (
    ("Kindergarten fee", "--due", "2026-02-27"), ("Return the library books", "--due", "2026-02-25"),
    ("Rent", "--due", "2026-03-02"),
    ("Vitamins", "--every", "1d", "--start", "2026-03-01"),
    ("Water flowers", "--every", "3d", "--start", "2026-02-27T09:00"), ("Passport", "--due", "2026-03-02"),
    ("Call grandma", "--due", "2026-03-02T19:00"), ("Vacuum", "--every", "1w", "--start", "2026-02-23T10:00"),
    ("Cat medicine", "--every", "10-14w", "--start", "2025-12-10T09:00", "--place", "Vet"),
    ("Claw trim", "--every", "2-4w", "--start", "2026-02-10T09:00", "--place", "Vet"),
    ("Milk", "--every", "2-5d", "--start", "2026-02-27T09:00", "--place", "Supermarket"),
    ("Oat flakes", "--every", "1-3w", "--start", "2026-02-20T09:00", "--place", "Supermarket"),
    ("Change the filter", "--every", "4-8w", "--start", "2026-01-20T09:00"),
    ("Back up the photos", "--every", "2-6w", "--start", "2026-02-01T09:00"),
    ("Plasters", "--place", "Supermarket"), ("Ask about drops", "--place", "Vet"),
    ("Sort the cellar",), ("Learn the song",), ("Write to Marta",), ("A new lamp",),
)


def _at(house, *arguments):
    house.environment["PASSBY_NOW"] = seeds.NOW
    house.passby(*arguments)


def _household(house):
    _at(house, "place", "add", "Vet", "52.5183,13.4075", "--tag", "animals")
    _at(house, "place", "add", "Supermarket", "52.5216,13.4097")
    for task in TWENTY:
        _at(house, "add", *task)


def _begin(house):
    seeds.begin_with(house, "twenty tasks", _household)
    house.environment["PASSBY_NOW"] = seeds.NOW
    house.start()


def ink_of(page):
    """The pixels of the page at hand, without header and tabs, that are neither ground nor sheet."""
    page.run("for (const each of document.querySelectorAll('.top, .tabs, .new')) each.style.visibility = 'hidden'")
    page.until(lambda: page.run("return document.getAnimations().length") == 0, "it still moves")
    width, height = page.run("return [innerWidth, document.documentElement.scrollHeight]")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    data = page._command("Page.captureScreenshot", {"captureBeyondViewport": True, "clip": clip})["data"]
    assert base64.b64decode(data).startswith(b"\x89PNG")
    page.open("about:blank")
    return page.driver.execute_async_script(INK, data)


@walk("Today with twenty tasks takes less than half of the ink that it took with boxes and bars behind words", own_browser=True)
def ink(house):
    _begin(house)
    for width, before in INK_BEFORE.items():
        with browser(width=width, height=844) as page:
            page.theme("light")
            page.size(width, 844)
            page.open(house.address)
            page.visible(".task")
            amount = ink_of(page)
            assert 2 * amount <= before, f"{amount} pixels at {width}, {before} before"


@walk("all pages share five sizes of type, two weights and two radii beside the pill", own_browser=True)
def tokens(house):
    seeds.furnish(house)
    house.time = datetime.datetime.fromisoformat(seeds.NOW).astimezone(datetime.timezone.utc)
    house.start()
    strays = {}
    with browser(width=1280, height=900) as page:
        for path in ALWAYS + WITH_TASKS:
            page.open(house.address.rstrip("/") + path)
            page.visible("main")
            for width in page.sizes(((1280, 900), (390, 780))):
                found = page.run(STYLES)
                for kind, usual in (("size", SIZES), ("weight", WEIGHTS), ("radius", RADII)):
                    for value, where in found[kind].items():
                        if float(value) not in usual:
                            strays.setdefault((kind, value, where), f"{path} {width}")
    equal({}, strays)


@walk("no letter lies on a ground whose colour a checker cannot tell", own_browser=True)
def grounds(house):
    if not os.environ.get("PASSBY_AXE"):
        raise Skipped("axe-core is not there (PASSBY_AXE names its file)")
    seeds.furnish(house)
    house.start()
    unsure = []
    with browser(width=390, height=844) as page:
        for path in ("/", "/tasks", "/tasks/1", "/plan", "/weeks", "/journal?month=2026-02", "/journal/habits", "/lookback?show=year&of=mood"):
            page.open(house.address.rstrip("/") + path)
            page.visible("main")
            page.size(390, max(844, page.run("return document.documentElement.scrollHeight")))
            for theme in page.themes():
                unsure += [f"{theme} {path}: {each}" for each in page.unsure_contrast()]
            page.size(390, 844)
    equal([], unsure)


@walk("rows with the widest names, from right to left and with emoji, at 320 pixels and with letters twice as large, show their dates", own_browser=True)
def hard_names(house):
    names = ("W" * 200, "Wide names " * 18, seeds.RIGHT_TO_LEFT * 7, seeds.EMOJI * 8)
    _at(house, "place", "add", "Pharmacy at the corner of the old market square", "52.52162,13.40973")
    for number, name in enumerate(names):
        for rule in (("--due", "2026-02-20T09:00"), ("--every", "10-14w", "--start", "2025-12-01T09:00"), ("--due", "2026-03-02T19:00")):
            _at(house, "add", name + f" {number}{rule[1][-2:]}", *rule, "--place", "1", "--category", "Home")
    house.start()
    faults = []
    with browser(width=320, height=800) as page:
        for path in ("/", "/tasks", "/tasks?density=compact", "/tasks/1"):
            for size in ("100%", "200%"):
                page.size(320, 800)
                page.open(house.address.rstrip("/") + path)
                page.visible(".task")
                page.run("document.documentElement.style.fontSize = arguments[0]", size)
                faults += [f"{path} {size}: {each}" for each in faults_of(page) if "#t" in each or ".task" in each or "sideways" in each or ".words" in each]
                hidden = page.run(
                    "return [...document.querySelectorAll('.task .words')].filter((each) => each.checkVisibility()).filter((each) => {"
                    " const [date, row] = [each, each.closest('.task')].map((one) => one.getBoundingClientRect());"
                    " return each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== 'visible'"
                    " || date.left < row.left || date.right > row.right || date.bottom > row.bottom || date.height < 8; }).map((each) => each.innerText)")
                faults += [f"{path} {size}: no date: {each}" for each in hidden]
    equal([], faults)


@walk("the menu of a row is seen under the pointer and with the focus, and opens by a long press", own_browser=True)
def row_menu(house):
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    _begin(house)
    sign = "return getComputedStyle(document.querySelector('#t1 summary .i')).opacity"
    with browser() as page:
        page.open(house.address + "/tasks")
        page.visible("#t1")
        equal("0", page.run(sign))
        # It is in the order of focus: the ring, the name, the menu.
        page.run("document.querySelector('#t1 .done').focus()")
        equal("1", page.run(sign))
        ActionChains(page.driver).send_keys(Keys.TAB, Keys.TAB, Keys.ENTER).perform()
        page.visible("#t1 .panel")
        page.run("document.querySelector('#t1 .menu').open = false; document.activeElement.blur()")
        equal("0", page.run(sign))
        ActionChains(page.driver).move_to_element(page.visible("#t1 .head")).perform()
        equal("1", page.run(sign))
        # "Done" stands in it once, and each of its lines has a sign.
        page.click("#t1 summary")
        equal(1, page.text("#t1 .panel").split("\n").count("Done"))
        equal(0, page.run("return [...document.querySelectorAll('#t1 .panel > :is(button, a)')].filter((each) => !each.querySelector('svg')).length"))
    with browser(scripts=False) as page:
        page.open(house.address + "/tasks")
        page.visible("#t1")
        equal("1", page.run(sign))
    with browser(width=390, height=844, phone=True) as page:
        page.open(house.address + "/tasks")
        page.visible("#t1")
        equal("1", page.run(sign))
        x, y = page.run("const { x, y } = document.querySelector('#t1 .head').getBoundingClientRect(); return [x + 40, y + 20]")
        touch = lambda kind, points: page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch("touchStart", [{"x": x, "y": y}])
        page.visible("#t1 .panel")
        touch("touchEnd", [])
        page.visible("#t1 .panel")
        equal("/tasks", page.run("return location.pathname"))
        page.run("document.querySelector('#t1 .menu').open = false")
        drag(page, "#t1 .head", 60)
        equal([], page.all(".menu[open]"))
        equal([], page.complaints())


@walk("a ring has no tick until it is pressed", own_browser=True)
def ring(house):
    _begin(house)
    with browser() as page:
        page.open(house.address)
        tick = "return getComputedStyle(document.querySelector('#t2 .tick')).color"
        page.visible("#t2")
        equal("rgba(0, 0, 0, 0)", page.run(tick))
        box = page.run("const { width, height } = document.querySelector('#t2 .tick').getBoundingClientRect(); return [width, height]")
        equal([24, 24], box)
        target = page.run("const { width, height } = document.querySelector('#t2 .done').getBoundingClientRect(); return [width, height]")
        equal([44, 44], target)
        page.click("#t2 .done")
        page.until(lambda: page.run("return document.querySelector('#t2.ticked') && (() => { " + tick + " })()") not in (None, "rgba(0, 0, 0, 0)"), "no tick")
