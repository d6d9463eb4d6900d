"""The walks by name."""

WALKS = {}


class Skipped(Exception):
    """A walk that needs a program which is not installed."""


def walk(sentence, own_browser=False):
    """Names a walk by a sentence; it gets a house and, unless it brings its own browser, a page."""
    def register(function):
        WALKS[function.__name__] = (sentence, function, own_browser)
        return function
    return register


def equal(expected, found):
    """Says both sides where they differ."""
    if expected != found:
        raise AssertionError(f"expected {expected!r}\nfound    {found!r}")
