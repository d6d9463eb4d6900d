"""Walks by keyboard, and with the browser's own way back."""

from registry import equal, walk


def _press(page, *keys):
    from selenium.webdriver.common.action_chains import ActionChains

    for key in keys:
        ActionChains(page.driver).send_keys(key).perform()


def _focus(page):
    return page.run("return document.activeElement.closest('.task')?.dataset.id ?? null")


def _tasks(house, count=4):
    for number in range(1, count + 1):
        house.passby("add", f"Task {number}", "--every", "3d", "--start", "2020-01-01T09:00")
    house.start()


@walk("j and k go through the tasks; x, s and e act on the one that has the focus; ? lists the keys")
def keys(house, page):
    from selenium.webdriver.common.keys import Keys

    _tasks(house)
    page.open(house.address)
    page.visible("[data-id='4']")
    # Without a task that has the focus there is nothing to act on.
    _press(page, "x")
    _press(page, "j", "j", "j", "k")
    equal("2", _focus(page))
    _press(page, "x")
    page.until(lambda: '"last_done":"20' in house.passby("show", "2", "--json"), "not done")
    page.until(lambda: _focus(page) == "3", "the focus is elsewhere")
    assert '"last_done":null' in house.passby("show", "1", "--json")
    # Undo brings the focus back to the task.
    _press(page, "u")
    page.reads("Undone", "#toasts")
    page.until(lambda: _focus(page) == "2", "the focus did not come back")
    _press(page, "x")
    page.until(lambda: _focus(page) == "3", "the focus is elsewhere")
    _press(page, "s")
    page.visible("dialog [data-number='1']")
    _press(page, Keys.ESCAPE)
    page.gone("dialog")
    page.run("document.querySelector(\"[data-id='3'] h2 a\").focus()")
    _press(page, "e")
    field = page.visible("#f-name")
    line = field.get_attribute("value")
    equal("Task 3", line[:6])
    # In a field, letters are letters.
    field.send_keys("jkxesu?/n")
    equal(line + "jkxesu?/n", field.get_attribute("value"))
    _press(page, Keys.ESCAPE)
    page.gone("dialog")
    page.run("document.activeElement.blur()")
    _press(page, "?")
    page.reads("Undo the last step", "dialog")
    _press(page, Keys.ESCAPE)
    page.gone("dialog")
    equal([], page.complaints())


@walk("the browser's way back closes a dialog and stays on the page")
def back_closes(house, page):
    _tasks(house)
    page.open(house.address + "/status")
    page.visible("main")
    page.open(house.address)
    page.click("#new-task")
    page.fill("#f-name", "Tea")
    page.driver.back()
    page.gone("dialog")
    equal("/", page.run("return location.pathname"))
    # Closed by its button, it leaves nothing behind in the history.
    page.click("#new-task")
    page.visible("#f-name")
    page.click(".dialogbar button")
    page.gone("dialog")
    page.until(lambda: page.run("return history.state") is None, "the dialog is still in the history")
    page.driver.back()
    page.until(lambda: page.run("return location.pathname") == "/status", "one step back too few")


@walk("what is refused says so in plain words, and has a way back", own_browser=True)
def refused(house):
    from browser import browser

    _tasks(house)
    with browser(scripts=False) as page:
        page.open(house.address + "/?q=task")
        page.click("[data-id='1'] .done")
        page.reads("Task 1", "#toasts")
        page.open(house.address + "/?q=task")
        page.click("[data-id='1'] .done")
        page.reads("Not possible right now", "h1")
        page.click(".ways a")
        equal("?q=task", page.run("return location.search"))
        page.click("[data-id='1'] .done")
        page.click(".ways button")
        page.reads("Task 1", "#toasts")
