#!/usr/bin/env bash
# Runs all tests: first those without a browser beside the check of the API, because many of them wait; then those in browsers, which
# use all cores. The end of the output lists what was skipped, with the reason, and what failed.
set -uo pipefail

cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
log=$(mktemp)
api_log=$(mktemp)
trap '[ -z "${api:-}" ] || kill "$api" 2> /dev/null; rm -f "$log" "$api_log"' EXIT

# Without a limit a thousand tests begin at once and wait for each other, so that the time limits of those that need seconds run out.
cores=$(getconf _NPROCESSORS_ONLN)
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-$((4 * cores))}

status=0
"$swift" build --build-tests || exit
program=$("$swift" build --show-bin-path)/passby
scripts/test-api.sh "$program" > "$api_log" 2>&1 &
api=$!
"$swift" test --skip-build --skip BrowserTests 2>&1 | tee "$log" || status=$?
wait "$api" || status=$?
api=
"$swift" test --skip-build --filter BrowserTests 2>&1 | tee -a "$log" || status=$?
tee -a "$log" < "$api_log"

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
