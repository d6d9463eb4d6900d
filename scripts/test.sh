#!/usr/bin/env bash
# Runs all tests: those without a browser, and beside them, with what processor time they leave, the check of the API and the walks in
# browsers. The end of the output lists what was skipped, with the reason, and what failed.
set -uo pipefail

cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
log=$(mktemp)
aside=$(mktemp -d)
trap 'for job in $(jobs -p); do kill "$job" 2> /dev/null; done; rm -rf "$log" "$aside"' EXIT

# Without a limit a thousand tests begin at once and wait for each other, so that the time limits of those that need seconds run out.
cores=$(getconf _NPROCESSORS_ONLN)
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-$((4 * cores))}

"$swift" build --build-tests || exit
program=$("$swift" build --show-bin-path)/passby

# The tests without a browser wait more than they compute: time limits, kills, restarts.
status=0
nice -n 15 scripts/test-api.sh "$program" > "$aside/api" 2>&1 &
api=$!
nice -n 15 "$swift" test --skip-build --ignore-lock --filter BrowserTests > "$aside/walks" 2>&1 &
walks=$!
"$swift" test --skip-build --ignore-lock --skip BrowserTests 2>&1 | tee "$log" || status=$?
for job in "$walks" "$api"; do wait "$job" || status=$?; done
cat "$aside/walks" "$aside/api" | tee -a "$log"

# Swift Testing prints: ➜ Suite "…" skipped: "reason", or ➜ Test … skipped.
if grep -q '^➜ ' "$log"; then
  printf '\nSkipped:\n'
  sed -n 's/^➜ */  /p' "$log" | sort -u
fi

if [ "$status" -ne 0 ]; then
  printf '\nWhat failed:\n'
  # The message of an issue may have many lines; the last ones of a long message say where it ended.
  awk '
    /^[✔◇✘]|^\[[0-9]+\/[0-9]+\]|^error:/ { shows = 0 }
    /^✘ .* recorded an issue/ || /: error: / || /^error:/ || /^Fatal error/ { shows = 1; lines = 0 }
    shows && lines++ < 12 { print substr($0, 1, 400) }
  ' "$log"
fi
exit "$status"
