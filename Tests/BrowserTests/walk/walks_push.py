"""Walks through what comes while no page is open."""

import json

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


@walk("a reminder that is pushed to the browser shows its task, and Done does it once", own_browser=True)
def pushed(house):
    house.passby("add", "Cat medicine", "--every", "2w", "--start", "2020-01-01T09:00")
    house.start()
    # A browser of its own: the numbers of registrations begin anew.
    with browser(width=1280, height=900) as page:
        command = page.driver.execute_cdp_cmd
        origin = house.address.rstrip("/")
        command("Browser.grantPermissions", {"origin": origin, "permissions": ["notifications"]})
        page.open(house.address)
        page.reads("Cat medicine", "#board")
        page.until(
            lambda: page.driver.execute_async_script(
                "navigator.serviceWorker.ready.then((it) => arguments[0](it.active?.state === 'activated'))"),
            "the worker does not start")
        # No page of it is open: one in front would show the reminder itself.
        page.open("about:blank")
        text = {"title": "Cat medicine", "body": "due today", "tag": "passby-1", "task": 1,
                "buttons": [{"action": "done", "title": "Done"}, {"action": "snooze", "title": "Snooze"}]}
        command("ServiceWorker.enable", {})
        # The protocol tells the number of the registration only in events; it is a small one.
        for number in range(4):
            command("ServiceWorker.deliverPushMessage", {
                "origin": origin, "registrationId": str(number), "data": json.dumps(text)})
        page.open(house.address)
        shown = page.until(lambda: page.driver.execute_async_script(NOTIFICATIONS), "no notification is shown")
        equal([{"title": "Cat medicine", "body": "due today", "task": 1, "buttons": ["Done", "Snooze"]}], shown)
        click = ("self.registration.getNotifications().then(([notification]) => notification && self.dispatchEvent("
                 "new NotificationEvent('notificationclick', { notification, action: 'done' })))")
        for _ in range(2):
            to_worker(page, click)
        page.until(lambda: not page.driver.execute_async_script(NOTIFICATIONS), "the notification stays")
        page.until(lambda: "done" in house.passby("history"), "it is not done")
        equal(1, house.passby("history").count("Cat medicine"))
