#!/bin/sh
# Puts Schemathesis, which tests an API against its description, into .build for scripts/test-api.sh.
# Without it that test says that it is missing, and passes.
set -eu

cd "$(dirname "$0")/.."
version=4.32.5
[ -e ".build/schemathesis/version-$version" ] && exit 0
rm -rf .build/schemathesis
python3 -m pip install --quiet --disable-pip-version-check --no-warn-script-location \
  --target .build/schemathesis "schemathesis==$version" >/dev/null 2>&1 ||
  {
    echo "Schemathesis could not be fetched: the API is not compared with its description." >&2
    exit 0
  }
touch ".build/schemathesis/version-$version"
