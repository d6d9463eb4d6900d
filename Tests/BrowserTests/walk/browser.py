"""A real browser, and the few gestures that the walks need."""

import atexit
import base64
import contextlib
import os
import pathlib
import shutil
import tempfile
import time

from house import ZONES, Refused
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException, ElementNotInteractableException, NoSuchElementException,
    StaleElementReferenceException, WebDriverException)
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

# It bounds hangs: a loaded machine stays far below it.
PATIENCE_SECONDS = 120
# How much later each answer comes, in milliseconds, as `walk.py --late` says.
LATE = []
# The width and the height of a page that no walk asks to be of another size.
USUAL = (1000, 800)
# The rules of axe-core: WCAG 2.0 to 2.2, A and AA.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Those that look at colours: in a second theme nothing else differs.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
# The first element that can be seen, in one message: WebDriver is asked for each element by itself. One that is to be clicked is brought into
# sight, and not yet there while a form around it is being answered, because the page takes no second press until then.
FIRST_SEEN = """
const seen = (each) => {
  if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = each.getBoundingClientRect();
  return (width > 0 && height > 0) || [...each.children].some(seen);
};
const first = [...document.querySelectorAll(arguments[0])].find(seen) ?? null;
if (!first || !arguments[1]) return first;
if (first.closest("[aria-busy=true]")) return null;
first.scrollIntoView({ block: "center" });
return first;
"""
# What can be read in the first element: lines for blocks, and no text that is not drawn, is cut off by a box around it, or is beyond the
# beginning of the page. The rules are those of WebDriver's answer (github.com/SeleniumHQ/selenium, javascript/atoms/dom.js), which asks for
# the styles of all ancestors of each element again; it does not know `overflow: clip`.
FIRST_TEXT = r"""
const styles = new Map();
const style = (each) => {
  if (!styles.has(each)) {
    const { display, position, visibility, overflowX, overflowY, whiteSpace, textTransform } = getComputedStyle(each);
    styles.set(each, { display, position, visibility, overflowX, overflowY, whiteSpace, textTransform });
  }
  return styles.get(each);
};
const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
const cutOff = (each) => {
  const box = each.getBoundingClientRect();
  let { position } = style(each);
  for (let around = each.parentElement; around && position !== "fixed"; around = around.parentElement) {
    const { display, overflowX, overflowY, position: next } = style(around);
    if (display.startsWith("inline") || (position === "absolute" && next === "static")) continue;
    const edge = around.getBoundingClientRect();
    if (cuts(overflowX) && (box.right < edge.left || box.left >= edge.right)) return true;
    if (cuts(overflowY) && (box.bottom < edge.top || box.top >= edge.bottom)) return true;
    position = next;
  }
  return box.right + scrollX < 0 || box.bottom + scrollY < 0;
};
const sized = (each) => {
  const { width, height } = each.getBoundingClientRect();
  return (width > 0 && height > 0)
    || (!cuts(style(each).overflowX) && [...each.childNodes].some((inner) => inner.nodeType === 3 || (inner.nodeType === 1 && sized(inner))));
};
const hidden = (each) => cutOff(each) && [...each.children].every((inner) => hidden(inner) || !sized(inner));
const lines = [""];
const isBlank = () => !lines.at(-1).trim();
const read = (each) => {
  if (each.nodeName === "BR") return lines.push("");
  const { display, visibility, whiteSpace, textTransform } = style(each);
  if (display === "none" || each.matches("details:not([open]) > :not(summary)")) return;
  const isCell = display === "table-cell";
  const isBlock = !isCell && !/^inline(-block|-table)?$/.test(display);
  if (isBlock && !isBlank()) lines.push("");
  const isSeen = visibility === "visible" && sized(each) && !hidden(each);
  for (const inner of each.childNodes) {
    if (inner.nodeType === 1) read(inner);
    if (inner.nodeType !== 3 || !isSeen) continue;
    let text = inner.data.replace(/[\u200b\u200e\u200f]/g, "");
    if (/^pre/.test(whiteSpace)) text = whiteSpace === "pre-line" ? text.replace(/[ \t]+/g, " ") : text.replace(/[ \t]/g, "\u00a0");
    else text = text.replace(/[ \t\n]+/g, " ");
    if (textTransform === "uppercase") text = text.toUpperCase();
    if (textTransform === "lowercase") text = text.toLowerCase();
    if (lines.at(-1).endsWith(" ")) text = text.replace(/^ /, "");
    lines[lines.length - 1] += text;
  }
  if (isCell && lines.at(-1) && !lines.at(-1).endsWith(" ")) lines[lines.length - 1] += " ";
  if (isBlock && !isBlank()) lines.push("");
};
const first = document.querySelector(arguments[0]);
if (first?.parentElement.checkVisibility()) read(first);
return lines.map((line) => line.replace(/^[ \n\t]+|[ \n\t]+$/g, "")).join("\n").replace(/\u00a0/g, " ").trim();
"""
# The program itself: the script of that name in the path begins it as a child, which outlives the script.
SHELL = "/usr/lib/chromium/chromium-headless-shell"


