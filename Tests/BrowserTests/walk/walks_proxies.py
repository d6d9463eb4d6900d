"""Walks behind proxies, below a path, and with a browser that has no scripts and names no origin."""

import json

from browser import browser
from proxies import TextBrowser, free_port, proxy
from registry import equal, walk
from selenium.webdriver.common.action_chains import ActionChains

PATH = "/passby"


def _below(house, kind, strips):
    """Logs in below a path; list, form, fragment, event stream, worker, feed and API."""
    port = free_port()
    house.configure(f"web:\n  public_url: http://localhost:{port}{PATH}\n")
    house.passby("add", "Cat medicine", "--every", "2w", "--start", "2020-01-01T09:00")
    token = house.passby("web", "token").split()[-1]
    house.start()
    base = f"http://localhost:{port}{PATH}"
    with proxy(kind, house.folder, port, house.port, PATH, strips), browser(whole=True) as page:
        page.open(base + "/tasks")
        page.fill("#token", token)
        page.click("form.box button")
        page.reads("Cat medicine", "#board")
        equal(base + "/tasks", page.driver.current_url)
        page.click("[data-id='1'] .done")
        page.reads("Cat medicine", "#toasts")
        page.until(lambda: "Cat medicine" in house.passby("history"), "it is not done")
        # By the stream of events, without a new page.
        house.passby("add", "Tea", "--every", "1w")
        page.reads("Tea", "#board")
        ActionChains(page.driver).send_keys("n").perform()
        page.fill("#f-name", "Green tea")
        page.choose("[name=kind][value='2w']")
        page.click("#save")
        page.reads("Green tea", "#board")
        page.click("[data-id='2'] h2 a, [data-id='2'] .head a")
        page.reads("Tea", "h1")
        equal(True, page.driver.current_url.startswith(base + "/tasks/2"))
        scope = page.driver.execute_async_script(
            "navigator.serviceWorker.ready.then((it) => arguments[0](it.scope))")
        equal(base + "/", scope)
        for path in ("/", "/plan", "/weeks", "/map", "/journal", "/settings", "/exchange", "/devices"):
            page.open(base + path)
            outside = page.run(
                "return performance.getEntriesByType('resource').map((one) => new URL(one.name))"
                f".filter((one) => one.origin === location.origin && !one.pathname.startsWith('{PATH}/')).map(String)")
            equal([], outside)
            links = page.run(
                "return [...document.querySelectorAll('a[href], form[action], [formaction]')]"
                ".map((one) => one.getAttribute('formaction') ?? one.getAttribute('action') ?? one.getAttribute('href'))"
                f".filter((one) => one.startsWith('/') && !one.startsWith('{PATH}/'))")
            equal([], links)
            equal([], page.complaints())
        manifest = json.loads(page.driver.execute_async_script(
            "fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.text()).then(arguments[0])"))
        equal(PATH + "/", manifest["scope"])
        code = page.driver.execute_async_script(
            f"fetch('{PATH}/api/v1/tasks').then((it) => arguments[0](it.status))")
        equal(200, code)


@walk("below a path, behind nginx that passes it on", own_browser=True)
def below_nginx(house):
    _below(house, "nginx", strips=False)


@walk("below a path, behind nginx that strips it", own_browser=True)
def below_nginx_stripped(house):
    _below(house, "nginx", strips=True)


@walk("below a path, behind Caddy that passes it on", own_browser=True)
def below_caddy(house):
    _below(house, "caddy", strips=False)


@walk("below a path, behind Caddy that strips it", own_browser=True)
def below_caddy_stripped(house):
    _below(house, "caddy", strips=True)


@walk("a browser without scripts that names no origin (w3m) ticks a task", own_browser=True)
def text_browser(house):
    house.passby("add", "Cat medicine", "--every", "2w", "--start", "2020-01-01T09:00")
    house.start()
    with TextBrowser(house.folder, house.address.rstrip("/") + "/tasks/1") as page:
        page.reads("Cat")
        page.press("/Done at another\r")
        page.reads("Done")
        # Over date, words and note to the button.
        page.press("\t\t\t\t\r")
        page.reads("Undo")
    equal(1, house.passby("history").count("Cat medicine done"))
