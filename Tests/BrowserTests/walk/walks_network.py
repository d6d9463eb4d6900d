"""Walks through the way of phones to the page: letting them in, and keeping them out again."""

import http.client
import pathlib
import shutil
import socket
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request

from browser import browser
from house import House
from registry import Skipped, equal, walk

MEANS = "Everyone in this network can then reach the login of Passby. Your browser stays logged in."


def own_address():
    """The address of this machine on the way to others; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(("203.0.113.1", 9))
        return way.getsockname()[0]


def reaches(house, path="/login"):
    """The status of a page at the address in the network; None where nothing answers."""
    try:
        with urllib.request.urlopen(f"http://{own_address()}:{house.port}{path}", timeout=10) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return None


def let_in(page):
    """Presses the button, and answers its question."""
    page.click("#let-phones-in")
    page.reads(MEANS, "#network-means")
    page.click("#let-in")


@walk("phones are let in without a terminal: after one question the page listens in the network, and this browser stays logged in")
def phones_let_in(house, page):
    house.start()
    page.open(house.address + "/devices")
    equal(None, reaches(house))
    # Before that no key and no name are asked.
    equal([], page.all("main [name=name]"))
    equal([], page.all(".qr"))
    let_in(page)
    page.reads(f"http://{own_address()}:{house.port}", ".network")
    page.until(lambda: reaches(house) == 200, "nothing answers in the network")
  
    # This browser stays logged in, another one has to log in, and what is open stays.
    page.open(house.address)
    page.lacks("Log in", "h1")
    equal(401, reaches(house, "/api/v1/tasks"))
    # The code of a phone names the address of the network.
    page.open(house.address + "/devices")
    page.fill("main form[action='/devices'] [name=name]", "Pixel")
    page.click("main form[action='/devices'] button.primary")
    page.reads(f"http://{own_address()}:{house.port}", "#code-address")
    page.visible(".qr svg")
    # The choice survives a start, and is taken back in one press.
    port = house.port
    house.stop()
    house.start(port)
    page.until(lambda: reaches(house) == 200, "nothing answers in the network after a start")
    page.open(house.address + "/devices")
    page.click("#shut-again")
    page.reads("Only this computer reaches Passby now", ".network")
    page.until(lambda: reaches(house) is None, "it still answers in the network")
    page.visible("#let-phones-in")
    equal([], page.complaints())


@walk("where the port is taken, or a file fixes the setting, nothing is stored and one sentence says why", own_browser=True)
def phones_kept_out(house):
    house.start()
    with socket.socket() as other, browser(width=390, height=844) as page:
        other.bind((own_address(), int(house.port)))
        other.listen()
        page.open(house.address + "/devices")
        let_in(page)
        page.reads(f"Another program already answers at port {house.port}", "#network-problem")
        equal([], list(house.folder.rglob("*.token")))
        other.close()
        # It works once the port is free, and a second time changes nothing.
        page.click("#let-in")
        page.visible("#shut-again")
        page.open(house.address + "/network")
        page.visible("#shut-again")
    house.stop()
    for token in house.folder.rglob("*.token"):
        token.unlink()
    house.configure("web:\n  listen: 127.0.0.1\n")
    house.start()
    with browser(scripts=False, width=1280, height=844) as page:
        page.open(house.address + "/devices")
        equal([], page.all("#let-phones-in"))
        page.reads("config.yaml", ".network")


@walk("other tabs stay logged in, and the streams of other browsers end with a login", own_browser=True)
def phones_other_tabs(house):
    house.start()
    with browser() as mine, browser() as other:
        other.open(house.address)
        mine.open(house.address + "/devices")
        let_in(mine)
        mine.visible("#shut-again")
        other.open(house.address)
        other.reads("Log in", "h1")
        mine.open(house.address + "/settings")
        mine.lacks("Log in", "h1")
        # A code logs another device in at the address in the network, once.
        mine.open(house.address + "/devices")
        mine.click("#on-phone > summary")
        code = mine.text("#on-phone code")
        cookie = _log_in(house, code)
        equal(None, _log_in(house, code))
        assert "shut-again" in _page(house, "/devices", cookie)
        # Over plain HTTP no browser gives its position.
        phone = _page(house, "/welcome?question=phone", cookie)
        assert 'data-answer="receiver"' in phone and 'data-answer="browser"' not in phone, phone


def _log_in(house, code):
    """The cookie of a login at the address in the network, as the script of the page sends it; None for a wrong code."""
    origin = f"http://{own_address()}:{house.port}"
    connection = http.client.HTTPConnection(own_address(), int(house.port), timeout=10)
    connection.request(
        "POST", "/login", urllib.parse.urlencode({"token": code}),
        {"Origin": origin, "Content-Type": "application/x-www-form-urlencoded"})
    answer = connection.getresponse()
    return answer.getheader("Set-Cookie", "").split(";")[0] if answer.status == 303 else None


def _page(house, path, cookie):
    """A page at the address in the network."""
    request = urllib.request.Request(f"http://{own_address()}:{house.port}{path}", headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read().decode()


@walk("another person has no button that lets phones in, and its addresses are not there", own_browser=True)
def phones_of_another(house):
    house.passby("web", "token")
    house.passby("device", "add", "Tablet", "--person", "anna")
    token = house.passby("web", "token", "--person", "anna").split()[-1]
    house.start()
    with browser() as page:
        page.open(house.address + "/devices")
        page.fill("#token", token)
        page.click("main button.primary, main form button")
        page.visible("#main")
        page.open(house.address + "/devices")
        page.lacks("Log in", "h1")
        equal([], page.all("#let-phones-in, .by-hand"))
        for path, method in (("/network", "GET"), ("/network", "POST"), ("/network/shut", "POST"), ("/network/code", "POST")):
            status = page.run("return fetch(arguments[0], { method: arguments[1] }).then((answer) => answer.status)", path, method)
            equal((path, method, 404), (path, method, status))
        equal([], [each for each in house.passby("config").splitlines() if "web.listen" in each and "0.0.0.0" in each])


# The walk in a network of its own that has nothing but loopback.
ALONE = """
import sys
sys.path.insert(0, sys.argv[2])
import walks_network
walks_network.alone(sys.argv[1])
"""


@walk("without a network one sentence says so, and nothing is stored", own_browser=True)
def phones_without_network(house):
    own = ["unshare", "-rn", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"]
    if not shutil.which("ip") or subprocess.run([*own, "true"], capture_output=True).returncode != 0:
        raise Skipped("no network of its own can be made (unshare, ip)")
    done = subprocess.run(
        [*own, sys.executable, "-B", "-c", ALONE, house.program, str(pathlib.Path(__file__).parent)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def alone(program):
    """Presses the button in a network without anybody."""
    with House(program) as house, browser() as page:
        house.start()
        page.open(house.address + "/devices")
        let_in(page)
        page.reads("This computer is in no network that a phone could use", "#network-problem")
        equal([], list(house.folder.rglob("*.token")))
        page.open(house.address + "/devices")
        page.lacks("Log in", "h1")
        page.visible("#let-phones-in")
