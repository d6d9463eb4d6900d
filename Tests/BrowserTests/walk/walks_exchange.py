"""Brings files of other programs in, and takes them away again."""

import json
import pathlib

from registry import equal, walk

TODOIST = """\
TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
section,Home,,,,,,,,
task,"Water plants, inside",Twice in summer,1,1,,,every! 10 days,en,
task,Tax return @office,,4,1,,,31 may 2027,en,
task,Choir,,4,1,,,every blue moon,en,
"""


@walk("a file of Todoist is looked at, brought in, and taken back with one press")
def exchange_todoist(house, page):
    file = pathlib.Path(house.folder) / "todoist.csv"
    file.write_text(TODOIST, encoding="utf-8")
    house.start()
    page.open(house.address + "/exchange")
    page.all("#import-file")[0].send_keys(str(file))
    page.click("[name=action][value=look]")
    page.reads("Water plants, inside", "#preview")
    page.reads("every blue moon", "#preview")
    page.reads("Todoist", "#preview")
    equal([], json.loads(house.passby("list", "--all", "--json")))
    page.click("[name=action][value=import]")
    page.until(lambda: len(json.loads(house.passby("list", "--all", "--json"))) == 2, "not two tasks")
    tasks = {each["name"]: each for each in json.loads(house.passby("list", "--all", "--json"))}
    watering = tasks["Water plants, inside"]
    equal(("10d", "done", "high"), (watering["every"], watering["from"], watering["priority"]))
    page.reads("Imported", "#toasts")
    page.click("#toasts .toast button")
    page.until(lambda: json.loads(house.passby("list", "--all", "--json")) == [], "still there")
    # The same file can come again.
    page.open(house.address + "/exchange")
    page.all("#import-file")[0].send_keys(str(file))
    page.click("[name=action][value=look]")
    page.click("[name=action][value=import]")
    page.until(lambda: len(json.loads(house.passby("list", "--all", "--json"))) == 2, "not two tasks again")
    equal([], page.complaints())
