"""Walks through the page in another zone than that of the tasks, and a place with opening hours."""

from registry import equal, walk


@walk("in another zone times carry theirs; the page asks once, moves the tasks, and undo brings them back")
def zone_move(house, page):
    house.environment["PASSBY_NOW"] = "2026-03-02T11:00:00+01:00"
    house.passby("add", "Call", "--due", "2026-03-02T18:00")
    house.start()
    page.open(house.address)
    page.reads("by 18:00", "#board")
    equal(False, "Berlin" in page.text("#board"))
    page.zone("Europe/Lisbon")
    page.open(house.address)
    # The first answer did not know the zone: the list is fetched again.
    page.reads("by 18:00 Berlin", "#board")
    page.reads("Your tasks keep Berlin time.", "#board")
    page.click("[formaction='/zone/move']")
    page.reads("Moved 1 task to Lisbon time.", "#toasts")
    page.until(lambda: "Berlin" not in page.text("#board"), "the task is still in Berlin")
    page.click("#toasts [data-undo]")
    page.reads("Your tasks keep Berlin time.", "#board")
    page.click("form[action='/zone/keep'] button:not([formaction])")
    page.until(lambda: "Your tasks keep" not in page.text("#board"), "the question stays")
    page.open(house.address)
    page.reads("by 18:00 Berlin", "#board")
    equal(False, "Your tasks keep" in page.text("#board"))


@walk("opening hours are typed into the form of a place, and a closed place says when it opens")
def place_hours(house, page):
    house.environment["PASSBY_NOW"] = "2026-03-02T07:00:00+01:00"
    house.passby("place", "add", "Vet", "52.52,13.405")
    house.start()
    page.open(house.address.rstrip("/") + "/places/1/edit")
    field = page.visible("#p-hours")
    field.send_keys("PH off")
    page.click("#place-form .primary")
    page.reads("is not known in opening hours", "[data-error=hours]")
    field = page.visible("#p-hours")
    field.clear()
    field.send_keys("Mo-Fr 08:00-18:00")
    page.click("#place-form .primary")
    page.reads("closed, opens 08:00", "#board")