@contextlib.contextmanager
def replaced():
    """Lets go of what the page replaced while it was looked at or clicked."""
    try:
        yield
    except (StaleElementReferenceException, NoSuchElementException,
            ElementNotInteractableException, ElementClickInterceptedException):
        pass
    except WebDriverException as error:
        # Between two pages the driver has no class for it.
        if "does not belong to the document" not in str(error):
            raise


def available():
    """Why there is no browser to walk with, or nothing when there is one."""
    for name in ("chromium", "chromedriver"):
        if shutil.which(name) is None:
            return f"{name} is not installed"
    return None


class Browser:
    """Headless Chromium over WebDriver.

    It is the headless shell, if there is one: the same engine, without what belongs to the window, the user and
    the network of a whole browser. It takes less than two thirds of the processor time. A `whole` browser is
    needed for notifications and for many tabs.
    """

    def __init__(self, whole=False):
        self.folder = tempfile.mkdtemp(prefix="passby-chromium-")
        # What the page was last asked to be; nothing before that.
        self.shown_size = None
        self.shown_theme = None
        self.shown_zone = None
        self.origins = set()
        options = webdriver.ChromeOptions()
        whole = whole or not os.access(SHELL, os.X_OK)
        options.binary_location = shutil.which("chromium") if whole else SHELL
        width, height = USUAL
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-background-networking", "--disable-component-update", "--no-first-run",
            "--hide-scrollbars", "--lang=en",
            f"--window-size={width},{height}",
            # A pointer that hovers, as a laptop has it; what emulates a phone has none.
            "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
            # Nothing but the page itself may be asked for.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        # The driver makes the folder of the profile itself: with one that is named the shell shows it no page.
        environment = {**os.environ, "HOME": self.folder, "TMPDIR": self.folder}
        self.driver = webdriver.Chrome(
            service=Service(shutil.which("chromedriver"), env=environment), options=options)
        self.driver.set_page_load_timeout(PATIENCE_SECONDS)
        self.driver.set_script_timeout(PATIENCE_SECONDS)

    def begin(self, width=USUAL[0], height=USUAL[1], phone=False, dark=False, scripts=True):
        """Makes it as it is to be for a walk."""
        if LATE:
            self._command("Network.enable", {})
            self._command(
                "Network.emulateNetworkConditions",
                {"offline": False, "latency": LATE[-1], "downloadThroughput": -1, "uploadThroughput": -1})
        if not scripts:
            # Those of the page; what WebDriver runs goes on.
            self._command("Emulation.setScriptExecutionDisabled", {"value": True})
        if phone:
            self._command(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True})
            self._command("Emulation.setTouchEmulationEnabled", {"enabled": True})
        elif (width, height) != USUAL:
            self.size(width, height)
        if dark:
            self._command(
                "Emulation.setEmulatedMedia",
                {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})

    def _command(self, name, parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def renew(self):
        """Makes it as it was when it was started, for a walk on another address."""
        self.driver.get("about:blank")
        for handle in self.driver.window_handles[1:]:
            self.driver.switch_to.window(handle)
            self.driver.close()
        self.driver.switch_to.window(self.driver.window_handles[0])
        for name, parameters in (
            ("Emulation.setScriptExecutionDisabled", {"value": False}),
            ("Emulation.clearDeviceMetricsOverride", {}),
            ("Emulation.setTouchEmulationEnabled", {"enabled": False}),
            ("Emulation.setEmulatedMedia", {"features": []}),
            ("Network.enable", {}),
            ("Network.setExtraHTTPHeaders", {"headers": {}}),
            ("Network.clearBrowserCookies", {}),
            ("Network.clearBrowserCache", {}),
            ("Browser.resetPermissions", {}),
            *(("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"}) for origin in self.origins),
        ):
            self._command(name, parameters)
        self.zone("")
        self.shown_size = self.shown_theme = self.shown_zone = None
        self.origins.clear()
        self.driver.get_log("browser")

    def quit(self):
        """Ends the browser, and takes its folder away."""
        with contextlib.suppress(Exception):
            self.driver.quit()
        shutil.rmtree(self.folder, ignore_errors=True)

    # Looking

    def open(self, address):
        origin = "/".join(address.split("/")[:3])
        self.origins.add(origin)
        if self.shown_zone is None:
            self.zone(ZONES.get(origin, "Europe/Berlin"))
        self.driver.get(address)

    def zone(self, name):
        """Sets the zone of the browser's clock; an empty name is that of the machine."""
        self._command("Emulation.setTimezoneOverride", {"timezoneId": name})
        self.shown_zone = name

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def visible(self, selector):
        """The first element that can be seen, after some patience."""
        return self.until(lambda: self.run(FIRST_SEEN, selector, False), f"nothing to see at {selector}")

    def text(self, selector="body"):
        """The text of the first element, as it can be read."""
        return self.run(FIRST_TEXT, selector)

    def until(self, condition, message):
        """The first true answer; what the page replaces while it is looked at is looked at again."""
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            refusal = ""
            try:
                with replaced():
                    answer = condition()
                    if answer:
                        return answer
            except Refused as error:
                refusal = f"\n{error}"
            if time.monotonic() > end:
                raise AssertionError(f"{message}{refusal}\n--- {self.driver.current_url}\n{self.text()}")
            # A browser does not say when a page has changed: it is asked again.
            time.sleep(0.05)

    def change(self, selector, text):
        """Types a text and leaves the field."""
        self.run(
            "const field = document.querySelector(arguments[0]); field.focus(); field.value = arguments[1];"
            "for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true })); field.blur()",
            selector, text)

    def reads(self, text, selector="body"):
        """Waits until an element has a text."""
        return self.until(lambda: text in self.text(selector), f"{selector} does not say {text!r}")

    def lacks(self, text, selector="body"):
        """Waits until an element no longer has a text."""
        return self.until(lambda: text not in self.text(selector), f"{selector} still says {text!r}")

    def gone(self, selector):
        """Waits until nothing is there."""
        return self.until(lambda: not self.all(selector), f"{selector} is still there")

    def counts(self, number, selector):
        """Waits until there are so many: a click is over before the page that it asks for is there."""
        return self.until(
            lambda: len(self.all(selector)) == number,
            f"not {number} at {selector}")

    def run(self, script, *arguments):
        """What a script finds out."""
        return self.driver.execute_script(script, *arguments)

    def unsure_contrast(self):
        """Where axe-core cannot tell the colour below letters, since it is a picture or changes."""
        self.violations(["wcag2a"])
        return self.driver.execute_async_script(
            "const [done] = arguments;"
            "axe.run(document, {runOnly: {type: 'rule', values: ['color-contrast']}, resultTypes: ['incomplete']}).then((result) =>"
            " done(result.incomplete.flatMap((each) => each.nodes).flatMap((each) => each.any.map((one) => [one.data?.messageKey, each.html.slice(0, 120)]))"
            " .filter(([key]) => /bgImage|bgGradient/.test(key)).map((each) => each.join(' '))))")

    def violations(self, rules):
        """What axe-core finds on the page at hand by some of its rules; nothing without axe-core (PASSBY_AXE names its file)."""
        source = os.environ.get("PASSBY_AXE")
        if not source:
            return []
        if not self.run("return Boolean(window.axe)"):
            self.run(pathlib.Path(source).read_text(encoding="utf-8"))
        return self.driver.execute_async_script(
            "const [rules, done] = arguments;"
            "axe.run(document, {runOnly: rules, resultTypes: ['violations']}).then((result) => done(result.violations))", rules)

    def judged(self, rules):
        """What axe-core finds by some of its rules, and the colours of letters that it is not sure of because of what lies below, as sentences."""
        self.violations({"type": "rule", "values": ["document-title"]})
        return self.driver.execute_async_script(
            "const [rules, done] = arguments;"
            "axe.run(document, {runOnly: rules, resultTypes: ['violations', 'incomplete']}).then(({ violations, incomplete }) => done(["
            " ...violations.map((each) => `${each.id} ${each.nodes[0].html.slice(0, 150)}`),"
            " ...incomplete.filter((each) => each.id === 'color-contrast').flatMap((each) => each.nodes)"
            "  .flatMap((each) => each.any.map((one) => [one.data?.messageKey, each.html.slice(0, 120)]))"
            "  .filter(([key]) => /bgImage|bgGradient/.test(key)).map((each) => `not sure: ${each.join(' ')}`)]))", rules)

    def violations_by_theme(self, rules):
        """What axe-core finds by some groups of its rules in one theme, and about colours in the other: pairs of theme and violation."""
        found = []
        for theme in self.themes():
            found += [(theme, fault) for fault in self.violations(rules)]
            rules = {"type": "rule", "values": COLOUR_RULES}
        return found

    def complaints(self):
        """What the browser found wrong: script errors, refused by the content security policy, files that are not there."""
        return [
            entry["message"] for entry in self.driver.get_log("browser")
            if entry["level"] == "SEVERE" and "/events" not in entry["message"]
        ]

    # Doing

    def click(self, selector):
        """Clicks what can be seen, even if the page renews it just now."""
        def attempt():
            element = self.run(FIRST_SEEN, selector, True)
            if element is None:
                return False
            element.click()
            return True
        self.until(attempt, f"{selector} cannot be clicked")

    def fill(self, selector, text):
        """Types over what is in a field."""
        def attempt():
            field = self.visible(selector)
            field.clear()
            field.send_keys(text)
            return True
        self.until(attempt, f"{selector} cannot be filled")

    def settle(self):
        """Waits until taps count again: the page drops those on rows that moved in the last 500 ms."""
        now = "return performance.now()"
        moved = self.run(now)
        self.until(lambda: self.run(now) > moved + 500, "the clock of the page stands still")

    def choose(self, selector):
        """Checks a box or a button that may hide behind its label."""
        self.run("document.querySelector(arguments[0]).click()", selector)

    def picture(self, path, whole=False):
        """Keeps what is on the screen; the whole page, up to six screens, if `whole`."""
        if not whole:
            self.driver.save_screenshot(str(path))
            return
        width, height = self.run("return [innerWidth, Math.min(document.documentElement.scrollHeight, 6 * innerHeight)]")
        answer = self._command("Page.captureScreenshot", {
            "captureBeyondViewport": True,
            "clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}})
        pathlib.Path(path).write_bytes(base64.b64decode(answer["data"]))

    def size(self, width, height):
        """Gives the page another size, without loading it again."""
        if self.shown_size == (width, height):
            return
        self._command(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.shown_size = (width, height)

    def sizes(self, sizes):
        """Shows the page in one size after the other, beginning with the present one if that is at an end."""
        for width, height in sizes if self.shown_size != sizes[-1] else reversed(sizes):
            self.size(width, height)
            yield width

    def theme(self, name):
        """Asks for the light or the dark theme."""
        if self.shown_theme == name:
            return
        self._command(
            "Emulation.setEmulatedMedia",
            {"features": [{"name": "prefers-color-scheme", "value": name},
                          {"name": "prefers-reduced-motion", "value": "reduce"}]})
        self.shown_theme = name

    def themes(self, names=("light", "dark")):
        """Shows the page in one theme after the other, the present one first: another one is drawn anew."""
        for name in sorted(names, key=lambda each: each != self.shown_theme):
            self.theme(name)
            yield name

    def speak(self, language):
        """Asks for pages in a language."""
        self._command("Network.enable", {})
        self._command("Network.setExtraHTTPHeaders", {"headers": {"Accept-Language": language}})


# Those that no walk uses at present.
IDLE = []


@contextlib.contextmanager
def browser(whole=False, **settings):
    """A browser for a block; one that another block has used, made as new, if there is one."""
    opened = IDLE.pop() if IDLE and not whole else Browser(whole)
    try:
        opened.begin(**settings)
        yield opened
        if not whole:
            opened.renew()
            IDLE.append(opened)
    finally:
        if opened not in IDLE:
            opened.quit()


@atexit.register
def quit_idle():
    """Ends the browsers that no walk uses; a process that `multiprocessing` began calls it itself."""
    while IDLE:
        IDLE.pop().quit()
