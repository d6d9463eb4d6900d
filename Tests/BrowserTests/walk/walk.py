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
import walks_live
import walks_map
import walks_settings
import walks_tasks
from browser import available, browser
from house import House
from registry import WALKS

MODULES = (walks_tasks, walks_live, walks_map, walks_settings, walks_fit, walks_done, walks_drawn)


def perform(program, name):
    """Walks one of them; tells whether it went well."""
    sentence, function, own_browser = WALKS[name]
    try:
        with House(program) as house:
            if own_browser:
                function(house)
            else:
                with browser() as page:
                    function(house, page)
    except Exception:  # pylint: disable=broad-except
        print(f"FAILED {name}: {sentence}")
        traceback.print_exc(file=sys.stdout)
        return False
    print(f"ok {name}: {sentence}")
    return True


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
    results = [perform(program, name) for name in names or WALKS]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
