"""Walks through what comes while no page is open."""

import base64
import hashlib
import json
import secrets
import sqlite3
import uuid
from datetime import datetime, timedelta, timezone

from browser import browser
from registry import equal, walk


def to_worker(page, expression):
    """Evaluates in the service worker, without an answer."""
    command = page.driver.execute_cdp_cmd
    target = page.until(
        lambda: next((each for each in command("Target.getTargets", {})["targetInfos"]
                      if each["type"] == "service_worker"), None), "there is no worker")
    session = command("Target.attachToTarget", {"targetId": target["targetId"], "flatten": False})
    message = {"id": 1, "method": "Runtime.evaluate", "params": {"expression": expression}}
    command("Target.sendMessageToTarget", {
        "sessionId": session["sessionId"], "message": json.dumps(message)})


NOTIFICATIONS = """
const done = arguments[0];
navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => done(all.map((one) => (
  { title: one.title, body: one.body, task: one.data.task, buttons: one.actions.map((each) => each.title) }))));
"""


def deliver(page, origin, data):
    """Delivers a message as a push service does; the page of the task list may be in front."""
    # The protocol tells the number of the registration only in events; it is a small one.
    for number in range(4):
        page.driver.execute_cdp_cmd("ServiceWorker.deliverPushMessage", {
            "origin": origin, "registrationId": str(number), "data": data})


TITLES = """
const done = arguments[0];
navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => done(all.map((one) => [one.title, one.body])));
"""

CLOSE = """
const done = arguments[0];
navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => { for (const one of all) one.close(); done(); });
"""


def receives(page, origin):
    """Waits until messages reach the worker: the browser drops those before it has stored the registration."""
    page.until(
        lambda: page.driver.execute_async_script(
            "navigator.serviceWorker.ready.then((it) => arguments[0](it.active?.state === 'activated'))"),
        "the worker does not start")
    page.driver.execute_cdp_cmd("ServiceWorker.enable", {})

    def is_shown(title):
        deliver(page, origin, json.dumps({"title": title, "tag": title}))
        return title in [shown for shown, _ in page.driver.execute_async_script(TITLES)]

    page.until(lambda: is_shown("First"), "no message is shown")
    # Messages come in order: after the last one no other is on its way.
    deliver(page, origin, json.dumps({"title": "Last", "tag": "Last"}))
    page.until(lambda: ["Last", ""] in page.driver.execute_async_script(TITLES), "the last message is not shown")
    page.driver.execute_async_script(CLOSE)
    page.until(lambda: not page.driver.execute_async_script(TITLES), "a notification stays")


def button(house, task, action):
    """Makes the button of a message about a task, as the daemon does."""
    key = secrets.token_urlsafe(32)
    digest = base64.urlsafe_b64encode(hashlib.sha256(key.encode()).digest()).decode().rstrip("=")
    with sqlite3.connect(next(house.folder.rglob("*.db"))) as database:
        number, countdown = database.execute("SELECT uuid, countdown FROM todo WHERE id = ?", (task,)).fetchone()
        due = json.loads(house.passby("show", str(task), "--json"))["due"][:19]
        database.execute(
            "INSERT INTO reminder_button (digest, action, todo, uuid, countdown, due, person, made_ms) VALUES (?, ?, ?, ?, ?, ?, 1, ?)",
            ("sha256 " + digest, action, task, str(uuid.UUID(bytes=number)).upper(), countdown, due, int(datetime.now(timezone.utc).timestamp() * 1000)))
    return {"action": action, "title": {"done": "Done", "snooze": "Snooze 1 h"}[action], "url": f"/act/{key}"}


def push(page, origin, text):
    """Delivers a message, and compares the notification that comes of it."""
    deliver(page, origin, json.dumps(text))
    shown = page.until(lambda: page.driver.execute_async_script(NOTIFICATIONS), "no notification is shown")
    equal([{"title": text["title"], "body": text["body"], "task": text["task"], "buttons": ["Done", "Snooze 1 h"]}], shown)


def click(page, action):
    """Clicks a button of the notification."""
    to_worker(page, "self.registration.getNotifications().then(([notification]) => notification && self.dispatchEvent("
                    f"new NotificationEvent('notificationclick', {{ notification, action: '{action}' }})))")


def click_twice(page, action):
    """Clicks a button of the notification, and once more as soon as it can."""
    for _ in range(2):
        click(page, action)
    page.until(lambda: not page.driver.execute_async_script(NOTIFICATIONS), "the notification stays")


