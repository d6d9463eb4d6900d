"""Walks through the appearance that a user chooses, and the end of a day."""

from browser import browser
from registry import equal, walk
from walks_drawn import faults_of

PAGES = ("/", "/tasks/new", "/tasks/1", "/map", "/history", "/status")
GROUNDS = {"light": "rgb(250, 246, 239)", "dark": "rgb(24, 21, 18)"}
ICONS = ("bag", "bicycle", "tool")
# The contrast of the words of the page at hand with the page itself; WCAG 2.2.
CONTRAST = """
const channels = (text) => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
const light = (text) => {
  const [r, g, b] = channels(text).map((each) => each / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const [one, two] = [light(getComputedStyle(arguments[0]).color), light(getComputedStyle(document.body).backgroundColor)];
return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
"""


def _choose(house, theme, color, icon):
    house.configure(f"appearance:\n  theme: {theme}\n  color: \"{color}\"\n  icon: {icon}\n")


@walk("theme, accent and icon that are chosen are drawn at once, whatever the browser asks for", own_browser=True)
def look(house):
    house.passby("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    house.passby("add", "Cat medicine", "--every", "10-14w", "--place", "Vet")
    _choose(house, "dark", "#ffee00", "cat")
    house.start()
    faults = []
    with browser(width=1280, height=900) as page:
        for theme, other, color, icon in (("dark", "light", "#102040", "cat"), ("light", "dark", "#ffee00", "sun")):
            _choose(house, theme, color, icon)
            page.theme(other)

            def is_chosen():
                page.open(house.address)
                return icon in page.run("return document.querySelector('link[rel=icon]').href")

            page.until(is_chosen, "the appearance is not taken over while the daemon runs")
            page.visible(".day-done svg")
            page.visible(".quote footer")
            for path in PAGES:
                page.open(house.address.rstrip("/") + path)
                equal(theme, page.run("return document.documentElement.dataset.theme"))
                equal(GROUNDS[theme], page.run("return getComputedStyle(document.body).backgroundColor"))
                for width in (1280, 390):
                    page.size(width, 900)
                    faults += [f"{theme} {path} {width}: {each}" for each in faults_of(page)]
            page.open(house.address)
            ratio = page.run(CONTRAST, page.visible(".tabs [aria-current]"))
            assert ratio >= 4.5, f"{theme}: the chosen tab has a contrast of {ratio}"
            equal([], page.complaints())
    equal([], faults)


@walk("the icons of categories come from one file, and take the colour of the text")
def category_icons(house, page):
    house.start()
    page.open(house.address)
    for name in ICONS:
        page.run(
            "const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');"
            "const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');"
            "use.setAttribute('href', '/static/category-icons.svg#' + arguments[0]);"
            "svg.id = 'icon-' + arguments[0]; svg.append(use); document.querySelector('main').append(svg);", name)
        page.until(
            lambda: page.run("return document.querySelector('#icon-' + arguments[0] + ' use').getBBox().width", name) > 0,
            f"{name} is not drawn")
    equal([], page.complaints())
