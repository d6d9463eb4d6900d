#!/usr/bin/env bash
# Compares the API of a running daemon with /api/v1/openapi.json: test-api.sh PROGRAM
#
# The daemon has a database of its own and listens on loopback. The seed (SEED) is fixed and the number of examples (EXAMPLES) bounded, so that a
# run takes about a minute and always makes the same requests.
set -euo pipefail

program=$(realpath "$1")
cd "$(dirname "$0")/.."
tools=$PWD/.build/schemathesis
config=$PWD/scripts/schemathesis.toml
if [ ! -d "$tools" ]; then
  echo "Schemathesis is missing (scripts/needs-schemathesis.sh): the API was not compared with its description." >&2
  exit 0
fi

folder=$(mktemp -d)
mkfifo "$folder/messages"
HOME=$folder XDG_CONFIG_HOME=$folder PASSBY_WEB_PORT=0 \
  "$program" --db "$folder/passby.db" run --gpsd 127.0.0.1:9 > /dev/null 2> "$folder/messages" &
daemon=$!
trap 'kill "$daemon" 2> /dev/null || true; wait "$daemon" 2> /dev/null || true; rm -rf "$folder"' EXIT

exec 3< "$folder/messages"
address=
while [ -z "$address" ] && read -r -t 60 line <&3; do
  case $line in "Page: "*) address=${line#Page: } ;; esac
done
[ -n "$address" ] || { echo "the daemon serves no page" >&2; exit 1; }
cat <&3 > /dev/null &

# What Hypothesis has found out about Unicode and about Python's modules is kept; no examples are, so that the requests stay the same.
mkdir -p .build/hypothesis
export HYPOTHESIS_STORAGE_DIRECTORY=$PWD/.build/hypothesis
cd "$folder"
PYTHONPATH=$tools python3 -m schemathesis.cli --config-file "$config" run "$address/api/v1/openapi.json" --url "$address/api/v1" \
  --seed "${SEED:-1}" --max-examples "${EXAMPLES:-10}" --phases coverage,fuzzing,stateful --generation-database :memory: --no-color