@walk("a reminder that is pushed to the browser shows its task, and Done or Snooze does it once", own_browser=True)
def pushed(house):
    house.passby("add", "Cat medicine", "--every", "2w", "--start", "2020-01-01T09:00")
    house.passby("add", "Bins", "--every", "1w", "--start", "2020-01-01T09:00")
    house.start()
    # A browser of its own: the numbers of registrations begin anew.
    with browser(width=1280, height=900, whole=True) as page:
        command = page.driver.execute_cdp_cmd
        origin = house.address.rstrip("/")
        command("Browser.grantPermissions", {"origin": origin, "permissions": ["notifications"]})
        page.open(house.address)
        page.reads("Cat medicine", "#board")
        receives(page, origin)
        buttons = [button(house, 1, "done"), button(house, 1, "snooze")]
        push(page, origin, {"title": "Cat medicine", "body": "due today", "tag": "passby-1", "task": 1, "buttons": buttons})
        click_twice(page, "done")
        # Without an entry the history says that nothing was done yet.
        page.until(lambda: "Cat medicine" in house.passby("history"), "it is not done")
        equal(1, house.passby("history").count("Cat medicine"))
        # The message is shown once more, and says that it is too late.
        push(page, origin, {"title": "Cat medicine", "body": "due today", "tag": "passby-1", "task": 1, "buttons": buttons})
        click(page, "done")
        page.until(lambda: page.driver.execute_async_script(TITLES) == [["Cat medicine", "Done already"]], "nothing says why")
        page.driver.execute_async_script(CLOSE)
        page.until(lambda: not page.driver.execute_async_script(TITLES), "a notification stays")
        equal(1, house.passby("history").count("Cat medicine"))

        buttons = [button(house, 2, "done"), button(house, 2, "snooze")]
        before = json.loads(house.passby("show", "Bins", "--json"))
        push(page, origin, {"title": "Bins", "body": "due today", "tag": "passby-2", "task": 2, "buttons": buttons})
        clicked = datetime.now(timezone.utc)
        click_twice(page, "snooze")
        after = page.until(lambda: _snoozed(house, "Bins"), "it is not snoozed")
        until = datetime.fromisoformat(after["snoozed_until"])
        equal(True, timedelta(minutes=59) < until - clicked < timedelta(minutes=62))
        # Only the reminders are put off; nothing is done, and one step takes it back.
        equal(before["due"], after["due"])
        equal(0, house.passby("history").count("Bins"))
        house.passby("undo")
        equal(None, json.loads(house.passby("show", "Bins", "--json"))["snoozed_until"])
        equal(True, "Cat medicine" in house.passby("undo"))


@walk("each push shows something: with the page in front, and with data that is no JSON", own_browser=True)
def always_shown(house):
    house.passby("add", "Cat medicine", "--every", "2w", "--start", "2020-01-01T09:00")
    house.start()
    with browser(width=1280, height=900, whole=True) as page:
        command = page.driver.execute_cdp_cmd
        origin = house.address.rstrip("/")
        command("Browser.grantPermissions", {"origin": origin, "permissions": ["notifications"]})
        page.open(house.address)
        page.reads("Cat medicine", "#board")
        receives(page, origin)
        # All pages claim to be in front, as those that sleep do on iOS.
        to_worker(page, "self.clients.matchAll = async () => [{ focused: true, visibilityState: 'visible' }]")
        for data, title, body in (
                ("{", "Passby", "{"), ("", "Passby", ""), ("null", "Passby", ""), ("7", "Passby", ""), ('"x"', "Passby", ""), ("[]", "Passby", ""),
                ('{"title": "Tea"}', "Tea", ""), ('{"title": {}, "body": "now", "buttons": 3}', "Passby", "now"),
                ('{"title": "Tea", "body": "now", "task": 1, "buttons": [{"no": 1}]}', "Tea", "now")):
            deliver(page, origin, data)
            shown = page.until(lambda: page.driver.execute_async_script(TITLES), f"{data!r} shows nothing")
            equal([[title, body]], shown)
            page.driver.execute_async_script(CLOSE)


def _snoozed(house, task):
    """The task in JSON once it is snoozed."""
    shown = json.loads(house.passby("show", task, "--json"))
    return shown if shown["snoozed_until"] else None


APPLE = """
const done = arguments[0];
const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
(async () => {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const keys = { p256dh: text(await crypto.subtle.exportKey("raw", pair.publicKey)), auth: text(new Uint8Array(16)) };
  const endpoint = "https://web.push.apple.com/walk";
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  navigator.serviceWorker.getRegistration = async () => ({ pushManager: { getSubscription: async () => subscription } });
  done();
})();
"""


@walk("a browser of Apple is asked for a contact, and taken once there is one (case P1)", own_browser=True)
def contact(house):
    house.start()
    with browser(width=1280, height=900, whole=True) as page:
        origin = house.address.rstrip("/")
        page.driver.execute_cdp_cmd("Browser.grantPermissions", {"origin": origin, "permissions": ["notifications"]})
        page.open(house.address + "/settings#browsers")
        page.driver.execute_async_script(APPLE)
        # Off and on again, with the subscription of an iPhone.
        page.click("#allow-notifications")
        page.click("#allow-notifications")
        page.reads("Apple delivers reminders only", "#notify-words")
        equal("web.push_contact", page.run("return document.activeElement.name"))
        page.change("[name='web.push_contact']", "me@localhost")
        page.reads("a name of the internet", "#e-web-push-contact")
        page.change("[name='web.push_contact']", "me@example.org")
        page.lacks("Apple delivers", "#notify-words")
        equal(1, len(json.loads(house.passby("web", "push", "list", "--json"))))
