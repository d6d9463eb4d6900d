#!/usr/bin/python3
"""Walks through the pages of a built passby with a real browser.

walk.py --list                          the walks, a line each
walk.py [--lanes N] [--late MS] PROGRAM [NAME...]
                                        walks them, or all; says what went wrong; N at a time, 1 unless said

With --late each answer comes so many milliseconds later, as on a loaded machine: a walk that waits for what is there before is red.
"""

import multiprocessing
import sys
import tempfile
import time
import traceback

import seeds
import walks_charts
import walks_commands
import walks_dates
import walks_devices
import walks_done
import walks_drawn
import walks_exchange
import walks_fit
import walks_frame
import walks_form
import walks_habits
import walks_home
import walks_journal
import walks_keys
import walks_live
import walks_living
import walks_look
import walks_map
import walks_network
import walks_photos
import walks_plan
import walks_proxies
import walks_push
import walks_quick
import walks_remind
import walks_rows
import walks_settings
import walks_tasks
import walks_visit
import walks_weeks
import walks_welcome
import walks_whole
import walks_zone
from browser import LATE, available, browser, quit_idle
from house import House
from registry import WALKS, Skipped

MODULES = (walks_tasks, walks_live, walks_map, walks_settings, walks_fit, walks_frame, walks_done, walks_visit, walks_drawn,
            walks_home, walks_journal, walks_keys, walks_look, walks_photos, walks_plan, walks_proxies, walks_push,
            walks_dates, walks_devices, walks_exchange, walks_quick, walks_weeks, walks_charts, walks_welcome, walks_rows,
            walks_habits, walks_living, walks_whole, walks_zone)
# Begun first, so that no lane walks alone at the end.
LONG = ("drawn", "drawn_in_ukrainian", "drawn_with_many", "accessibility", "checked", "narrow", "first_load", "density", "devices_drawn")


def perform(program, name):
    """Walks one of them; tells whether it went well."""
    sentence, function, own_browser = WALKS[name]
    begin = time.monotonic()
    try:
        with House(program) as house:
            if own_browser:
                function(house)
            else:
                with browser() as page:
                    function(house, page)
    except Skipped as reason:
        sys.stdout.write(f"ok {name}: {sentence} (skipped: {reason})\n")
        sys.stdout.flush()
        return True
    except Exception:  # pylint: disable=broad-except
        # One text, so that another lane's does not come between.
        sys.stdout.write(f"FAILED {name}: {sentence}\n{traceback.format_exc()}")
        sys.stdout.flush()
        return False
    sys.stdout.write(f"ok {name}: {sentence} ({time.monotonic() - begin:.0f} s)\n")
    sys.stdout.flush()
    return True


def walk_on(program, names, taken, failures):
    """Takes the next walk that nobody has taken, until none is left."""
    try:
        while True:
            with taken.get_lock():
                number = taken.value
                taken.value += 1
            if number >= len(names):
                return
            if not perform(program, names[number]):
                with failures.get_lock():
                    failures.value += 1
    finally:
        quit_idle()


def main(arguments):
    if arguments == ["--list"]:
        for name, (sentence, _, _) in WALKS.items():
            print(f"{name}\t{sentence}")
        return 0
    lanes = 1
    if arguments[:1] == ["--lanes"] and arguments[1:] and arguments[1].isdigit():
        lanes, arguments = int(arguments[1]), arguments[2:]
    if arguments[:1] == ["--late"] and arguments[1:] and arguments[1].isdigit():
        LATE.append(int(arguments[1]))
        arguments = arguments[2:]
    if not arguments or arguments[0].startswith("-") or lanes < 1:
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
    names = sorted(names or WALKS, key=lambda name: LONG.index(name) if name in LONG else len(LONG))
    taken, failures = multiprocessing.Value("i", 0), multiprocessing.Value("i", 0)
    with tempfile.TemporaryDirectory(prefix="passby-walk-") as folder:
        seeds.keep_in(folder)
        processes = [multiprocessing.Process(target=walk_on, args=(program, names, taken, failures)) for _ in range(lanes)]
        for process in processes:
            process.start()
        for process in processes:
            process.join()
    return 0 if failures.value == 0 and all(process.exitcode == 0 for process in processes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
