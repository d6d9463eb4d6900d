"""Crawls all pages with an empty and a full database in both languages: none has a command but in "By hand"."""

import collections
import html.parser
import re
import urllib.error
import urllib.parse
import urllib.request

import seeds
from house import House
from registry import equal, walk

# Pages that no link leads to, and those that say what is wrong.
FURTHER = (
    "/login", "/nowhere", "/status", "/welcome", "/network", "/tasks/999", "/places/999", "/devices/999", "/habits/999",
    "/welcome?question=phone&answer=phone", "/welcome?question=phone&answer=receiver", "/welcome?question=tell&answer=owntracks",
    "/welcome?question=tell&answer=ntfy", "/welcome?question=tell&answer=desktop", "/welcome?question=place&answer=here",
    "/?line=Vet+every+never", "/?line=Milk+%40Nowhere", "/?q=nothing", "/history?from=x", "/timeline?weeks=5", "/plan?date=x")
BY_HAND = {"By hand", "Вручну"}
PLACEHOLDERS = "NAME|INSTANT|ID|FILE|N|KEY|URL|DATE|TEXT|LIST|TASK|PLACE|НАЗВА|ФАЙЛ|ДАТА|ЗАВДАННЯ|ІМ’Я"
FORBIDDEN = re.compile(rf"passby [a-z]|--|(?<![\w°’'-])(?<!° )(?:{PLACEHOLDERS})(?![\w’'-])")
MOST = 400


class Text(html.parser.HTMLParser):
    """The text of a page and its links, without what stands in "By hand", scripts and drawings."""

    def __init__(self, page):
        super().__init__()
        self.links, self.parts = [], []
        self._stack, self._summary = [], None
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "a" and values.get("href", "").startswith("/"):
            self.links.append(values["href"])
        if tag in ("details", "script", "style", "svg"):
            self._stack.append([tag, tag != "details"])
        if tag == "summary":
            self._summary = ""
        for name in ("aria-label", "placeholder", "title"):
            if values.get(name) and not self._is_hidden():
                self.parts.append(values[name])

    def handle_endtag(self, tag):
        if tag == "summary" and self._stack:
            if self._summary.strip() in BY_HAND:
                self._stack[-1][1] = True
            self._summary = None
        if self._stack and self._stack[-1][0] == tag:
            self._stack.pop()

    def handle_data(self, data):
        if self._summary is not None:
            self._summary += data
        if not self._is_hidden():
            self.parts.append(data)

    def _is_hidden(self):
        return any(hidden for _, hidden in self._stack)


def _crawl(house, language):
    """Each page with what is forbidden on it."""
    origin = house.address.rstrip("/")
    waiting = collections.deque(["/", *FURTHER])
    seen, faults = set(), []
    while waiting and len(seen) < MOST:
        path = waiting.popleft().split("#")[0]
        # One page of each kind: lists that go on, and days of a calendar, are alike.
        kind = re.sub(r"\d+", "1", path)
        if kind in seen or re.match(r"/(static|api|photos/\d+/|places/\d+/thumb|map/)", path):
            continue
        seen.add(kind)
        request = urllib.request.Request(origin + path, headers={"Accept-Language": language, "Accept": "text/html"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                kind, page = answer.headers.get_content_type(), answer.read().decode(errors="replace")
        except urllib.error.HTTPError as error:
            kind, page = error.headers.get_content_type(), error.read().decode(errors="replace")
        if kind != "text/html":
            continue
        text = Text(page)
        waiting.extend(link for link in text.links if "later=" not in link and "/ics" not in link)
        for part in text.parts:
            # One letter alone is that of a month.
            if len(part.strip()) > 1 and FORBIDDEN.search(part):
                faults.append(f"{language} {path}: {part.strip()[:200]}")
    assert len(seen) > 30, seen
    return faults


@walk("no page has a command but in By hand, with an empty and with a full database, in both languages", own_browser=True)
def commands(house):
    house.start()
    faults = _crawl(house, "en") + _crawl(house, "uk")
    with House(house.program) as full:
        seeds.furnish(full)
        full.start()
        faults += _crawl(full, "en") + _crawl(full, "uk")
    equal([], sorted(set(faults)))
