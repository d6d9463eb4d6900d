"""Walks through what comes while no page is open."""

import json
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


def push(page, origin, text):
    """Delivers a message as a push service does, and returns the notification that comes of it."""
    # No page of it is open: one in front would show the reminder itself.
    page.open("about:blank")
    # The protocol tells the number of the registration only in events; it is a small one.
    for number in range(4):
        page.driver.execute_cdp_cmd("ServiceWorker.deliverPushMessage", {
            "origin": origin, "registrationId": str(number), "data": json.dumps(text)})
    page.open(origin)
    shown = page.until(lambda: page.driver.execute_async_script(NOTIFICATIONS), "no notification is shown")
    equal([{"title": text["title"], "body": text["body"], "task": text["task"], "buttons": ["Done", "Snooze"]}], shown)


def click_twice(page, action):
    """Clicks a button of the notification, and once more as soon as it can."""
    for _ in range(2):
        to_worker(page, "self.registration.getNotifications().then(([notification]) => notification && self.dispatchEvent("
                        f"new NotificationEvent('notificationclick', {{ notification, action: '{action}' }})))")
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
        page.until(
            lambda: page.driver.execute_async_script(
                "navigator.serviceWorker.ready.then((it) => arguments[0](it.active?.state === 'activated'))"),
            "the worker does not start")
        command("ServiceWorker.enable", {})
        buttons = [{"action": "done", "title": "Done"}, {"action": "snooze", "title": "Snooze"}]
        push(page, origin, {"title": "Cat medicine", "body": "due today", "tag": "passby-1", "task": 1, "buttons": buttons})
        click_twice(page, "done")
        page.until(lambda: "done" in house.passby("history"), "it is not done")
        equal(1, house.passby("history").count("Cat medicine"))

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


def _snoozed(house, task):
    """The task in JSON once it is snoozed."""
    shown = json.loads(house.passby("show", task, "--json"))
    return shown if shown["snoozed_until"] else None
