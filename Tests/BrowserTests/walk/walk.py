#!/usr/bin/python3
"""Walks through the pages of a built passby with a real browser.

walk.py --list              the walks, a line each
walk.py PROGRAM [NAME...]   walks them, or all; says what went wrong
"""

import sys
import traceback

import walks_done
import walks_drawn
import walks_fit
import walks_home
import walks_keys
import walks_live
import walks_look
import walks_map
import walks_plan
import walks_settings
import walks_tasks
import walks_visit
from browser import Browser, available
from house import House
from registry import WALKS

MODULES = (walks_tasks, walks_live, walks_map, walks_settings, walks_fit, walks_done, walks_visit, walks_drawn,
            walks_home, walks_keys, walks_look, walks_plan)


class Lane:
    """Walks one after the other; those that bring no browser of their own share one."""

    def __init__(self, program):
        self.program = program
        self.page = None

    def perform(self, name):
        """Walks one of them; tells whether it went well."""
        sentence, function, own_browser = WALKS[name]
        try:
            with House(self.program) as house:
                if own_browser:
                    function(house)
                else:
                    function(house, self.browser())
        except Exception:  # pylint: disable=broad-except
            print(f"FAILED {name}: {sentence}")
            traceback.print_exc(file=sys.stdout)
            self.close()
            return False
        print(f"ok {name}: {sentence}", flush=True)
        return True

    def browser(self):
        """The browser, as new."""
        if self.page is None:
            self.page = Browser()
        else:
            self.page.renew()
        return self.page

    def close(self):
        """Ends the browser."""
        if self.page is not None:
            self.page.quit()
            self.page = None


def main(arguments):
    if arguments == ["--list"]:
        for name, (sentence, _, _) in WALKS.items():
            print(f"{name}\t{sentence}")
        return 0
    if not arguments or arguments[0].startswith("-"):
        print(__doc__)
        return 64
    missing = available()
    if missing:
        print(missing)
        return 69
    program, *names = arguments
    unknown = [name for name in names if name not in WALKS]
    if unknown:
        print(f"there is no walk {unknown[0]!r}")
        return 66
    lane = Lane(program)
    try:
        results = [lane.perform(name) for name in names or WALKS]
    finally:
        lane.close()
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
