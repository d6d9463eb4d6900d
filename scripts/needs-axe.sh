#!/bin/sh
# Puts axe-core, a checker of accessibility, into .build for the tests in a browser, out of a Python package that carries it.
# Without it they say that it is missing, and go on.
set -eu

cd "$(dirname "$0")/.."
[ -s .build/axe/axe.min.js ] && exit 0
mkdir -p .build/axe
python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest .build/axe \
  axe-playwright-python==0.1.8 >/dev/null 2>&1 ||
  {
    echo "axe-core could not be fetched: the check of accessibility is left out." >&2
    exit 0
  }
python3 - .build/axe/*.whl <<'PYTHON'
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel, open(".build/axe/axe.min.js", "wb") as file:
    file.write(wheel.read("axe_playwright_python/axe.min.js"))
PYTHON
